/** What `GET /_captcha/challenge` gives, in the format of altcha 2: find the counter whose derived key begins with `keyPrefix`. */
export interface Puzzle {
  readonly parameters: {
    /** `PBKDF2/SHA-256`. */
    readonly algorithm: string
    /** Hexadecimal, as are `salt` and `keyPrefix`. */
    readonly nonce: string
    readonly salt: string
    /** Rounds per try. */
    readonly cost: number
    /** Bytes; 32 unless said. */
    readonly keyLength?: number
    readonly keyPrefix: string
  }
}

/** The solution as the API takes it: base64 of JSON. A laptop needs about half a second. */
export async function solve(puzzle: Puzzle): Promise<string> {
  const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix } = puzzle.parameters
  const prefix = bytes(nonce)
  const password = new Uint8Array(prefix.length + 4)
  password.set(prefix)
  const counterAt = new DataView(password.buffer)
  const rounds = { name: 'PBKDF2', salt: bytes(salt), iterations: cost, hash: algorithm.slice('PBKDF2/'.length) }
  for (let counter = 0; ; counter += 1) {
    counterAt.setUint32(prefix.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = hex(await crypto.subtle.deriveBits(rounds, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix.toLowerCase()))
      return btoa(JSON.stringify({ challenge: puzzle, solution: { counter, derivedKey } }))
  }
}

const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
