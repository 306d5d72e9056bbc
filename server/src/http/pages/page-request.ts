import type { FastifyRequest } from 'fastify'

/** The address a page is asked for, under the site's own origin: a Host header decides nothing. */
export const addressOf = (request: FastifyRequest, origin: string): URL =>
  new URL(request.url.replace(/^\/+/, '/'), origin)

/** The same address with the named query fields alone, in their order, each once: what else is said changes no page. */
export function narrowed(url: URL, fields: readonly string[]): URL {
  const narrow = new URL(url.pathname, url)
  for (const field of fields) {
    const value = url.searchParams.get(field)
    if (value !== null && value !== '') narrow.searchParams.set(field, value)
  }
  return narrow
}

/** The request as the router takes it. `body` is the form as it was sent. */
export const pageRequest = (url: URL, body?: string): Request =>
  new Request(url, body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': FORM_TYPE } })

export const FORM_TYPE = 'application/x-www-form-urlencoded'
