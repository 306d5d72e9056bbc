import { type Credit, creditOf, leftToCredit, refundOfInvoice } from '@fairground/domain/orders/credit-note.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import { most } from '@fairground/domain/rounding.ts'
import type { RowOf } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'
import { namedIn } from '../payments/refunds/refund-doc.ts'
import { fromStored } from '../purchase/stored-amounts.ts'
import {
  invoiceToCredit,
  noteOfCancellation,
  type RefundToCredit,
  refundsToCredit,
  writeCorrected,
} from './follow-queries.ts'
import { type Issuing, insertIssued, issuedOf, lockedOrder } from './issue-document.ts'
import { insertInvoice } from './issue-invoice.ts'
import type { OrderToDocument } from './queries.ts'
import { prefixesOf } from './settings.ts'
import type { StoredCreditNote } from './stored-document.ts'

type Invoice = RowOf<typeof invoiceToCredit>

/** One order with its invoice, and how much of each charge is credited so far. */
interface Crediting {
  readonly ctx: Issuing
  readonly order: OrderToDocument
  readonly invoice: Invoice
  readonly breakdown: Breakdown
  readonly before: Map<string, bigint>
}

/**
 * Issues the credit notes that the invoice of an order lacks: one of each refund, and one of what was never paid of a cancelled order. Nothing
 * without an invoice. Safe to repeat. Returns how many it issued.
 */
export const issueCreditNotes = (ctx: Issuing, orderId: string): Promise<number> =>
  ctx.db.inTx(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    const invoice = await tx.row(invoiceToCredit, { orderId })
    if (!invoice) return 0
    const breakdown = fromStored<Breakdown>(invoice.doc.breakdown)
    const crediting: Crediting = { ctx, order, invoice, breakdown, before: new Map() }
    const cancellation = await tx.row(noteOfCancellation, { orderId })
    if (cancellation) count(crediting, cancellation.doc)
    const all = await tx.rows(refundsToCredit, { orderId })
    for (const { note } of all) if (note) count(crediting, note)
    // What a changed ticket costs less is not on the invoice of now.
    const [ofChanges = [], refunds = []] = [true, false].map((isOfChange) =>
      all.filter(({ doc }) => (doc.ofChange ?? false) === isOfChange),
    )
    let refunded = ofChanges.reduce((sum, { amount }) => sum + amount, 0n)
    let issued = 0
    for (const refund of refunds) {
      if (!refund.note && (await creditRefund(tx, crediting, refund, refunded))) issued += 1
      refunded += refund.amount
    }
    if (order.status === 'CANCELED' && !cancellation && (await creditUnpaid(tx, crediting))) issued += 1
    return issued
  })

/**
 * An order that costs something else than its invoice says, since a ticket of it or its tip was changed, has another: a credit note takes back all that is
 * left of the one, and the order as it is now has a new one, unless it costs nothing. Nothing without an invoice. Safe to repeat.
 */
export const correctInvoice = (ctx: Issuing, orderId: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    const invoice = await tx.row(invoiceToCredit, { orderId })
    if (!invoice || BigInt(invoice.doc.total) === order.total || order.status !== 'APPROVED') return
    const breakdown = fromStored<Breakdown>(invoice.doc.breakdown)
    const crediting: Crediting = { ctx, order, invoice, breakdown, before: new Map() }
    for (const { note } of await tx.rows(refundsToCredit, { orderId })) if (note) count(crediting, note)
    const left = creditOf(breakdown, {
      amount: leftToCredit(breakdown, crediting.before),
      named: new Map(),
      before: crediting.before,
    })
    await insertNote(tx, crediting, left, 'REPLACED')
    await tx.run(writeCorrected, { orderId })
    if (order.total > 0n) await insertInvoice(tx, ctx, order, invoice.doc)
  })

function count({ before }: Crediting, { charges }: Pick<StoredCreditNote, 'charges'>): void {
  for (const { id, amount } of charges) before.set(id, (before.get(id) ?? 0n) + BigInt(amount))
}

async function creditRefund(tx: Tx, crediting: Crediting, refund: RefundToCredit, refunded: bigint): Promise<boolean> {
  const { order, breakdown, before } = crediting
  const named = namedIn(refund)
  const amount = refundOfInvoice(breakdown, before, { amount: refund.amount, named, refunded, order })
  const credit = creditOf(breakdown, { amount, named, before })
  return insertNote(tx, crediting, credit, refund)
}

/** Units that a cancelled order has not been paid for: its buyer owes nothing of its invoice any more. */
async function creditUnpaid(tx: Tx, crediting: Crediting): Promise<boolean> {
  const { order, breakdown, before } = crediting
  const held = most(order.paid - order.refunded, 0n)
  const amount = most(leftToCredit(breakdown, before) - held, 0n)
  return insertNote(tx, crediting, creditOf(breakdown, { amount, named: new Map(), before }))
}

async function insertNote(
  tx: Tx,
  crediting: Crediting,
  credit: Credit,
  refund?: RefundToCredit | 'REPLACED',
): Promise<boolean> {
  if (credit.total === 0n) return false
  const of = refund === 'REPLACED' ? undefined : refund
  const { ctx, order, invoice } = crediting
  const { locale, seller, buyer, reverseCharge } = invoice.doc
  const doc: StoredCreditNote = {
    ...issuedOf(ctx.site, order, locale),
    seller,
    buyer,
    invoice: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
    charges: chargesOf(crediting, credit, of),
    taxes: credit.taxes.map(({ rate, name, net, tax }) => ({
      rate: String(rate),
      ...present({ name }),
      net: String(net),
      tax: String(tax),
    })),
    untaxed: String(credit.untaxed),
    total: String(credit.total),
    ...present({ reverseCharge, reason: of?.doc.reason, replaced: refund === 'REPLACED' || undefined }),
  }
  const { creditNote: prefix } = prefixesOf(ctx.site)
  await insertIssued(tx, ctx, order, { kind: 'CREDIT_NOTE', prefix, doc, ...present({ refundId: of?.id }) })
  count(crediting, doc)
  return true
}

/** Charges with the names that the invoice has for them; units where a refund names some. */
function chargesOf({ invoice, breakdown }: Crediting, credit: Credit, refund?: RefundToCredit) {
  const lines = new Map(invoice.doc.lines.map((line) => [line.id, line]))
  return credit.charges.map(({ id, amount, taxRate }) => {
    const line = lines.get(id)
    const units = refund?.doc.lineItems.filter(({ lineItemId }) => lineItemId === id) ?? []
    const quantity = units.reduce((sum, one) => sum + one.quantity, 0)
    const exact = units.reduce((sum, one) => sum + BigInt(one.amount), 0n) === amount
    const kind = line ? 'LINE' : breakdown.fees.some((fee) => fee.id === id) ? 'FEE' : 'DELIVERY'
    return {
      id,
      kind,
      ...present({ name: line?.name, options: line?.options, quantity: quantity > 0 && exact ? quantity : undefined }),
      amount: String(amount),
      taxRate: String(taxRate),
    } as const
  })
}
