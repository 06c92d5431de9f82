"""The report: what many recorded games tell, as one page and its pictures."""
