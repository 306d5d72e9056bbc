import { registrationRefusal } from '@fairground/domain/events/registration-refusal.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { availability } from '@fairground/domain/tickets/availability.ts'
import { leftOfTier, type PriceTier, tierNow } from '@fairground/domain/tickets/price-tiers.ts'
import { leastOf, type TicketOffer } from '@fairground/domain/tickets/reserve.ts'
import { ticketPrice } from '@fairground/domain/tickets/ticket-price.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import { isUuid } from '../../ground/ids.ts'
import type {
  CatalogReference,
  Draw,
  ResolveFor,
  Sellable,
  SellableKind,
  Unavailable,
} from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { closedTo } from '../gates/admissions.ts'
import { spotsById } from '../seats/choose-spots.ts'
import { type SpotRow, seatOf } from '../seats/spot-row.ts'
import { findAccesses, isShown, type OpenedTickets } from '../ticket-access/find-access.ts'
import { TICKETS_APP_ID, ticketAsSellable } from './as-sellable.ts'
import { currencyOfDefinition, type OfferedRow } from './definition-row.ts'
import { eventStatusOf, freeOf, leftOfQuota, offerOf, registrantOf, registrationRulesOf } from './definition-state.ts'
import { offeredById } from './find-definitions.ts'
import { ticketFeeBp } from './ticket-fee.ts'
import { ticketTax } from './ticket-tax.ts'

/** Tickets as line items: `catalogItemId` is the definition, `options` may hold `pricingOptionId` or `guestPrice`, and `seatId`. */
export const ticketSellable: SellableKind = {
  kind: 'ticket',
  appIds: [TICKETS_APP_ID],
  async resolve(references, context) {
    const ids = [...new Set(references.map((ref) => ref.catalogItemId).filter((id) => isUuid(id)))]
    if (ids.length === 0) return references.map(() => undefined)
    const rows = await offeredById(context.db, ids, context.now)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const accesses = await findAccesses(context.db, references.flatMap(accessIn), context.now)
    const eventById = await eventsById(
      context.db,
      rows.map((row) => row.eventId),
    )
    const closed = await closedTo(context, rows)
    const spots = await spotsNamed(references, byId, context)
    return references.map((reference, i) => {
      const row = byId.get(reference.catalogItemId.toLowerCase())
      const event = row && eventById.get(row.eventId)
      if (!row || !event) return undefined
      const opened = accessIn(reference).map((access) => accesses.get(access))[0]
      const access = row.hidden && opened && isShown(opened) && opened.definitionIds.has(row.id) ? opened : undefined
      return access || isVisible(row, context)
        ? sellableOf(reference, row, event, {
            ...context,
            access,
            spot: spots[i],
            isClosed: closed.has(row.eventId),
          })
        : undefined
    })
  },
}

/** The seat of each reference that names one, where its kind of ticket has it. */
async function spotsNamed(
  references: readonly CatalogReference[],
  rows: ReadonlyMap<string, OfferedRow>,
  { db }: Pick<ResolveFor, 'db'>,
): Promise<(SpotRow | undefined)[]> {
  const wanted = references.map(({ catalogItemId, options }) => {
    const row = rows.get(catalogItemId.toLowerCase())
    const seatId = options?.seatId
    return row?.seated && typeof seatId === 'string' && seatId.length <= MAX_SEAT_ID ? { row, seatId } : undefined
  })
  const found = await spotsById(
    db,
    wanted.flatMap((one) => (one ? [{ eventId: one.row.eventId, id: one.seatId }] : [])),
  )
  return wanted.map((one) => {
    const spot = one && found.get(`${one.row.eventId} ${one.seatId}`)
    return spot?.definitionIds.includes(one!.row.id) ? spot : undefined // there is a spot only of one
  })
}

const MAX_SEAT_ID = 36

/** The access that a reference names; none, or one. */
function accessIn({ options }: CatalogReference): string[] {
  const access = options?.access
  return typeof access === 'string' && access.length <= 64 ? [access] : []
}

const isVisible = (row: OfferedRow, { caller }: ResolveFor): boolean =>
  holdsScope(caller, 'events.read') || (!row.hidden && row.eventPublishedAt !== null)

function sellableOf(
  reference: CatalogReference,
  row: OfferedRow,
  event: EventRow,
  {
    site,
    now,
    caller,
    access,
    spot,
    isClosed,
  }: ResolveFor & {
    readonly access: OpenedTickets | undefined
    readonly spot: SpotRow | undefined
    /** The gate of the event is, to this buyer. */
    readonly isClosed: boolean
  },
): Sellable | undefined {
  const offer = offerOf(row, now)
  const tier = offer.pricing.kind === 'fixed' ? tierNow(offer.tiers, now) : undefined
  const currency = currencyOfDefinition(row, site)
  const choice = choiceOf(reference.options, currency)
  const price = ticketPrice(offer.pricing, choice)
  // An unknown option, or a price below the least, is no ticket that is sold here.
  if (!price.ok) return undefined
  const unavailable =
    unavailableOf(row, offer, caller, now) ??
    (isClosed ? ({ code: 'EVENT_ADMISSION_NEEDED' } as const) : undefined) ??
    (row.seated && !spot ? seatMissing(reference, event) : undefined) ??
    (currency === site.currency
      ? undefined
      : ({ code: 'TICKETS_IN_OTHER_CURRENCY', currency, path: `/events/${event.slug}/tickets` } as const))
  // One line has one price: more than the tier has left is bought once it is sold, or by reservation.
  const left = [access?.left ?? null, tier ? leftOfTier(tier) : null, spot ? Number(spot.left) : null].reduce(
    fewest,
    freeOf(row),
  )
  const tax = ticketTax(event, offer.pricing.kind === 'donation')
  const sold = ticketAsSellable(
    {
      definitionId: row.id,
      poolId: row.poolId,
      poolVersion: row.poolVersion,
      name: row.name,
      event,
      price: price.price,
      guestPrice: offer.pricing.kind === 'donation' ? formatAmount(price.price, currency) : undefined,
      pricingOptionId: offer.pricing.kind === 'options' ? choice.pricingOptionId : undefined,
      pricingOptionName: price.pricingOptionName,
      feeType: row.feeType,
      feeBp: ticketFeeBp(site),
      access: access?.access,
      limitPerPerson: row.doc.limitPerPerson,
      admits: row.doc.admits,
      tierName: tier?.name,
      beside: drawsBeside(row, { access, tier, spot }),
      seat: spot && seatOf(spot),
    },
    event,
    site,
  )
  return {
    ...sold,
    ...present({ image: event.doc.mainImage, tax: tax || undefined }),
    quantityAvailable: left,
    maxPerOrder: spot && spot.kind !== 'AREA' ? 1 : offer.limitPerCheckout,
    minPerOrder: spot && spot.kind !== 'AREA' ? 1 : leastOf(offer.minimumPerCheckout, left),
    ...present({ currency: currency === site.currency ? undefined : currency, unavailable }),
  }
}

/** Counts beside the quota that a ticket is taken from. Where a tier is sold, the ticket has another price. */
export const drawsBeside = (
  row: OfferedRow,
  {
    access,
    tier,
    spot,
  }: {
    readonly access: OpenedTickets | undefined
    readonly tier: PriceTier | undefined
    readonly spot: SpotRow | undefined
  },
): Draw[] => [
  ...[access, spot].flatMap((one) => (one ? [{ poolId: one.poolId, perUnit: 1, beside: true as const }] : [])),
  ...row.tiers
    .filter(({ id }) => id === tier?.id)
    .map(({ poolId }) => ({ poolId, perUnit: 1, beside: true as const, prices: true as const })),
  ...row.quotas.map((quota) => ({
    poolId: quota.poolId,
    perUnit: row.doc.admits ?? 1,
    beside: true as const,
    left: leftOfQuota(quota),
  })),
]

/** A seat is chosen on the page of the event's tickets. */
const seatMissing = ({ options }: CatalogReference, { slug }: EventRow): Unavailable => ({
  code: typeof options?.seatId === 'string' ? 'SEAT_NOT_FOUND' : 'SEAT_NEEDED',
  path: `/events/${slug}/tickets`,
})

/** The lower of two counts; null is no bound. */
const fewest = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b))

function choiceOf(options: Record<string, unknown> | undefined, currency: string) {
  const { pricingOptionId, guestPrice } = options ?? {}
  const offered =
    typeof guestPrice === 'string' || typeof guestPrice === 'number' ? parseAmount(guestPrice, currency) : undefined
  return present({
    pricingOptionId: typeof pricingOptionId === 'string' ? pricingOptionId : undefined,
    guestPrice: offered?.ok ? offered.minor : undefined,
  })
}

export function unavailableOf(row: OfferedRow, offer: TicketOffer, caller: Caller, now: Date): Unavailable | undefined {
  const status = eventStatusOf(row, now)
  if (status === 'CANCELED') return { code: 'EVENT_CANCELED' }
  if (status === 'ENDED') return { code: 'EVENT_ENDED' }
  const refusal = registrationRefusal(registrationRulesOf(row), { kind: registrantOf(caller), ignoreLimits: false })
  if (refusal) return { code: refusal }
  if (offer.membersOnly && registrantOf(caller) === 'visitor') return { code: 'MEMBER_NEEDED' }
  const state = availability(offer.sale, now)
  switch (state.kind) {
    case 'scheduled':
      return { code: 'SALE_NOT_OPEN', opensAt: state.opensAt }
    case 'closed':
      return { code: 'SALE_CLOSED' }
    case 'soldOut':
      return { code: 'NOT_ENOUGH_TICKETS' }
    case 'onSale':
      return undefined
    default:
      return state satisfies never
  }
}
