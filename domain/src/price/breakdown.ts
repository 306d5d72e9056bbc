import type { TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import type { Rate } from '../rate.ts'
import type { FeeKind, TaxPart } from './input.ts'

/** The answer of `price`: stored with the order, shown by carts, checkouts, invoices, never recomputed. Minor units. */
export type Breakdown = {
  currency: string
  /** In the order of the input. */
  lines: PricedLine[]
  shipping: PricedCharge & { discounts: AppliedAmount[] }
  fees: PricedFee[]
  /** In the order of the input; with amount 0n when a discount found nothing to lower. */
  discounts: AppliedDiscount[]
  /** One entry per rate, kind and key, over lines, shipping and fees. */
  taxes: TaxTotal[]
  /** Charges that bear no tax because the buyer is exempt, without tax. Absent: the buyer is not. */
  exempt?: bigint
  giftCards: AppliedAmount[]
  /** Service fees of tickets: borne by the organiser, and paid by the buyer on top. */
  ticketFees: { included: bigint; added: bigint }
  summary: PriceSummary
  payNow: PriceSummary
  payLater: PriceSummary
  /** Amount left of `payNow.total` after the gift cards. */
  due: bigint
}

/** total = subtotal - discount + shipping + additionalFees + addedTax. */
export type PriceSummary = {
  /** Lines at their listed prices. */
  subtotal: bigint
  /** Off the lines; free shipping is not in it, `shipping` is already lowered. */
  discount: bigint
  shipping: bigint
  /** Fees beside the lines, and ticket fees on top. */
  additionalFees: bigint
  /** All tax, in prices or on top. */
  tax: bigint
  /** The tax on top of prices. */
  addedTax: bigint
  total: bigint
}

export type AppliedAmount = { id: string; amount: bigint }
/** Effect of a discount: names lines, lowers the whole cart, or pays the delivery. */
export type DiscountType = 'SPECIFIC_ITEMS' | 'GLOBAL' | 'SHIPPING'
/** `type` is absent on orders that were stored without it. */
export type AppliedDiscount = AppliedAmount & { type?: DiscountType; lines: AppliedAmount[]; shipping: bigint }
/** `part` is the tax that the total is of, where it has a name. */
export type TaxTotal = {
  rate: Rate
  included: boolean
  key: string | null
  taxable: bigint
  amount: bigint
  part?: TaxPart
}

export type ChargedPart = TaxPart & { amount: bigint }

/** An amount with its tax taken out or put on. */
export type PricedCharge = {
  /** As given, before discounts. */
  listed: bigint
  /** After discounts; holds the tax when that is included. */
  net: bigint
  /** Amount that the tax was calculated on, without it; 0n when untaxed. */
  taxable: bigint
  tax: bigint
  taxRate: Rate
  taxIncluded: boolean
  taxKey: string | null
  taxGroupId?: string
  /** Amount that bears no tax because the buyer is exempt; 0n where they bear a lower rate. */
  exempt?: bigint
  /** Amount of each of its taxes; they add up to `tax`. Absent: it is one tax without a name. */
  taxParts?: ChargedPart[]
  /** Its tax was calculated outside, and follows from no rate. */
  settled?: true
  beforeTax: bigint
  afterTax: bigint
}

export type PricedFee = PricedCharge & { id: string; kind: FeeKind }

export type PricedLine = PricedCharge & {
  id: string
  quantity: number
  unitPrice: bigint
  fullUnitPrice: bigint
  discounts: AppliedAmount[]
  discount: bigint
  ticketFee: { type: TicketFeeType; rate: Rate; amount: bigint } | null
  /** With tax and with the ticket fee on top: what the buyer pays for the line. */
  total: bigint
  payNow: bigint
  payLater: bigint
  /** Its net, tax and fee are shares of a line that was divided: each up to one minor unit from what the line alone would come to. */
  divided?: true
  /** Steps that led to the total. */
  explain: Explanation[]
}

export type Explanation =
  | { step: 'LISTED'; unitPrice: bigint; quantity: number; amount: bigint }
  | { step: 'COVERED'; amount: 0n }
  | { step: 'DISCOUNT'; id: string; amount: bigint }
  | { step: 'TAXABLE'; amount: bigint }
  | { step: 'TAX'; rate: Rate; included: boolean; amount: bigint }
  | { step: 'FEE'; type: TicketFeeType; rate: Rate; amount: bigint }
  | { step: 'TOTAL'; amount: bigint }
