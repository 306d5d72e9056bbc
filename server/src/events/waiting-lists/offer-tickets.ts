import { MINUTE_MS, plus } from '@fairground/domain/instant.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { nextOffer } from '@fairground/domain/tickets/waiting-list.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import type { Site } from '../../ground/site.ts'
import { expireReservations } from '../../sales/held-tickets/expire-reservations.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, statusOf } from '../event/event-state.ts'
import { eventsOnRecord, findEvent } from '../event/find-events.ts'
import { holdWithin } from '../reservations/hold-tickets.ts'
import { currencyOfDefinition } from '../ticket-definitions/definition-row.ts'
import { countAwaited, type ListedKind, listedKinds, waitedKind } from './awaited.ts'
import { endList } from './end-list.ts'
import type { EntryRow, ListRow } from './entry-row.ts'
import { endOfDeletedKinds, findEntry, lockList, offerEntry, openLists, waitingEntries } from './queries.ts'
import type { WaitingLinks } from './waiting-links.ts'
import { mailOffer } from './waiting-mails.ts'

export interface Offering {
  readonly site: Site
  readonly now: Date
  newId(): string
  readonly links: WaitingLinks
}

/** Entries of an event that one run looks at, the oldest. */
const LOOKED_AT = 500

/**
 * Offers what is free to those who wait, event by event and offer by offer: each offer is one transaction with its hold and its mail, so a run
 * that is killed leaves whole offers, and the next one goes on. Lists of events that are over or cancelled end. An event whose offers fail
 * keeps no other from its own.
 */
export async function offerTickets(at: Offering & { readonly db: Db }): Promise<void> {
  await expireReservations(at.db, at.now)
  await eachOnItsOwn(await at.db.rows(openLists, {}), async ({ eventId }) => {
    const skipped = new Set<string>()
    while (await at.db.inTx((tx) => step(tx, at, eventId, skipped)));
  })
}

/** One offer, or a part of the end of the list. False where nothing is left to be done now. */
async function step(tx: Tx, at: Offering, eventId: string, skipped: Set<string>): Promise<boolean> {
  const list = await tx.row(lockList, { eventId })
  const event = (await eventsOnRecord(tx, [eventId])).get(eventId)
  if (!list || !event) return false
  const status = statusOf(factsOf(event), at.now)
  const isGone = !(await findEvent(tx, eventId))
  if (isGone || status === 'CANCELED' || status === 'ENDED')
    return endList(tx, at, { event, isCanceled: isGone || status === 'CANCELED' })
  await tx.run(endOfDeletedKinds, { eventId, at: at.now })
  const offered = list.enabled && (await offerNext(tx, at, { list, event }, skipped))
  await countAwaited(tx, at, { eventId, open: list.enabled })
  return offered
}

interface Listed {
  readonly list: ListRow
  readonly event: EventRow
}

/** The next offer. Entries that are `skipped` cannot be offered anything: their kind is not for sale to them. */
async function offerNext(tx: Tx, at: Offering, listed: Listed, skipped: Set<string>): Promise<boolean> {
  const eventId = listed.event.id
  const waiting = (await tx.rows(waitingEntries, { eventId, limit: LOOKED_AT })).filter(({ id }) => !skipped.has(id))
  if (waiting.length === 0) return false
  const kinds = await listedKinds(tx, eventId, at.now)
  const next = nextOffer(
    waiting.map(({ id, definitionId: kind, quantity }) => ({ id, kind, quantity })),
    kinds.map(waitedKind),
    listed.list.rule,
  )
  const kind = kinds.find(({ id }) => id === next?.kindId)
  const entry = next && (await tx.row(findEntry, { id: next.entryId }))
  if (!entry || !kind) return false
  const outcome = await offer(tx, at, { ...listed, entry, kind })
  if (outcome === 'NOT_FOR_SALE') skipped.add(entry.id)
  return outcome !== 'SHORT'
}

/** As whom the tickets are held: rules for members hold for the offer, too. */
const callerOf = ({ ownerId, isMember }: EntryRow, newId: () => string): Caller =>
  isMember && ownerId
    ? { kind: 'member', id: ownerId, visitorId: null, clientId: null, family: null }
    : { kind: 'visitor', id: ownerId ?? newId(), clientId: null }

/** Holds the tickets, marks the entry and writes the mail. */
export async function offer(
  tx: Tx,
  at: Offering,
  { list, event, entry, kind }: Listed & { readonly entry: EntryRow; readonly kind: ListedKind },
): Promise<'MADE' | 'SHORT' | 'NOT_FOR_SALE'> {
  const caller = callerOf(entry, at.newId)
  const holder = { site: at.site, now: at.now, newId: at.newId, caller, address: '', openHolds: undefined }
  const wanted = { ticketDefinitionId: kind.id, quantity: entry.quantity, ticketInfo: priceOf(entry, kind, at.site) }
  const expiresAt = plus(at.now, list.offerMinutes * MINUTE_MS)
  const until = kind.saleEnd && kind.saleEnd < expiresAt ? kind.saleEnd : expiresAt
  try {
    const offered = { entryId: entry.id, expiresAt: until }
    const held = await tx.savepoint(() => holdWithin(tx, holder, { tickets: [wanted], eventId: event.id, offered }))
    if (!held) return 'SHORT'
    const reservationId = held.id
    await tx.run(offerEntry, { id: entry.id, reservationId, expiresAt: until, at: at.now })
    await mailOffer(tx, at, { entry, event, name: kind.name, reservationId, until })
    return 'MADE'
  } catch (error) {
    if (error instanceof ApiError || error instanceof InvalidArgument) return 'NOT_FOR_SALE'
    throw error
  }
}

/** The option that was chosen on joining; where guests name their price, the least. */
function priceOf({ pricingOptionId }: EntryRow, kind: ListedKind, site: Site) {
  const guestPrice =
    kind.pricing === 'donation' ? formatAmount(kind.lowestPrice, currencyOfDefinition(kind, site)) : undefined
  const option = kind.pricing === 'options' ? (pricingOptionId ?? undefined) : undefined
  return present({ pricingOptionId: option, guestPrice })
}
