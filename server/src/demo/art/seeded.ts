/** A fraction in [0, 1) that depends on the text alone: FNV-1a with a final mix, so that like texts differ. */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** One of the choices, always the same for the same slug and purpose. */
export function pick<const Choice>(slug: string, purpose: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(fractionOf(`${purpose}:${slug}`) * choices.length)] ?? choices[0]
}

/** A number in [from, to), always the same for the same slug and purpose. */
export const between = (slug: string, purpose: string, from: number, to: number): number =>
  from + fractionOf(`${purpose}:${slug}`) * (to - from)
