import type { Order, OrderLineItem } from '@fairground/client/generated/ecom.orders.ts'
import { csvOf } from '../list/csv.ts'
import type { ListFile } from '../list/export-button.tsx'
import type { ListChoice, OrderTab } from '../paths.ts'
import { t } from '../texts.ts'
import { addressLines, optionWords } from './order-lines.ts'
import { spanOf } from './order-period.ts'
import { orderClient } from './order-queries.ts'
import { orderSearch } from './order-search.ts'
import { customerOf, fulfilmentMark, paymentMark, unitsOf } from './order-words.ts'

const PAGE = 100

interface Site {
  readonly now: Date
  readonly zone: string
  readonly locale: string
}

/** Orders that a list is narrowed to, on all of its pages, as CSV. */
export async function exportOrders(choice: ListChoice<OrderTab>, { now, zone, locale }: Site): Promise<ListFile> {
  const span = spanOf(choice, now, zone)
  const found: Order[] = []
  let cursor: string | undefined
  do {
    const search = orderSearch({ ...choice, cursor, size: PAGE }, span)
    const { orders, metadata } = await orderClient.orders.searchOrders(search)
    found.push(...orders)
    cursor = metadata.hasNext ? (metadata.cursors?.next ?? undefined) : undefined
  } while (cursor)
  return { text: ordersCsv(found, locale) }
}

/** "2 × Dock Tee (Size: M)" */
function lineWords(line: OrderLineItem): string {
  const options = optionWords(line)
  return `${line.quantity} × ${line.productName.original}${options ? ` (${options})` : ''}`
}

const phoneOf = ({ billingInfo, recipientInfo }: Order): string =>
  billingInfo?.contactDetails?.phone ?? recipientInfo?.contactDetails?.phone ?? ''

function deliverTo({ shippingInfo, recipientInfo }: Order, locale: string): string {
  if (!shippingInfo || shippingInfo.logistics.pickupDetails) return ''
  const to = shippingInfo.logistics.shippingDestination ?? recipientInfo
  return to ? addressLines(to, locale).join(', ') : ''
}

const codesOf = ({ appliedDiscounts }: Order): string =>
  appliedDiscounts.flatMap(({ coupon }) => (coupon?.code ? [coupon.code] : [])).join(', ')

const columns: readonly (readonly [header: string, cell: (order: Order, locale: string) => string])[] = [
  [t('admin.orders.order'), ({ number }) => number],
  [t('admin.orders.placed'), ({ createdDate }) => createdDate.toISOString()],
  [t('admin.orders.customer'), customerOf],
  [t('admin.orders.email'), ({ buyerInfo }) => buyerInfo.email ?? ''],
  [t('admin.orders.phone'), phoneOf],
  [t('admin.orders.payment'), (order) => paymentMark(order)[1]],
  [t('admin.orders.fulfilment'), (order) => fulfilmentMark(order)[1]],
  [t('admin.orders.items'), ({ lineItems }) => lineItems.map(lineWords).join('; ')],
  [t('admin.orders.units'), (order) => String(unitsOf(order))],
  [t('admin.orders.subtotal'), ({ priceSummary }) => priceSummary.subtotal.amount],
  [t('admin.orders.delivery'), ({ priceSummary }) => priceSummary.shipping.amount],
  [t('admin.orders.fees'), ({ priceSummary }) => priceSummary.totalAdditionalFees.amount],
  [t('admin.orders.discount'), ({ priceSummary }) => priceSummary.discount.amount],
  [t('admin.orders.code'), codesOf],
  [t('admin.orders.tax'), ({ priceSummary }) => priceSummary.tax.amount],
  [t('admin.orders.total'), ({ priceSummary }) => priceSummary.total.amount],
  [t('admin.orders.amountPaid'), ({ balanceSummary }) => balanceSummary.paid.amount],
  [t('admin.orders.amountRefunded'), ({ balanceSummary }) => balanceSummary.refunded.amount],
  [t('admin.orders.currency'), ({ currency }) => currency],
  [t('admin.orders.deliverTo'), deliverTo],
  [t('admin.orders.note'), ({ buyerNote }) => buyerNote ?? ''],
]

/** A row for each order; times as ISO 8601, amounts as plain decimals. */
const ordersCsv = (orders: readonly Order[], locale: string): string =>
  csvOf([columns.map(([header]) => header), ...orders.map((order) => columns.map(([, cell]) => cell(order, locale)))])
