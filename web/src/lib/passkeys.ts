// Passkeys of this device, in the form of JSON that the server reads.

interface JsonCredentials {
  parseCreationOptionsFromJSON?(options: unknown): PublicKeyCredentialCreationOptions
  parseRequestOptionsFromJSON?(options: unknown): PublicKeyCredentialRequestOptions
}

const found = (): JsonCredentials | undefined =>
  typeof PublicKeyCredential === 'undefined' ? undefined : (PublicKeyCredential as unknown as JsonCredentials)

/** Whether this browser can make passkeys on this page. */
export function hasPasskeys(): boolean {
  return isSecureContext && typeof found()?.parseCreationOptionsFromJSON === 'function'
}

function json(credential: Credential | null): unknown {
  return (credential as (Credential & { toJSON(): unknown }) | null)?.toJSON() ?? null
}

/** A new passkey; null if the person changed their mind. */
export async function createPasskey(options: unknown): Promise<unknown> {
  const publicKey = found()!.parseCreationOptionsFromJSON!(options)
  return json(await navigator.credentials.create({ publicKey }).catch(() => null))
}

/** The answer of a passkey; null if the person changed their mind. */
export async function askPasskey(options: unknown): Promise<unknown> {
  const publicKey = found()!.parseRequestOptionsFromJSON!(options)
  return json(await navigator.credentials.get({ publicKey }).catch(() => null))
}
