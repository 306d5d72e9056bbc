import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Db } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import type { TicketCodes } from '../../ground/ticket-codes.ts'
import { writeMailOnce } from '../../mail/post.ts'
import type { Phrase } from '../../mail/texts/phrases.ts'
import type { ListRow } from '../../mail/texts/template.ts'
import type { DownloadLinks } from '../../media/download-links.ts'
import { orderDownloads } from './downloads.ts'
import type { OrderLinks } from './order-links.ts'
import { fromStored } from './stored-amounts.ts'
import { ticketRows } from './ticket-rows.ts'
import { findPlacedOrder } from './view/queries.ts'

interface Needs {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  readonly orderLinks: OrderLinks
  readonly codes: TicketCodes
  readonly downloads: DownloadLinks
}

/** Mails the buyer what they bought, with their tickets and, where it is paid, links to their files. A job does it, so an order never waits for a mail; once per order. */
export async function confirmOrder(
  { db, site, now, orderLinks, codes, downloads }: Needs,
  orderId: string,
): Promise<void> {
  const order = await db.row(findPlacedOrder, { id: orderId, ownerId: null })
  if (!order?.buyerEmail || order.status !== 'APPROVED') return
  const shown = (minor: bigint) => ({ minor, currency: order.currency })
  const { summary } = fromStored<Breakdown>(order.doc.breakdown)
  const files = await orderDownloads({ db, site, now, downloads }, order)
  const mail = {
    to: order.buyerEmail,
    template: 'orderConfirmation' as const,
    pageLanguage: order.doc.facts.buyerLanguage,
    bounded: order.total === 0n || order.paymentStatus === 'NOT_PAID',
    values: {
      number: String(order.number),
      lines: order.lines.map(({ quantity, unitPrice, doc }) => ({
        label: doc.name,
        detail: doc.descriptionLines.map(({ name, text }) => (text ? `${name}: ${text}` : name)),
        quantity,
        value: shown(BigInt(unitPrice)),
      })),
      totals: [
        ...charges(summary).map(([phrase, minor]) => ({ label: { phrase }, value: shown(minor) })),
        { label: { phrase: 'total' as const }, value: shown(order.total), strong: true as const },
        ...termOf(order, site),
      ],
      tickets: ticketRows(order, codes),
      downloads: files.map(({ productName, fileName, url }) => ({ label: productName, detail: fileName, link: url })),
      link: orderLinks.linkTo(site.id, order, now),
    },
  }
  await writeMailOnce(db, mail, { id: derivedId(`order confirmation ${orderId}`), now })
}

/** The row that says by when an order that is paid in person is to be paid; none for another. */
const termOf = ({ payBy }: { readonly payBy: Date | null }, { timeZone }: Site): ListRow[] =>
  payBy ? [{ label: { phrase: 'payInPersonBy' }, value: { startAt: payBy, zone: timeZone }, strong: true }] : []

/** Charges between the lines and the total; zero ones are left out. */
const charges = (summary: Breakdown['summary']): (readonly [Phrase, bigint])[] =>
  (
    [
      ['discount', -summary.discount],
      ['delivery', summary.shipping],
      ['fees', summary.additionalFees],
      [summary.addedTax === 0n ? 'taxIncluded' : 'tax', summary.tax],
    ] as const
  ).filter(([, minor]) => minor !== 0n)
