import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { UsedCalculation } from '@fairground/domain/tax/used-calculation.ts'
import type { RowOf } from '../../db/statement.ts'
import type { JobContext } from '../../jobs/feature-jobs.ts'
import { fromStored } from '../purchase/stored-amounts.ts'
import { CalculatorFault, type RecordedSale, type TaxCalculator } from './calculator.ts'
import { automaticCalculators } from './calculators.ts'
import {
  confirmReversal,
  findSale,
  type GivenBack,
  insertReversal,
  insertSale,
  lockSale,
  orderToRecord,
  type ReversalDoc,
  reversalsOf,
} from './queries.ts'
import { chargesOfRefund, reversalOf } from './reversal-of.ts'

export interface RecordDeps {
  readonly calculators: ReadonlyMap<string, TaxCalculator>
}

/** No money moves by these. */
const TEST_PROVIDERS = new Set(['test', 'stripe-test'])

type Order = NonNullable<RowOf<typeof orderToRecord>>

/**
 * Records a paid order at the calculators whose taxes it bears, and takes back what its refunds gave back: the owner's reports there agree with
 * the orders. Repeated, or run twice at once, it is recorded once: each call has a key, and amounts of refunds are written before it.
 */
export async function recordTaxes(at: JobContext, { calculators }: RecordDeps, orderId: string): Promise<void> {
  const order = await at.db.row(orderToRecord, { id: orderId })
  if (!order?.tax || order.paid < order.total + order.returned) return
  for (const [position, used] of order.tax.calculations.entries()) {
    const calculator = calculators.get(used.calculator)
    if (!calculator || !isRecordable(at, order, used)) continue
    const reference = position === 0 ? orderId : `${orderId} ${position + 1}`
    await unlessOfOther(() => recordOne({ at, calculator, orderId, order, used, reference }))
  }
}

/** The account is another by now, which knows nothing of the calculation; once the keys of its own are back, it is recorded. */
async function unlessOfOther(record: () => Promise<void>): Promise<void> {
  try {
    await record()
  } catch (error) {
    if (!(error instanceof CalculatorFault && error.kind === 'unknown')) throw error
  }
}

async function recordOne(of: Recording): Promise<void> {
  const sale = await saleOf(of)
  for (const refund of of.order.refunds) await takeBack(of, sale, refund)
}

/** Live accounts have no sales that a test payment paid. */
function isRecordable({ site }: JobContext, { providers }: Order, { calculator }: UsedCalculation): boolean {
  const isTest = automaticCalculators.find(({ name }) => name === calculator)?.test ?? false
  if (!isTest && providers.some((provider) => TEST_PROVIDERS.has(provider))) return false
  return site.settings.paymentAccounts?.[calculator] !== undefined
}

interface Recording {
  readonly at: JobContext
  readonly calculator: TaxCalculator
  readonly orderId: string
  readonly order: Order
  readonly used: UsedCalculation
  readonly reference: string
}

async function saleOf({ at, calculator, orderId, order, used, reference }: Recording): Promise<RecordedSale> {
  const key = { orderId, calculation: used.id }
  const before = await at.db.row(findSale, key)
  if (before) return before.doc
  const { siteId } = at.db
  const sale = await calculator.record({ siteId, currency: order.currency, reference, calculation: used.id })
  await at.db.run(insertSale, { ...key, sale: sale.id, doc: sale, at: at.now })
  return sale
}

/** Amounts of a refund are decided once, under the lock of the sale. */
async function takeBack(of: Recording, sale: RecordedSale, refund: GivenBack): Promise<void> {
  const { at, calculator, orderId, order, used } = of
  const key = { orderId, calculation: used.id }
  const decided = await at.db.inTx(async (tx): Promise<ReversalDoc | undefined> => {
    await tx.row(lockSale, key)
    const rows = await tx.rows(reversalsOf, key)
    const own = rows.find(({ refundId }) => refundId === refund.id)
    if (own) return own.reversal === null ? own.doc : undefined
    const breakdown = fromStored<Breakdown>(order.breakdown)
    const doc = reversalOf(
      { sale, used, givenBack: chargesOfRefund({ ...order, breakdown }, refund.id) },
      rows.map((row) => row.doc),
    )
    if (!doc) return undefined
    await tx.run(insertReversal, { ...key, refundId: refund.id, doc, at: at.now })
    return doc
  })
  if (!decided) return
  const reversal = await calculator.reverse({
    siteId: at.db.siteId,
    currency: order.currency,
    reference: `${refund.id} ${of.reference.slice(orderId.length + 1)}`.trim(),
    sale: sale.id,
    charges: decided.charges.map(({ position, amount, tax }) => ({
      id: sale.charges[position]?.id ?? '',
      amount,
      tax,
    })),
    ...present({ delivery: decided.delivery }),
  })
  await at.db.run(confirmReversal, { ...key, refundId: refund.id, reversal })
}
