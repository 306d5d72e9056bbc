let read = (): string => globalThis.document?.documentElement.dataset.prefix ?? ''

/** One of our addresses below the page's language, `/de/cart`, as the router writes it: the home page is `/de`. */
export const inLanguage = (path: string): string => (path === '/' && read()) || read() + path

/** On the server, which renders pages of several languages at once. */
export function readPrefixBy(reader: () => string | undefined): void {
  read = () => reader() ?? ''
}
