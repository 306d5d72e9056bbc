import { fulfillmentStatus } from '@fairground/domain/orders/fulfillment-status.ts'
import { paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import { price } from '@fairground/domain/price/price.ts'
import { handedLines } from '../sales/purchase/follow-lines.ts'
import type { Invariant } from './invariant.ts'
import { inputOf } from './repriced.ts'
import type { StoredOrder } from './stored-order.ts'

interface OrderRule extends Invariant {
  readonly how: 'each order'
  /** Stored value beside the expected one; undefined where the invariant holds. */
  readonly broken: (order: StoredOrder) => string | undefined
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)
/** Most by which the sums of an order differ from those of its lines priced again: divided lines have shares of a tax and a fee. */
const slackOf = ({ lines }: StoredOrder['breakdown']): bigint =>
  2n * BigInt(lines.filter(({ divided }) => divided).length)
const isWithin = (a: bigint, b: bigint, slack: bigint): boolean => a - b <= slack && b - a <= slack
const differs = (name: string, stored: unknown, computed: unknown): string | undefined =>
  stored === computed ? undefined : `${name} ${stored}, should be ${computed}`

/** The dearest part of the rule is what one more line does at least: that of the cheapest. */
function withoutCheapest({ breakdown }: StoredOrder): bigint {
  const input = inputOf(breakdown)
  const listed = ({ unitPrice, quantity, pay }: (typeof input.lines)[number]) =>
    pay === 'COVERED' ? 0n : unitPrice * BigInt(quantity)
  const [, ...others] = input.lines.toSorted((a, b) => (listed(a) < listed(b) ? -1 : 1))
  return price({ ...input, lines: others }).summary.subtotal
}

/** Rules of one order, each a function of what is stored of it. */
export const orderRules: readonly OrderRule[] = [
  {
    ids: ['I2'],
    sentence: 'no amount of an order is below zero',
    how: 'each order',
    broken: ({ breakdown: { summary, payNow, payLater, lines, due } }) => {
      const amounts = [
        ...Object.entries({ ...summary, due }),
        ...[payNow, payLater].flatMap((part) => Object.entries(part)),
        ...lines.flatMap(({ listed, net, discount, tax, total }) =>
          Object.entries({ listed, net, discount, tax, total }).map(
            ([name, amount]) => [`line ${name}`, amount] as const,
          ),
        ),
      ]
      const below = amounts.find(([, amount]) => amount < 0n)
      return below && `${below[0]} ${below[1]}`
    },
  },
  {
    ids: ['I3'],
    sentence: 'discounts and taxes of the lines add up to those of the order',
    how: 'each order',
    broken: ({ breakdown: { summary, lines, discounts, shipping, fees, taxes } }) =>
      differs('discount', summary.discount, sum(lines.map(({ discount }) => discount))) ??
      differs('discount', summary.discount, sum(discounts.map(({ amount, shipping: off }) => amount - off))) ??
      differs('tax', summary.tax, sum([...lines, shipping, ...fees].map(({ tax }) => tax))) ??
      differs('tax', summary.tax, sum(taxes.map(({ amount }) => amount))),
  },
  {
    ids: ['I3'],
    sentence: 'lines are stored as they were priced',
    how: 'each order',
    broken: ({ breakdown, lines }) =>
      differs('lines', lines.length, breakdown.lines.length) ??
      lines
        .map((line, i) => {
          const priced = breakdown.lines[i]
          return (
            differs(`line ${line.id}: unit price`, line.unitPrice, priced?.unitPrice) ??
            differs(`line ${line.id}: discount`, line.discount, priced?.discount) ??
            differs(`line ${line.id}: tax`, line.tax, priced?.tax) ??
            differs(`line ${line.id}: total`, line.total, priced?.total)
          )
        })
        .find((found) => found !== undefined),
  },
  {
    ids: ['I4'],
    sentence: 'an order priced again comes to the same amounts',
    how: 'each order',
    broken: ({ breakdown, imported }) => {
      if (imported) return undefined
      const again = price(inputOf(breakdown)).summary
      const names = Object.keys(again) as (keyof typeof again)[]
      return names
        .filter((name) => !isWithin(breakdown.summary[name], again[name], slackOf(breakdown)))
        .map((name) => differs(name, breakdown.summary[name], again[name]))
        .find((found) => found !== undefined)
    },
  },
  {
    ids: ['I17'],
    sentence: 'the order of the lines does not change the total',
    how: 'each order',
    broken: ({ total, breakdown, imported }) => {
      if (imported) return undefined
      const input = inputOf(breakdown)
      const reversed = price({ ...input, lines: input.lines.toReversed() }).summary.total
      return isWithin(total, reversed, slackOf(breakdown)) ? undefined : differs('total', total, reversed)
    },
  },
  {
    ids: ['I18'],
    sentence: 'no line lowers the subtotal',
    how: 'each order',
    broken: (order) => {
      const others = withoutCheapest(order)
      const { subtotal } = order.breakdown.summary
      return subtotal < others ? `subtotal ${subtotal}, without its cheapest line ${others}` : undefined
    },
  },
  {
    ids: ['I10'],
    sentence: 'the payment status follows from the payments',
    how: 'each order',
    broken: ({ toPay, payments, paysOutside, paymentStatus: stored }) =>
      differs('payment status', stored, paymentStatus(toPay, payments, paysOutside)),
  },
  {
    ids: [],
    sentence: 'the fulfilment status follows from the lines',
    how: 'each order',
    broken: ({ lines, fulfillmentStatus: stored }) =>
      differs('fulfilment status', stored, fulfillmentStatus(handedLines(lines))),
  },
]

/** Rows that break a rule; an order that cannot even be priced breaks it, too. */
export function brokenBy(rule: OrderRule, order: StoredOrder): string | undefined {
  try {
    return rule.broken(order)
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}
