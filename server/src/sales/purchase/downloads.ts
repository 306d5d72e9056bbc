import type { listDownloads } from '@fairground/contract/fairground/downloads.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { statement, textAs } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import type { DownloadLinks } from '../../media/download-links.ts'
import { soldFiles } from '../../media/sold-files.ts'
import type { OrderLineDoc, OrderStates } from './purchase.ts'

/** Milliseconds that a link downloads. Later, the order gives another. */
const LINK_MS = 24 * 60 * 60 * 1000

interface LinksNeed {
  readonly downloads: DownloadLinks
  readonly site: Pick<Site, 'id'>
  /** The site's time. */
  readonly now: Date
}

interface DownloadLink {
  readonly url: string
  readonly expires: Date
}

/** Files are had once all is paid, or when nothing was owed, and as long as neither order nor payment is taken back: in part is not whole. */
export const mayDownload = ({ status, paymentStatus }: Pick<OrderStates, 'status' | 'paymentStatus'>): boolean =>
  status === 'APPROVED' && (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED')

/** A link to a file that was bought. Call it for orders that `mayDownload` alone; each download asks the order again. */
export function linkToSold({ downloads, site, now }: LinksNeed, orderId: string, fileId: string): DownloadLink {
  const expires = new Date(now.getTime() + LINK_MS)
  return { url: downloads.linkTo({ siteId: site.id, mediaId: fileId, orderId }, expires), expires }
}

const orderOfFile = statement({
  name: 'downloads.orderOfFile',
  params: { orderId: 'uuid', fileId: 'text' },
  row: { status: textAs<OrderStates['status']>(), paymentStatus: textAs<OrderStates['paymentStatus']>() },
  sql: `
    select o.status, o.payment_status as "paymentStatus" from orders o
    where o.site_id = $1 and o.id = $2 and exists (
      select from order_lines l where l.site_id = $1 and l.order_id = o.id and l.refunded < l.quantity
        and l.doc -> 'digitalFile' ->> 'id' = $3)`,
})

/** True when the buyer may have this file of the order now: neither order nor line was cancelled or refunded since the link was made. */
export async function mayHaveFile(
  db: Queryable,
  { orderId, mediaId }: { readonly orderId: string; readonly mediaId: string },
): Promise<boolean> {
  const order = await db.row(orderOfFile, { orderId, fileId: mediaId })
  return order !== undefined && mayDownload(order)
}

type Download = ResponseOf<typeof listDownloads>['downloads'][number]

/** The files of an order, each once; without those that have left the library. At most one statement. */
export async function orderDownloads(
  needs: LinksNeed & { readonly db: Queryable },
  order: Pick<OrderStates, 'status' | 'paymentStatus'> & {
    readonly id: string
    readonly lines: readonly { readonly quantity: number; readonly refunded: number; readonly doc: OrderLineDoc }[]
  },
): Promise<Download[]> {
  if (!mayDownload(order)) return []
  const names = new Map(
    order.lines
      .filter(({ quantity, refunded }) => refunded < quantity)
      .flatMap(({ doc }) => (doc.digitalFile ? [[doc.digitalFile.id, doc.name] as const] : [])),
  )
  if (names.size === 0) return []
  const files = await soldFiles(needs.db, [...names.keys()])
  return [...names].flatMap(([fileId, productName]) => {
    const file = files.get(fileId)
    if (!file) return []
    const { url, expires } = linkToSold(needs, order.id, fileId)
    const { fileName, fileSize, fileType } = file
    return [{ fileId, productName, fileName, fileSize, fileType, url, expiresDate: expires.toISOString() }]
  })
}
