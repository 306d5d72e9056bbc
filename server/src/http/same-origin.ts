import type { IncomingHttpHeaders } from 'node:http'

/**
 * True when a request comes from our own pages: Fetch Metadata says so, or (older browsers) Origin names the host it was sent to.
 * A request without either is not a browser's, and cookies are for browsers.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  return origin !== undefined && host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
