import type { SiteFacts } from '../shop-context.ts'

/** Calls ask for prices in the currency that the reader picked, too. */
export const shownIn = ({ shownIn: code }: SiteFacts, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  code === undefined
    ? fetch
    : (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('x-fairground-currency', code)
        return fetch(input, { ...init, headers })
      }
