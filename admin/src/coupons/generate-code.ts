/** 32 signs that nobody takes for each other; five bits each. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that cannot be guessed from another one: eight signs, 40 bits. */
export const generateCode = (bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string =>
  [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('')
