#SPDX - License - Identifier : GPL - 3.0 - or -later
"""The achievable-rate functions of app/estimate/kernels, over arrays, for fitting.

Each form takes coefficients p (a dict of name to value), shapes x (a dict of arrays, a row a timed
kernel) and a card, and returns seconds. tst_kernels holds both sides to the same values.
"""
import numpy as np

#Card : class, dense peaks in FLOP / s by arithmetic, bandwidth in B / s, multiprocessors,         \
    one - way link in
#B / s, and how many cards the link joins by a switch that adds.Sources : the vendors' data sheets.
CARDS = {
    "a100-sxm4-80gb": dict(cls="ampere", bf16=312e12, fp8=312e12, fp4=312e12, bw=2.039e12, sm=108, link=300e9, cache=40e6, switched=True),
    "h100-sxm5-80gb": dict(cls="hopper", bf16=989.4e12, fp8=1978.9e12, fp4=1978.9e12, bw=3.35e12, sm=132, link=450e9, cache=50e6, switched=True, adds=True),
    "b200-sxm-180gb": dict(cls="blackwell", bf16=2250e12, fp8=4500e12, fp4=9000e12, bw=7.7e12, sm=148, link=900e9, cache=126e6, switched=True, adds=True),
    "l40s-48gb": dict(cls="ada", bf16=362e12, fp8=733e12, fp4=733e12, bw=0.864e12, sm=142, link=31.5e9, cache=96e6, host=True),
    "rtx-pro-6000-blackwell-96gb": dict(cls="blackwell-pro", bf16=503.8e12, fp8=1007.6e12, fp4=2015.2e12, bw=1.792e12, sm=188, link=63e9, cache=128e6),
    "arc-pro-b60-24gb": dict(cls="xe2", bf16=98.3e12, fp8=98.3e12, fp4=98.3e12, bw=0.456e12, sm=20, link=31.5e9, cache=18e6),
}

#Of a matmul format : arithmetic, bytes of a stored weight with its scales, bytes of an input as
#multiplied, and whether a pass of its own rounds the 16 - bit input.
FORMATS = {
    "bf16": ("bf16", 2.0, 2.0, False),
    "fp8": ("fp8", 1.0, 1.0, True),
    "fp8-block": ("fp8", 1.0, 1.0, True),
    "nvfp4": ("fp4", 0.5625, 0.5625, True),
    "w4a16": ("bf16", 0.5625, 2.0, False),
    "w4a16-mx": ("bf16", 0.53125, 2.0, False),
    "w4a8": ("fp8", 0.53125, 1.0, True),
}
NAMES = {"bfloat16": "bf16", "fp8": "fp8", "fp8_block": "fp8-block", "nvfp4": "nvfp4", "int4_wo": "w4a16",
         "w4a16_mxfp4": "w4a16-mx", "w4a8_mxfp4_mxfp8": "w4a8"}

TILES = np.array([(256, 128), (128, 256), (128, 128), (128, 64), (64, 128), (64, 64), (16, 64), (16, 128)], float)
BLOCKS = np.array([16, 32, 64, 128], float)  # rows of a tile of a grouped product
QUERY_TILE, GROUP_TILE, SPLIT_KEYS, QUANTILES, COLUMNS = 128.0, 16.0, 256.0, 16, 128.0


def smooth_max(*terms):
    return sum(t ** 4 for t in terms) ** 0.25


def gemm(p, x, card, fmt, residency=True):
    arithmetic, weight, read, rounds = FORMATS[fmt]
    peak, bandwidth, sm = card[arithmetic], card["bw"] * p["stream"], card["sm"]
    pull = p["tile_bandwidth"]
    m, n, k = (x[c][:, None] for c in "mnk")
    rows, columns = TILES[:, 0][None], TILES[:, 1][None]
    tiles = np.ceil(m / rows) * np.ceil(n / columns)
    parts = np.clip(np.floor(sm / tiles), 1, np.maximum(1, np.floor(k / p["split_length"])))
    waves = tiles * parts / sm
    lost = p["wave_loss"] * (np.ceil(waves) - waves)
    load = np.minimum(rows, m) * read + np.minimum(columns, n) * weight
    step = np.maximum(2 * rows * columns * sm / (peak * p["compute"]), load / pull)
    body = np.maximum(1, waves + lost) * (p["prologue"] + k / parts * step)
    body = body + np.where(parts > 1, p["prologue"] + parts * m * n * 8 / (pull * sm), 0)
    m, n, k = (x[c] for c in "mnk")
    size = m * k * read + n * k * weight + m * n * 2
    memory = size / bandwidth
    if residency:  # the benchmark repeats one product: what fits stays in the last-level cache
        hit = 1 / (1 + (size / (0.5 * card["cache"])) ** 4)
        memory = memory * (1 - hit + hit / p["resident_gain"])
    time = p["launch"] + smooth_max(body.min(1), memory)
    if rounds:
        time = time + p["quantise_passes"] * m * k * (2 + read) / bandwidth + p["quantise_row"] * m / sm
    return np.maximum(time, p["host"]) if residency else time


def visible(x, extra):
    return np.where(x["window"] > 0, np.minimum(x["context"], x["window"] + extra), x["context"])


def prefill(p, x, card, _fmt):
    sm = card["sm"]
    q, c, d = x["queries"], x["context"], x["head_dim"]
    rows = np.where(q > 0.5 * QUERY_TILE, QUERY_TILE, 0.5 * QUERY_TILE)
    tiles = x["batch"] * x["heads"] * np.ceil(q / rows)
    causal = c - q + 0.5 * (q + np.minimum(q, rows))
    limit = visible(x, rows)
    limit = limit + p["window_waste"] * (c - limit)
    keys = np.minimum(causal, limit) + p["key_block"]
    step = rows * (4 * d * sm / (card["bf16"] * p["compute"]) + p["exponential"])
    longest = p["prologue"] + (limit + p["key_block"]) * step
    shared = tiles / sm * (p["prologue"] + keys * step)
    compute = np.maximum(shared + p["tail"] * longest, longest)
    stored = x["batch"] * x["kv_heads"] * 2 * d
    size = x["batch"] * q * x["heads"] * 2 * d * 2 + stored * visible(x, q) * x["cache_bytes"]
    written = stored * q * (2 + x["cache_bytes"])  # new keys and values into the cache
    bandwidth = card["bw"] * p["stream"]
    return p["launch"] + smooth_max(compute, size / bandwidth) + p["cache_passes"] * written / bandwidth


def decode(p, x, card, _fmt, residency=True):
    sm, bw = card["sm"], card["bw"]
    keys, d = visible(x, 0), x["head_dim"]
    group = x["heads"] / x["kv_heads"]
    streams = x["batch"] * x["kv_heads"]
    read = keys + p["key_block"]
    cache = streams * 2 * d * x["cache_bytes"]
    other = x["batch"] * x["heads"] * 2 * d * 2
    parts = np.clip(np.floor(sm / streams), 1, np.maximum(1, np.floor(keys / SPLIT_KEYS)))
    stream = (cache * read + other) / (bw * p["stream"])
    if residency:
        hit = 1 / (1 + (cache * keys / (0.5 * card["cache"])) ** 4)
        stream = stream * (1 - hit + hit / p["resident_gain"])
    lone = (cache * read + other) / (streams * parts) * sm / (bw * p["lone_stream"])
    apart = np.where(x["window"] > 0, p["window_split"], 0.0)  # share of the group handled head by head
    heads = 1 + apart * (group - 1)
    rows = np.ceil(group / GROUP_TILE) * GROUP_TILE
    compute = 2 * streams * rows * read * 2 * d / (card["bf16"] * p["compute"])
    waves = np.maximum(1, streams * heads / sm)
    # Heads of a group that are not adjacent in memory are copied together first.
    copied = (group > 1) & (x["batch"] > 1) & (x["kv_heads"] > 1) & (x["window"] == 0)
    fixed = p["launch"] + np.where(parts > 1, p["combine"], 0) + np.where(copied, p["regroup"], 0)
    return fixed + smooth_max(stream, lone, compute) + waves * p["prologue"]


def route(x):
    """Tokens of experts in groups of equal size on the fullest card, and the share of each group that has any."""
    load = (x["tokens"] * x["active"] / x["experts"])[:, None]
    missed = np.exp(x["tokens"] * np.log1p(-np.minimum(x["active"] / x["experts"], 1 - 1e-9)))[:, None]
    bend = np.where(np.abs(1 - x["skew"]) < 1e-3, 1e-3, 1 - x["skew"])[:, None]
    reach = np.maximum(0.8 * x["tokens"], 1.0001)[:, None] ** bend - 1
    weight = (1 + (np.arange(QUANTILES) + 0.5) / QUANTILES * reach) ** (1 / bend)
    weight = weight / weight.mean(1, keepdims=True)
    # The fullest of n cards lies sqrt(2 ln n) deviations of its experts' sum above the mean.
    cards = x["experts"] / x["local"]
    fullest = 1 + np.sqrt(2 * np.log(cards) * (weight ** 2 - 1).mean(1).clip(0) / x["local"])
    fullest = np.minimum(fullest, cards)[:, None]
    skewed = (x["skew"] > 0)[:, None]
    own = np.where(skewed, load * weight * fullest, load)
    return own, np.where(skewed, 1 - np.exp(-own), 1 - missed)


def grouped(p, card, fmt, blocks, load, rows, n, k, traffic, weights):
    """One product of all experts: tiles in waves, or the weights that stream."""
    arithmetic, weight, read, _ = FORMATS[fmt]
    sm, peak = card["sm"], card[arithmetic] * p["compute"]
    pull = p["tile_bandwidth"]
    step = np.maximum(2 * rows * COLUMNS * sm / peak, (np.minimum(rows, load) * read + COLUMNS * weight) / pull)
    waves = np.maximum(1, blocks * np.ceil(n / COLUMNS)[:, None] / sm)
    compute = (waves * (p["prologue"] + k[:, None] * step)).min(1)
    memory = (traffic + weights) / (card["bw"] * p["stream"])
    hit = 1 / (1 + (3 * weights / (0.5 * card["cache"])) ** 4)  # the benchmark repeats one layer
    return smooth_max(compute, memory * (1 - hit + hit / p["resident_gain"]))


def moe(p, x, card, fmt):
    _, weight, read, _ = FORMATS[fmt]
    h, w, local = x["hidden"], x["width"], x["local"]
    up = np.where(x["gated"], 2.0, 1.0) * w
    own, hit = route(x)
    touched = local * hit.mean(1)
    rows = BLOCKS[None]
    share = own[:, :, None] / rows[:, None]
    blocks = local[:, None] * np.maximum(hit[:, :, None], share + 0.5 * hit[:, :, None]).mean(1)
    pairs = x["tokens"] * x["active"]
    mine = local * own.mean(1)
    load = (mine / touched)[:, None]
    first = grouped(p, card, fmt, blocks, load, rows, up, h, mine * (h * read + 2 * up), touched * up * h * weight)
    second = grouped(p, card, fmt, blocks, load, rows, h, w, mine * (w * read + 2 * h), touched * w * h * weight)
    passes = (pairs * p["routed_passes"] + mine * p["local_passes"]) * (2 * h + up + w) * 2 / (card["bw"] * p["stream"])
    return p["launch"] + first + second + passes


def link_rate(p, card, n, share):
    """On a bus, more than two cards get in each other's way; through host memory they share the way between sockets."""
    bus = (n > 2) & (not card.get("switched"))
    direct = p[share] * np.where(bus, p["crowding"], 1.0)
    return card["link"] * np.where(bus & bool(card.get("host")), p["host_share"] * 4 / n, direct)


def collective(p, x, card, _fmt):
    n, size = x["ranks"], x["bytes"]
    reduce = x["op"] == "all_reduce"
    wire = np.where(reduce, 2.0, 1.0) * size * (n - 1) / n
    rate = link_rate(p, card, n, "share")
    seconds = wire / rate
    if card.get("adds"):
        added = size * (1 + 1 / n) / (card["link"] * p["switch_share"])
        seconds = np.where(reduce & (n > 2), np.minimum(seconds, added), seconds)
    steps = np.where(x["op"] == "alltoall", 0.0, np.where(reduce, 2.0, 1.0) * (n - 2))
    return p["launch"] + p["hop"] * steps + seconds + np.sqrt(p["pipeline"] * seconds)


def custom_all_reduce(p, x, card, _fmt):
    n = x["ranks"]
    rate = link_rate(p, card, n, "custom_share")
    seconds = 2 * x["bytes"] * (n - 1) / n / rate
    return p["custom_launch"] + p["custom_hop"] * (n - 2) + seconds + np.sqrt(p["custom_pipeline"] * seconds)

#Kernel → form, and coefficient → (start, least, most, unit, meaning).
FORMS = {
    "gemm": (gemm, {
        "launch": (2e-6, 0.3e-6, 40e-6, "s", "end of one kernel to end of an empty next"),
        "compute": (0.8, 0.1, 1.0, "1", "share of the dense peak in a tile that has all it needs"),
        "stream": (0.8, 0.3, 1.0, "1", "share of memory bandwidth while weights stream"),
        "tile_bandwidth": (80e9, 5e9, 800e9, "B/s", "what one multiprocessor pulls from the last-level cache"),
        "prologue": (1e-6, 0.05e-6, 10e-6, "s", "fill and drain of a tile"),
        "split_length": (1024, 64, 8192, "1", "least k of one part of a product split along k"),
        "wave_loss": (0.5, 0.02, 1.0, "1", "share of a partly filled last wave that is lost"),
        "quantise_passes": (1.0, 0.1, 12.0, "1", "passes over the input of the rounding kernel"),
        "quantise_row": (0.8e-6, 0.01e-6, 5e-6, "s", "a row of the rounding kernel on one multiprocessor"),
        "host": (1e-6, 0.1e-6, 500e-6, "s", "floor where the host issues each call"),
        "resident_gain": (1.5, 1.0, 12.0, "1", "cache over memory bandwidth in the benchmark's repeats")}),
    "attention_prefill": (prefill, {
        "launch": (8e-6, 1e-6, 300e-6, "s", "launch"),
        "compute": (0.6, 0.05, 1.0, "1", "share of the dense bf16 peak in the products"),
        "exponential": (4e-11, 1e-12, 1e-9, "s", "one score's exponential and scaling on one multiprocessor"),
        "stream": (0.5, 0.1, 1.0, "1", "share of memory bandwidth"),
        "prologue": (1e-6, 0.05e-6, 20e-6, "s", "start and end of a tile of queries"),
        "key_block": (64, 1, 512, "tokens", "keys a tile takes beyond its share"),
        "cache_passes": (1, 0.01, 30, "1", "passes over the new keys and values"),
        "window_waste": (0.02, 0.001, 1.0, "1", "share of the keys outside a sliding window that is visited all the same"),
        "tail": (0.5, 0.02, 2.0, "1", "share of the longest tile that nothing overlaps")}),
    "attention_decode": (decode, {
        "launch": (6e-6, 1e-6, 300e-6, "s", "launch, split and combine"),
        "stream": (0.8, 0.1, 1.0, "1", "share of memory bandwidth"),
        "key_block": (32, 1, 512, "tokens", "keys read beyond the length"),
        "prologue": (0.5e-6, 0.005e-6, 20e-6, "s", "a wave of (sequence, key/value head) pairs"),
        "combine": (3e-6, 0.05e-6, 60e-6, "s", "joining the parts of a split sequence"),
        "regroup": (1e-6, 0.01e-6, 60e-6, "s", "bringing the queries of a group together"),
        "window_split": (0.1, 0.01, 1.0, "1", "share of a group handled head by head under a sliding window"),
        "lone_stream": (3, 0.5, 30, "1", "one multiprocessor's bandwidth over its even share"),
        "compute": (0.3, 0.01, 1.0, "1", "share of the peak on groups padded to 16 rows"),
        "resident_gain": (2, 1.0, 12.0, "1", "cache over memory bandwidth in the benchmark's repeats")}),
    "moe": (moe, {
        "launch": (30e-6, 2e-6, 1000e-6, "s", "sort, two products, activation, combine"),
        "compute": (0.5, 0.05, 1.0, "1", "share of the dense peak"),
        "stream": (0.7, 0.03, 1.0, "1", "share of memory bandwidth"),
        "tile_bandwidth": (60e9, 2e9, 800e9, "B/s", "what one multiprocessor pulls from the last-level cache"),
        "prologue": (1e-6, 0.01e-6, 20e-6, "s", "fill and drain of a tile"),
        "routed_passes": (0.5, 0.001, 8, "1", "passes over (token, expert) pairs, wherever the expert lives"),
        "local_passes": (0.5, 0.001, 8, "1", "passes over the pairs of this card's experts"),
        "resident_gain": (2, 1.0, 12.0, "1", "cache over memory bandwidth in the benchmark's repeats")}),
    "collective": (collective, {
        "launch": (8e-6, 1e-6, 100e-6, "s", "group of two"),
        "hop": (1e-6, 0.05e-6, 50e-6, "s", "each further rank"),
        "share": (0.75, 0.05, 1.0, "1", "of the one-way link, large messages"),
        "pipeline": (5e-6, 0.01e-6, 500e-6, "s", "filling cost: adds sqrt(pipeline x wire time)"),
        "switch_share": (0.7, 0.3, 1.0, "1", "share where the switch adds"),
        "crowding": (0.7, 0.1, 1.0, "1", "share left on a bus of more than two cards"),
        "host_share": (0.2, 0.01, 1.0, "1", "share through host memory, of a group of four")}),
    "custom": (custom_all_reduce, {
        "custom_launch": (4e-6, 1e-6, 100e-6, "s", "one-shot all-reduce of two"),
        "custom_hop": (0.3e-6, 0.01e-6, 50e-6, "s", "each further rank"),
        "custom_share": (0.7, 0.05, 1.0, "1", "of the one-way link"),
        "custom_pipeline": (5e-6, 0.01e-6, 500e-6, "s", "filling cost"),
        "crowding": (0.7, 0.1, 1.0, "1", "share left on a bus of more than two cards"),
        "host_share": (0.2, 0.01, 1.0, "1", "share through host memory, of a group of four")}),
}
