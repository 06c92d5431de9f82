"""The tables inside a page: the same application as on a server, without a network, threads or processes.

A Web Worker runs it with Pyodide. The page sends requests and the texts of sockets over a message port (`port.py`);
bots that search think in a second worker (`thinking.py`); games are kept in a file of the browser (`app.py`).
"""
