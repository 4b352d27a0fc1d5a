#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Serves the folder of the browser version of Tableside, to try it on this computer.

    serve.py [--port N] [--plain] [--host ADDRESS] DIR

Only this computer can open it, unless --host sets another address. Browsers then require https, which this server does not
support. --plain leaves out the headers that threads need, like hosts that can't send them; then the service worker adds them.
"""

import argparse
import functools
import http.server
import os
import sys

ISOLATION = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
ALWAYS_ASK = {"", "index.html", "service_worker.js", "files.json"}


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    is_plain = False
    is_quiet = False
    extensions_map = {**TYPES, "": "application/octet-stream"}

    def end_headers(self):
        name = self.path.split("?")[0].split("#")[0].rsplit("/", 1)[-1]
        # The browser may cache the other files but must check whether they have changed.
        self.send_header("Cache-Control", "no-store" if name in ALWAYS_ASK else "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        if not self.is_plain:
            for header, value in ISOLATION.items():
                self.send_header(header, value)
            self.send_header("Content-Security-Policy", "frame-ancestors 'none'")
        super().end_headers()

    def list_directory(self, path):
        self.send_error(404)

    def log_message(self, *args):
        if not self.is_quiet:
            super().log_message(*args)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):  # the browser closed the connection
            super().handle_error(request, client_address)


def make_server(folder, port=0, plain=False, host="127.0.0.1", quiet=False):
    kind = type("Handler", (Handler,), {"is_plain": plain, "is_quiet": quiet})
    return Server((host, port), functools.partial(kind, directory=folder))


def main():
    parser = argparse.ArgumentParser(description="Serves the browser version of Tableside, to try it on this computer.")
    parser.add_argument("folder", metavar="DIR", help="the folder that script/web has made")
    parser.add_argument("--port", type=int, default=8080, help="default: 8080")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; by default, only this computer has access")
    parser.add_argument("--plain", action="store_true", help="leave out the headers that threads need")
    options = parser.parse_args()
    if not os.path.isfile(os.path.join(options.folder, "index.html")):
        parser.error(f"There is no index.html in {options.folder}.")
    server = make_server(options.folder, options.port, options.plain, options.host)
    print(f"Tableside is at http://{options.host}:{server.server_address[1]}/ until you press Ctrl+C.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
