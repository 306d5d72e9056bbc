import type { TokenStorage } from '../auth/tokens.ts'
import { type Clock, systemClock } from '../clock.ts'
import { SetupError } from '../setup-error.ts'
import { type CookieOptions, TOKEN_COOKIE, tokenCookie, tokensInCookies } from './cookies.ts'

export interface CookieStorageOptions extends Omit<CookieOptions, 'httpOnly'> {
  readonly name?: string
  readonly clock?: Clock
  /** Holder of the cookies; the page by default. */
  readonly page?: { cookie: string }
}

/**
 * Tokens in a cookie of the page. The server of your site reads the same cookie with `requestCookies`, so that what it renders
 * is for the same visitor. Over https the cookie is `Secure` by default.
 */
export function cookieStorage({
  name = TOKEN_COOKIE,
  clock = systemClock,
  page,
  ...cookie
}: CookieStorageOptions = {}): TokenStorage {
  const holder = page ?? (globalThis as { document?: { cookie: string } }).document
  if (!holder)
    throw new SetupError(
      'NO_PAGE',
      'There is no page here to keep a cookie in. In a server read and write the tokens of a request with requestCookies.',
    )
  const secure = (globalThis as { location?: { protocol: string } }).location?.protocol === 'https:'
  return {
    shared: name,
    load: () => tokensInCookies(holder.cookie, name),
    save(tokens) {
      holder.cookie = tokenCookie(name, tokens, { secure, ...cookie }, clock.now())
    },
  }
}
