#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text of the window has a Chinese translation, with the same places and one mnemonic where it has one.

usage: check_translations.py SOURCE_DIR     exits 1 and names each that has not; 77 where lupdate is missing
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

PLACE = re.compile(r"%(?:L?\d+|n)")


def messages(file):
    for context in ElementTree.parse(file).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            text = "" if translation is None or translation.get("type") == "unfinished" else translation.text or ""
            yield context.find("name").text, message.find("source").text, text


def extracted(root):
    lupdate = next((p for p in ("/usr/lib/qt6/bin/lupdate", shutil.which("lupdate6"), shutil.which("lupdate"))
                    if p and pathlib.Path(p).exists()), None)
    if lupdate is None:
        print("lupdate is not installed: not checked")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        ts = pathlib.Path(folder) / "all.ts"
        subprocess.run([lupdate, "-silent", "-locations", "none", str(root / "ui"), "-ts", str(ts)],
                       check=True, stderr=subprocess.DEVNULL)
        return {(context, source) for context, source, _ in messages(ts)}


def main(root):
    problems, known = [], {}
    for file in sorted((root / "resources" / "translations" / "zh_CN").glob("*.ts")):
        for context, source, text in messages(file):
            # lupdate does not see the namespace of a class, the running program does.
            known[(context.split("::")[-1], source)] = text
            if sorted(set(PLACE.findall(source))) != sorted(set(PLACE.findall(text))):
                problems.append(f"{file.name}: other places in “{text}” than in “{source}”")
            if ("&" in source.replace("&&", "")) != ("&" in text.replace("&&", "")):
                problems.append(f"{file.name}: mnemonic lost or added in “{text}”")
    for context, source in sorted(extracted(root)):
        if not known.get((context.split("::")[-1], source)):
            problems.append(f"{context}: “{source}” has no translation")
    for p in problems:
        print(p)
    print(f"{len(known)} translations, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
