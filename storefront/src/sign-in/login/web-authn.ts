import { present } from '@fairground/domain/present.ts'

/** The JSON form of WebAuthn level 3 and back: not every browser has `parseRequestOptionsFromJSON` and `toJSON` yet. */
interface StoredCredential {
  readonly id: string
  readonly transports?: readonly string[]
}

interface RequestJson {
  readonly challenge: string
  readonly allowCredentials?: readonly StoredCredential[]
}

interface CreationJson {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials?: readonly StoredCredential[]
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const named = (credentials: readonly StoredCredential[] = []): PublicKeyCredentialDescriptor[] =>
  credentials.map(({ id, transports }) => ({
    type: 'public-key',
    id: bytes(id),
    ...present({ transports: transports ? ([...transports] as AuthenticatorTransport[]) : undefined }), // as the browser reported them
  }))

/** A new key; null when the person changed their mind. */
export async function createPasskey(options: unknown): Promise<Record<string, unknown> | null> {
  const { challenge, user, excludeCredentials, ...rest } = options as CreationJson // `startRegistration` gives it
  const credential = (await navigator.credentials.create({
    publicKey: {
      ...(rest as unknown as PublicKeyCredentialCreationOptions), // names and numbers are the same in both forms
      challenge: bytes(challenge),
      user: { ...user, id: bytes(user.id) },
      excludeCredentials: named(excludeCredentials),
    },
  })) as PublicKeyCredential | null // that is what `publicKey` makes
  if (!credential) return null
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...outside(credential),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

/** A signature of a key that the person chose; with `conditional` the browser offers it in the field for the name. */
export async function requestPasskey(
  options: unknown,
  { signal, conditional }: { readonly signal: AbortSignal; readonly conditional: boolean },
): Promise<Record<string, unknown> | null> {
  const { challenge, allowCredentials, ...rest } = options as RequestJson // `startSignIn` gives it
  const credential = (await navigator.credentials.get({
    publicKey: { ...rest, challenge: bytes(challenge), allowCredentials: named(allowCredentials) },
    signal,
    ...present({ mediation: conditional ? ('conditional' as const) : undefined }),
  })) as PublicKeyCredential | null // that is what `publicKey` gets
  if (!credential) return null
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    ...outside(credential),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      ...present({ userHandle: response.userHandle ? text(response.userHandle) : undefined }),
    },
  }
}

const outside = ({ id, rawId, type, authenticatorAttachment }: PublicKeyCredential) => ({
  id,
  rawId: text(rawId),
  type,
  clientExtensionResults: {},
  ...present({ authenticatorAttachment: authenticatorAttachment || undefined }),
})
