const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const withCharacters = (text: string): string =>
  text.replace(/&(#\d{1,6}|[a-z]{2,6});/g, (whole, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (CHARACTERS[name] ?? whole),
  )

/** Text of a description without its marks, on one line. */
export const plainWords = (html: string): string =>
  withCharacters(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** Words of a text with markup, a paragraph each line. */
export const paragraphsOf = (html: string): string[] =>
  html
    .replace(/<\/(p|div|li|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .split(/\n+/)
    .map((line) => withCharacters(line).trim())
    .filter(Boolean)
