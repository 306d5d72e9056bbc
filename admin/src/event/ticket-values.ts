import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import type { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import { wall } from './wall.ts'

/** The way in which a ticket has its price. */
export type TicketPricing = 'fixed' | 'guest' | 'options'

/** A price that holds for a time or for so many tickets, as it is typed. */
export interface TierValues {
  /** Empty: new. */
  tierId: string
  name: string
  price: string
  /** Wall time of the event's zone; empty: no end. */
  until: string
  /** Empty: no limit. */
  limit: string
}

/** One of several prices to choose from. */
export interface OptionValues {
  /** Empty: new. */
  optionId: string
  name: string
  price: string
}

/** One kind of ticket as it is typed. */
export interface TicketValues {
  name: string
  description: string
  /** Terms of this kind, which buyers read below it. */
  policy: string
  pricing: TicketPricing
  /** The least one, where the guest chooses. */
  price: string
  /** Amounts that guests are suggested, with semicolons between them. */
  suggested: string
  tiers: TierValues[]
  options: OptionValues[]
  /** Empty: as many as are wanted. */
  quantity: string
  /** People whom one ticket lets in; empty: one. */
  admits: string
  /** Fewest and most of one order; empty: one, and the event's limit. */
  fewest: string
  most: string
  /** Most that one person may have in all their orders; empty: no rule. */
  perPerson: string
  /** Way to take part in an event at a place and online. */
  attendance: TicketAttendance
  /** Bearer of the service fee of the site. */
  fee: TicketFeeType
  membersOnly: boolean
  /** Shown and sold by access code alone. */
  hidden: boolean
  /** Wall times of the event's zone, as `datetime-local` writes them; empty when there is no bound. */
  saleStart: string
  saleEnd: string
}

export const emptyTicket: TicketValues = {
  name: '',
  description: '',
  policy: '',
  pricing: 'fixed',
  price: '',
  suggested: '',
  tiers: [],
  options: [],
  quantity: '',
  admits: '',
  fewest: '',
  most: '',
  perPerson: '',
  attendance: 'PLACE',
  fee: 'NO_FEE',
  membersOnly: false,
  hidden: false,
  saleStart: '',
  saleEnd: '',
}

export const emptyTier: TierValues = { tierId: '', name: '', price: '', until: '', limit: '' }
export const emptyOption: OptionValues = { optionId: '', name: '', price: '' }

export function ticketValues(
  { name, initialLimit, salePeriod, membersOnly, hidden, ...rules }: TicketDefinition,
  zone: string,
): TicketValues {
  return {
    name,
    description: rules.description ?? '',
    policy: rules.policyText ?? '',
    ...pricingValues(rules, zone),
    quantity: initialLimit === undefined ? '' : String(initialLimit),
    admits: rules.admits > 1 ? String(rules.admits) : '',
    fewest: String(rules.minimumPerCheckout ?? ''),
    most: String(rules.chosenLimitPerCheckout ?? ''),
    perPerson: String(rules.limitPerPerson ?? ''),
    attendance: rules.attendance,
    fee: rules.feeType,
    membersOnly,
    hidden,
    saleStart: wall(salePeriod?.startDate, zone),
    saleEnd: wall(salePeriod?.endDate, zone),
  }
}

type Priced = Pick<TicketDefinition, 'pricingMethod' | 'priceTiers' | 'regularPrice' | 'suggestedPrices'>

/** The price after all tiers is the one that the form calls the price. */
function pricingValues(
  { pricingMethod, priceTiers = [], regularPrice, suggestedPrices = [] }: Priced,
  zone: string,
): Pick<TicketValues, 'pricing' | 'price' | 'suggested' | 'tiers' | 'options'> {
  const { fixedPrice, guestPrice, pricingOptions } = pricingMethod
  return {
    pricing: guestPrice ? 'guest' : pricingOptions ? 'options' : 'fixed',
    price: (guestPrice ?? regularPrice ?? fixedPrice)?.value ?? '',
    suggested: suggestedPrices.join('; '),
    tiers: priceTiers.map(({ id, name, price, endDate, limit }) => ({
      tierId: id,
      name,
      price: price.value,
      until: wall(endDate, zone),
      limit: String(limit ?? ''),
    })),
    options: (pricingOptions?.optionDetails ?? []).map(({ optionId = '', name = '', price }) => ({
      optionId,
      name,
      price: price?.value ?? '',
    })),
  }
}
