# SPDX-License-Identifier: GPL-3.0-or-later
"""The achievable-rate functions of app/estimate/kernels, over arrays, for fitting.

Each form takes coefficients p (a dict of name to value), shapes x (a dict of arrays, a row a timed
kernel) and a card, and returns seconds. tst_kernels holds both sides to the same values.
"""
import numpy as np

# Card: class, dense peaks in FLOP/s by arithmetic, bandwidth in B/s, multiprocessors, one-way link in
# B/s, and how many cards the link joins by a switch that adds. Sources: the vendors' data sheets.
CARDS = {
    "a100-sxm4-80gb": dict(cls="ampere", bf16=312e12, fp8=312e12, fp4=312e12, bw=2.039e12, sm=108, link=300e9, cache=40e6),
    "h100-sxm5-80gb": dict(cls="hopper", bf16=989.4e12, fp8=1978.9e12, fp4=1978.9e12, bw=3.35e12, sm=132, link=450e9, cache=50e6, adds=True),
    "b200-sxm-180gb": dict(cls="blackwell", bf16=2250e12, fp8=4500e12, fp4=9000e12, bw=7.7e12, sm=148, link=900e9, cache=126e6, adds=True),
    "l40s-48gb": dict(cls="ada", bf16=362e12, fp8=733e12, fp4=733e12, bw=0.864e12, sm=142, link=31.5e9, cache=96e6, host=True),
    "rtx-pro-6000-blackwell-96gb": dict(cls="blackwell-geforce", bf16=503.8e12, fp8=1007.6e12, fp4=2015.2e12, bw=1.792e12, sm=188, link=63e9, cache=128e6),
    "arc-pro-b60-24gb": dict(cls="xe2", bf16=98.3e12, fp8=98.3e12, fp4=98.3e12, bw=0.456e12, sm=20, link=31.5e9, cache=18e6),
}

# Of a matmul format: arithmetic, bytes of a stored weight with its scales, bytes of an input as
# multiplied, and whether a pass of its own rounds the 16-bit input.
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
QUERY_TILE, GROUP_TILE, SPLIT_KEYS, QUANTILES, COLUMNS = 128.0, 16.0, 256.0, 16, 128.0


def smooth_max(*terms):
    return sum(t ** 4 for t in terms) ** 0.25


def gemm(p, x, card, fmt, residency=True):
    arithmetic, weight, read, rounds = FORMATS[fmt]
    peak, bandwidth, sm = card[arithmetic], card["bw"] * p["stream"], card["sm"]
    pull = p["tile_bandwidth"] * card["bf16"] / sm
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
        time = time + p["quantise_passes"] * m * k * (2 + read) / bandwidth
    return np.maximum(time, p["host"]) if residency else time


def visible(x, extra):
    return np.where(x["window"] > 0, np.minimum(x["context"], x["window"] + extra), x["context"])


def prefill(p, x, card, _fmt):
    sm = card["sm"]
    q, c, d = x["queries"], x["context"], x["head_dim"]
    tiles = x["batch"] * x["heads"] * np.ceil(q / QUERY_TILE)
    causal = c - q + 0.5 * (q + np.minimum(q, QUERY_TILE))
    limit = visible(x, QUERY_TILE)
    keys = np.minimum(causal, limit) + p["key_block"]
    step = 4 * QUERY_TILE * (d + p["softmax_width"]) * sm / (card["bf16"] * p["compute"])
    longest = p["prologue"] + (limit + p["key_block"]) * step
    shared = tiles / sm * (p["prologue"] + keys * step)
    compute = np.maximum(shared + p["tail"] * longest, longest)
    size = x["batch"] * (q * x["heads"] * 2 * d * 2 + visible(x, q) * x["kv_heads"] * 2 * d * x["cache_bytes"])
    return p["launch"] + smooth_max(compute, size / (card["bw"] * p["stream"]))


def decode(p, x, card, _fmt):
    sm, bw = card["sm"], card["bw"]
    keys, d = visible(x, 0), x["head_dim"]
    streams = x["batch"] * x["kv_heads"]
    read = keys + p["key_block"]
    size = streams * 2 * d * x["cache_bytes"] * read + x["batch"] * x["heads"] * 2 * d * 2
    parts = streams * np.maximum(1, np.floor(keys / SPLIT_KEYS))
    stream = size / (bw * p["stream"])
    lone = size / parts * sm / (bw * p["lone_stream"])
    group = np.ceil(x["heads"] / x["kv_heads"] / GROUP_TILE) * GROUP_TILE
    compute = 2 * streams * group * read * 2 * d / (card["bf16"] * p["compute"])
    return p["launch"] + smooth_max(stream, lone, compute) + np.maximum(1, streams / sm) * p["prologue"]


def padded(load, block):
    return load + 0.5 * block * (1 - np.exp(-2 * load / block))


def route(x, block):
    """Share of experts with a token, and padded rows of an expert, on average."""
    load = x["tokens"] * x["active"] / x["experts"]
    touched = 1 - np.exp(x["tokens"] * np.log1p(-np.minimum(x["active"] / x["experts"], 1 - 1e-9)))
    rows = padded(load, block)
    bend = np.where(np.abs(1 - x["skew"]) < 1e-3, 1e-3, 1 - x["skew"])[:, None]
    reach = np.maximum(0.8 * x["tokens"], 1.0001)[:, None] ** bend - 1
    weight = (1 + (np.arange(QUANTILES) + 0.5) / QUANTILES * reach) ** (1 / bend)
    own = load[:, None] * weight / weight.mean(1, keepdims=True)
    skewed = x["skew"] > 0
    return (np.where(skewed, (1 - np.exp(-own)).mean(1), touched),
            np.where(skewed, padded(own, block).mean(1), rows))


def moe(p, x, card, fmt):
    arithmetic, weight, _, _ = FORMATS[fmt]
    sm, bandwidth = card["sm"], card["bw"] * p["stream"]
    h, w, local = x["hidden"], x["width"], x["local"]
    share, rows = route(x, p["row_block"])
    touched, pad = local * share, local * rows
    pairs = x["tokens"] * x["active"]
    own = pairs * local / x["experts"]
    pair_bytes = (2 * h + 3 * w) * 2
    stream = (touched * 3 * h * w * weight + own * pair_bytes) / bandwidth
    compute = 6 * pad * h * w / (card[arithmetic] * p["compute"])
    lone = (h + w) * COLUMNS * weight / (p["tile_bandwidth"] * card["bf16"] / sm)
    tiles = np.maximum(touched, pad / COLUMNS) * np.ceil(2 * w / COLUMNS)
    passes = (pairs * p["routed_passes"] + own * p["local_passes"]) * pair_bytes / bandwidth
    return p["launch"] + smooth_max(stream, compute, lone) + passes + np.maximum(1, tiles / sm) * p["prologue"]


def collective(p, x, card, _fmt):
    n, size = x["ranks"], x["bytes"]
    reduce = x["op"] == "all_reduce"
    wire = np.where(reduce, 2.0, 1.0) * size * (n - 1) / n
    rate = card["link"] * np.where((n > 2) & bool(card.get("host")), p["host_share"], p["share"])
    seconds = wire / rate
    if card.get("adds"):
        added = size * (1 + 1 / n) / (card["link"] * p["switch_share"])
        seconds = np.where(reduce & (n > 2), np.minimum(seconds, added), seconds)
    steps = np.where(x["op"] == "alltoall", 0.0, np.where(reduce, 2.0, 1.0) * (n - 2))
    return p["launch"] + p["hop"] * steps + seconds + np.sqrt(p["pipeline"] * seconds)


def custom_all_reduce(p, x, card, _fmt):
    n = x["ranks"]
    rate = card["link"] * np.where((n > 2) & bool(card.get("host")), p["host_share"], p["custom_share"])
    seconds = 2 * x["bytes"] * (n - 1) / n / rate
    return p["custom_launch"] + p["custom_hop"] * (n - 2) + seconds + np.sqrt(p["custom_pipeline"] * seconds)


# Kernel → form, and coefficient → (start, least, most, unit, meaning).
FORMS = {
    "gemm": (gemm, {
        "launch": (2e-6, 0.3e-6, 40e-6, "s", "end of one kernel to end of an empty next"),
        "compute": (0.8, 0.1, 1.0, "1", "share of the dense peak in a tile that has all it needs"),
        "stream": (0.8, 0.3, 1.0, "1", "share of memory bandwidth while weights stream"),
        "tile_bandwidth": (0.02, 0.002, 0.2, "B/FLOP", "a multiprocessor's pull from cache per bf16 FLOP of its peak"),
        "prologue": (1e-6, 0.05e-6, 10e-6, "s", "fill and drain of a tile"),
        "split_length": (1024, 64, 8192, "1", "least k of one part of a product split along k"),
        "wave_loss": (0.5, 0.02, 1.0, "1", "share of a partly filled last wave that is lost"),
        "quantise_passes": (1.0, 0.1, 12.0, "1", "passes over the input of the rounding kernel"),
        "host": (1e-6, 0.1e-6, 500e-6, "s", "floor where the host issues each call"),
        "resident_gain": (1.5, 1.0, 12.0, "1", "cache over memory bandwidth in the benchmark's repeats")}),
    "attention_prefill": (prefill, {
        "launch": (8e-6, 1e-6, 300e-6, "s", "launch"),
        "compute": (0.6, 0.05, 1.2, "1", "share of the dense bf16 peak"),
        "softmax_width": (30, 1, 400, "1", "head width whose products cost as much as the exponentials"),
        "stream": (0.5, 0.1, 1.0, "1", "share of memory bandwidth"),
        "prologue": (1e-6, 0.05e-6, 20e-6, "s", "start and end of a tile of queries"),
        "key_block": (64, 1, 512, "tokens", "keys a tile takes beyond its share"),
        "tail": (0.5, 0.02, 2.0, "1", "share of the longest tile that nothing overlaps")}),
    "attention_decode": (decode, {
        "launch": (6e-6, 1e-6, 300e-6, "s", "launch, split and combine"),
        "stream": (0.7, 0.1, 1.2, "1", "share of memory bandwidth"),
        "key_block": (32, 1, 512, "tokens", "keys read beyond the length"),
        "prologue": (0.5e-6, 0.005e-6, 20e-6, "s", "a wave of (sequence, key/value head) pairs"),
        "lone_stream": (3, 0.5, 30, "1", "one multiprocessor's bandwidth over its even share"),
        "compute": (0.3, 0.01, 1.2, "1", "share of the peak on groups padded to 16 rows")}),
    "moe": (moe, {
        "launch": (30e-6, 2e-6, 1000e-6, "s", "sort, two products, activation, combine"),
        "compute": (0.5, 0.05, 1.1, "1", "share of the dense peak"),
        "stream": (0.7, 0.2, 1.0, "1", "share of memory bandwidth"),
        "tile_bandwidth": (0.01, 0.001, 0.2, "B/FLOP", "a multiprocessor's pull of an expert's columns per bf16 FLOP"),
        "prologue": (0.1e-6, 0.01e-6, 20e-6, "s", "a wave of tiles"),
        "row_block": (32, 1, 256, "tokens", "rows to which an expert's tokens are padded"),
        "routed_passes": (0.5, 0.001, 8, "1", "passes over (token, expert) pairs, wherever the expert lives"),
        "local_passes": (0.5, 0.001, 8, "1", "passes over the pairs of this card's experts")}),
    "collective": (collective, {
        "launch": (8e-6, 1e-6, 100e-6, "s", "group of two"),
        "hop": (1e-6, 0.05e-6, 50e-6, "s", "each further rank"),
        "share": (0.75, 0.05, 1.0, "1", "of the one-way link, large messages"),
        "pipeline": (5e-6, 0.01e-6, 500e-6, "s", "filling cost: adds sqrt(pipeline x wire time)"),
        "switch_share": (0.7, 0.3, 1.0, "1", "share where the switch adds"),
        "host_share": (0.2, 0.01, 1.0, "1", "share where data goes through host memory")}),
    "custom": (custom_all_reduce, {
        "custom_launch": (4e-6, 1e-6, 100e-6, "s", "one-shot all-reduce of two"),
        "custom_hop": (0.3e-6, 0.01e-6, 50e-6, "s", "each further rank"),
        "custom_share": (0.7, 0.05, 1.0, "1", "of the one-way link"),
        "custom_pipeline": (5e-6, 0.01e-6, 500e-6, "s", "filling cost"),
        "host_share": (0.2, 0.01, 1.0, "1", "share where data goes through host memory")}),
}
