import { hash, randomBytes } from 'node:crypto'

/** Opaque secret: a prefix that says what it is and 32 random bytes. Only its hash is stored. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`

/** SHA-256, base64url. The secrets have 256 random bits, so no salt and no slow hash is needed. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
