import type { OrderDocumentKind } from '@fairground/contract/enumerations/orders.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import { orderNumber as shownNumber } from '../../ground/order-number.ts'
import type { Site } from '../../ground/site.ts'
import { writeMail } from '../../mail/post.ts'
import { addToHistory, authorOf } from '../purchase/activities.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { documentToMail } from './follow-queries.ts'

/** Mail of each kind; receipts go out with nothing of their own. */
const TEMPLATES = {
  INVOICE: 'orderInvoice',
  CREDIT_NOTE: 'orderCreditNote',
  RECEIPT: undefined,
} as const satisfies Record<OrderDocumentKind, string | undefined>

interface Needs {
  readonly db: Db
  readonly site: Pick<Site, 'id' | 'settings'>
  readonly now: Date
  newId(): string
}

interface Mailing {
  readonly links: OrderLinks
  /** Presses of staff are mails of their own; a document that was just issued is mailed once. */
  readonly by?: Ctx['caller']
}

/** Mails the buyer an invoice or a credit note as it is issued. A job does it. */
export async function mailIssued(needs: Needs, links: OrderLinks, documentId: string): Promise<void> {
  const document = await needs.db.row(documentToMail, { id: documentId })
  if (document?.buyerEmail) await mailDocument(needs, document, { links })
}

/**
 * Mails the buyer an invoice or a credit note once more. Returns false where the shop has switched such mails off. Throws the refusals of
 * `mailOrderDocument`.
 */
export async function mailAgain(
  ctx: Ctx,
  links: OrderLinks,
  { orderId, documentId }: { readonly orderId: string; readonly documentId: string },
): Promise<boolean> {
  const document = await ctx.db.row(documentToMail, { id: documentId })
  if (document?.orderId !== orderId || !TEMPLATES[document.kind])
    throw new ApiError({ code: 'ORDER_DOCUMENT_NOT_FOUND' })
  if (document.buyerEmail === null) throw new ApiError({ code: 'ORDER_HAS_NO_EMAIL', orderId })
  return mailDocument(ctx, document, { links, by: ctx.caller })
}

async function mailDocument(
  { db, site, now, newId }: Needs,
  { id, orderId, kind, number, orderNumber, buyerEmail, buyerLanguage, total, currency }: RowOf<typeof documentToMail>,
  { links, by }: Mailing,
): Promise<boolean> {
  const template = TEMPLATES[kind]
  if (!template || buyerEmail === null) return false
  const order = new URL(links.linkTo(site.id, { id: orderId, buyerEmail }, now))
  const mail = {
    to: buyerEmail,
    template,
    pageLanguage: buyerLanguage,
    bounded: by !== undefined,
    values: {
      document: number,
      number: shownNumber(site, orderNumber),
      amount: { minor: BigInt(total), currency },
      link: `${order.origin}${order.pathname}/documents/${id}${order.search}`,
    },
  }
  const mailId = by ? newId() : derivedId(`document ${id}`)
  return db.inTx(async (tx) => {
    const isWritten = await writeMail(tx, mail, { now, newId: () => mailId })
    if (isWritten && kind === 'INVOICE')
      await addToHistory(tx, { now, newId }, orderId, [
        { type: 'INVOICE_SENT', id: derivedId(`${mailId} history`), ...(by && authorOf(by)) },
      ])
    return isWritten
  })
}
