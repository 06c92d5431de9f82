cli-build-site = Escrever uma pasta para qualquer espaço web em que se joga sem servidor
cli-build-site-out = A pasta a escrever; um site anterior nela é substituído
cli-build-site-done = O site está em { $folder }: { $files } arquivos, { $size } MB. Coloque-os em qualquer espaço web.
cli-build-site-slow = O Node.js não foi encontrado, então a página compila o programa a cada início: ela abre mais devagar.
problem-site-library = Não é possível obter { $library } para navegadores ({ $reason }). Para isso, o pip precisa alcançar seu índice de pacotes.
problem-site-bytecode = Não é possível compilar o programa para navegadores ({ $reason }).
