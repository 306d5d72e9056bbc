import type { CheckoutRequest, CreateReservationRequest } from '@fairground/client/generated/events.orders.ts'
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

export interface IssueValues {
  /** Beside the offers, in their order. */
  rows: { quantity: string; price: string }[]
  firstName: string
  lastName: string
  email: string
  payment: 'paid' | 'door'
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

export const quantityOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed.trim()))

/** Tickets of each kind that are typed in, over all its prices, by its id. */
export function wantedOf(offers: readonly Offer[], rows: IssueValues['rows']): ReadonlyMap<string, number> {
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

/** Mistakes in the numbers and prices of tickets. */
export function faultsOf(offers: readonly Offer[], { rows, beyond }: IssueValues): Fault[] {
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

/** The request that holds the tickets. Kinds that buyers do not see are the organiser's to give. */
export function reservationOf(
  eventId: string,
  offers: readonly Offer[],
  { rows, beyond }: IssueValues,
): CreateReservationRequest {
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
    ...present({ ignoreLimits: beyond ? true : undefined }),
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
