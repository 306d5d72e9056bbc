import type { getWaitingChoices, joinWaitingList } from '@fairground/contract/fairground/ticket-waiting-lists.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { registrationRefusal } from '@fairground/domain/events/registration-refusal.ts'
import { availability } from '@fairground/domain/tickets/availability.ts'
import { leastOf } from '@fairground/domain/tickets/reserve.ts'
import { ApiError } from '../../ground/api-error.ts'
import { ownerId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import type { EventRow } from '../event/event-row.ts'
import { factsOf, registrationRulesOf, statusOf } from '../event/event-state.ts'
import { getEvent } from '../event/find-events.ts'
import { seatsLeft } from '../seats/find-seating.ts'
import type { OfferedRow } from '../ticket-definitions/definition-row.ts'
import { offerOf, registrantOf } from '../ticket-definitions/definition-state.ts'
import { offeredById } from '../ticket-definitions/find-definitions.ts'
import { countAwaited } from './awaited.ts'
import { findEntry, findSameEntry, insertEntry, kindsOfList, lockList } from './queries.ts'
import { listOf } from './settings.ts'
import type { WaitingLinks } from './waiting-links.ts'
import { mailPlace } from './waiting-mails.ts'

/** A visible kind of ticket with what passers-by could buy of it. */
interface ShownKind {
  readonly row: OfferedRow
  readonly offer: ReturnType<typeof offerOf>
  readonly state: ReturnType<typeof availability>['kind']
}

async function shownKinds(db: Queryable, eventId: string, now: Date): Promise<ShownKind[]> {
  const ids = (await db.rows(kindsOfList, { eventId })).map(({ id }) => id)
  const rows = await offeredById(db, ids, now)
  const seats = await seatsLeft(db, rows)
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const left = seats.get(id)
    const offer = offerOf(left === undefined ? row : ({ ...row, seatsLeft: left } as OfferedRow), now)
    return [{ row, offer, state: availability(offer.sale, now).kind }]
  })
}

/** Most tickets of an order, of a kind or of any. */
const limitOf = (event: EventRow, kinds: readonly ShownKind[]): number =>
  Math.min(...kinds.map(({ offer }) => offer.limitPerCheckout), event.doc.tickets?.ticketLimitPerOrder || 50)

/** The refusal of fewer tickets than an order of the kind has at least, which could never be offered. */
function tooFew({ row, offer }: ShownKind, quantity: number): ApiError | undefined {
  const minimum = leastOf(offer.minimumPerCheckout, row.capacity === null ? null : Number(row.capacity))
  const { id: ticketDefinitionId, name } = row
  if (quantity >= minimum) return undefined
  return new ApiError({ code: 'TICKET_MINIMUM_PER_ORDER', ticketDefinitionId, name, minimum })
}

/** Kinds that come with any: those that have one price, or the guest's. */
const freeChoice = (kinds: readonly ShownKind[]): ShownKind[] =>
  kinds.filter(({ state, row }) => state === 'soldOut' && row.pricing !== 'options')

const isForAny = (kinds: readonly ShownKind[]): boolean =>
  freeChoice(kinds).length > 0 && !kinds.some(({ state }) => state === 'onSale')

/** Refusal of visitors who would join now, where the event itself is the reason. */
function eventRefusal(ctx: Pick<Ctx, 'caller' | 'now'>, event: EventRow): ApiError | undefined {
  const status = statusOf(factsOf(event), ctx.now)
  if (status === 'CANCELED') return new ApiError({ code: 'EVENT_CANCELED', eventId: event.id })
  if (status === 'ENDED') return new ApiError({ code: 'EVENT_ENDED', eventId: event.id })
  const registrant = { kind: registrantOf(ctx.caller), ignoreLimits: false }
  const refusal = registrationRefusal(registrationRulesOf(event), registrant)
  if (refusal === 'MEMBER_NEEDED') return new ApiError({ code: 'MEMBER_NEEDED' })
  return refusal ? new ApiError({ code: 'WAITING_LIST_CLOSED' }) : undefined
}

export async function choicesOf(ctx: Ctx, eventId: string): Promise<ResponseOf<typeof getWaitingChoices>> {
  const event = await getEvent(ctx, eventId)
  const list = await listOf(ctx.db, event.id)
  if (!list.enabled || eventRefusal(ctx, event)) return { any: false, anyLimit: 0, kinds: [] }
  const kinds = await shownKinds(ctx.db, event.id, ctx.now)
  const any = isForAny(kinds)
  return {
    any,
    anyLimit: any ? limitOf(event, freeChoice(kinds)) : 0,
    kinds: kinds
      .filter(({ state }) => state === 'soldOut')
      .map((kind) => ({
        ticketDefinitionId: kind.row.id,
        name: kind.row.name,
        limit: limitOf(event, [kind]),
        options:
          kind.row.pricing === 'options' ? (kind.row.doc.options ?? []).map(({ id, name }) => ({ id, name })) : [],
      })),
  }
}

type Joining = RequestOf<typeof joinWaitingList>

/** The kind that is to be waited for; null is any. Throws what is against it. */
function wantedKind(ctx: Ctx, event: EventRow, kinds: readonly ShownKind[], joining: Joining): OfferedRow | null {
  const { ticketDefinitionId, pricingOptionId, quantity } = joining
  const kind = kinds.find(({ row }) => row.id === ticketDefinitionId?.toLowerCase())
  if (ticketDefinitionId !== undefined && !kind)
    throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId })
  const states = kind ? [kind.state] : kinds.map(({ state }) => state)
  if (states.includes('onSale')) throw new ApiError({ code: 'TICKETS_NOT_SOLD_OUT' })
  const wanted = kind ? [kind] : freeChoice(kinds)
  if (!states.includes('soldOut') || wanted.length === 0) throw new ApiError({ code: 'WAITING_LIST_CLOSED' })
  if (kind?.offer.membersOnly && registrantOf(ctx.caller) === 'visitor') throw new ApiError({ code: 'MEMBER_NEEDED' })
  const limit = limitOf(event, wanted)
  if (quantity > limit) throw new ApiError({ code: 'TICKET_LIMIT_PER_ORDER', limit })
  const few = wanted.map((one) => tooFew(one, quantity)).find(Boolean)
  if (few) throw few
  const options = kind?.row.pricing === 'options' ? (kind.row.doc.options ?? []) : undefined
  if (options ? !options.some(({ id }) => id === pricingOptionId) : pricingOptionId !== undefined)
    throw new ApiError({ code: 'UNSUPPORTED_PRICING_OPTION' })
  return kind?.row ?? null
}

/**
 * Puts the caller on the list and mails the way to the place. An address that waits for the kind already gets the way to that place, which
 * stays as it is; the answer is the same, so it does not say who waits.
 */
export async function joinList(ctx: Ctx, links: WaitingLinks, joining: Joining): Promise<void> {
  const event = await getEvent(ctx, joining.eventId)
  await ctx.db.inTx(async (tx) => {
    const list = await tx.row(lockList, { eventId: event.id })
    if (!list?.enabled) throw new ApiError({ code: 'WAITING_LIST_CLOSED' })
    const refusal = eventRefusal(ctx, event)
    if (refusal) throw refusal
    const kind = wantedKind(ctx, event, await shownKinds(tx, event.id, ctx.now), joining)
    const ofKind = { eventId: event.id, definitionId: kind?.id ?? null, email: joining.email }
    const mailing = { site: ctx.site, now: ctx.now, links }
    const same = await tx.row(findSameEntry, ofKind)
    if (same) return mailPlace(tx, mailing, same, event)
    const id = ctx.newId()
    await tx.run(insertEntry, {
      ...ofKind,
      id,
      pricingOptionId: joining.pricingOptionId ?? null,
      quantity: joining.quantity,
      ownerId: ownerId(ctx.caller) ?? null,
      isMember: ctx.caller.kind === 'member',
      name: joining.name.trim(),
      language: ctx.site.locale.slice(0, 2),
      at: ctx.now,
    })
    await countAwaited(tx, ctx, { eventId: event.id, open: true })
    return mailPlace(tx, mailing, (await tx.row(findEntry, { id }))!, event) // inserted above
  })
}
