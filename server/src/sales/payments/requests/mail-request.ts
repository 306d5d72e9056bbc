import { paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { orderNumber } from '../../../ground/order-number.ts'
import { writeMail } from '../../../mail/post.ts'
import { type OrderLinks, onlyShows } from '../../purchase/order-links.ts'
import { getRequest } from './change-requests.ts'
import type { RequestRow } from './queries.ts'

/** Address of the order's page where the request is paid, with a token that opens it on any device. */
export const linkToRequest = (
  { site, now, caller }: Pick<Ctx, 'site' | 'now' | 'caller'>,
  links: OrderLinks,
  { id, orderId, buyerEmail }: RequestRow,
): string => `${links.linkTo(site.id, { id: orderId, buyerEmail, onlyShows: onlyShows(caller) }, now)}&request=${id}`

/** Mails the link to the buyer. 409 where the order has no address, or the request cannot be paid any more. */
export async function mailRequest(ctx: Ctx, links: OrderLinks, id: string): Promise<void> {
  const row = await getRequest(ctx, id)
  if (row.buyerEmail === null) throw new ApiError({ code: 'ORDER_HAS_NO_EMAIL', orderId: row.orderId })
  if (paymentRequestState(row, ctx.now) !== 'UNPAID')
    throw new ApiError({ code: 'PAYMENT_REQUEST_NOT_PAYABLE', orderPaymentRequestId: row.id })
  const { buyerEmail: to, title, amount, currency, buyerLanguage } = row
  const values = {
    number: orderNumber(ctx.site, row.orderNumber),
    title,
    amount: { minor: amount, currency },
    link: linkToRequest(ctx, links, row),
  }
  const mail = {
    to,
    template: 'paymentRequest' as const,
    values,
    bounded: true,
    pageLanguage: buyerLanguage ?? undefined,
  }
  await ctx.db.inTx((tx) => writeMail(tx, mail, ctx))
}
