import { Window } from 'happy-dom'
import { type Rendered, render } from '../entry-server.tsx'
import { type Answers, fakeApi } from './fake-api.ts'

const origin = 'https://fair.example'

export interface RenderedWithRequests extends Rendered {
  /** The page as a browser has it before scripts. */
  readonly document: Document
  readonly requests: readonly { readonly call: string; readonly body: unknown }[]
  readonly errors: readonly unknown[]
}

/** Renders a page as the server does, from an API that answers by table. `form` posts it. */
export async function ask(
  path: string,
  answers: Answers,
  form?: Readonly<Record<string, string>>,
): Promise<RenderedWithRequests> {
  const { fetch, requests } = fakeApi(answers)
  const errors: unknown[] = []
  const page = await render(
    new Request(origin + path, form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    {
      site: { name: 'Fairground', locale: 'en-GB', currency: 'GBP', timeZone: 'Europe/London', origin },
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

const documentOf = (html: string): Document =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document // happy-dom's own types

/** The text of the first element that matches. */
export const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent
