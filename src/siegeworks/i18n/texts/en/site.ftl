cli-build-site = Write a folder for any web space in which the games are played without a server
cli-build-site-out = The folder to write; an older site in it is replaced
cli-build-site-done = The site is in { $folder }: { $files } files, { $size } MB. Put them on any web space.
cli-build-site-slow = Node.js was not found, so the page compiles its program at every start: it starts more slowly.
problem-site-library = Cannot get { $library } for browsers ({ $reason }). pip must reach its package index for this.
problem-site-bytecode = Cannot compile the program for browsers ({ $reason }).
