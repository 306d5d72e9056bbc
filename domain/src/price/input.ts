import type { TicketFeeType } from '@fairground/contract/enumerations/events.ts'
import type { JurisdictionType } from '@fairground/contract/enumerations/taxes.ts'
import type { Rate } from '../rate.ts'

/** Everything `price` looks at. All amounts are minor units of `currency` and not negative. */
export type PriceInput = {
  currency: string
  lines: readonly PriceLine[]
  /** Specific-item discounts apply before cart-wide ones; within each, in this order, each to what the earlier ones left. */
  discounts?: readonly Discount[]
  shipping?: ShippingCharge | null
  fees?: readonly FeeCharge[]
  /** Drawn on in this order, for what is paid now. */
  giftCards?: readonly GiftCardBalance[]
}

export type PriceLine = {
  /** Unique in the input. */
  id: string
  /** One unit, after the product's own discount and with its modifiers. */
  unitPrice: bigint
  /** One unit before the product's own discount; struck through in shops, never charged. */
  fullUnitPrice?: bigint
  /** 1 to 100 000. */
  quantity: number
  /** Null when the line is not taxed. */
  tax: Tax | null
  pay: Payment
  /** Paid now for each unit of a NOW line; the rest is paid later, if there is a rest. */
  depositPerUnit?: bigint
  /** Service fee of a ticket; FEE_INCLUDED is borne by the organiser and shown only. */
  ticketFee?: { type: TicketFeeType; rate: Rate }
}

/** COVERED lines are paid by a membership and cost no money. */
export type Payment = 'NOW' | 'LATER' | 'COVERED'

/** `key` distinguishes rates of equal height in the tax summary (a tax group, a jurisdiction). */
export type Tax = {
  /** All parts together; a compound rate is rounded to a millionth here, and calculated exactly from the parts. */
  rate: Rate
  included: boolean
  /** Rate that everybody else pays, of a buyer who is exempt. Prices that hold the tax are lowered by the difference. */
  full?: Rate
  key?: string
  /** Group by which the rates were found. */
  groupId?: string
  /** Taxes that it consists of. Absent: one, without a name. */
  parts?: readonly TaxPart[]
  /** Calculated outside, for one discounted amount alone: `price` takes the amounts as they are. Another amount bears the rates. */
  settled?: SettledTax
}

export type SettledTax = {
  /** Discounted amount of the charge that was calculated. */
  net: bigint
  /** Amount without tax that is taxed. */
  taxable: bigint
  /** Amount of each of the parts. */
  amounts: readonly bigint[]
}

/** One of the taxes on a charge. */
export type TaxPart = {
  rate: Rate
  /** Calculated on the price with the taxes that are not compound. */
  compound?: boolean
  name: string
  type: string
  jurisdiction: string
  jurisdictionType: JurisdictionType
  /** Amount without tax that it is on, where it is another than that of the charge. */
  taxable?: bigint
}

export type Discount = {
  id: string
  benefit: Benefit
  /** Lines it lowers; absent or null: all. An id that is no line is passed over. */
  lineIds?: readonly string[] | null
  /** It lowers one unit only: the cheapest. */
  oneUnitOnly?: boolean
}

export type Benefit =
  /** Off the lines together, shared by largest remainder. */
  | { kind: 'moneyOff'; amount: bigint }
  /** Off every unit. */
  | { kind: 'moneyOffEach'; amount: bigint }
  | { kind: 'percentOff'; rate: Rate }
  /** Every unit costs this, if that is less. */
  | { kind: 'fixedPrice'; amount: bigint }
  /** The `get` cheapest of every `buy + get` units are free. */
  | { kind: 'buyXGetY'; buy: number; get: number }
  | { kind: 'freeShipping' }

export type ShippingCharge = { amount: bigint; tax: Tax | null }

/** A fee beside the lines, of a kind. It is paid later only when all of its lines are. */
export type FeeCharge = {
  id: string
  kind: FeeKind
  amount: bigint
  tax: Tax | null
  lineIds?: readonly string[] | null
}

export type FeeKind = 'TIP'

export type GiftCardBalance = { id: string; balance: bigint }

export const MAX_QUANTITY = 100_000

/** Throws RangeError on what no caller may pass: schemas and the catalogue have checked it before. */
export function assertPriceable(input: PriceInput): void {
  const ids = new Set<string>()
  for (const line of input.lines) {
    if (ids.has(line.id)) throw new RangeError(`Two lines have the id ${line.id}`)
    ids.add(line.id)
    if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > MAX_QUANTITY)
      throw new RangeError(`Line ${line.id}: quantity ${line.quantity}`)
    if (line.unitPrice < 0n || (line.depositPerUnit ?? 0n) < 0n) throw new RangeError(`Line ${line.id}: negative price`)
  }
  for (const { id, amount } of input.fees ?? []) if (amount < 0n) throw new RangeError(`Fee ${id}: negative`)
  for (const { id, balance } of input.giftCards ?? [])
    if (balance < 0n) throw new RangeError(`Gift card ${id}: negative`)
  if (input.shipping && input.shipping.amount < 0n) throw new RangeError('Shipping: negative')
  for (const { id, benefit } of input.discounts ?? []) {
    if ('amount' in benefit && benefit.amount < 0n) throw new RangeError(`Discount ${id}: negative`)
    if (benefit.kind === 'buyXGetY' && !(benefit.buy >= 1 && benefit.get >= 1))
      throw new RangeError(`Discount ${id}: empty`)
  }
}
