let read = (): string => globalThis.document?.documentElement.dataset.prefix ?? ''

/** An address of ours below the page's language, `/de/cart`: for what the router does not lead to. */
export const inLanguage = (path: string): string => read() + path

/** On the server, which renders pages of several languages at once. */
export function readPrefixBy(reader: () => string | undefined): void {
  read = () => reader() ?? ''
}
