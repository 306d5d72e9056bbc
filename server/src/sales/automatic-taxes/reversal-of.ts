import { creditOf, DELIVERY_CHARGE, refundOfInvoice } from '@fairground/domain/orders/credit-note.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { type ReversedAmount, reversedPart, type SoldCharge } from '@fairground/domain/tax/reversal.ts'
import type { UsedCalculation } from '@fairground/domain/tax/used-calculation.ts'
import { namedIn } from '../payments/refunds/refund-doc.ts'
import type { RecordedCharge, RecordedSale } from './calculator.ts'
import type { GivenBack, ReversalDoc } from './queries.ts'

interface RefundedOrder {
  readonly paid: bigint
  readonly total: bigint
  readonly breakdown: Breakdown
  /** The oldest first. */
  readonly refunds: readonly GivenBack[]
}

/** Amount of each charge of the order that a refund gives back, as its credit note says: of what it names, else of all that is left. */
export function chargesOfRefund(order: RefundedOrder, refundId: string): ReadonlyMap<string, bigint> {
  const { breakdown } = order
  const before = new Map<string, bigint>()
  // By the difference that a changed ticket makes, the order costs less.
  let refunded = order.refunds.reduce((sum, { doc, amount }) => (doc.ofChange ? sum + BigInt(amount) : sum), 0n)
  for (const { id, doc, ...amounts } of order.refunds) {
    if (doc.ofChange) continue
    const [amount, shipping] = [BigInt(amounts.amount), BigInt(amounts.shipping)]
    const named = namedIn({ doc, shipping })
    const { charges } = creditOf(breakdown, {
      amount: refundOfInvoice(breakdown, before, { amount, named, refunded, order }),
      named,
      before,
    })
    if (id === refundId) return new Map(charges.map((charge) => [charge.id, charge.amount]))
    for (const charge of charges) before.set(charge.id, (before.get(charge.id) ?? 0n) + charge.amount)
    refunded += amount
  }
  return new Map()
}

interface ToReverse {
  readonly sale: RecordedSale
  readonly used: UsedCalculation
  readonly givenBack: ReadonlyMap<string, bigint>
}

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
const written = ({ amount, tax }: ReversedAmount) => ({ amount: String(amount), tax: String(tax) })

/** Amounts of a sale that a refund takes back. Undefined where it takes nothing. */
export function reversalOf(of: ToReverse, before: readonly ReversalDoc[]): ReversalDoc | undefined {
  const { sale, used, givenBack } = of
  const part = (charge: Pick<RecordedCharge, 'amount' | 'tax' | 'included'>, earlier: ReversedAmount, id: string) => {
    const refunded = givenBack.get(id) ?? 0n
    const taken = refunded > 0n ? reversedPart(soldCharge(charge), earlier, refunded) : NOTHING
    return taken.amount > 0n || taken.tax > 0n ? written(taken) : undefined
  }
  const charges = sale.charges.flatMap((charge, position) => {
    const earlier = before.flatMap((doc) => doc.charges.filter((one) => one.position === position))
    // A sale of the delivery alone has it as its charge.
    const taken = part(charge, earlier.reduce(added, NOTHING), used.lineIds[position] ?? DELIVERY_CHARGE)
    return taken ? [{ position, ...taken }] : []
  })
  const earlier = before.flatMap((doc) => doc.delivery ?? []).reduce(added, NOTHING)
  const delivery = sale.delivery && part(sale.delivery, earlier, DELIVERY_CHARGE)
  return charges.length > 0 || delivery ? { charges, ...present({ delivery }) } : undefined
}
