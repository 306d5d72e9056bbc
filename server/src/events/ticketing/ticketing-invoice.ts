import type { TicketingInvoice } from '@fairground/contract/events/ticketing-invoice.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown, PricedLine } from '@fairground/domain/price/breakdown.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import { UNNAMED_TAX } from '@fairground/domain/tax/unnamed-tax.ts'
import type { Static } from 'typebox'
import { feeTypeV1 } from './fee-type-v1.ts'
import { ticketingMoney } from './ticketing-money.ts'

type Invoice = Static<typeof TicketingInvoice>
type Item = Invoice['items'][number]

/** The coupon of an order, as the order keeps it. */
interface UsedCoupon {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** Name of a line on an invoice: the kind of ticket. */
interface InvoicedLine {
  readonly id: string
  readonly definitionId: string
  readonly name: string
}

/** The invoice of those lines of a breakdown that are given; totals are theirs alone. `coupon` is what took something off. */
export function invoiceToWire(
  lines: readonly InvoicedLine[],
  { lines: priced, currency }: Breakdown,
  coupon?: UsedCoupon,
): Invoice {
  const byId = new Map(priced.map((line) => [line.id, line]))
  const own = lines.flatMap((line) => {
    const price = byId.get(line.id)
    return price ? [{ line, price }] : []
  })
  const sum = (pick: (line: PricedLine) => bigint) => own.reduce((all, { price }) => all + pick(price), 0n)
  const money = (minor: bigint) => ticketingMoney(minor, currency)
  const total = sum((line) => line.total)
  const discount = sum((line) => line.discount)
  const taxed = own.find(({ price }) => price.taxRate > 0n)?.price
  const fees = own.flatMap(({ price }) => feesOf(price, currency))
  return {
    items: own.map(({ line, price }) => itemToWire(line, price, currency, coupon)),
    subTotal: money(sum((line) => line.listed)),
    ...present({
      discount:
        discount > 0n
          ? discountOf(
              discount,
              sum((line) => line.net),
              currency,
              coupon,
            )
          : undefined,
      tax: taxed
        ? taxOf(
            taxed,
            sum((l) => l.taxable),
            sum((l) => l.tax),
            currency,
          )
        : undefined,
    }),
    fees: addedUp(
      own.map(({ price }) => price),
      fees,
      currency,
    ),
    total: money(total),
    grandTotal: money(total),
    revenue: money(total),
  }
}

function itemToWire(line: InvoicedLine, price: PricedLine, currency: string, coupon?: UsedCoupon): Item {
  const money = (minor: bigint) => ticketingMoney(minor, currency)
  return {
    id: line.definitionId,
    name: line.name,
    quantity: price.quantity,
    price: money(price.unitPrice),
    total: money(price.total),
    ...present({
      discount: price.discount > 0n ? discountOf(price.discount, price.net, currency, coupon) : undefined,
      tax: price.taxRate > 0n ? taxOf(price, price.taxable, price.tax, currency) : undefined,
    }),
    fees: feesOf(price, currency),
  }
}

function discountOf(
  minor: bigint,
  left: bigint,
  currency: string,
  coupon: UsedCoupon | undefined,
): NonNullable<Invoice['discount']> {
  const amount = ticketingMoney(minor, currency)
  const totals = { amount, afterDiscount: ticketingMoney(left, currency) }
  if (!coupon) return { ...totals, discounts: [] }
  const { id: couponId, code, name } = coupon
  return { ...totals, code, name, couponId, discounts: [{ coupon: { code, name, couponId }, amount }] }
}

const taxOf = (line: PricedLine, taxable: bigint, amount: bigint, currency: string): NonNullable<Invoice['tax']> => ({
  type: line.taxIncluded ? 'INCLUDED' : 'ADDED_AT_CHECKOUT',
  name: line.taxKey ?? UNNAMED_TAX,
  rate: formatPercent(line.taxRate),
  taxable: ticketingMoney(taxable, currency),
  amount: ticketingMoney(amount, currency),
})

function feesOf({ ticketFee }: PricedLine, currency: string): Item['fees'] {
  const type = ticketFee ? feeTypeV1[ticketFee.type] : undefined
  if (!ticketFee || !type) return []
  return [
    { name: 'WIX_FEE', type, rate: formatPercent(ticketFee.rate), amount: ticketingMoney(ticketFee.amount, currency) },
  ]
}

/** One fee per kind over all lines. */
function addedUp(lines: readonly PricedLine[], fees: Item['fees'], currency: string): Item['fees'] {
  const kinds = [...new Set(fees.map((fee) => fee.type))]
  return kinds.map((type) => {
    const of = lines.filter(({ ticketFee }) => ticketFee && feeTypeV1[ticketFee.type] === type)
    const amount = of.reduce((all, { ticketFee }) => all + (ticketFee?.amount ?? 0n), 0n)
    return { ...fees.find((fee) => fee.type === type)!, amount: ticketingMoney(amount, currency) } // the kinds come from the fees
  })
}
