import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i

/**
 * Path and query that a request names. Where it names a whole address, as it would to a proxy, that address's host counts and not the
 * `Host` header (RFC 9112, 3.2.2); `*` is not one of our paths.
 */
export function pathOf(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/' } = request
  if (url.startsWith('/')) return url
  const [, host = '', path = ''] = ABSOLUTE.exec(url) ?? []
  if (host) request.headers.host = host
  return path.startsWith('/') ? path : `/${host ? path : encodeURIComponent(url)}`
}
