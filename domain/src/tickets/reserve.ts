import type { EventStatus } from '@fairground/contract/enumerations/events.ts'
import {
  type Registrant,
  type RegistrationRefusal,
  type RegistrationRules,
  registrationRefusal,
} from '../events/registration-refusal.ts'
import type { Instant } from '../instant.ts'
import { availability, type TicketSale } from './availability.ts'
import { type PriceTier, shareOverTiers } from './price-tiers.ts'
import { HOLD_MINUTES, holdExpires } from './reservation-transitions.ts'
import { type PriceRefusal, type RequestedPrice, type TicketPricing, ticketPrice } from './ticket-price.ts'

/** A ticket type as a reservation sees it. `sale` holds the window of `saleWindow`. */
export type TicketOffer = {
  id: string
  name: string
  eventId: string
  sale: TicketSale
  hidden: boolean
  /** Most units of this type in one checkout. */
  limitPerCheckout: number
  /** Fewest units of this type in a checkout that has any; the last ones are sold below it. */
  minimumPerCheckout: number
  membersOnly: boolean
  /** Most that one person may have in all their orders; null: no limit. */
  limitPerPerson: number | null
  /** Tickets of this type that the buyer has already, as far as that is known. */
  had: number
  pricing: TicketPricing
  /** Prices before the fixed one. */
  tiers: readonly PriceTier[]
  /** The fixed price once all tiers are over. */
  regularPrice: bigint
}

export type EventOnSale = {
  id: string
  status: EventStatus
  registration: RegistrationRules
  /** Most tickets of all types in one checkout; null: only the limits of the types. */
  ticketLimitPerOrder: number | null
  holdMinutes?: number
}

export type RequestedTickets = RequestedPrice & {
  ticketDefinitionId: string
  quantity: number
  seatId?: string
  /** Price of each as a bundle sets it. Limits per checkout of the type are of tickets by themselves. */
  setPrice?: bigint
}

/** A kind of ticket that the caller may see: one that is hidden from them is never named. */
type OfferedTicket = { ticketDefinitionId: string; name: string }

/**
 * The organiser may sell hidden tickets, and pass over limits per checkout, the sale period and the quota: what is missing is put in before
 * it is taken, so that no more is sold than there is.
 */
export type ReserveOptions = {
  by: Registrant['kind']
  ignoreLimits?: boolean
  allowHidden?: boolean
  /** Hidden kinds that the buyer's access code opens. */
  opened?: ReadonlySet<string>
}

export type ReserveRefusal =
  | { code: 'TICKET_DEFINITION_NOT_FOUND'; ticketDefinitionId: string }
  | { code: 'EVENT_NOT_FOUND' | 'EVENT_CANCELED' | 'EVENT_ENDED' | RegistrationRefusal; eventId: string }
  | ({ code: 'SALE_NOT_OPEN'; opensAt: Instant } & OfferedTicket)
  | ({ code: 'SALE_CLOSED' } & OfferedTicket)
  | ({ code: 'NOT_ENOUGH_TICKETS'; left: number } & OfferedTicket)
  | ({ code: 'TICKET_LIMIT_PER_ORDER'; limit: number } & (OfferedTicket | { ticketDefinitionId: null }))
  | ({ code: 'TICKET_MINIMUM_PER_ORDER'; minimum: number } & OfferedTicket)
  | ({ code: 'TICKET_LIMIT_PER_PERSON'; limit: number } & OfferedTicket)
  | ({ code: 'MEMBER_NEEDED' } & OfferedTicket)
  /** `index`: position of the request whose price it is. */
  | (PriceRefusal & OfferedTicket & { index: number })

type ReservedLine = {
  /** Position of the request that it is of. */
  index: number
  seatId?: string
  ticketDefinitionId: string
  quantity: number
  price: bigint
  pricingOptionId?: string
  pricingOptionName: string | null
  tier: PriceTier | null
}

/** Tickets of one type that are requested, and those of them that are in no bundle. */
type Wanted = { readonly all: number; readonly single: number }

type ReserveDecision = { ok: true; lines: ReservedLine[]; expires: Instant } | { ok: false; refusals: ReserveRefusal[] }

/**
 * Decides if these tickets can be held at `now`: all of them or none. Every reason against it is reported, so that a buyer
 * mends all at once. The ledger takes the units afterwards; `left` here is for people.
 */
export function reserve(
  events: readonly EventOnSale[],
  offers: readonly TicketOffer[],
  requested: readonly RequestedTickets[],
  { now, by, ignoreLimits = false, allowHidden = false, opened }: ReserveOptions & { readonly now: Instant },
): ReserveDecision {
  const refusals: ReserveRefusal[] = []
  const lines: ReservedLine[] = []
  const perOffer = new Map<TicketOffer, Wanted>()
  const ofTiers = new Map<string, number>()

  for (const [index, want] of requested.entries()) {
    const { ticketDefinitionId, quantity } = want
    const offer = offers.find(
      ({ id, hidden }) => id === ticketDefinitionId && (!hidden || allowHidden || opened?.has(id)),
    )
    if (!offer) {
      refusals.push({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId })
      continue
    }
    const { all = 0, single = 0 } = perOffer.get(offer) ?? {}
    perOffer.set(offer, { all: all + quantity, single: single + (want.setPrice === undefined ? quantity : 0) })
    if (want.setPrice !== undefined) {
      lines.push({ index, ticketDefinitionId, quantity, price: want.setPrice, pricingOptionName: null, tier: null })
      continue
    }
    const cost = ticketPrice(offer.pricing, want)
    if (cost.ok) lines.push(...linesOf(offer, { ...want, index }, cost, { now, ofTiers }))
    else refusals.push({ ...cost.refusal, ticketDefinitionId, name: offer.name, index })
  }

  for (const [offer, wanted] of perOffer) {
    const refusal = memberRefusal(offer, by) ?? (ignoreLimits ? null : offerRefusal(offer, wanted, now))
    if (refusal) refusals.push(refusal)
  }
  const concerned = [...new Set([...perOffer.keys()].map(({ eventId }) => eventId))]
  // A stranger to whom the event does not exist learns neither limits nor prices nor sales.
  const published = events.filter(({ status }) => status !== 'DRAFT')
  const unknown = concerned.filter((eventId) => !published.some(({ id }) => id === eventId))
  if (unknown.length > 0)
    return { ok: false, refusals: unknown.map((eventId) => ({ code: 'EVENT_NOT_FOUND', eventId })) }
  for (const eventId of concerned) {
    const quantity = [...perOffer].reduce((sum, [offer, { all }]) => (offer.eventId === eventId ? sum + all : sum), 0)
    const event = published.find(({ id }) => id === eventId)
    const refusal = event && eventRefusal(event, quantity, { kind: by, ignoreLimits })
    if (refusal) refusals.push(refusal)
  }
  if (refusals.length > 0) return { ok: false, refusals }
  const minutes = events
    .filter(({ id }) => concerned.includes(id))
    .map(({ holdMinutes }) => holdMinutes ?? HOLD_MINUTES.usual)
  return { ok: true, lines, expires: holdExpires(now, Math.min(...minutes, HOLD_MINUTES.max)) }
}

/** Requested tickets at their price, or in parts at the prices of several tiers. `ofTiers` counts what was shared out of each. */
function linesOf(
  { id: ticketDefinitionId, pricing, tiers, regularPrice }: TicketOffer,
  { index, quantity, pricingOptionId, priceOverride, seatId }: RequestedTickets & { index: number },
  { price, pricingOptionName }: { price: bigint; pricingOptionName: string | null },
  { now, ofTiers }: { now: Instant; ofTiers: Map<string, number> },
): ReservedLine[] {
  const ofRequest = { index, ticketDefinitionId, ...(seatId === undefined ? {} : { seatId }) }
  if (pricing.kind !== 'fixed' || tiers.length === 0 || priceOverride !== undefined) {
    const chosen = pricing.kind === 'options' && pricingOptionId !== undefined ? { pricingOptionId } : {}
    return [{ ...ofRequest, quantity, price, ...chosen, pricingOptionName, tier: null }]
  }
  const parts = shareOverTiers(quantity, { tiers, regular: regularPrice }, now, ofTiers)
  for (const { tier, quantity: share } of parts) if (tier) ofTiers.set(tier.id, (ofTiers.get(tier.id) ?? 0) + share)
  return parts.map((part) => ({ ...ofRequest, ...part, pricingOptionName }))
}

/** Staff buy for members, too. */
const memberRefusal = ({ id, name, membersOnly }: TicketOffer, by: Registrant['kind']): ReserveRefusal | null =>
  membersOnly && by === 'visitor' ? { code: 'MEMBER_NEEDED', ticketDefinitionId: id, name } : null

/** Fewest units that an order may have: the rule, or what is left where that is fewer. */
export const leastOf = (minimum: number, left: number | null): number => Math.min(minimum, left ?? minimum)

function offerRefusal(offer: TicketOffer, { all, single }: Wanted, now: Instant): ReserveRefusal | null {
  const ticket = { ticketDefinitionId: offer.id, name: offer.name }
  const state = availability(offer.sale, now)
  switch (state.kind) {
    case 'scheduled':
      return { code: 'SALE_NOT_OPEN', ...ticket, opensAt: state.opensAt }
    case 'closed':
      return { code: 'SALE_CLOSED', ...ticket }
    case 'soldOut':
      return { code: 'NOT_ENOUGH_TICKETS', ...ticket, left: 0 }
    case 'onSale':
      if (single > offer.limitPerCheckout)
        return { code: 'TICKET_LIMIT_PER_ORDER', ...ticket, limit: offer.limitPerCheckout }
      if (offer.limitPerPerson !== null && offer.had + all > offer.limitPerPerson)
        return { code: 'TICKET_LIMIT_PER_PERSON', ...ticket, limit: offer.limitPerPerson }
      if (state.left !== null && all > state.left) return { code: 'NOT_ENOUGH_TICKETS', ...ticket, left: state.left }
      return single > 0 && single < leastOf(offer.minimumPerCheckout, state.left)
        ? { code: 'TICKET_MINIMUM_PER_ORDER', ...ticket, minimum: leastOf(offer.minimumPerCheckout, state.left) }
        : null
    default:
      return state satisfies never
  }
}

function eventRefusal(event: EventOnSale, quantity: number, registrant: Registrant): ReserveRefusal | null {
  const { id: eventId } = event
  if (event.status === 'CANCELED') return { code: 'EVENT_CANCELED', eventId }
  if (event.status === 'ENDED') return { code: 'EVENT_ENDED', eventId }
  const refusal = registrationRefusal(event.registration, registrant)
  if (refusal) return { code: refusal, eventId }
  const limit = event.ticketLimitPerOrder
  if (!registrant.ignoreLimits && limit !== null && quantity > limit)
    return { code: 'TICKET_LIMIT_PER_ORDER', ticketDefinitionId: null, limit }
  return null
}
