import { ApiError } from '../../ground/api-error.ts'
import { eachOnItsOwn } from '../../ground/each.ts'
import { type FeatureJobs, followUp, type JobContext } from '../../jobs/feature-jobs.ts'
import type { Happened } from '../../outbox/relay.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { correctInvoice, issueCreditNotes } from './issue-credit-notes.ts'
import { issueInvoice } from './issue-invoice.ts'
import { mailIssued } from './mail-document.ts'
import { findInvoice, orderToDocument } from './queries.ts'
import { isInvoicedByItself } from './settings.ts'

/** Refusals that may end: the order is looked at again when something of it changes. */
const NOT_NOW: readonly string[] = ['INVOICE_ALREADY_EXISTS', 'GENERATE_INVOICE_NOT_SUPPORTED', 'ORDER_HAS_CHARGEBACKS']

/** Issues the invoices of orders that are to have one by themselves. Safe to repeat. */
async function issueByThemselves(at: JobContext, orderIds: readonly string[]): Promise<void> {
  if (!isInvoicedByItself(at.site)) return
  await eachOnItsOwn(orderIds, async (orderId) => {
    const order = await at.db.row(orderToDocument, { id: orderId })
    if (!order || order.total === 0n || !isInvoicedByItself(at.site, order)) return
    if (await at.db.row(findInvoice, { orderId })) return
    try {
      await issueInvoice(at, orderId)
    } catch (error) {
      if (!(error instanceof ApiError && NOT_NOW.includes(error.code))) throw error
    }
  })
}

const orderOf = ({ entity, slug, entityId, payload }: Happened): { readonly orderId: string } | undefined => {
  if (entity === 'order') return { orderId: entityId }
  if (slug === 'issued' && payload.kind !== 'INVOICE') return undefined
  return { orderId: String(payload.orderId) }
}

/** The order whose total is another by now: a ticket or the tip was changed. */
const orderWithOtherTotal = ({ entity, entityId, payload }: Happened): { readonly orderId: string } | undefined => {
  if (entity !== 'order') return { orderId: String(payload.orderId) }
  return Array.isArray(payload.fields) && payload.fields.includes('tip') ? { orderId: entityId } : undefined
}

const mailed = ({ entityId: id, payload }: Happened): { readonly id: string } | undefined =>
  payload.kind === 'RECEIPT' ? undefined : { id }

export const orderDocumentJobs = ({ orderLinks }: { readonly orderLinks: OrderLinks }): FeatureJobs => ({
  followUps: {
    /** An invoice that is issued after a refund has its credit note, too. */
    'issue-credit-notes': followUp({
      after: ['refund completed', 'orderDocument issued', 'order canceled'],
      payload: orderOf,
      run: async (at, { orderId }) => {
        await issueCreditNotes(at, orderId)
      },
    }),
    'correct-invoice': followUp({
      after: ['ticket changed', 'order updated'],
      payload: orderWithOtherTotal,
      run: (at, { orderId }) => correctInvoice(at, orderId),
    }),
    'mail-document': followUp({
      after: ['orderDocument issued'],
      payload: mailed,
      mails: true,
      run: (at, { id }) => mailIssued(at, orderLinks, id),
    }),
  },
  groups: {
    'issue-invoice': {
      after: ['order created', 'order approved', 'order paymentStatusUpdated'],
      run: issueByThemselves,
    },
  },
})
