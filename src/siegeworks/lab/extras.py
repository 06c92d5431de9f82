"""The lab's way to the libraries of its extra."""

from siegeworks.kernel.extras import need as need
