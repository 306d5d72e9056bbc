/** Cookies of our own pages: the access token of a visitor or member, the session of a staff user, a browser that skips the second step. */
export const VISITOR_COOKIE = 'fg_visitor'
export const STAFF_COOKIE = 'fg_staff'
export const DEVICE_COOKIE = 'fg_device'

/** `a=1; b=2` to a record; the first of two equal names wins, as browsers send the more exact path first. */
export function parseCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at < 0) continue
    const name = part.slice(0, at).trim()
    if (name && !Object.hasOwn(cookies, name)) cookies[name] = part.slice(at + 1).trim()
  }
  return cookies
}

/** The cookies of a request. */
export const cookiesOf = ({
  headers,
}: {
  readonly headers: { readonly cookie?: string | undefined }
}): Record<string, string> => (headers.cookie === undefined ? {} : parseCookies(headers.cookie))

export interface CookieSettings {
  readonly maxAgeSeconds: number
  /** Only over TLS: set when PUBLIC_URL is https. */
  readonly secure: boolean
}

/** Same-site, HttpOnly: no script reads it, no other site sends it with a change. */
export const cookie = (name: string, value: string, { maxAgeSeconds, secure }: CookieSettings): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`
