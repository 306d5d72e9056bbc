import { present } from '@fairground/domain/present.ts'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { type Fair, PUBLIC_URL } from '../events.fixture.ts'
import type { CancelNotices } from './notify-guests.ts'
import { rsvpLinks } from './rsvp-links.ts'

export const RSVPS = '/events/v2/rsvps'
export const ALL = ['DETAILS', 'FORM', 'CONTACT_DETAILS']

export const codeOf = (reply: Reply): string | undefined => reply.body.details?.applicationError?.code
export const dataOf = (reply: Reply) => reply.body.details?.applicationError?.data
export const violationsOf = (reply: Reply): [string, string][] =>
  reply.body.details.validationError.fieldViolations.map((v: { field: string; violatedRule: string }) => [
    v.field,
    v.violatedRule,
  ])

/** An event that takes answers; the demanded registration stands in `rsvp`. */
export const gathering = (shop: Fair, rsvp: object = {}, more: object = {}) =>
  shop.event({ registration: { initialType: 'RSVP', rsvp, ...more } })

/** Faults of a form in the refusal of generation 2. */
export const formFaultsOf = (reply: Reply): [string, string][] =>
  dataOf(reply).fieldViolations.map((v: { field: string; violatedRule: string }) => [v.field, v.violatedRule])

const links = rsvpLinks('secret', PUBLIC_URL)

/** Context of the job that writes to guests. */
export function noticesOf({ site }: Pick<Fair, 'site'>): CancelNotices {
  const { directory, pool } = site.assembly
  return {
    db: pool.forSite(site.siteId),
    site: directory.site(site.siteId)!,
    now: new Date(),
    newId: () => crypto.randomUUID(),
    publicUrl: PUBLIC_URL,
    rsvpLinks: links,
    moneyBack: async () => undefined,
  }
}

let people = 0
/** Somebody with an address of their own, who brings companions. */
export function person(companions = 0, change: object = {}) {
  people += 1
  return {
    firstName: 'Ada',
    lastName: `Guest ${people}`,
    email: `guest-${people}@example.com`,
    status: 'YES',
    ...present({ additionalGuestDetails: companions > 0 ? { guestCount: companions } : undefined }),
    ...change,
  }
}

export const answer = (caller: TestCaller, eventId: string, rsvp: object = person(), more: object = {}) =>
  caller.call('POST', RSVPS, { rsvp: { eventId, ...rsvp }, fields: ALL, ...more })

/** The answer, which must be taken. */
export async function answered(caller: TestCaller, eventId: string, rsvp: object = person(), more: object = {}) {
  const reply = await answer(caller, eventId, rsvp, more)
  if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.rsvp
}

export const change = (caller: TestCaller, id: string, rsvp: object, more: object = {}) =>
  caller.call('PATCH', `${RSVPS}/${id}`, { rsvp: { id, ...rsvp }, fields: ALL, ...more })

export async function summary(shop: Fair, eventId: string): Promise<[yes: number, no: number, waiting: number]> {
  const { body } = await shop.admin.call('GET', `${RSVPS}/summaries?eventId=${eventId}`)
  const [{ yesGuestCount, noGuestCount, waitlistGuestCount }] = body.summaries
  return [yesGuestCount, noGuestCount, waitlistGuestCount]
}

export const registrationOf = async (caller: TestCaller, eventId: string) =>
  (await caller.call('GET', `/events/v3/events/${eventId}?fields=REGISTRATION&fields=DASHBOARD`)).body.event
