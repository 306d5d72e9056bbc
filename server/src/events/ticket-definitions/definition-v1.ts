import type { TicketDefinitionFieldset } from '@fairground/contract/enumerations/events.ts'
import type { TicketDefinitionV1 } from '@fairground/contract/events/ticketing-definition.ts'
import { present } from '@fairground/domain/present.ts'
import { isFree, priceRange } from '@fairground/domain/tickets/ticket-price.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { feeTypeV1 } from '../ticketing/fee-type-v1.ts'
import { ticketingMoney } from '../ticketing/ticketing-money.ts'
import { currencyOfDefinition, pricingOf, type ShownRow } from './definition-row.ts'
import { checkoutLimitOf, freeOf, saleStatusOf } from './definition-state.ts'

type Wire = Static<typeof TicketDefinitionV1>

export interface DefinitionView {
  /** Currency of events that have none of their own. */
  readonly currency: string
  readonly now: Date
  readonly fieldset: ReadonlySet<(typeof TicketDefinitionFieldset)[number]>
}

/** The shape that generation 1, reservations and ticketing orders use. Its dashboard is there where it was read how much is held. */
export function definitionToWireV1(row: ShownRow, { now, fieldset, ...site }: DefinitionView): Wire {
  const pricing = pricingOf(row, now)
  const currency = currencyOfDefinition(row, site)
  const money = (minor: bigint) => ticketingMoney(minor, currency)
  const free = freeOf(row)
  const fee = feeTypeV1[row.feeType]
  return {
    id: row.id,
    eventId: row.eventId,
    name: row.name,
    description: row.doc.description ?? '',
    price: money(priceRange(pricing).lowest),
    free: isFree(row.highestPrice),
    limitPerCheckout: checkoutLimitOf(row),
    orderIndex: row.position,
    ...present({
      wixFeeConfig: fee ? { type: fee } : undefined,
      salePeriod:
        row.saleStart || row.saleEnd || row.shownOffSale
          ? {
              startDate: row.saleStart?.toISOString(),
              endDate: row.saleEnd?.toISOString(),
              hideNotOnSale: !row.shownOffSale,
            }
          : undefined,
    }),
    saleStatus: saleStatusOf(row, now),
    pricing: {
      ...present({
        fixedPrice: pricing.kind === 'fixed' ? money(pricing.price) : undefined,
        minPrice: pricing.kind === 'donation' ? money(pricing.minimum) : undefined,
        pricingOptions:
          pricing.kind === 'options'
            ? { options: pricing.options.map((o) => ({ ...o, price: money(o.price) })) }
            : undefined,
      }),
      pricingType: pricing.kind === 'donation' ? 'DONATION' : 'STANDARD',
    },
    policy: (fieldset.has('POLICY') && row.doc.policyText) || '',
    state: saleStatusOf(row, now) === 'SALE_STARTED' || row.shownOffSale ? [] : ['INCLUDE_HIDDEN_NOT_ON_SALE'],
    ...present({
      dashboard: fieldset.has('DASHBOARD') && row.held !== undefined ? dashboard(row, row.held, free) : undefined,
    }),
  }
}

function dashboard(row: ShownRow, held: bigint, free: number | null): NonNullable<Wire['dashboard']> {
  const sold = Number(row.used - held - row.lapsed)
  return {
    hidden: row.hidden,
    sold,
    ticketsSold: sold,
    ticketsReserved: Number(held),
    limited: row.capacity !== null,
    ...present({ quantity: row.capacity === null ? undefined : Number(row.capacity), unsold: free ?? undefined }),
  }
}

/** View of this caller: the counts of DASHBOARD are for administrators. */
export const viewOf = (
  ctx: Ctx,
  fieldset: readonly (typeof TicketDefinitionFieldset)[number][] = [],
): DefinitionView => ({
  currency: ctx.site.currency,
  now: ctx.now,
  fieldset: new Set(fieldset.filter((field) => field !== 'DASHBOARD' || holdsScope(ctx.caller, 'events.read'))),
})
