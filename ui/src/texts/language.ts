let read = (): string => globalThis.document?.documentElement.lang || 'en'

/** BCP 47, of the page that is rendered: its messages, and its numbers and dates. */
export const locale = (): string => read()

/** On the server, which renders pages of several languages at once. */
export function readLocaleBy(reader: () => string | undefined): void {
  read = () => reader() ?? 'en'
}
