import {
  paymentCollectionCreatePaymentGatewayOrder,
  preparePaymentCollection,
} from '@fairground/contract/ecom/order-collecting.ts'
import * as contract from '@fairground/contract/ecom/order-payment-requests.ts'
import { getRequestedPayment, mailPaymentRequest } from '@fairground/contract/fairground/requested-payments.ts'
import { present } from '@fairground/domain/present.ts'
import { cursorPage } from '../../../db/pages.ts'
import type { Ctx } from '../../../ground/context.ts'
import { answerBulk, only } from '../../../http/bulk-answers.ts'
import { masked } from '../../../http/field-mask.ts'
import { type Api, mount } from '../../../http/mount.ts'
import type { OrderLinks } from '../../purchase/order-links.ts'
import { placedOrder } from '../../purchase/view/placed-order.ts'
import type { PaymentMethods } from '../methods.ts'
import {
  getRequest,
  removeRequest,
  requestNotFound,
  storeNamespace,
  updateRequest,
  voidRequest,
} from './change-requests.ts'
import { createRequests } from './create-requests.ts'
import { linkToRequest, mailRequest } from './mail-request.ts'
import { gatewayOrderOf, prepareCollection } from './prepare-collection.ts'
import { type RequestRow, requestList } from './queries.ts'
import type { RequestedChanges } from './requested-changes.ts'
import { lessOwed, requestToWire } from './wire.ts'

interface Deps {
  readonly links: OrderLinks
  readonly methods: PaymentMethods
  readonly changes: RequestedChanges
}

export function paymentRequestRoutes(api: Api, { links, methods, changes }: Deps): void {
  const withUrl = (ctx: Ctx) => (row: RequestRow) => ({
    orderPaymentRequest: requestToWire(ctx, row),
    orderPaymentRequestUrl: linkToRequest(ctx, links, row),
  })
  const one = async (ctx: Ctx, row: Promise<RequestRow>) => ({ orderPaymentRequest: requestToWire(ctx, await row) })

  mount(api, contract.createOrderPaymentRequest, async ({ orderPaymentRequest }, ctx) =>
    withUrl(ctx)(only(await createRequests(ctx, [orderPaymentRequest], () => 'orderPaymentRequest'))),
  )
  mount(api, contract.bulkCreateOrderPaymentRequests, async ({ orderPaymentRequests, returnEntity }, ctx) =>
    answerBulk(
      await createRequests(ctx, orderPaymentRequests, (i) => `orderPaymentRequests[${i}]`),
      returnEntity ? withUrl(ctx) : undefined,
    ),
  )
  mount(api, contract.getOrderPaymentRequest, ({ orderPaymentRequestId: id }, ctx) => one(ctx, getRequest(ctx, id)))
  mount(api, contract.updateOrderPaymentRequest, ({ orderPaymentRequest: { id, ...change }, fieldMask }, ctx) => {
    const fields = masked(change, fieldMask, contract.OrderPaymentRequestChange, 'orderPaymentRequest')
    return one(ctx, updateRequest(ctx, id, fields))
  })
  mount(api, contract.deleteOrderPaymentRequest, async ({ orderPaymentRequestId: id }, ctx) => {
    await removeRequest(ctx, changes, id)
    return {}
  })
  mount(api, contract.queryOrderPaymentRequests, async ({ query }, ctx) => {
    const { rows, paging } = await cursorPage<RequestRow>(requestList(ctx.now, ctx.site.currency), query ?? {}, ctx)
    return { orderPaymentRequests: rows.map((row) => requestToWire(ctx, row)), pagingMetadata: paging }
  })
  mount(api, contract.getOrderPaymentRequestUrl, async ({ orderPaymentRequestId: id }, ctx) => ({
    orderPaymentRequestUrl: linkToRequest(ctx, links, await getRequest(ctx, id)),
  }))
  mount(api, contract.updateExtendedFields, ({ id, ...stored }, ctx) => one(ctx, storeNamespace(ctx, id, stored)))
  mount(api, contract.voidOrderPaymentRequest, async ({ orderPaymentRequestId: id }, ctx) => {
    await voidRequest(ctx, changes, id)
    return {}
  })
  mount(api, getRequestedPayment, async ({ orderId, paymentRequestId, token }, ctx) => {
    const order = await placedOrder(ctx, links, { orderId, token, onlyShows: true })
    const row = await getRequest(ctx, paymentRequestId)
    if (row.orderId !== order.id) throw requestNotFound(paymentRequestId)
    const { title, description, amount, status } = requestToWire(ctx, row)
    return { title, amount, status, ...present({ description: description ?? undefined, owed: lessOwed(ctx, row) }) }
  })
  mount(api, preparePaymentCollection, async (request, ctx) => ({
    paymentGatewayOrderId: await prepareCollection(ctx, methods, request),
  }))
  mount(api, paymentCollectionCreatePaymentGatewayOrder, async ({ ecomOrderId }, ctx) => ({
    paymentGatewayOrderId: await gatewayOrderOf(ctx, methods, ecomOrderId),
  }))
  mount(api, mailPaymentRequest, async ({ paymentRequestId }, ctx) => {
    await mailRequest(ctx, links, paymentRequestId)
    return {}
  })
}
