"""`python -m siegeworks`: the program, where its command is not on the path."""

from siegeworks.cli import main

if __name__ == "__main__":
    main()
