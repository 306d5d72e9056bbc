import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals secrets that have to be read again, where a hash will not do: a copy of the table alone reveals nothing. */
export interface Sealer {
  /** `of` is the id of its owner: in another's row it does not open. */
  seal(text: string, of: string): string
  open(sealed: string, of: string): string
}

const FORM = 's1.'
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** AES-256-GCM. The first secret seals; all of them open, so that one can be put before another. A text without the seal's form is as it is. */
export function sealer(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'fairground seal', 32)))
  return {
    seal(text, of) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, keys[0]!, nonce).setAAD(Buffer.from(of)) // there is one secret at least
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return FORM + Buffer.concat(sealed).toString('base64url')
    },
    open(sealed, of) {
      if (!sealed.startsWith(FORM)) return sealed
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url')
      for (const key of keys) {
        try {
          const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
          cipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(-TAG))
          return cipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + cipher.final('utf8')
        } catch {
          // Sealed by another of the secrets, or not by us.
        }
      }
      throw new Error('A sealed text does not open: SECRET_KEY is not the one it was sealed with')
    },
  }
}
