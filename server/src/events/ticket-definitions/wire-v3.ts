import type { TicketDefinitionField } from '@fairground/contract/enumerations/events.ts'
import type { PricingMethod, TicketDefinition } from '@fairground/contract/events/ticket-definition-shapes.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { leftOfTier, tierStates } from '@fairground/domain/tickets/price-tiers.ts'
import { isFree } from '@fairground/domain/tickets/ticket-price.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { datesToWire } from '../event/event-dates.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsById } from '../event/find-events.ts'
import { locationToWire } from '../event/location.ts'
import { pageUrl } from '../event/page-url.ts'
import { type Recurrences, recurrencesOf } from '../event/recurrence.ts'
import { type AvailablePlace, freePlaces } from '../seats/find-seating.ts'
import { currencyOfDefinition, pricingOf, type ShownRow, tierOf } from './definition-row.ts'
import { checkoutLimitOf, eventStatusOf, freeOf, saleStatusOf } from './definition-state.ts'

type Wire = Static<typeof TicketDefinition>
type RequestedField = (typeof TicketDefinitionField)[number]

/** Definitions with the requested field sets; EVENT_DETAILS reads all their events at once. */
export async function definitionsToWire(
  ctx: Ctx,
  publicUrl: string,
  rows: readonly ShownRow[],
  requested: readonly RequestedField[] = [],
): Promise<Wire[]> {
  const ids = requested.includes('EVENT_DETAILS') ? rows.map((row) => row.eventId) : []
  const events = await eventsById(ctx.db, ids)
  const places = requested.includes('SEATING_DETAILS') ? await freePlaces(ctx.db, rows) : new Map<string, never>()
  const recurrences = await recurrencesOf(ctx.db, [...events.values()], ctx.now)
  return rows.map((row) => {
    const event = events.get(row.eventId)
    return {
      ...toWire(row, ctx),
      ...present({
        salesDetails: requested.includes('SALES_DETAILS')
          ? salesDetails(row, holdsScope(ctx.caller, 'events.read'))
          : undefined,
        seatingDetails: places.has(row.id) ? { places: placesToWire(places.get(row.id)!) } : undefined,
        eventDetails: event ? eventDetails(row, event, ctx, { publicUrl, recurrences }) : undefined,
      }),
    }
  })
}

const MAX_LABEL = 4

const placesToWire = (places: readonly AvailablePlace[]) =>
  places.map(({ id, sectionLabel, elementLabel, seatLabel, left }) => ({
    placeId: id,
    label: seatLabel ?? cutText(elementLabel, MAX_LABEL),
    sectionLabel,
    elementLabel,
    availableCapacity: Number(left),
  }))

function toWire(row: ShownRow, { site, now, caller }: Ctx): Wire {
  const limit = row.capacity === null ? undefined : Number(row.capacity)
  return {
    id: row.id,
    eventId: row.eventId,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    name: row.name,
    description: row.doc.description,
    policyText: row.doc.policyText,
    hidden: row.hidden,
    limited: limit !== undefined,
    initialLimit: limit,
    actualLimit: limit,
    pricingMethod: pricingMethod(row, currencyOfDefinition(row, site), now),
    feeType: row.feeType,
    ...present({
      salePeriod:
        row.saleStart || row.saleEnd || row.shownOffSale
          ? {
              startDate: row.saleStart?.toISOString(),
              endDate: row.saleEnd?.toISOString(),
              displayNotOnSale: row.shownOffSale,
            }
          : undefined,
    }),
    saleStatus: saleStatusOf(row, now),
    limitPerCheckout: checkoutLimitOf(row),
    chosenLimitPerCheckout: row.limitPerCheckout || undefined,
    minimumPerCheckout: row.doc.minimumPerCheckout,
    membersOnly: row.doc.membersOnly ?? false,
    limitPerPerson: row.doc.limitPerPerson,
    admits: row.doc.admits ?? 1,
    attendance: row.doc.attendance ?? 'PLACE',
    ...tiersToWire(row, {
      currency: currencyOfDefinition(row, site),
      now,
      forStaff: holdsScope(caller, 'events.read'),
    }),
    seated: row.seated,
    sortIndex: row.position,
    eventCreatedDate: row.eventCreatedAt.toISOString(),
  }
}

/** Tiers and the price after them; nothing where there are none. Visitors read what is left of the tier that sells. */
function tiersToWire(
  { tiers: stored, lowestPrice, doc }: ShownRow,
  { currency, now, forStaff }: { readonly currency: string; readonly now: Date; readonly forStaff: boolean },
): Pick<Wire, 'priceTiers' | 'regularPrice' | 'suggestedPrices'> {
  const money = (minor: bigint) => ({ value: formatAmount(minor, currency), currency })
  const suggestedPrices = doc.suggested?.map((minor) => formatAmount(BigInt(minor), currency))
  if (stored.length === 0) return present({ suggestedPrices })
  const tiers = stored.map(tierOf)
  const states = tierStates(tiers, now)
  return {
    priceTiers: tiers.map((tier, i) => {
      const state = states[i]! // one of each tier
      return {
        id: tier.id,
        name: tier.name,
        price: money(tier.price),
        state,
        ...present({
          endDate: tier.endsAt?.toISOString(),
          limit: tier.capacity ?? undefined,
          ticketsLeft: forStaff || state === 'CURRENT' ? (leftOfTier(tier) ?? undefined) : undefined,
        }),
      }
    }),
    regularPrice: money(lowestPrice),
    ...present({ suggestedPrices }),
  }
}

function pricingMethod(row: ShownRow, currency: string, now: Date): Static<typeof PricingMethod> {
  const pricing = pricingOf(row, now)
  const money = (minor: bigint) => ({ value: formatAmount(minor, currency), currency })
  const free = isFree(row.highestPrice)
  switch (pricing.kind) {
    case 'fixed':
      return { fixedPrice: money(pricing.price), pricingType: 'STANDARD', free }
    case 'donation':
      return { guestPrice: money(pricing.minimum), pricingType: 'DONATION', free }
    case 'options':
      return {
        pricingOptions: {
          optionDetails: pricing.options.map(({ id, name, price }) => ({ optionId: id, name, price: money(price) })),
        },
        pricingType: 'STANDARD',
        free,
      }
    default:
      return pricing satisfies never
  }
}

/** Visitors learn what is left and whether it is sold out, not how much was sold. */
function salesDetails(row: ShownRow, forAdministrator: boolean): NonNullable<Wire['salesDetails']> {
  const free = freeOf(row)
  return {
    unsoldCount: free ?? undefined,
    soldOut: free === 0,
    ...(forAdministrator && row.held !== undefined
      ? { soldCount: Number(row.used - row.held - row.lapsed), reservedCount: Number(row.held) }
      : {}),
  }
}

function eventDetails(
  row: ShownRow,
  event: EventRow,
  { site, now }: Ctx,
  { publicUrl, recurrences }: { publicUrl: string; recurrences: Recurrences },
): Wire['eventDetails'] {
  return {
    title: event.title,
    shortDescription: event.doc.shortDescription,
    location: locationToWire(event),
    dateAndTimeSettings: datesToWire(event, site.locale, recurrences),
    eventPageUrl: pageUrl(event.slug, publicUrl),
    status: eventStatusOf(row, now),
  }
}
