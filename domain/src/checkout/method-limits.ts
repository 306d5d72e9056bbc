import type { MethodDelivery, MethodItem, MethodUnavailability } from '@fairground/contract/enumerations/payments.ts'
import { amountOf } from '../money.ts'

/** Purchases that a payment method takes, as the owner of the site limits it. An absent field limits nothing. */
export interface MethodLimits {
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[]
  /** Decimals of `currency`; both ends are taken. */
  readonly minimumAmount?: string
  readonly maximumAmount?: string
  readonly deliveries?: readonly MethodDelivery[]
  readonly items?: readonly MethodItem[]
}

/** A purchase as far as a payment method looks at it. */
export interface PayablePurchase {
  /** Country of the address it goes to, else of the one it is billed to; where none is known, that of the shop. Undefined while it is still to be entered. */
  readonly country: string | undefined
  /** To be paid now. Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
  /** Undefined while it is still to be chosen. */
  readonly delivery: MethodDelivery | undefined
  readonly items: ReadonlySet<MethodItem>
  /** No method outside takes it. */
  readonly onlineOnly?: boolean
}

/**
 * Reason why the method does not take the purchase: everything that is bought must be of a kind that it takes. Undefined where it takes it. Amounts of
 * limits are in `currency`, and say nothing of a purchase in another.
 */
export function whyNotTaken(
  { countries, minimumAmount, maximumAmount, deliveries, items }: MethodLimits,
  purchase: PayablePurchase,
  currency: string,
): MethodUnavailability | undefined {
  if (![...purchase.items].every((item) => isAmong(item, items))) return 'ITEMS'
  if (!isAmong(purchase.delivery, deliveries)) return 'DELIVERY'
  if (!isAmong(purchase.country, countries)) return 'COUNTRY'
  const { amount } = purchase
  return purchase.currency === currency && !isWithin(amount, minimumAmount, maximumAmount, currency)
    ? 'AMOUNT'
    : undefined
}

/** Facts that are not known yet may still come to fit. */
const isAmong = <T>(one: T | undefined, those: readonly T[] | undefined): boolean =>
  one === undefined || those === undefined || those.includes(one)

const isWithin = (amount: bigint, least: string | undefined, most: string | undefined, currency: string): boolean =>
  (least === undefined || amount >= amountOf(least, currency)) &&
  (most === undefined || amount <= amountOf(most, currency))
