# Perfis: pessoas reconhecidas em vários aparelhos.

problem-profile-signed-in = Este navegador já tem um perfil neste servidor.
problem-profile-devices = Um perfil pode ter no máximo { $most } aparelhos. Desconecte um deles antes.
problem-recovery-wrong = Este código de recuperação não é válido. Confira cada letra; um código serve uma só vez, depois vale o novo.
problem-passkey-known = Esta chave de acesso já foi adicionada.
problem-passkey-many = Um perfil pode ter no máximo { $most } chaves de acesso. Remova uma delas antes.
problem-passkey-challenge = A resposta da chave de acesso chegou tarde ou já foi usada. Tente de novo.
