import { type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { lockReceived, noteReceipt, type Received } from '../payments/receipts.ts'
import { type Issuing, insertIssued, issuedOf, lockedOrder } from './issue-document.ts'
import { sellerOf, siteOfBuyer } from './parties.ts'
import { prefixesOf } from './settings.ts'

/** Issues the receipt of a payment, once. Returns its id. Throws the refusals of `generateReceipts`. */
export const issueReceipt = (
  ctx: Issuing,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
): Promise<string> =>
  ctx.db.inTx(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    const received = await lockReceived(tx, orderId, paymentId)
    const { locale } = siteOfBuyer(ctx.site, order.doc.facts)
    const receipt = await insertIssued(tx, ctx, order, {
      kind: 'RECEIPT',
      prefix: prefixesOf(ctx.site).receipt,
      paymentId,
      doc: {
        ...issuedOf(ctx.site, order, locale),
        seller: sellerOf(ctx.site, locale) ?? { name: ctx.site.name, address: [] },
        amount: String(received.amount),
        method: methodOf(received, textsIn(locale)),
        receivedAt: received.at.toISOString(),
      },
    })
    await noteReceipt(tx, paymentId, receipt, ctx.now)
    return receipt.id
  })

/** "Card · Visa 4242", "Cash". */
function methodOf({ doc }: Received, t: ServerTexts): string {
  const { method, methodName, charges, saved } = doc
  const means = charges ?? saved
  const name =
    methodName?.custom ??
    (methodName?.predefined ? predefined[methodName.predefined](t) : method) ??
    t('order-documents.otherMethod')
  return means ? `${name} · ${[means.brand, means.lastFour].filter(Boolean).join(' ')}` : name
}

const predefined = {
  CASH: (t: ServerTexts) => t('order-documents.cash'),
  BANK_TRANSFER: (t: ServerTexts) => t('order-documents.bankTransfer'),
  CHECK: (t: ServerTexts) => t('order-documents.cheque'),
} as const
