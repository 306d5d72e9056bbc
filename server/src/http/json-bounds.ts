const QUOTE = 0x22
const BACKSLASH = 0x5c
const LIST = 0x5b
const OBJECT = 0x7b
const COMMA = 0x2c
const END_OF_LIST = 0x5d
const END_OF_OBJECT = 0x7d

/** Cost of parsing a JSON text apart from its length: an object's key and a short text take as long as a hundred letters. */
export interface JsonBounds {
  /** Depth to which lists and objects may be nested. */
  readonly depth: number
  /** Lists, objects, keys and texts together. */
  readonly parts: number
  /** Members and items, counted by the commas between them. */
  readonly values: number
}

/** Far deeper than a field may be: one that is nested too deep is named by `conform`. */
const DEEPEST = 200
const LEAST_PARTS = 50_000
const MOST_PARTS = 200_000
const BYTES_PER_PART = 40
const MOST_VALUES = 500_000

/** Bounds of a body that may have so many bytes. 100 products with 2,000 parts each are the largest that a shop sends. */
export const boundsOf = (bodyLimit: number): JsonBounds => ({
  depth: DEEPEST,
  parts: Math.min(MOST_PARTS, Math.max(LEAST_PARTS, Math.floor(bodyLimit / BYTES_PER_PART))),
  values: MOST_VALUES,
})

/** The bound that a JSON text breaks, found in one pass before anything is made of it; whether it is JSON at all is not looked at. */
export function brokenBound(
  bytes: Uint8Array,
  { depth: deepest, parts: most, values: mostValues }: JsonBounds,
): keyof JsonBounds | undefined {
  const end = bytes.length
  let [depth, parts, values, i] = [0, 0, 0, 0]
  while (i < end) {
    const byte = bytes[i++]
    if (byte === QUOTE) {
      if (++parts > most) return 'parts'
      for (let inText = true; inText && i < end; ) {
        const letter = bytes[i++]
        if (letter === QUOTE) inText = false
        else if (letter === BACKSLASH) i++
      }
    } else if (byte === LIST || byte === OBJECT) {
      if (++depth > deepest) return 'depth'
      if (++parts > most) return 'parts'
    } else if (byte === COMMA) {
      if (++values > mostValues) return 'values'
    } else if (byte === END_OF_LIST || byte === END_OF_OBJECT) depth--
  }
  return undefined
}
