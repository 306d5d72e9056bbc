import { followedFields } from '@fairground/contract/followed-fields.ts'
import { type SiteFacts, UNOPENED } from '@fairground/contract/rendered-pages.ts'
import { Window } from 'happy-dom'
import { plan, type Rendered, render } from '../entry-server.tsx'
import { type Answers, type FakeRequest, fakeApi } from './fake-api.ts'

const origin = 'https://fair.example'

export interface RenderedWithRequests extends Rendered {
  /** The page as a browser has it before scripts. */
  readonly document: Document
  readonly requests: readonly FakeRequest[]
  readonly errors: readonly unknown[]
}

const SITE: SiteFacts = {
  name: 'Fairground',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  origin,
  demo: true,
}
const unopened = { [UNOPENED]: '1' }

/** Renders a page as the server does, from an API that answers by table. `form` posts it; `ahead` reads it as a program does. `facts` are of another site. */
export async function ask(
  path: string,
  answers: Answers,
  form?: Readonly<Record<string, string>> | 'ahead',
  facts: Partial<SiteFacts> = {},
): Promise<RenderedWithRequests> {
  const { fetch, requests } = fakeApi(answers)
  const errors: unknown[] = []
  const page = await render(
    typeof form === 'object'
      ? new Request(origin + path, { method: 'POST', body: new URLSearchParams(form), headers: unopened })
      : new Request(followed(path), { headers: form ? unopened : {} }),
    {
      site: { ...SITE, ...facts },
      now: new Date('2026-03-01T12:00:00Z'),
      assets: { scripts: [], later: [], styles: [], fonts: [] },
      fetch,
      apiUrl: origin,
      accessToken: 'token',
      onError: (error) => errors.push(error),
    },
  )
  return { ...page, document: documentOf(page.html), requests, errors }
}

/** The address without what the server drops: what the page's caching does not name never reaches it. */
function followed(path: string): URL {
  const url = new URL(path, origin)
  const { caching } = plan(url.pathname)
  if (caching !== 'personal') url.search = String(new URLSearchParams(followedFields(url.searchParams, caching)))
  return url
}

const documentOf = (html: string): Document =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document // happy-dom's own types

/** The text of the first element that matches. */
export const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent
