# Perfis: pessoas reconhecidas em vários aparelhos.

problem-profile-none = Este navegador não tem perfil neste servidor.
problem-profile-signed-in = Este navegador já tem um perfil neste servidor.
problem-profile-devices = Um perfil pode ter no máximo { $most } aparelhos. Desconecte um deles antes.
problem-profile-device-unknown = Seu perfil não tem esse aparelho.
problem-profile-no-seat = Seu perfil não tem lugar nesta mesa.
problem-recovery-wrong = Este código de recuperação não é válido. Confira cada letra; um código serve uma só vez, depois vale o novo.
problem-limit-sign-ins = Tentativas demais de entrar a partir da sua rede. Tente de novo em alguns minutos.
problem-passkey-known = Esta chave de acesso já foi adicionada.
problem-passkey-many = Um perfil pode ter no máximo { $most } chaves de acesso. Remova uma delas antes.
problem-passkey-unknown = Este servidor não conhece esta chave de acesso.
problem-passkey-challenge = A resposta da chave de acesso chegou tarde ou já foi usada. Tente de novo.
problem-passkey-wrong = Não foi possível verificar a chave de acesso. Tente de novo.
problem-passkey-origin = As chaves de acesso só funcionam em uma página deste servidor que tenha nome, como localhost ou um domínio com https.
