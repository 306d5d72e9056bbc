import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'

/** Calls ask for prices in the currency that the reader picked, too, and for answers in the language of the page. */
export const shownIn = (
  { shownIn: code, prefix }: SiteFacts,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch =>
  code === undefined && !prefix
    ? fetch
    : (input, init) => {
        const headers = new Headers(init?.headers)
        if (code !== undefined) headers.set('x-fairground-currency', code)
        if (prefix) headers.set('x-fairground-language', prefix.slice(1))
        return fetch(input, { ...init, headers })
      }
