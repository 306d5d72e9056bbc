import { registrationRefusal } from '@fairground/domain/events/registration-refusal.ts'
import { formatRange } from '@fairground/domain/formatting/dates.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { availability } from '@fairground/domain/tickets/availability.ts'
import type { TicketOffer } from '@fairground/domain/tickets/reserve.ts'
import { ticketPrice } from '@fairground/domain/tickets/ticket-price.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import { isUuid } from '../../ground/ids.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import type {
  CatalogReference,
  DescriptionLine,
  ResolveFor,
  Sellable,
  SellableKind,
  Unavailable,
} from '../../sales/sellables/sellable.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { currencyOfDefinition, type DefinitionRow } from './definition-row.ts'
import { eventStatusOf, freeOf, offerOf, registrantOf, registrationRulesOf } from './definition-state.ts'
import { definitionsById } from './find-definitions.ts'
import { ticketFeeBp } from './ticket-fee.ts'
import { ticketTax } from './ticket-tax.ts'

/** Catalogue app id of tickets. */
export const TICKETS_APP_ID = '140603ad-af8d-84a5-2c80-a0f60cb47351'

/** Tickets as line items: `catalogItemId` is the definition, `options` may hold `pricingOptionId` or `guestPrice`. */
export const ticketSellable: SellableKind = {
  kind: 'ticket',
  appIds: [TICKETS_APP_ID],
  async resolve(references, context) {
    const ids = [...new Set(references.map((ref) => ref.catalogItemId).filter((id) => isUuid(id)))]
    if (ids.length === 0) return references.map(() => undefined)
    const rows = await definitionsById(context.db, ids, context.now)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const eventById = await eventsById(
      context.db,
      rows.map((row) => row.eventId),
    )
    return references.map((reference) => {
      const row = byId.get(reference.catalogItemId.toLowerCase())
      const event = row && eventById.get(row.eventId)
      return row && event && isVisible(row, context) ? sellableOf(reference, row, event, context) : undefined
    })
  },
}

/** Description lines that name the kind of ticket and its pricing option. */
export function ticketLines(
  { name, option }: { readonly name: string; readonly option?: string | null | undefined },
  locale: string,
): DescriptionLine[] {
  const t = textsIn(locale)
  return [{ name: t('purchase.ticket'), text: name }, ...(option ? [{ name: t('purchase.option'), text: option }] : [])]
}

/** Description lines that say when and where the event is, as far as that is announced. */
export function whenAndWhere(
  { startAt, endAt, timeZone, locationType, doc }: EventRow,
  locale: string,
): { name: string; text: string }[] {
  const isDated = startAt !== null && !doc.dateAndTimeTbd
  const when = isDated ? formatRange(startAt, doc.hideEndDate ? null : endAt, { locale, zone: timeZone }) : ''
  const { name, address, locationTbd } = doc.location
  const place = [name, address?.city].filter(Boolean).join(', ')
  const t = textsIn(locale)
  const where = locationType === 'ONLINE' ? t('purchase.online') : locationTbd ? '' : place
  return [
    { name: t('purchase.when'), text: when },
    { name: t('purchase.where'), text: where },
  ].filter(({ text }) => text !== '')
}

const isVisible = (row: DefinitionRow, { caller }: ResolveFor): boolean =>
  holdsScope(caller, 'events.read') || (!row.hidden && row.eventPublishedAt !== null)

function sellableOf(
  reference: CatalogReference,
  row: DefinitionRow,
  event: EventRow,
  { site, now, caller }: ResolveFor,
): Sellable | undefined {
  const offer = offerOf(row)
  const currency = currencyOfDefinition(row, site)
  const choice = choiceOf(reference.options, currency)
  const price = ticketPrice(offer.pricing, choice)
  // An unknown option, or a price below the least, is no ticket that is sold here.
  if (!price.ok) return undefined
  const closed = unavailableOf(row, offer, caller, now)
  const unavailable: Unavailable | undefined = closed
    ? { code: closed }
    : currency === site.currency
      ? undefined
      : { code: 'TICKETS_IN_OTHER_CURRENCY', currency, path: `/events/${event.slug}/tickets` }
  const tax = ticketTax(event, offer.pricing.kind === 'donation')
  return {
    kind: 'ticket',
    reference: {
      appId: TICKETS_APP_ID,
      catalogItemId: row.id,
      ...present({
        options: offer.pricing.kind === 'options' ? { pricingOptionId: choice.pricingOptionId } : undefined,
      }),
      ...present({
        options: offer.pricing.kind === 'donation' ? { guestPrice: formatAmount(price.price, currency) } : undefined,
      }),
    },
    name: `${event.title} – ${row.name}`,
    url: { relativePath: `/events/${event.slug}` },
    ...present({ image: event.doc.mainImage }),
    itemType: 'SERVICE',
    descriptionLines: [
      ...ticketLines({ name: row.name, option: price.pricingOptionName }, site.locale),
      ...whenAndWhere(event, site.locale),
    ],
    price: price.price,
    fullPrice: price.price,
    taxable: false,
    ...present({ tax: tax || undefined }),
    feeRateBp: row.feeType === 'FEE_ADDED_AT_CHECKOUT' ? ticketFeeBp(site) : 0,
    draws: [{ poolId: row.poolId, perUnit: 1 }],
    quantityAvailable: freeOf(row),
    maxPerOrder: offer.limitPerCheckout,
    ...present({ currency: currency === site.currency ? undefined : currency, unavailable }),
    ticket: { eventId: event.id, ticketDefinitionId: row.id, eventTitle: event.title, ticketName: row.name },
  }
}

function choiceOf(options: Record<string, unknown> | undefined, currency: string) {
  const { pricingOptionId, guestPrice } = options ?? {}
  const offered =
    typeof guestPrice === 'string' || typeof guestPrice === 'number' ? parseAmount(guestPrice, currency) : undefined
  return present({
    pricingOptionId: typeof pricingOptionId === 'string' ? pricingOptionId : undefined,
    guestPrice: offered?.ok ? offered.minor : undefined,
  })
}

function unavailableOf(
  row: DefinitionRow,
  offer: TicketOffer,
  caller: Caller,
  now: Date,
): Unavailable['code'] | undefined {
  const status = eventStatusOf(row, now)
  if (status === 'CANCELED') return 'EVENT_CANCELED'
  if (status === 'ENDED') return 'EVENT_ENDED'
  const refusal = registrationRefusal(registrationRulesOf(row), { kind: registrantOf(caller), ignoreLimits: false })
  if (refusal) return refusal
  const state = availability(offer.sale, now)
  switch (state.kind) {
    case 'scheduled':
      return 'SALE_NOT_OPEN'
    case 'closed':
      return 'SALE_CLOSED'
    case 'soldOut':
      return 'NOT_ENOUGH_TICKETS'
    case 'onSale':
      return undefined
    default:
      return state satisfies never
  }
}
