import { headerOf, type IncomingRequest } from './request.ts'

/**
 * The address that the browser requested. Behind a proxy that ends TLS the request itself says `http`, and a redirect made
 * from it would not be the registered one: the scheme is taken from `X-Forwarded-Proto`. The host is that of the `Host` header;
 * `X-Forwarded-Host` is believed when `trustHost` says that a proxy sets it.
 */
export function publicUrl(request: IncomingRequest, { trustHost = false }: { trustHost?: boolean } = {}): URL {
  const isNode = !(typeof request.headers.get === 'function')
  const encrypted = (request.socket as { encrypted?: boolean } | undefined)?.encrypted === true
  const host = (trustHost ? first(headerOf(request, 'x-forwarded-host')) : undefined) ?? headerOf(request, 'host')
  const base = isNode ? `${encrypted ? 'https' : 'http'}://${host ?? 'localhost'}` : undefined
  const url = new URL(request.url ?? '/', base)
  const scheme = first(headerOf(request, 'x-forwarded-proto'))?.toLowerCase()
  const port = url.port
  if (host !== undefined) url.host = host
  if (scheme !== 'https' && scheme !== 'http') return url
  // The port inside is not the port outside: without one in the Host header it is the scheme's own.
  if (host !== undefined && !/:\d+$/.test(host) && port !== '') url.port = ''
  url.protocol = `${scheme}:`
  return url
}

/** Proxies append: the first is what the browser used. */
const first = (list: string | undefined): string | undefined => list?.split(',')[0]?.trim() || undefined
