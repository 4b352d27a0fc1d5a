# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A table for the phone page without the app: serves the page as the app does, and shows views that a test chooses.

    python3 tests/phone/mock_table.py [--port 8370] [--language de] [--rules FILE] [VIEW]

serves the page with a view of views.py (default: dos) for trying it in a browser. What the page sends is printed. FILE has the
answers of the app about its rules:

    TABLESIDE_PHONE_RULES=FILE build/dev/bin/app_tests tst_phone_rules
"""

import argparse
import base64
import hashlib
import html
import json
import pathlib
import re
import socket
import socketserver
import struct
import threading
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "resources/phone"
SECRET = "MOCKSECRETMOCKSECRETMOCK22"
LANGUAGES = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("it", "Italiano"),
    ("nl", "Nederlands"),
    ("fi", "Suomi"),
]
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}


def page_words(language):
    """The page's texts by their keys, from the sources of the app and its translations."""
    source = (ROOT / "app/phones/phone_words.cpp").read_text("utf-8")
    english = dict(re.findall(r'PageText\{"(\w+)",\s*QT_TRANSLATE_NOOP\("Phone", "([^"]*)"\)\}', source))
    file = (ROOT / f"translations/tableside_{language}.ts").read_text("utf-8")
    context = re.search(r"<name>Phone</name>(.*?)</context>", file, re.S).group(1)
    translated = {
        html.unescape(source): html.unescape(text)
        for source, text in re.findall(r"<source>(.*?)</source>.*?<translation>(.*?)</translation>", context, re.S)
    }
    return {key: translated[text] for key, text in english.items()}


def drawing(name):
    """What is inside of a drawing of resources/cards."""
    text = (ROOT / f"resources/cards/{name}.svg").read_text("utf-8")
    return re.search(r"<svg[^>]*>(.*)</svg>", text, re.S).group(1)


def card_svg(code):
    """A card like those of the app, with numerals in a font."""
    if code == "back":
        return (ROOT / "resources/cards/back.svg").read_bytes()
    colors = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
    is_wild = code == "dos" or code.startswith("wild")
    color = "wild" if is_wild else colors[code[0]]
    ink = "#2b2208" if color == "yellow" else "#fffaf0"
    dark = "-dark" if color == "yellow" else ""
    value = {"dos": "2", "wild": "", "wild+4": "+4", "wildfu": ""}.get(code, code[1:] if not is_wild else "")
    figures = {
        "#": f"figure-any{dark}",
        "+2": f"figure-draw-two{dark}",
        "rev": f"figure-reverse{dark}",
        "skip": f"figure-skip{dark}",
    }
    wild_figures = {"dos": "figure-wild", "wild": "figure-wild", "wild+4": "figure-draw-four", "wildfu": "figure-fu"}
    parts = [drawing(f"field-{color}")]
    figure = wild_figures.get(code) or figures.get(value)
    if figure:
        parts.append(drawing(figure))
    font = 'font-family="Manrope, sans-serif" font-weight="800"'
    if value and (not figure or code == "dos"):
        parts.append(f'<text x="125" y="230" text-anchor="middle" {font} font-size="140" fill="{ink}">{value}</text>')
    corner = {"rev": "↻", "skip": "⊘"}.get(value, value)
    parts.append(f'<text x="40" y="66" text-anchor="middle" {font} font-size="52" fill="{ink}">{corner}</text>')
    if not is_wild:
        parts.append(f'<g transform="translate(20 76) scale(0.62)">{drawing("pip-" + color)}</g>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">{"".join(parts)}</svg>'.encode()


class Handler(socketserver.StreamRequestHandler):
    """One connection: a request for a file, or a phone's WebSocket."""

    def handle(self):
        line = self.rfile.readline(8192).decode("latin-1").split()
        headers = {}
        while True:
            header = self.rfile.readline(8192).decode("latin-1").strip()
            if not header:
                break
            name, value = header.split(":", 1)
            headers[name.lower()] = value.strip()
        if len(line) < 2:
            return
        if headers.get("upgrade", "").lower() == "websocket":
            self.phone(headers)
        else:
            self.file(urllib.parse.unquote(line[1].split("?")[0]))

    def file(self, path):
        found = self.server.table.file(path)
        status = "200 OK" if found else "404 Not Found"
        suffix = pathlib.PurePosixPath(path if path != "/" else "/index.html").suffix
        content = found or b""
        self.wfile.write(
            (
                f"HTTP/1.1 {status}\r\nContent-Type: {TYPES.get(suffix, 'text/plain')}\r\nContent-Length: {len(content)}\r\n"
                "Content-Security-Policy: default-src 'self'\r\nX-Content-Type-Options: nosniff\r\n"
                "Referrer-Policy: no-referrer\r\nConnection: close\r\n\r\n"
            ).encode()
            + content
        )

    def phone(self, headers):
        if self.server.table.is_down:
            return
        key = headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        self.wfile.write(
            (
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Accept: {accept}\r\n\r\n"
            ).encode()
        )
        table = self.server.table
        table.phone = self
        while True:
            try:
                start = self.rfile.read(2)
            except OSError:
                break
            if len(start) < 2:
                break
            size = start[1] & 127
            if size == 126:
                size = struct.unpack(">H", self.rfile.read(2))[0]
            mask = self.rfile.read(4)
            text = bytes(byte ^ mask[index % 4] for index, byte in enumerate(self.rfile.read(size)))
            if start[0] & 15 == 8:
                break
            table.take(self, json.loads(text))
        if table.phone is self:
            table.phone = None

    def frame(self, kind, content):
        size = len(content)
        head = (
            struct.pack(">BB", 128 | kind, size)
            if size < 126
            else struct.pack(">BBH", 128 | kind, 126, size)
            if size < 65536
            else struct.pack(">BBQ", 128 | kind, 127, size)
        )
        try:
            self.wfile.write(head + content)
        except OSError:
            pass

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def end(self, code=None):
        """Ends the connection with a code, or without one like a network that fails."""
        if code:
            self.frame(8, struct.pack(">H", code))
        try:
            # Messages that nobody reads any more would reset the connection, and the browser might lose the code.
            self.connection.shutdown(socket.SHUT_WR if code else socket.SHUT_RDWR)
        except OSError:
            pass


def answers_from(path, mock):
    """The answers that tst_phone_rules has written, in the phone's language."""
    written = json.loads(pathlib.Path(path).read_text("utf-8"))
    return {"chapters": lambda value: written[mock.language], "section": lambda value: written[f"{mock.language} {value}"]}


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    # A browser asks for all files at once. With the 5 of Python, a busy machine drops connections, which are tried again after 1 s,
    # 3 s, and 7 s.
    request_queue_size = 128


class MockTable:
    """Serves the page in a thread. `view` is what a phone is shown; `received` what it sent, without the measuring of time."""

    def __init__(self, port=0, language="en"):
        self.language = language
        self.view = {"version": 0, "scene": "idle", "you": None, "line": "", "yourTurn": False}
        self.received = []
        self.times = []
        self.phone = None
        self.answers = {}
        self.loud = False
        self.wrong_tokens = set()
        self.is_down = False
        self.server = Server(("127.0.0.1", port), Handler)
        self.server.table = self
        self.port = self.server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}/#{SECRET}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def file(self, path):
        if path == "/":
            path = "/index.html"
        folder, _, name = path[1:].rpartition("/")
        try:
            if folder == "card" and name.endswith(".svg"):
                return card_svg(name[:-4])
            if folder == "portrait":
                return (ROOT / "resources/portraits" / name).read_bytes()
            if folder == "font":
                return (ROOT / "resources/fonts" / name).read_bytes()
            if path == "/icon.svg":
                return (ROOT / "resources/icon/tableside.svg").read_bytes()
            return (PAGE / name).read_bytes() if not folder else None
        except (OSError, KeyError, IndexError):
            return None

    def welcome(self):
        return {
            "welcome": {
                "token": "token-1",
                "language": self.language,
                "words": page_words(self.language),
                "languages": [{"code": code, "name": name} for code, name in LANGUAGES],
            }
        }

    def take(self, phone, message):
        if "time" in message:
            self.times.append(message["time"])
            phone.send({"time": {"at": message["time"]["at"], "table": message["time"]["at"] - 1000}})
            return
        self.received.append(message)
        if self.loud:
            print(json.dumps(message, ensure_ascii=False), flush=True)
        if "hello" in message:
            hello = message["hello"]
            if hello["secret"] != SECRET or hello.get("token") in self.wrong_tokens:
                phone.end(4001)
                return
            phone.send(self.welcome())
            phone.send({"view": self.view})
        elif "language" in message:
            self.language = message["language"]
            phone.send(self.welcome())
            phone.send({"view": self.view})
        elif "ask" in message:
            for member, value in message["ask"].items():
                answer = self.answers.get(member)
                if answer:
                    phone.send({"rules": answer(value) if callable(answer) else answer})
        else:
            kind = next(iter(message))
            if kind in self.answers:
                phone.send(self.answers[kind])

    def show(self, view):
        """Shows a view; its version is counted here."""
        self.view = {**view, "version": self.view["version"] + 1}
        if self.phone:
            self.phone.send({"view": self.view})

    def refuse(self, text, section=""):
        self.phone.send({"refused": {"text": text, "rule": "DOS-MATCH-1", "section": section}})

    def close(self):
        self.server.shutdown()
        self.server.server_close()


if __name__ == "__main__":
    import views

    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("view", nargs="?", default="dos", choices=sorted(views.VIEWS))
    parser.add_argument("--port", type=int, default=8370)
    parser.add_argument("--language", default="en", choices=[code for code, name in LANGUAGES])
    parser.add_argument("--rules", help="a file with answers about the rules")
    arguments = parser.parse_args()
    mock = MockTable(arguments.port, arguments.language)
    mock.loud = True
    mock.answers = {**views.ANSWERS, **(answers_from(arguments.rules, mock) if arguments.rules else {})}
    mock.show(views.VIEWS[arguments.view]())
    print(mock.address, flush=True)
    threading.Event().wait()
