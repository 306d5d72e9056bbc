export const MAX_SLUG_LENGTH = 100

/** API paths start so; an event with such a slug could not be distinguished from them. */
const reservedForEvents = new Set(['v1', 'v2', 'v3'])

export function isReservedEventSlug(slug: string): boolean {
  return reservedForEvents.has(slug.toLowerCase())
}

/** Letters that Unicode does not take apart into letter and accent. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
}

/**
 * Address form of a name: lower case, Latin letters without accents, everything that is no letter or digit one hyphen.
 * Letters of other scripts stay, with their marks. At most `maxLength` characters, never ending in a hyphen; empty when
 * the name has neither letter nor digit.
 */
export function slugOf(name: string, maxLength: number = MAX_SLUG_LENGTH): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '-')
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFC')
  return shorten(plain.replace(/-+/g, '-').replace(/^-/, ''), maxLength)
}

/** `slugOf` the name, or `fallback` ("product", "event") where that is empty. */
export function slugify(name: string, fallback: string, maxLength: number = MAX_SLUG_LENGTH): string {
  return slugOf(name, maxLength) || fallback
}

/** Cuts between characters, and takes the hyphen that a cut may leave. */
function shorten(slug: string, maxLength: number): string {
  let short = ''
  for (const character of slug) {
    if (short.length + character.length > maxLength) break
    short += character
  }
  return short.replace(/-+$/, '')
}

/** `base` if it is free, else the first free of `base-1`, `base-2` ..., shortened to fit. `isTaken` also knows what is reserved. */
export function freeSlug(
  base: string,
  isTaken: (slug: string) => boolean,
  maxLength: number = MAX_SLUG_LENGTH,
): string {
  let slug = shorten(base, maxLength)
  for (let n = 1; isTaken(slug); n++) {
    const suffix = `-${n}`
    slug = shorten(base, maxLength - suffix.length) + suffix
  }
  return slug
}
