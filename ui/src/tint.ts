/** Twelve quiet backdrops, 30 degrees of hue apart; the same hues as the demo art stands on. */
const backdrops = [
  '#f3e4e2',
  '#f5e6d9',
  '#f3ead2',
  '#ebeed3',
  '#e0f0da',
  '#d8f0e4',
  '#d6efee',
  '#dbecf4',
  '#e2e8f6',
  '#ebe5f4',
  '#f1e3ee',
  '#f4e3e8',
] as const

/** The backdrop of an item without a picture, as a CSS colour for both themes: always the same for the same name. */
export function tintOf(name: string): string {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  const tint = backdrops[hash % backdrops.length] ?? backdrops[0]
  return `light-dark(${tint}, color-mix(in oklab, ${tint} 20%, #0a110e))`
}

/** The letter that stands for an item: its first letter or digit, in upper case. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·'
