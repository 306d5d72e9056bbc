import type { TokenStorage, Tokens } from '../auth/tokens.ts'
import { type Clock, systemClock } from '../clock.ts'
import { type CookieOptions, TOKEN_COOKIE, tokenCookie, tokensInCookies } from '../storage/cookies.ts'
import { publicUrl } from './public-url.ts'
import { headerOf, type IncomingRequest } from './request.ts'

export interface RequestCookieOptions extends CookieOptions {
  readonly name?: string
  readonly clock?: Clock
}

export interface RequestCookies extends TokenStorage {
  /** `Set-Cookie` values for the response: empty while the tokens are what the request brought. */
  setCookies(): string[]
}

/**
 * The tokens of the visitor whose request this is, for a server: read from the request's cookie, and what changed meanwhile
 * given back for the response. Reads what `cookieStorage` writes in the page, unless one of them is given another name.
 */
export function requestCookies(
  request: IncomingRequest,
  { name = TOKEN_COOKIE, clock = systemClock, ...cookie }: RequestCookieOptions = {},
): RequestCookies {
  const brought = tokensInCookies(headerOf(request, 'cookie') ?? '', name)
  let current: Tokens = brought
  return {
    load: () => current,
    save: (tokens) => {
      current = tokens
    },
    setCookies: () =>
      current === brought
        ? []
        : [tokenCookie(name, current, { secure: publicUrl(request).protocol === 'https:', ...cookie }, clock.now())],
  }
}
