"""Types lines into an interactive shell and prints what stands on the line after each.

Reads from standard input, as JSON: `argv`, `env` and `cwd` of the shell; `ready`, a file that its first
prompt makes; `lines`, the keys to press; `done`, keys upon which the shell writes its line to the file
`report`; `offers`, a file of what it has offered till then; `clear`, keys that empty the line. Prints
what is shown up to the first prompt, then for each line what was reported, offered and shown.
"""

import fcntl
import json
import os
import pty
import select
import struct
import sys
import termios
import time

PATIENCE = 60  # seconds; only a shell that hangs takes as long


def main():
    call = json.load(sys.stdin)
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(call["cwd"])
        os.execvpe(call["argv"][0], call["argv"], call["env"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 160, 0, 0))
    greeting = wait_for(call["ready"], terminal)
    if greeting is None:
        sys.exit("the shell has no prompt")
    typed = []
    for keys in call["lines"]:
        os.write(terminal, (keys + call["done"]).encode())
        screen = wait_for(call["report"], terminal)
        if screen is None:
            sys.exit(f"the shell does not answer to {keys!r}")
        typed.append({"line": take(call["report"]), "offers": take(call["offers"]), "screen": screen})
        os.write(terminal, call["clear"].encode())
    os.close(terminal)
    print(json.dumps({"greeting": greeting, "typed": typed}))


def take(path):
    """The text of a file, which is gone then; empty when there is none."""
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    os.unlink(path)
    return text


def wait_for(path, terminal):
    """What the shell prints until a file is there; None when it never is."""
    printed = b""
    until = time.monotonic() + PATIENCE
    while not os.path.exists(path):
        if time.monotonic() > until:
            sys.stderr.write(printed.decode(errors="replace"))
            return None
        if not select.select([terminal], [], [], 0.01)[0]:
            continue
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            sys.stderr.write(printed.decode(errors="replace"))
            return None
        printed += chunk
        # Newer shells ask what kind of terminal this is, and wait for an answer.
        if b"\x1b[c" in chunk or b"\x1b[0c" in chunk:
            os.write(terminal, b"\x1b[?62;22c")
    return printed.decode(errors="replace")


main()
