/** `{{name}}`, with or without blanks within. */
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names of all placeholders, in order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')

/** Braces of two that are no placeholder: an opening without its end, or the other way round. */
export const hasStrayBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''))

/** Puts values in. Nothing in a text is ever run: a placeholder is a name, and what has no value becomes nothing. */
export const fill = (text: string, find: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_, name: string) => find(name))

/** For text and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Marks that turn the direction of what follows: a value with one would turn the rest of its line around. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** One line: a value cannot begin another header or paragraph, nor turn what stands after it around. */
export const oneLine = (text: string): string =>
  text
    .replace(TURNS, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()
