import { followedFields } from '@fairground/contract/followed-fields.ts'
import { type Caching, UNOPENED } from '@fairground/contract/rendered-pages.ts'
import type { FastifyRequest } from 'fastify'
import { FORM_TYPE } from '../http/forms.ts'

/** Address of a requested page, under the site's own origin: neither a Host header nor a path that begins like an address decides it. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>, origin: string): URL =>
  new URL(origin + url.replace(/^[/\\]+/, '/'))

/** Part of an address that the page follows: everything else changes nothing and is dropped. */
export interface Narrowed {
  readonly url: URL
  /** It names one of few pages, and may be cached under that name. */
  readonly few: boolean
}

/** `shared` are the query fields with few values, by what these look like; `uncached` those without end. */
export function narrowed(url: URL, caching: Exclude<Caching, 'personal'>): Narrowed {
  const narrow = new URL(url.pathname, url)
  for (const [field, value] of followedFields(url.searchParams, caching)) narrow.searchParams.append(field, value)
  return { url: narrow, few: !caching.uncached?.some((field) => narrow.searchParams.has(field)) }
}

/**
 * Somebody's browser opens the page in a window: it is no program that reads addresses, and no browser that fetches ahead. Browsers name
 * the destination to shops with https alone.
 */
export const isOpened = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers['sec-fetch-dest'] === 'document' &&
  !/prefetch|prerender|preview/.test(`${String(headers['sec-purpose'])} ${String(headers.purpose)}`)

/** The request as the router takes it. `body` is the form as it was sent. */
export function pageRequest(url: URL, { body, opened = false }: { body?: string | undefined; opened?: boolean } = {}) {
  const unopened = { [UNOPENED]: '1' }
  if (body !== undefined)
    return new Request(url, { method: 'POST', body, headers: { 'content-type': FORM_TYPE, ...unopened } })
  return new Request(url, { headers: opened ? {} : unopened })
}

/** A browser, and not a program that reads answers of the API. */
export const wantsHtml = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false
