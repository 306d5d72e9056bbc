import { webCrypto } from './pkce.ts'

/** A proof of work as the server sets it (ALTCHA): find the counter whose key begins with `keyPrefix`. Numbers are in bytes, texts in hexadecimal. */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    /** Rounds of PBKDF2 per try. */
    readonly cost: number
    readonly keyLength?: number
    readonly keyPrefix: string
  }
}

const HASHES: Readonly<Record<string, string>> = {
  'PBKDF2/SHA-256': 'SHA-256',
  'PBKDF2/SHA-384': 'SHA-384',
  'PBKDF2/SHA-512': 'SHA-512',
}

/** Computes the answer, which takes a laptop about half a second, as the API takes it: base64 of JSON. */
export async function solveChallenge(set: CaptchaChallenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix } = set.parameters
  const hash = HASHES[algorithm]
  if (!hash) throw new TypeError(`this client does not compute ${algorithm}`)
  const prefix = keyPrefix.toLowerCase()
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0])
  const counted = new DataView(password.buffer, password.length - 4)
  for (let counter = 0; ; counter += 1) {
    signal?.throwIfAborted()
    counted.setUint32(0, counter)
    const key = await webCrypto().importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derived = await webCrypto().deriveBits(
      { name: 'PBKDF2', hash, salt: bytesOf(salt), iterations: cost },
      key,
      keyLength * 8,
    )
    const derivedKey = Array.from(new Uint8Array(derived), (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (derivedKey.startsWith(prefix))
      return btoa(JSON.stringify({ challenge: set, solution: { counter, derivedKey } }))
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
