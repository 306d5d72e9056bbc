import { checkout } from '@fairground/contract/events/orders.ts'
import { queryTicketDefinitions, updateTicketDefinition } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { getEventBySlug } from '@fairground/contract/events/wix-events-v-2.ts'
import {
  getWaitingList,
  joinWaitingList,
  listWaitingEntries,
  offerToWaitingEntry,
  setWaitingList,
} from '@fairground/contract/fairground/ticket-waiting-lists.ts'
import { token } from '@fairground/contract/identity/oauth.ts'
import { ApiError } from '../ground/api-error.ts'
import { calendarAt } from './content/events.ts'
import { type DemoWaiting, SOLD_OUT, waiting, waitingList } from './content/waiting.ts'
import type { Seeding } from './seeding.ts'

const HOUR_MS = 3_600_000
/** Later than every other order, so that order numbers follow their dates. */
const OFFERED_HOURS = 2
const BOUGHT_HOURS = 1

/** People wait for a workshop, and the first of them are offered places that were added. Who is on the list, and what they did, is passed over. */
export async function bringWaiting(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const entry = calendarAt(now).find(({ known }) => known === SOLD_OUT)
  const { event } = await merchant.call(getEventBySlug, { slug: entry?.slug ?? '' }, now)
  const eventId = event.id
  const { waitingList: list } = await merchant.call(getWaitingList, { eventId }, now)
  if (list.revision === '0') await merchant.call(setWaitingList, { eventId, enabled: true, ...waitingList }, now)
  const known = new Set((await entriesOf(seeding, eventId)).map(({ email }) => email))
  for (const one of waiting) if (!known.has(one.email)) await join(seeding, eventId, one)
  let places = entry?.event.tickets?.[0]?.limit ?? 0
  for (const one of waiting) {
    if (one.places === undefined) continue
    places += one.places
    await offer(seeding, eventId, one, places)
  }
}

const entriesOf = async ({ merchant, now }: Seeding, eventId: string) =>
  (await merchant.call(listWaitingEntries, { eventId, limit: 100 }, now)).entries

async function kindOf({ merchant, now }: Seeding, eventId: string) {
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
  const [kind] = ticketDefinitions
  if (!kind) throw new Error('The demo has no tickets to wait for')
  return kind
}

/** A visitor joins the list on the pages of the event. */
async function join(seeding: Seeding, eventId: string, { name, email, quantity, hoursAgo }: DemoWaiting) {
  const { anybody, clerk, clientId, now } = seeding
  const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
  const { id: ticketDefinitionId } = await kindOf(seeding, eventId)
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
  await clerk(access_token).call(joinWaitingList, { eventId, ticketDefinitionId, quantity, name, email }, at)
}

/** Adds places up to `limit` and offers them; who buys pays at the desk. */
async function offer(seeding: Seeding, eventId: string, { email, name, buys }: DemoWaiting, limit: number) {
  const { merchant, now } = seeding
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const entryOf = async () => (await entriesOf(seeding, eventId)).find((entry) => entry.email === email)
  const before = await entryOf()
  if (before?.status === 'WAITING') {
    const { id, revision, initialLimit = 0 } = await kindOf(seeding, eventId)
    const ticketDefinition = { id, revision, initialLimit: limit }
    if (initialLimit < limit) await merchant.call(updateTicketDefinition, { ticketDefinition }, hoursAgo(OFFERED_HOURS))
    await merchant.call(offerToWaitingEntry, { entryId: before.id }, hoursAgo(OFFERED_HOURS)).catch(unlessClosed)
  }
  const { status, reservationId } = (await entryOf()) ?? {}
  if (!buys || status !== 'OFFERED' || reservationId === undefined) return
  const [firstName = '', lastName = ''] = name.split(' ')
  const options = { markAsPaid: true, ignoreFormValidation: true }
  const buyer = { firstName, lastName, email }
  await merchant.call(checkout, { eventId, reservationId, buyer, options }, hoursAgo(BOUGHT_HOURS))
}

/** The job that offers what is free was faster. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'WAITING_ENTRY_CLOSED')) throw error
}
