import type { MyOrder } from '@fairground/client/generated/fairground.my-orders.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { formatDate, formatDateTime } from '@fairground/domain/formatting/dates.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { memberPaths } from '../member-paths.ts'
import { pictureSource } from '../picture-source.ts'
import { t } from '../texts.ts'

/** An order as a row of the list; all of it is text. */
export interface OrderView {
  readonly id: string
  readonly href: string
  readonly number: string
  readonly placed: string
  readonly total: string
  /** "Harbour Mug × 2, Night Market and 3 more". */
  readonly what: string
  readonly pictures: readonly { readonly name: string; readonly src: string | undefined }[]
  readonly tickets: number
  readonly standing: { readonly tone: StatusTone; readonly word: string; readonly until?: string }
}

/** The server names four lines at most. */
const NAMED = 2

export function orderView(order: MyOrder, { locale, timeZone, origin }: SiteFacts): OrderView {
  const place = { locale, zone: timeZone }
  const named = order.lines.slice(0, NAMED)
  const rest = order.itemCount - named.reduce((sum, { quantity }) => sum + quantity, 0)
  const names = named.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')
  return {
    id: order.id,
    href: memberPaths.order(order.id),
    number: order.number,
    placed: formatDate(order.createdDate, place),
    total: order.formattedTotal,
    what: rest > 0 ? t('account.namesAndMore', { names, rest }) : names,
    pictures: order.lines.map(({ name, imageUrl }) => ({ name, src: pictureSource(imageUrl, origin) })),
    tickets: order.ticketCount,
    standing: standingOf(order, order.payBy && formatDateTime(order.payBy, place)),
  }
}

function standingOf(
  { status, paymentStatus, fulfillmentStatus }: MyOrder,
  payBy: string | undefined,
): OrderView['standing'] {
  if (status === 'CANCELED' || status === 'REJECTED') return { tone: 'neutral', word: t('account.cancelled') }
  switch (paymentStatus) {
    case 'FULLY_REFUNDED':
      return { tone: 'neutral', word: t('account.refunded') }
    case 'PARTIALLY_REFUNDED':
      return { tone: 'info', word: t('account.partlyRefunded') }
    case 'PAID':
      return fulfillmentStatus === 'FULFILLED'
        ? { tone: 'success', word: t('account.done') }
        : { tone: 'success', word: t('account.paid') }
    case 'NOT_PAID':
    case 'PENDING':
    case 'PENDING_MERCHANT':
    case 'PARTIALLY_PAID':
    case 'DECLINED':
      if (!payBy) return { tone: 'info', word: t('account.toBePaid') }
      return status === 'APPROVED'
        ? { tone: 'info', word: t('account.toBePaid'), until: payBy }
        : { tone: 'warning', word: t('account.waitingForPayment'), until: payBy }
    case 'CANCELED':
      return { tone: 'neutral', word: t('account.cancelled') }
    default:
      return paymentStatus satisfies never
  }
}
