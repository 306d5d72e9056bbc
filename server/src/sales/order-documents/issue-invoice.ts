import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { chargedBackOf } from '../payments/disputes/charged-back.ts'
import { type Issuing, insertIssued, issuedOf, lockedOrder } from './issue-document.ts'
import { sellerOf, siteOfBuyer } from './parties.ts'
import { findInvoice, type OrderToDocument } from './queries.ts'
import { prefixesOf } from './settings.ts'
import type { StoredInvoice, StoredParty } from './stored-document.ts'

/** Issues the invoice of an order, once. Returns its id. Throws the refusals of `generateInvoice`. */
export const issueInvoice = (ctx: Issuing, orderId: string): Promise<string> =>
  ctx.db.inTx(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    if (await tx.row(findInvoice, { orderId })) throw new ApiError({ code: 'INVOICE_ALREADY_EXISTS' })
    await refuseUnlessInvoiceable(tx, order)
    return insertInvoice(tx, ctx, order)
  })

/** Writes the invoice of a locked order as it is now; in place of `former`, its seller is that one's where the shop has no address any more. */
export async function insertInvoice(
  tx: Tx,
  ctx: Issuing,
  order: OrderToDocument,
  former?: Pick<StoredInvoice, 'seller'>,
): Promise<string> {
  const { locale } = siteOfBuyer(ctx.site, order.doc.facts)
  const seller = sellerOf(ctx.site, locale) ?? former?.seller
  if (!seller) throw new ApiError({ code: 'SELLER_ADDRESS_MISSING' })
  const { invoice: prefix } = prefixesOf(ctx.site)
  const doc = invoiceOf(ctx.site, order, { seller, locale })
  return (await insertIssued(tx, ctx, order, { kind: 'INVOICE', prefix, doc })).id
}

async function refuseUnlessInvoiceable(tx: Tx, { id, status, total }: OrderToDocument): Promise<void> {
  if (status !== 'APPROVED') throw new ApiError({ code: 'GENERATE_INVOICE_NOT_SUPPORTED' })
  if (total === 0n) throw new ApiError({ code: 'INVALID_PRICE_AMOUNT' })
  if ((await chargedBackOf(tx, id)) > 0n) throw new ApiError({ code: 'ORDER_HAS_CHARGEBACKS' })
}

interface InvoiceParts {
  readonly seller: StoredParty
  readonly locale: string
}

function invoiceOf(site: Site, order: OrderToDocument, { seller, locale }: InvoiceParts): StoredInvoice {
  const { facts, breakdown } = order.doc
  return {
    ...issuedOf(site, order, locale),
    seller,
    lines: order.lines.map(({ id, doc: { name, descriptionLines } }) => ({
      id,
      name,
      options: descriptionLines.map(({ name: label, text }) => (text ? `${label}: ${text}` : label)),
    })),
    breakdown,
    ...present({ reverseCharge: facts.reverseCharge, note: site.settings.documents?.invoiceNote || undefined }),
    total: String(order.total),
    paid: String(order.paid - order.refunded),
  }
}
