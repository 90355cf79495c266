#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the kernel coefficients of the catalogue to timed kernels and says how well they hold.

usage: fit_kernels.py KERNELS_DIR [--write TABLE.csv] [--cross]
  KERNELS_DIR   folder with gemm.csv, attention_prefill.csv, attention_decode.csv, moe.csv, collective.csv
  --write       writes the table (resources/catalogue/kernel_coefficients.csv)
  --cross       also hold out shapes (five folds) and whole cards

Needs Debian's python3-numpy and python3-scipy. Robust least squares on log(predicted/measured), one set of
coefficients a class and format; "generic" is one set over all classes, for what was never measured.
"""
import argparse
import csv
import pathlib

import numpy as np
from scipy.optimize import least_squares

from derived_classes import derived_rows
from kernel_forms import CARDS, FORMS, NAMES

SKEW = {"balanced": 0.0, "power_law_1.01": 1.01, "power_law_1.2": 1.2}
# Models (width, experts a token) whose experts have two matrices; the file does not say so, the times do. The
# A100 rows were taken with three throughout.
PLAIN = {("1856", "6"), ("2688", "22"), ("5120", "22")}
GATED_ALL = {"a100-sxm4-80gb"}
# A kernel of that build four times slower than its siblings on the same card; stacks take the sibling.
SUBSTITUTES = {("moe", "h100-sxm5-80gb", "fp8"): "fp8-block"}
# Peak with 32-bit sums and multiprocessors of a card of the class: RTX 3090, RTX 4090, RTX 5090, MI300X, MI355X.
OTHER_DEVICES = (("ampere-geforce", 71.2e12, 82), ("ada-geforce", 165.2e12, 128), ("blackwell-geforce", 209.5e12, 170),
                     ("ampere-pro", 154.8e12, 84), ("cdna3", 1307e12, 304), ("cdna4", 2300e12, 256))
EVIDENCE = "measurement:kernels"
# Leave a card out: the class nearest in architecture stands in ("generic": one fit over all others).
NEAREST = {"ampere": "blackwell-pro", "hopper": "blackwell", "blackwell": "hopper", "ada": "blackwell-pro",
           "blackwell-pro": "ada", "xe2": "generic"}


def columns(rows, names):
    return {new: np.array([float(r[old]) for r in rows]) for new, old in names.items()}


def shapes(kernel, rows):
    if kernel == "gemm":
        x = columns(rows, {c: c for c in "mnk"})
    elif kernel in ("attention_prefill", "attention_decode"):
        x = columns(rows, {c: c for c in ("batch", "heads", "kv_heads", "head_dim", "window")})
        length = "seq_len" if kernel == "attention_prefill" else "context_len"
        x["context"] = columns(rows, {"v": length})["v"]
        x["queries"] = x["context"] if kernel == "attention_prefill" else np.ones(len(rows))
        x["cache_bytes"] = np.array([1.0 if r["kv_format"] == "fp8" else 2.0 for r in rows])
    elif kernel == "moe":
        x = columns(rows, {"tokens": "tokens", "hidden": "hidden", "active": "active_experts", "experts": "experts"})
        part = columns(rows, {"ffn": "ffn", "tp": "moe_tp", "ep": "moe_ep"})
        x["width"], x["local"] = part["ffn"] / part["tp"], np.maximum(x["experts"] / part["ep"], 1)
        x["skew"] = np.array([SKEW[r["routing"]] for r in rows])
        x["gated"] = np.array([r["gpu"] in GATED_ALL or (r["ffn"], r["active_experts"]) not in PLAIN for r in rows])
    else:
        size = {"int8": 1, "half": 2, "bfloat16": 2}
        x = {"ranks": np.array([float(r["gpus"]) for r in rows]), "op": np.array([r["operation"] for r in rows]),
             "bytes": np.array([float(r["message_elements"]) * size[r["dtype"]] for r in rows])}
    x["t"] = np.array([float(r["latency_ms"]) for r in rows]) * 1e-3
    return x


def read(folder):
    """{kernel: {(card, format): shapes}}"""
    out = {}
    for kernel in FORMS:
        name = "collective" if kernel == "custom" else kernel
        groups = {}
        for r in csv.DictReader(open(folder / f"{name}.csv", newline="", encoding="utf-8")):
            if name == "collective":
                wanted = ("NCCL", "oneCCL") if kernel == "collective" else ("vLLM_custom_graph",)
                if r["implementation"] not in wanted:
                    continue
                fmt = "any"
            elif name in ("gemm", "moe"):
                fmt = NAMES[r["format"]]
            else:
                fmt = NAMES[r["kv_format"]]
            if kernel == "attention_prefill" and int(r["seq_len"]) == 1:
                continue  # a decode step
            if fmt == "w4a16-mx" and "marlin" in r["kernel"] and r["gpu"][:4] in ("h100", "b200"):
                continue  # another stack's kernel, a third of the rows
            if r.get("kernel") == "vllm_triton_attn":
                continue  # the stand-in for head widths that the fast kernel lacks
            groups.setdefault((r["gpu"], fmt), []).append(r)
        out[kernel] = {key: shapes(kernel, rows) for key, rows in sorted(groups.items())}
    return out


def take(x, mask):
    return {k: v[mask] for k, v in x.items()}


def importance(kernel, x):
    """Products as narrow as no layer of a language model has count a fifth."""
    if kernel != "gemm":
        return np.ones(len(x["t"]))
    return np.where(usual(kernel, x), 1.0, 0.2)


def usual(kernel, x):
    """Shapes that language models have."""
    if kernel == "gemm":
        return (x["n"] >= 512) & (x["k"] >= 512)
    return np.ones(len(x["t"]), bool)


def predict(kernel, p, parts):
    form = FORMS[kernel][0]
    return np.concatenate([form(p, x, CARDS[card], fmt) for card, fmt, x in parts])


def measured(parts):
    return np.concatenate([x["t"] for _, _, x in parts])


def fit(kernel, parts, start=None):
    """Robust fit over the logarithms of the coefficients; returns {name: value}."""
    spec = FORMS[kernel][1]
    low = np.log([spec[n][1] for n in spec])
    high = np.log([spec[n][2] for n in spec])
    first = np.log([(start or {}).get(n, spec[n][0]) for n in spec])
    target = np.log(measured(parts))

    weight = np.sqrt(np.concatenate([importance(kernel, x) for _, _, x in parts]))

    def residual(z):
        return weight * (np.log(predict(kernel, dict(zip(spec, np.exp(z))), parts)) - target)

    def solve(z):
        return least_squares(residual, np.clip(z, low + 1e-6, high - 1e-6), bounds=(low, high), loss="soft_l1",
                             f_scale=0.08, x_scale=0.3, diff_step=1e-3, max_nfev=80)

    tries = [solve(first)]
    if "tile_bandwidth" in spec:  # the choice among tiles makes valleys: start from either side
        other = first.copy()
        other[list(spec).index("tile_bandwidth")] += np.log(2.0)
        tries.append(solve(other))
    if "host" in spec:  # a floor has no slope from below: start also from the fastest calls
        other = first.copy()
        other[list(spec).index("host")] = target.min()
        tries.append(solve(other))
    best = min(tries, key=lambda s: s.cost)
    return dict(zip(spec, np.exp(best.x)))


def identified(kernel, p, parts):
    """Names of the coefficients on which the rows depend: the others are not shipped."""
    base = predict(kernel, p, parts)
    spec = FORMS[kernel][1]
    return [n for n in p if any(np.abs(predict(kernel, {**p, n: end}, parts) / base - 1).max() > 1e-3
                                for end in spec[n][1:3])]


def errors(kernel, p, parts):
    return predict(kernel, p, parts) / measured(parts)


def merged(parts):
    return {name: np.concatenate([x[name] for _, _, x in parts]) for name in parts[0][2]}


def report(kernel, fmt, what, ratio, x):
    """All rows, then those of shapes that models have and that are not launch cost alone."""
    real = usual(kernel, x) & (x["t"] > 2.5 * np.quantile(x["t"], 0.02))
    rest = summary(ratio[real]) if real.any() else ""
    print(f"{kernel:18s} {fmt:10s} {what:28s} {summary(ratio)}  |{rest}", flush=True)


def summary(ratio):
    e = np.abs(ratio - 1)
    return f"{len(e):6d} {100 * np.median(e):6.1f} {100 * np.quantile(e, 0.9):6.1f} {np.median(ratio):6.2f}"


def folds(kernel, card, fmt, x, count=5):
    fold = np.random.default_rng(7).integers(0, count, len(x["t"]))
    out = np.empty(len(fold))
    for i in range(count):
        p = fit(kernel, [(card, fmt, take(x, fold != i))])
        out[fold == i] = errors(kernel, p, [(card, fmt, take(x, fold == i))])
    return out


def thin(x, most, seed=11):
    if len(x["t"]) <= most:
        return x
    keep = np.random.default_rng(seed).choice(len(x["t"]), most, replace=False)
    return take(x, np.sort(keep))


def fit_generic(kernel, groups, fmt, without=None):
    parts = [(c, f, thin(x, 400)) for (c, f), x in groups.items()
             if f == fmt and c != without and (kernel, c, f) not in SUBSTITUTES]
    return fit(kernel, parts) if parts else None


def row(cls, fmt, kernel, name, value, unit, spread, note, evidence=EVIDENCE):
    kernel = "collective" if kernel == "custom" else kernel
    return dict(zip(("class", "format", "kernel", "coefficient", "value", "unit", "spread", "evidence", "note"),
                    (cls, fmt, kernel, name, f"{value:.4g}", unit, f"{spread:.3f}", evidence, note)))


def rows_of(cls, fmt, kernel, p, parts, ratio):
    spread = np.quantile(np.abs(np.log(ratio)), 0.6827)
    seen = identified(kernel, p, parts)
    for name in p:
        # The root of the classes holds every coefficient that a kernel needs, even where it made no difference.
        if name not in seen and (cls != "generic" or name in ("quantise_passes", "quantise_row", "host")):
            continue
        if name == "resident_gain" or (kernel == "custom" and name in ("host_share", "crowding")):
            continue
        yield row(cls, fmt, kernel, name, p[name], FORMS[kernel][1][name][3], spread, FORMS[kernel][1][name][4])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--cross", action="store_true")
    options = parser.parse_args()
    data = read(options.folder)
    table = []
    print(f"{'kernel':18s} {'format':10s} {'card':28s} {'rows':>6s} {'med%':>6s} {'p90%':>6s} {'bias':>6s}  | not launch-bound")
    for kernel, groups in data.items():
        own = {}
        for (card, fmt), x in groups.items():
            if not usual(kernel, x).any():
                continue  # nothing that a layer would run
            own[card, fmt] = fit(kernel, [(card, fmt, x)])
            report(kernel, fmt, card, errors(kernel, own[card, fmt], [(card, fmt, x)]), x)
            if options.cross:
                report(kernel, fmt, f"  {card[:11]} shapes held out", folds(kernel, card, fmt, x), x)
        for (card, fmt), p in own.items():
            used = SUBSTITUTES.get((kernel, card, fmt), fmt)
            parts = [(card, used, groups[card, used])]
            p = own[card, used]
            table += rows_of(CARDS[card]["cls"], fmt, kernel, p, parts, errors(kernel, p, parts))
        for fmt in sorted({f for _, f in groups}):
            p = fit_generic(kernel, groups, fmt)
            parts = [(c, f, x) for (c, f), x in groups.items() if f == fmt]
            ratio = errors(kernel, p, parts)
            table += rows_of("generic", fmt, kernel, p, parts, ratio)
            report(kernel, fmt, "generic, all cards", ratio, merged(parts))
        if options.cross:
            held_out_cards(kernel, groups, own)
    if options.write:
        table += list(derived_rows(table))
        table += device_rows()
        write(options.write, table)


def held_out_cards(kernel, groups, own):
    by_class = {CARDS[c]["cls"]: c for c in CARDS}
    for (card, fmt), x in groups.items():
        parent = NEAREST[CARDS[card]["cls"]]
        near = by_class.get(parent)
        p = own.get((near, SUBSTITUTES.get((kernel, near, fmt), fmt))) or fit_generic(kernel, groups, fmt, card)
        if p is None:
            continue
        report(kernel, fmt, f"  {card[:12]} from {parent[:10]}", errors(kernel, p, [(card, fmt, x)]), x)


def device_rows():
    for card in CARDS.values():
        yield row(card["cls"], "any", "device", "multiprocessor_rate", card["bf16"] / card["sm"], "FLOP/s", 0.0,
                  "dense bf16 peak of one multiprocessor", "data sheet")
    for cls, peak, processors in OTHER_DEVICES:
        yield row(cls, "any", "device", "multiprocessor_rate", peak / processors, "FLOP/s", 0.0,
                  "dense bf16 peak of one multiprocessor", "data sheet")
    yield row("generic", "any", "device", "multiprocessor_rate", 2.7e12, "FLOP/s", 0.5, "as Ampere and Ada", "data sheet")


def write(path, table):
    table.sort(key=lambda r: (r["class"], r["kernel"], r["format"]))
    with open(path, "w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, table[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)
    print(f"{len(table)} rows written to {path}")


if __name__ == "__main__":
    main()
