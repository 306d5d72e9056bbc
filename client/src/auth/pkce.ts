import { SetupError } from '../setup-error.ts'

const SHORTEST = 43
const LONGEST = 128
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

export interface Pkce {
  readonly codeVerifier: string
  /** SHA-256 of the verifier, base64url: always 43 characters. */
  readonly codeChallenge: string
}

/** A proof key for the code exchange, method S256. `length` is that of the verifier. */
export async function pkceChallenge(length = SHORTEST): Promise<Pkce> {
  if (!(length >= SHORTEST && length <= LONGEST))
    throw new RangeError(`Expected a length between ${SHORTEST} and ${LONGEST}. Received ${length}.`)
  const codeVerifier = randomText(length)
  const digest = await webCrypto().digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const binary = String.fromCharCode(...new Uint8Array(digest))
  return { codeVerifier, codeChallenge: btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') }
}

/** Every character of the alphabet is equally likely: bytes beyond its last whole multiple are thrown away. */
function randomText(length: number): string {
  const fair = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fair && text.length < length) text += ALPHABET[byte % ALPHABET.length]
  }
  return text
}

/** Browsers have it on https and localhost alone. */
export function webCrypto(): SubtleCrypto {
  const { subtle } = globalThis.crypto ?? {}
  if (subtle) return subtle
  throw new SetupError(
    'NO_WEB_CRYPTO',
    'Web Crypto is missing: browsers have it on https and on localhost alone. Serve the page from one of them.',
  )
}
