import { RouterContextProvider } from 'react-router'
import { shopContext } from '../shop-context.ts'
import { type Answers, fakeApi } from './fake-api.ts'

const origin = 'https://fair.example'

/** Context of loaders and actions as a browser with scripts has it, with an API that answers by table. */
export function scriptedContext(answers: Answers): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(shopContext, {
    site: { name: 'Fairground', locale: 'en-GB', currency: 'GBP', timeZone: 'Europe/London', origin, demo: true },
    now: new Date('2026-03-01T12:00:00Z'),
    scripted: true,
    transport: {
      url: origin,
      fetch: fakeApi(answers).fetch,
      auth: { headers: () => Promise.resolve({}), renew: () => Promise.resolve(false) },
    },
    tag: () => {},
  })
  return context
}

export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
