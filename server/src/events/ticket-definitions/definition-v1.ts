import type { TicketFeeType } from '@fairground/contract/enumerations/ticket-fee-type.ts'
import type { TicketFeeTypeV1 } from '@fairground/contract/enumerations/ticket-fee-type-v1.ts'
import type { TicketDefinitionFieldset, TicketDefinitionV1 } from '@fairground/contract/events/ticketing-definition.ts'
import { isFree } from '@fairground/domain/tickets/ticket-price.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import { ticketingMoney } from '../ticketing-money.ts'
import { currencyOfDefinition, type DefinitionRow, pricingOf } from './definition-row.ts'
import { checkoutLimitOf, freeOf, saleStatusOf } from './definition-state.ts'

type Wire = Static<typeof TicketDefinitionV1>

/** Generation 1 has no word for a ticket without a fee. */
export const feeTypeV1 = {
  FEE_INCLUDED: 'FEE_INCLUDED',
  FEE_ADDED_AT_CHECKOUT: 'FEE_ADDED_AT_CHECKOUT',
  NO_FEE: undefined,
} as const satisfies Record<TicketFeeType, TicketFeeTypeV1 | undefined>

export interface DefinitionView {
  /** Of events that have none of their own. */
  readonly currency: string
  readonly now: Date
  readonly fieldset: ReadonlySet<(typeof TicketDefinitionFieldset)[number]>
}

/** The shape that generation 1, reservations and ticketing orders use. */
export function definitionToWireV1(row: DefinitionRow, { now, fieldset, ...site }: DefinitionView): Wire {
  const pricing = pricingOf(row)
  const currency = currencyOfDefinition(row, site)
  const money = (minor: bigint) => ticketingMoney(minor, currency)
  const free = freeOf(row)
  const fee = feeTypeV1[row.feeType]
  return {
    id: row.id,
    eventId: row.eventId,
    name: row.name,
    description: row.doc.description ?? '',
    price: money(row.lowestPrice),
    free: isFree(pricing),
    limitPerCheckout: checkoutLimitOf(row),
    orderIndex: row.position,
    ...(fee ? { wixFeeConfig: { type: fee } } : {}),
    ...(row.saleStart || row.saleEnd || row.shownOffSale
      ? {
          salePeriod: {
            startDate: row.saleStart?.toISOString(),
            endDate: row.saleEnd?.toISOString(),
            hideNotOnSale: !row.shownOffSale,
          },
        }
      : {}),
    saleStatus: saleStatusOf(row, now),
    pricing: {
      ...(pricing.kind === 'fixed' ? { fixedPrice: money(pricing.price) } : {}),
      ...(pricing.kind === 'donation' ? { minPrice: money(pricing.minimum) } : {}),
      ...(pricing.kind === 'options'
        ? { pricingOptions: { options: pricing.options.map((o) => ({ ...o, price: money(o.price) })) } }
        : {}),
      pricingType: pricing.kind === 'donation' ? 'DONATION' : 'STANDARD',
    },
    policy: (fieldset.has('POLICY') && row.doc.policyText) || '',
    state: saleStatusOf(row, now) === 'SALE_STARTED' || row.shownOffSale ? [] : ['INCLUDE_HIDDEN_NOT_ON_SALE'],
    ...(fieldset.has('DASHBOARD') ? { dashboard: dashboard(row, free) } : {}),
  }
}

function dashboard(row: DefinitionRow, free: number | null): NonNullable<Wire['dashboard']> {
  const sold = Number(row.used - row.held - row.lapsed)
  return {
    hidden: row.hidden,
    sold,
    ticketsSold: sold,
    ticketsReserved: Number(row.held),
    limited: row.capacity !== null,
    ...(row.capacity === null ? {} : { quantity: Number(row.capacity) }),
    ...(free === null ? {} : { unsold: free }),
  }
}

/** How this caller sees them: the counts of DASHBOARD are for administrators. */
export const viewOf = (
  ctx: Ctx,
  fieldset: readonly (typeof TicketDefinitionFieldset)[number][] = [],
): DefinitionView => ({
  currency: ctx.site.currency,
  now: ctx.now,
  fieldset: new Set(fieldset.filter((field) => field !== 'DASHBOARD' || holdsScope(ctx.caller, 'events.read'))),
})
