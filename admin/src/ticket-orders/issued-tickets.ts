import type {
  CheckoutRequest,
  CreateReservationRequest,
  PosCheckoutRequest,
} from '@fairground/client/generated/events.orders.ts'
import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { present } from '@fairground/domain/present.ts'
import { amountFault, wireAmount } from '../forms/amounts.ts'
import { t } from '../texts.ts'

/** As many of one kind as one order has. */
const MOST = 50

/** A kind of ticket at one of its prices. */
export interface Offer {
  readonly ticket: TicketDefinition
  readonly optionId: string | undefined
  /** "Standing", "Standing · Members" */
  readonly name: string
  readonly price: { readonly value: string; readonly currency: string } | undefined
  /** The buyer decides what they pay, `price` or more. */
  readonly isDonation: boolean
}

/** A bundle of tickets, or a pass for dates of a series, as it is sold. */
interface BundleOffer {
  readonly id: string
  readonly isPass: boolean
  readonly name: string
  readonly formattedPrice: string
  /** "2 × Adult, 2 × Child", "6 dates" */
  readonly contents: string
}

/** Most of one bundle or pass that a reservation takes. */
export const MOST_BUNDLES = 20

/** Numbers of tickets, and of bundles and passes, that are typed in, beside their offers. */
interface Numbers {
  rows: { quantity: string; price: string }[]
  bundles: { quantity: string }[]
}

export interface IssueValues extends Numbers {
  firstName: string
  lastName: string
  email: string
  payment: 'paid' | 'door'
  /** Way in which it was paid at the desk. */
  paidBy: string
  /** Passes over quotas, limits and sale periods. */
  beyond: boolean
}

export function offersOf(tickets: readonly TicketDefinition[]): Offer[] {
  return tickets.flatMap((ticket): Offer[] => {
    const { name, pricingMethod: method } = ticket
    const options = method.pricingOptions?.optionDetails ?? []
    if (options.length === 0) {
      const price = method.fixedPrice ?? method.guestPrice
      return [{ ticket, optionId: undefined, name, price, isDonation: method.guestPrice !== undefined }]
    }
    return options.map((option) => ({
      ticket,
      optionId: option.optionId,
      name: option.name ? t('admin.ticket-orders.nameAtPrice', { name, option: option.name }) : name,
      price: option.price,
      isDonation: false,
    }))
  })
}

const quantityOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed.trim()))

/** Tickets of each kind that are typed in, over all its prices, by its id. */
export function wantedOf(offers: readonly Offer[], rows: Numbers['rows']): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  for (const [i, { ticket }] of offers.entries()) {
    const quantity = quantityOf(rows[i]?.quantity ?? '')
    if (Number.isInteger(quantity)) wanted.set(ticket.id, (wanted.get(ticket.id) ?? 0) + quantity)
  }
  return wanted
}

/** The quota that so many tickets need; undefined where there are enough, or no limit. */
export function raisedQuota({ initialLimit, salesDetails }: TicketDefinition, wanted: number): number | undefined {
  const left = salesDetails?.unsoldCount
  if (initialLimit === undefined || left === undefined || wanted <= left) return undefined
  return initialLimit - left + wanted
}

interface Fault {
  readonly row: number
  readonly field: 'quantity' | 'price'
  readonly message: string
}

/** Positions of bundles whose number is none. */
export const bundleFaults = (bundles: readonly BundleOffer[], { bundles: typed }: Numbers): number[] =>
  bundles.flatMap((_, i) => {
    const count = quantityOf(typed[i]?.quantity ?? '')
    return Number.isInteger(count) && count >= 0 && count <= MOST_BUNDLES ? [] : [i]
  })

/** Mistakes in the numbers and prices of tickets. */
export function faultsOf(
  offers: readonly Offer[],
  { rows, beyond }: Pick<Numbers, 'rows'> & { readonly beyond: boolean },
): Fault[] {
  const wanted = wantedOf(offers, rows)
  return offers.flatMap(({ ticket, price, isDonation }, row): Fault[] => {
    const { quantity = '', price: typed = '' } = rows[row] ?? {}
    const count = quantityOf(quantity)
    if (!Number.isInteger(count) || count < 0 || count > MOST)
      return [{ row, field: 'quantity', message: t('admin.ticket-orders.enterAWholeNumber', { most: MOST }) }]
    if (count === 0) return []
    const fault = isDonation && price ? amountFault(typed, price.currency) : undefined
    if (fault) return [{ row, field: 'price', message: fault }]
    if (beyond || raisedQuota(ticket, wanted.get(ticket.id) ?? 0) === undefined) return []
    const left = ticket.salesDetails?.unsoldCount ?? 0
    return [{ row, field: 'quantity', message: t('admin.ticket-orders.onlyLeft', { left }) }]
  })
}

/** Tickets, bundles and passes that an event sells. */
export interface Offered {
  readonly offers: readonly Offer[]
  readonly bundles: readonly BundleOffer[]
}

export const NONE_OFFERED: Offered = { offers: [], bundles: [] }

/** A form that nobody has filled in. */
export const NOTHING: IssueValues = {
  rows: [],
  bundles: [],
  firstName: '',
  lastName: '',
  email: '',
  payment: 'paid',
  paidBy: '',
  beyond: false,
}

/** True where something is wanted. */
export const isAnythingWanted = ({ offers, bundles }: Offered, { rows, bundles: typed }: Numbers): boolean =>
  [...wantedOf(offers, rows).values()].some((count) => count > 0) ||
  bundles.some((_, i) => quantityOf(typed[i]?.quantity ?? '') > 0)

/** The request that holds the tickets. Kinds that buyers do not see are the organiser's to give. */
export function reservationOf(
  eventId: string,
  { offers, bundles }: Offered,
  { rows, bundles: typed, beyond }: Numbers & { readonly beyond: boolean },
): CreateReservationRequest {
  const wanted = bundles.flatMap((one, i) => {
    const quantity = quantityOf(typed[i]?.quantity ?? '')
    return quantity > 0 ? [{ ...one, quantity }] : []
  })
  const ofBundles = wanted.filter(({ isPass }) => !isPass).map(({ id: bundleId, quantity }) => ({ bundleId, quantity }))
  const passes = wanted.filter(({ isPass }) => isPass).map(({ id: passId, quantity }) => ({ passId, quantity }))
  const ticketQuantities = offers.flatMap(({ ticket, optionId, isDonation }, i) => {
    const { quantity = '', price = '' } = rows[i] ?? {}
    const count = quantityOf(quantity)
    if (count === 0) return []
    return [
      {
        ticketDefinitionId: ticket.id,
        quantity: count,
        ...present({
          priceOverride: isDonation ? wireAmount(price) : undefined,
          ticketDetails: optionId === undefined ? undefined : [{ pricingOptionId: optionId }],
        }),
      },
    ]
  })
  return {
    eventId,
    ticketQuantities,
    allowHiddenTickets: true,
    ...present({
      bundles: ofBundles.length > 0 ? ofBundles : undefined,
      passes: passes.length > 0 ? passes : undefined,
      ignoreLimits: beyond ? true : undefined,
    }),
  }
}

/** The request that makes an order of them. The organiser answers none of the questions to guests. */
export function checkoutOf(
  eventId: string,
  reservationId: string,
  { firstName, lastName, email, payment }: IssueValues,
): CheckoutRequest {
  return {
    eventId,
    reservationId,
    buyer: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      ...present({ email: email.trim() || undefined }),
    },
    options: { ignoreFormValidation: true, ...(payment === 'paid' ? { markAsPaid: true } : { payInPerson: true }) },
  }
}

/** The request that sells them at the desk, paid. Nobody has to be named. */
export function deskSaleOf(
  eventId: string,
  reservationId: string,
  { firstName, lastName, email, paidBy }: IssueValues,
): PosCheckoutRequest {
  const buyer = present({
    firstName: firstName.trim() || undefined,
    lastName: lastName.trim() || undefined,
    email: email.trim() || undefined,
  })
  return { eventId, reservationId, ...present({ buyer, paymentMethod: paidBy || undefined }) }
}
