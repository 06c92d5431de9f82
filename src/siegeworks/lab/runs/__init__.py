"""Runs on the disk: what a run has played, in files that a run which was stopped goes on from.

There are two forms. A journal (`journal`) is one file of JSON lines; `games` keeps finished games in one. A run folder
(`folder`) holds a folder for each cell with its games as Parquet: `writer` writes it, `dataset` reads it, `columns`
says what a row is. Either keeps a copy of the content pack that its games were played with.
"""
