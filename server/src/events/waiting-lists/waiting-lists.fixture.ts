import { expect } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { type Fair, PUBLIC_URL } from '../events.fixture.ts'
import { offerTickets } from './offer-tickets.ts'
import { waitingLinks } from './waiting-links.ts'

const links = waitingLinks('secret', PUBLIC_URL)

export const listPath = (eventId: string) => `/fairground/v1/events/${eventId}/waiting-list`
export const placePath = (token: string, act = '') => `/fairground/v1/waiting-places/${token}${act}`

/** Offers what is free, as the job does. */
export const offerNow = ({ site }: Pick<Fair, 'site'>, now = new Date()) =>
  offerTickets({
    db: site.assembly.pool.forSite(site.siteId),
    site: site.assembly.directory.site(site.siteId)!,
    now,
    newId: () => crypto.randomUUID(),
    links,
  })

/** Puts a caller on the list of an event, which is switched on. */
export async function joinAs(caller: TestCaller, eventId: string, entry: { email: string; [field: string]: unknown }) {
  const joining = { eventId, quantity: 1, name: 'Ada Byron', ...entry }
  const { status, body } = await caller.call('POST', `${listPath(eventId)}/entries`, joining)
  expect(status, JSON.stringify(body)).toBe(200)
}

export async function switchOn({ admin }: Fair, eventId: string) {
  const { status, body } = await admin.call('PATCH', listPath(eventId), { enabled: true })
  expect(status, JSON.stringify(body)).toBe(200)
}

/** States of all entries by address. */
export async function statusesOf({ admin }: Fair, eventId: string): Promise<Record<string, string>> {
  const { body } = await admin.call('GET', `${listPath(eventId)}/entries`)
  return Object.fromEntries(body.entries.map(({ email, status }: Record<string, string>) => [email ?? '', status]))
}

/** Token of the link in the newest mail to an address. */
export async function tokenTo({ site }: Fair, email: string): Promise<string> {
  const mails = await site.query('select text from mails where to_address = $1 order by created_at, id', [email])
  return /\/waiting\/([\w.-]+)/.exec(String(mails.at(-1)?.text))?.[1] ?? ''
}
