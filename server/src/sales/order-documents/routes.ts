import * as invoices from '@fairground/contract/ecom/order-invoices.ts'
import { generateReceipts } from '@fairground/contract/ecom/order-receipts.ts'
import * as settings from '@fairground/contract/ecom/orders-settings.ts'
import * as contract from '@fairground/contract/fairground/order-documents.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { reachOf } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, type Outcome } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { addToHistory, authorOf } from '../purchase/activities.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { type OrderLinks, onlyShows } from '../purchase/order-links.ts'
import { placedOrder } from '../purchase/view/placed-order.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueReceipt } from './issue-receipt.ts'
import { mailAgain } from './mail-document.ts'
import { countOutside, documentsOfOrder, findDocument, insertOutside, invoicesOfOrders } from './queries.ts'
import { changeDocumentSettings, changeOrdersSettings, ordersSettingsToWire, readDocumentSettings } from './settings.ts'
import { documentToWire } from './wire.ts'

interface Needs {
  readonly links: OrderLinks
  /** App that has the invoices that are issued here. */
  readonly appId: string
}

/** Most invoices of other programs on one order. */
const MOST_OUTSIDE = 100

const changing = { changesSite: true } as const

export function orderDocumentRoutes(api: Api, needs: Needs): void {
  invoiceRoutes(api, needs)
  mount(api, generateReceipts, async ({ orderId, paymentIds }, ctx) => {
    const receipts: { paymentId: string; receiptId: string }[] = []
    for (const paymentId of paymentIds)
      receipts.push({ paymentId, receiptId: await issueReceipt(ctx, { orderId, paymentId }) })
    return { receipts }
  })
  mount(api, contract.listOrderDocuments, async ({ orderId }, ctx) => {
    const order = await placedOrder(ctx, needs.links, { orderId })
    const linked = { ...order, onlyShows: onlyShows(ctx.caller) }
    const rows = await ctx.db.rows(documentsOfOrder, { orderId })
    return {
      documents: rows.map(({ id, kind, number, paymentId, issuedAt }) => ({
        id,
        kind,
        number,
        issuedDate: issuedAt.toISOString(),
        ...present({ paymentId: paymentId ?? undefined }),
        url: needs.links.linkToDocument(ctx.site.id, linked, id, ctx.now),
      })),
    }
  })
  mount(api, contract.getOrderDocument, async ({ documentId, ...request }, ctx) => {
    const { id: orderId } = await placedOrder(ctx, needs.links, { ...request, onlyShows: true })
    const row = await ctx.db.row(findDocument, { orderId, id: documentId })
    if (!row) throw new ApiError({ code: 'ORDER_DOCUMENT_NOT_FOUND' })
    return { document: documentToWire(row) }
  })
  mount(api, contract.issueCreditNotes, async ({ orderId }, ctx) => ({ issued: await issueCreditNotes(ctx, orderId) }))
  mount(api, contract.mailOrderDocument, async (request, ctx) => ({
    mailed: await mailAgain(ctx, needs.links, request),
  }))
  settingsRoutes(api)
}

function settingsRoutes(api: Api): void {
  mount(api, settings.getOrdersSettings, async (_, { site }) => ({ ordersSettings: ordersSettingsToWire(site) }))
  mount(
    api,
    settings.updateOrdersSettings,
    async ({ ordersSettings, fieldMask }, ctx) => ({
      ordersSettings: await changeOrdersSettings(
        ctx,
        masked(ordersSettings, fieldMask, settings.OrdersSettingsChanges, 'ordersSettings'),
      ),
    }),
    changing,
  )
  mount(api, contract.getDocumentSettings, (_, { db, site }) => readDocumentSettings(db, site))
  mount(api, contract.setDocumentSettings, (change, ctx) => changeDocumentSettings(ctx, change), changing)
}

function invoiceRoutes(api: Api, { appId }: Needs): void {
  const invoicesOf = async ({ db, caller }: Ctx, orderIds: readonly string[]) => {
    const ownerId = reachOf(caller, 'orders.read')
    const rows = await db.rows(invoicesOfOrders, { orderIds: [...orderIds], ownerId })
    return rows.map(({ orderId, invoices: found }) => ({
      orderId,
      invoicesInfo: found.map((one) => ({ id: one.id, appId: one.appId ?? appId })),
    }))
  }
  mount(api, invoices.listInvoicesForMultipleOrders, async ({ orderIds }, ctx) => ({
    invoicesForOrder: await invoicesOf(ctx, orderIds),
  }))
  mount(api, invoices.generateInvoice, async ({ orderId }, ctx) => ({ invoiceId: await issueInvoice(ctx, orderId) }))
  mount(api, invoices.bulkGenerateInvoices, async ({ orderIds }, ctx) => {
    const outcomes: Outcome<{ orderId: string; invoiceId: string }>[] = []
    for (const orderId of orderIds) outcomes.push(await attempted(ctx, orderId))
    return answerBulk(outcomes, (item) => item)
  })
  mount(api, invoices.addInvoiceToOrder, async ({ orderId, invoiceInfo }, ctx) => {
    await ctx.db.inTx(async (tx) => {
      if (!(await lockOrderRow(tx, orderId))) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
      const added = await tx.run(insertOutside, { orderId, ...invoiceInfo, at: ctx.now })
      const count = (await tx.row(countOutside, { orderId }))?.count ?? 0n
      if (added > 0 && count > MOST_OUTSIDE) throw new ApiError({ code: 'LIMIT_REACHED', limit: MOST_OUTSIDE })
      if (added > 0) await addToHistory(tx, ctx, orderId, [{ type: 'INVOICE_ADDED', ...authorOf(ctx.caller) }])
    })
    const [found] = await invoicesOf(ctx, [orderId])
    return { orderInvoices: found?.invoicesInfo ?? [] }
  })
}

/** An invoice of many, by itself. */
async function attempted(ctx: Ctx, orderId: string): Promise<Outcome<{ orderId: string; invoiceId: string }>> {
  try {
    return { ok: true, id: orderId, item: { orderId, invoiceId: await issueInvoice(ctx, orderId) } }
  } catch (error) {
    if (error instanceof ApiError || error instanceof InvalidArgument) return { ok: false, id: orderId, error }
    throw error
  }
}
