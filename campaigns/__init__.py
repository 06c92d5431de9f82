"""Campaigns against our own server and program: what attackers, crowds and damaged files do to them.

    make siege                                        all campaigns, ten minutes
    python -m campaigns --minutes 1                   all, shorter
    python -m campaigns crowd --minutes 2             one of them

Each prints its figures and what it holds against us; the exit status is 1 if it found something.
"""
