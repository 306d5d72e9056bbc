import type { FastifyRequest } from 'fastify'
import { FORM_TYPE } from '../http/forms.ts'
import type { Caching } from './storefront-entry.ts'

/** Address of a requested page, under the site's own origin: a Host header decides nothing. */
export const addressOf = (request: FastifyRequest, origin: string): URL =>
  new URL(request.url.replace(/^\/+/, '/'), origin)

/** Part of an address that the page follows: everything else changes nothing and is dropped. */
export interface Narrowed {
  readonly url: URL
  /** It names one of few pages, and may be cached under that name. */
  readonly few: boolean
}

/** A field without end may be given so often. */
const MOST_VALUES = 50

/** `shared` are the query fields with few values, by what these look like, in the order that the name has; `uncached` those without end. */
export function narrowed(url: URL, { shared, uncached = [] }: Exclude<Caching, 'personal'>): Narrowed {
  const narrow = new URL(url.pathname, url)
  const take = (field: string, fits: (value: string) => boolean) => {
    const value = url.searchParams.get(field)
    if (value !== null && value !== '' && fits(value)) narrow.searchParams.set(field, value)
  }
  for (const [field, pattern] of Object.entries(shared)) take(field, (value) => pattern.test(value))
  for (const field of uncached) {
    const values = url.searchParams.getAll(field).filter((value) => value !== '')
    for (const value of values.slice(0, MOST_VALUES)) narrow.searchParams.append(field, value)
  }
  return { url: narrow, few: !uncached.some((field) => narrow.searchParams.has(field)) }
}

/** The request as the router takes it. `body` is the form as it was sent. */
export const pageRequest = (url: URL, body?: string): Request =>
  new Request(url, body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': FORM_TYPE } })
