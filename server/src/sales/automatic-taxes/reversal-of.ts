import { present } from '@fairground/domain/present.ts'
import {
  paidFor,
  type ReversedAmount,
  reversedPart,
  reversedShare,
  type SoldCharge,
} from '@fairground/domain/tax/reversal.ts'
import type { UsedCalculation } from '@fairground/domain/tax/used-calculation.ts'
import type { RecordedCharge, RecordedSale } from './calculator.ts'
import type { GivenBack, ReversalDoc } from './queries.ts'

interface ToReverse {
  readonly sale: RecordedSale
  readonly used: UsedCalculation
  readonly refund: GivenBack
  readonly order: { readonly total: bigint; readonly refunds: readonly GivenBack[] }
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)
const soldCharge = ({ amount, tax, included }: Pick<RecordedCharge, 'amount' | 'tax' | 'included'>): SoldCharge => ({
  amount: BigInt(amount),
  tax: BigInt(tax),
  included,
})
const NOTHING: ReversedAmount = { amount: 0n, tax: 0n }
const added = (all: ReversedAmount, { amount, tax }: { amount: string; tax: string }): ReversedAmount => ({
  amount: all.amount + BigInt(amount),
  tax: all.tax + BigInt(tax),
})
const isSome = ({ amount, tax }: ReversedAmount): boolean => amount > 0n || tax > 0n
const written = ({ amount, tax }: ReversedAmount) => ({ amount: String(amount), tax: String(tax) })

/** Amounts of a sale that a refund takes back: of the charges that it names, else a share of all. Undefined where it takes nothing. */
export function reversalOf(of: ToReverse, before: readonly ReversalDoc[]): ReversalDoc | undefined {
  const isNamed = namedBy(of.refund) === BigInt(of.refund.amount)
  return isNamed && before.every(({ flat }) => flat === undefined) ? ofCharges(of, before) : ofAll(of, before)
}

/** Sum of the lines, the delivery and the fees that a refund names. */
const namedBy = ({ doc: { lineItems, fees = [] }, shipping }: GivenBack): bigint =>
  sum([...lineItems, ...fees].map(({ amount }) => BigInt(amount))) + BigInt(shipping)

function ofCharges({ sale, used, refund }: ToReverse, before: readonly ReversalDoc[]): ReversalDoc | undefined {
  const isOfDeliveryAlone = used.lineIds.length === 0
  const refundedOf = (position: number): bigint =>
    isOfDeliveryAlone
      ? BigInt(refund.shipping)
      : sum(
          refund.doc.lineItems
            .filter(({ lineItemId }) => lineItemId === used.lineIds[position])
            .map(({ amount }) => BigInt(amount)),
        )
  const charges = sale.charges.flatMap((charge, position) => {
    const earlier = before
      .flatMap((doc) => doc.charges)
      .filter((one) => one.position === position)
      .reduce(added, NOTHING)
    const part = reversedPart(soldCharge(charge), earlier, refundedOf(position))
    return refundedOf(position) > 0n && isSome(part) ? [{ position, ...written(part) }] : []
  })
  const delivery = deliveryOf(sale, BigInt(refund.shipping), before)
  return charges.length > 0 || delivery ? { charges, ...present({ delivery }) } : undefined
}

function deliveryOf({ delivery }: RecordedSale, refunded: bigint, before: readonly ReversalDoc[]) {
  if (!delivery || refunded === 0n) return undefined
  const earlier = before.flatMap((doc) => doc.delivery ?? []).reduce(added, NOTHING)
  const part = reversedPart(soldCharge(delivery), earlier, refunded)
  return isSome(part) ? written(part) : undefined
}

function ofAll({ sale, refund, order }: ToReverse, before: readonly ReversalDoc[]): ReversalDoc | undefined {
  const all = [...sale.charges, ...(sale.delivery ? [sale.delivery] : [])]
  const isIncluded = (position: number): boolean => sale.charges[position]?.included ?? false
  const paidBefore = before.flatMap(({ flat = '0', charges, delivery }) => [
    BigInt(flat),
    ...charges.map((one) => paidFor({ ...added(NOTHING, one), included: isIncluded(one.position) })),
    ...(delivery ? [paidFor({ ...added(NOTHING, delivery), included: sale.delivery?.included ?? false })] : []),
  ])
  const until = order.refunds.findIndex(({ id }) => id === refund.id)
  const flat = reversedShare({
    refunded: BigInt(refund.amount),
    refundedInAll: sum(order.refunds.slice(0, until + 1).map(({ amount }) => BigInt(amount))),
    total: order.total,
    sale: sum(all.map((charge) => paidFor(soldCharge(charge)))),
    before: sum(paidBefore),
  })
  return flat > 0n ? { flat: String(flat), charges: [] } : undefined
}
