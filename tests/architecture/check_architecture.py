#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Guards the shape of the code: which way includes run, what app may not see, how long a file may be.

usage: check_architecture.py SOURCE_DIR     exits 1 and names each break
"""
import pathlib
import re
import sys

LONGEST_FILE = 500
TOP_ALLOWED = {"app": {"app"}, "db": {"db", "app"}, "ui": {"ui", "db", "app"}}
# Rooms of app from the ground up: a room may include itself and any room of a lower level.
APP_LEVELS = [["base"], ["model", "hardware"], ["plan"], ["estimate", "scenario"],
              ["search", "money", "advice", "toolbox"], ["outlook"]]
DB_READERS = {"models", "document", "cli", "runtime", "main.cpp", "window"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)
FORBIDDEN_IN_APP = re.compile(r"^(Q[A-Z]|Qt|sqlite|thread$|mutex$|fstream$|filesystem$|chrono$|locale$|ctime$|future$|iostream$)")


def level(room):
    return next((i for i, rooms in enumerate(APP_LEVELS) if room in rooms), None)


def includes(path):
    return [(kind, name) for kind, name in INCLUDE.findall(path.read_text(encoding="utf-8"))]


def check_app(rel, name, problems):
    target = name.split("/")
    if target[0] != "app" or len(target) < 3:
        return
    mine, other = level(rel.parts[1]), level(target[1])
    if mine is None or other is None:
        problems.append(f"{rel}: room app/{target[1] if other is None else rel.parts[1]} has no level")
    elif rel.parts[1] != target[1] and other > mine:
        problems.append(f"{rel}: {rel.parts[1]} may not include {target[1]}")


def check_ui(rel, kind, name, problems):
    target = name.split("/")
    room = rel.parts[1]
    if name == "qcustomplot.h" and room != "charts":
        problems.append(f"{rel}: only ui/charts includes the plotting header")
    if target[0] == "db" and room not in DB_READERS:
        problems.append(f"{rel}: ui/{room} may not see db")
    if room == "pages" and target[:2] == ["ui", "pages"] and len(target) > 3 and len(rel.parts) > 3 \
            and target[2] != rel.parts[2]:
        problems.append(f"{rel}: a page includes another page ({name})")
    if target[:2] == ["ui", "window"] and room not in ("window", "main.cpp", "cli"):
        problems.append(f"{rel}: ui/{room} may not include the window")
    if room in ("text", "theme") and target[0] == "ui" and target[1] not in ("text", "theme"):
        problems.append(f"{rel}: {room} is a leaf")


def room_graph(edges):
    """Circles between second-level folders."""
    seen, stack, found = set(), [], []

    def visit(node):
        if node in stack:
            circle = stack[stack.index(node):] + [node]
            found.append(" -> ".join(circle))
            return
        if node in seen:
            return
        stack.append(node)
        for other in sorted(edges.get(node, ())):
            visit(other)
        stack.pop()
        seen.add(node)

    for node in sorted(edges):
        visit(node)
    return found


def main(root):
    problems, edges = [], {}
    for top in ("app", "db", "ui"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            rel = path.relative_to(root)
            lines = path.read_text(encoding="utf-8").count("\n")
            if lines > LONGEST_FILE:
                problems.append(f"{rel}: {lines} lines, more than {LONGEST_FILE}")
            for kind, name in includes(path):
                target = name.split("/")
                if kind == '"' and target[0] in TOP_ALLOWED and target[0] not in TOP_ALLOWED[top]:
                    problems.append(f"{rel}: {top} may not include {target[0]}")
                if top == "app":
                    if FORBIDDEN_IN_APP.match(name):
                        problems.append(f"{rel}: app is without <{name}>")
                    check_app(rel, name, problems)
                if top == "ui":
                    check_ui(rel, kind, name, problems)
                if kind == '"' and len(target) > 2 and len(rel.parts) > 2:
                    a, b = "/".join(rel.parts[:2]), "/".join(target[:2])
                    if a != b:
                        edges.setdefault(a, set()).add(b)
            if top != "db" and re.search(r"\b(QSql|sqlite3_)", path.read_text(encoding="utf-8")):
                problems.append(f"{rel}: SQL belongs to db")
    problems += [f"circle of includes: {c}" for c in room_graph(edges)]
    for p in problems:
        print(p)
    print(f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
