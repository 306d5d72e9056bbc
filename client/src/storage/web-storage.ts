import { emptyTokens, type TokenStorage, tokensIn } from '../auth/tokens.ts'
import { SetupError } from '../setup-error.ts'

/** The part of `localStorage` and `sessionStorage` that is used. */
export type KeyedTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Tokens in `localStorage`, or in the storage given. The server of your site never sees them: pages that it renders for the
 * visitor need `cookieStorage` instead. Where the browser refuses storage, tokens last as long as the page.
 */
export function webStorage({ key = 'fairground', storage }: { key?: string; storage?: KeyedTexts } = {}): TokenStorage {
  let current = emptyTokens
  const texts = storage ?? (globalThis as { localStorage?: KeyedTexts }).localStorage
  if (!texts)
    throw new SetupError(
      'NO_PAGE',
      'There is no web storage here: it belongs to a page. In a server read the tokens from the request with requestCookies.',
    )
  return {
    shared: key,
    load() {
      try {
        return tokensIn(texts.getItem(key))
      } catch {
        return current
      }
    },
    save(tokens) {
      current = tokens
      try {
        if (tokens.refreshToken.value) texts.setItem(key, JSON.stringify(tokens))
        else texts.removeItem(key)
      } catch {
        // full or forbidden: only `current` is left
      }
    },
  }
}
