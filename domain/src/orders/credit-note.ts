import { present } from '../present.ts'
import type { Breakdown, PricedCharge } from '../price/breakdown.ts'
import type { Rate } from '../rate.ts'
import { allocate, cut, least, most, roundHalfUp } from '../rounding.ts'
import type { TaxRow } from './tax-summary.ts'

/** Id that the delivery has among the charges of an invoice; lines and fees have their own. */
export const DELIVERY_CHARGE = 'delivery'

/** Part of an invoice that is credited. Minor units, with tax. */
export interface CreditedCharge {
  readonly id: string
  readonly amount: bigint
  readonly taxRate: Rate
}

export interface Credit {
  readonly charges: readonly CreditedCharge[]
  /** Tax of the credited amounts by rate and name. */
  readonly taxes: readonly TaxRow[]
  /** Part of the total that bears no tax. */
  readonly untaxed: bigint
  readonly total: bigint
}

/** Amounts by charge: of its lines, `DELIVERY_CHARGE` and its fees. */
export type ByCharge = ReadonlyMap<string, bigint>

interface CreditRequest {
  readonly amount: bigint
  /** Charges that the amount is for, as far as they are known; the rest of it is for all that are left. */
  readonly named: ByCharge
  /** Credited by earlier notes on the same invoice. */
  readonly before: ByCharge
}

type Invoiced = Pick<Breakdown, 'lines' | 'shipping' | 'fees'>

/**
 * Credits an amount of an invoice, at most what is left of it. Every charge is credited with its own taxes, rounded over all notes together: once
 * the whole invoice is credited, the taxes of its notes add up to its own, rate by rate. Of each note, what is taxed, its taxes and what is not taxed
 * add up to its total.
 */
export function creditOf(invoice: Invoiced, { amount, named, before }: CreditRequest): Credit {
  const charges = chargesOf(invoice).map((one) => ({ ...one, before: before.get(one.id) ?? 0n }))
  const left = charges.map(({ total, before: credited }) => total - credited)
  const total = least(amount, sum(left))
  const wanted = charges.map(({ id }, i) => least(named.get(id) ?? 0n, left[i] as bigint))
  const ofNamed = least(total, sum(wanted))
  const first = allocate(ofNamed, wanted)
  const remaining = left.map((most, i) => most - (first[i] as bigint))
  const rest = allocate(total - ofNamed, remaining)
  const credited = charges.map((charge, i) => ({ ...charge, amount: (first[i] as bigint) + (rest[i] as bigint) }))
  const shares = credited.map(sharesOf)
  return {
    charges: credited.flatMap(({ id, amount: part, priced }) =>
      part === 0n ? [] : [{ id, amount: part, taxRate: priced.taxRate }],
    ),
    taxes: taxRowsOf(shares),
    untaxed: sum(shares.map(({ untaxed }) => untaxed)),
    total,
  }
}

/** Refund with the order that it is of; amounts are minor units. */
interface Refunded {
  readonly amount: bigint
  readonly named: ByCharge
  /** Given back by refunds before it. */
  readonly refunded: bigint
  readonly order: { readonly paid: bigint; readonly total: bigint }
}

/**
 * Amount of a refund that is of the invoice: less charges that it names and the invoice has not, and less money that came beyond what the order
 * costs, which a refund that names nothing gives back first.
 */
export function refundOfInvoice(invoice: Invoiced, before: ByCharge, of: Refunded): bigint {
  const { amount, named, refunded, order } = of
  const ids = new Set(chargesOf(invoice).map(({ id }) => id))
  const outside = sum([...named].flatMap(([id, part]) => (ids.has(id) ? [] : [part])))
  const credited = sum([...before.values()])
  const excess = named.size > 0 ? 0n : most(order.paid - refunded - (order.total - credited), 0n)
  return most(amount - outside - excess, 0n)
}

/** Amount that is left of an invoice. */
export const leftToCredit = (invoice: Invoiced, before: ByCharge): bigint =>
  sum(chargesOf(invoice).map(({ id, total }) => total - (before.get(id) ?? 0n)))

const chargesOf = ({ lines, shipping, fees }: Invoiced) => [
  ...lines.map((line) => ({ id: line.id, total: line.total, priced: line as PricedCharge })),
  { id: DELIVERY_CHARGE, total: shipping.afterTax, priced: shipping },
  ...fees.map((fee) => ({ id: fee.id, total: fee.afterTax, priced: fee })),
]

interface Credited {
  readonly total: bigint
  readonly before: bigint
  readonly amount: bigint
  readonly priced: PricedCharge
}

/** A credited amount, cut into what bears no tax, each of its taxes, and the rest, which they are on: each on `net` of it. */
interface Shares {
  readonly untaxed: bigint
  readonly taxes: readonly {
    readonly rate: Rate
    readonly name: string | undefined
    readonly jurisdiction: string | undefined
    readonly amount: bigint
    readonly net: bigint
  }[]
}

/** Shares of a part of a charge: of all that was credited, less what earlier notes have of it. They add up to the part. */
function sharesOf({ total, before, amount, priced }: Credited): Shares {
  const { taxRate: rate, taxable, tax } = priced
  const { taxParts = [{ rate, name: undefined, jurisdiction: undefined, amount: tax, taxable }] } = priced
  if (rate === 0n) return { untaxed: amount, taxes: [] }
  const parts = [total - taxable - tax, ...taxParts.map((part) => part.amount), taxable]
  const [now, then] = [cut(before + amount, parts), cut(before, parts)]
  const [untaxed = 0n, ...shares] = now.map((share, i) => share - (then[i] as bigint))
  // A tax may be on less than the others are.
  const ofNet = (all: readonly bigint[], own: bigint): bigint =>
    own === taxable ? (all.at(-1) as bigint) : roundHalfUp((all.at(-1) as bigint) * own, taxable)
  return {
    untaxed,
    taxes: taxParts.map((part, i) => {
      const { rate, name, jurisdiction, taxable: own = taxable } = part
      return { rate, name, jurisdiction, amount: shares[i] as bigint, net: ofNet(now, own) - ofNet(then, own) }
    }),
  }
}

function taxRowsOf(charges: readonly Shares[]): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  for (const { taxes } of charges) {
    for (const { rate, name, jurisdiction, amount, net } of taxes) {
      if (net === 0n && amount === 0n) continue
      const key = JSON.stringify([String(rate), name, jurisdiction])
      const sofar = rows.get(key)
      rows.set(key, {
        rate,
        ...present({ name: name || undefined }),
        net: (sofar?.net ?? 0n) + net,
        tax: (sofar?.tax ?? 0n) + amount,
      })
    }
  }
  return [...rows.values()]
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)
