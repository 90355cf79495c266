# SPDX-License-Identifier: GPL-3.0-or-later
"""Coefficients of classes without timed kernels: what differs from the class that they are based on.

What tells them apart is the best product that anyone measured on such a card: boards that sum 16-bit products in 32
bits at half rate (GeForce) reach all of their peak, the others are held back by power and clocks. Caches and
exponentials are per multiprocessor and stay.
"""
import csv
import pathlib

import numpy as np

BASED_ON = {"volta": "ampere", "turing": "ampere", "ampere-pro": "ada", "ampere-geforce": "ada", "ada-geforce": "ada",
            "blackwell-geforce": "blackwell-pro", "cdna3": "hopper", "cdna4": "hopper", "gaudi": "hopper", "rdna": "ada"}
HALF_RATE = ("ampere-geforce", "ada-geforce", "blackwell-geforce")


def best_shares(path=pathlib.Path(__file__).with_name("best_matmul.csv")):
    """{(class, format): (median share of the peak, evidence)}"""
    found = {}
    for r in csv.DictReader(open(path, newline="", encoding="utf-8")):
        share = float(r["achieved_tflops"]) / float(r["peak_tflops"])
        found.setdefault((r["class"], r["format"]), []).append((share, r["evidence"]))
    return {key: (np.median([s for s, _ in rows]), rows[0][1]) for key, rows in found.items()}


def calibration(table, shares):
    """The fitted share of a tile over the best product measured, median over the classes that have both."""
    fitted = {(r["class"], r["format"]): float(r["value"]) for r in table
              if r["kernel"] == "gemm" and r["coefficient"] == "compute"}
    return np.median([fitted[key] / share for key, (share, _) in shares.items() if key in fitted])


def changed(row, cls, value, evidence, note):
    return {**row, "class": cls, "value": f"{value:.4g}", "evidence": evidence, "note": note}


def derive(cls, parent, ratio, evidence):
    """Rows of a class: its parent's, where they differ."""
    for row in parent:
        kernel, name, value = row["kernel"], row["coefficient"], float(row["value"])
        if name == "compute" and kernel in ("gemm", "moe", "attention_prefill"):
            yield changed(row, cls, min(value * ratio, 1.0), evidence, "scaled by the best product measured")
        elif cls in HALF_RATE and name == "compute":
            yield changed(row, cls, min(2 * value, 1.0), evidence, "half-rate peak")


def derived_rows(table):
    shares = best_shares()
    factor = calibration(table, shares)
    for cls, base in BASED_ON.items():
        parent = [r for r in table if r["class"] == base]
        share, evidence = shares[cls, "bf16"]
        reached = next(float(r["value"]) for r in parent
                       if (r["kernel"], r["format"], r["coefficient"]) == ("gemm", "bf16", "compute"))
        yield from derive(cls, parent, min(factor * share, 1.0) / reached, evidence)
