import { type Tokens, tokensIn } from '../auth/tokens.ts'

export interface CookieOptions {
  /** `/` by default. */
  readonly path?: string
  /** Days from now until the cookie ends; 0 or less ends it at once. Without it, the cookie ends with the browser. */
  readonly expires?: number
  readonly domain?: string
  readonly secure?: boolean
  /** Out of reach of scripts; only for cookies that a server sets and reads. */
  readonly httpOnly?: boolean
  /** `Lax` by default. */
  readonly sameSite?: 'Strict' | 'Lax' | 'None'
}

const DAY_MS = 86_400_000

/** A cookie as `document.cookie` and `Set-Cookie` take it. `now` in milliseconds since 1970. */
export function cookieText(
  name: string,
  value: string,
  { path = '/', expires, domain, secure = false, httpOnly = false, sameSite = 'Lax' }: CookieOptions,
  now: number,
): string {
  return [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(expires === undefined ? [] : [`Expires=${new Date(now + expires * DAY_MS).toUTCString()}`]),
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ')
}

/** The value of a cookie in a `Cookie` header or in `document.cookie`. The first of two equal names holds. */
export function cookieIn(header: string, name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  const found = header.split(';').find((part) => part.trim().startsWith(start))
  if (found === undefined) return undefined
  const value = found.trim().slice(start.length)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Days that tokens are stored: as long as the server remembers a visitor. */
export const TOKEN_DAYS = 365
export const TOKEN_COOKIE = 'fairground'

export const tokensInCookies = (header: string, name: string): Tokens => tokensIn(cookieIn(header, name))

/** The cookie that keeps tokens, or ends when there are none. */
export const tokenCookie = (name: string, tokens: Tokens, options: CookieOptions, now: number): string =>
  tokens.refreshToken.value
    ? cookieText(name, JSON.stringify(tokens), { expires: TOKEN_DAYS, ...options }, now)
    : cookieText(name, '', { ...options, expires: -1 }, now)
