import type { OrdersSettingsChanges } from '@fairground/contract/ecom/orders-settings.ts'
import type { setDocumentSettings } from '@fairground/contract/fairground/order-documents.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type Deed, record } from '../../audit/record.ts'
import { json, statement } from '../../db/statement.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Queryable } from '../../ground/database.ts'
import type { DocumentSettings, OrderSettings, Site, SiteSettings } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import { hasAddress } from './parties.ts'
import { invoiceCounter, writeInvoiceCounter } from './queries.ts'

const writeSettings = statement({
  name: 'orderDocuments.writeSettings',
  params: { changed: json<Pick<SiteSettings, 'orders' | 'documents'>>() },
  sql: `update sites set settings = settings || $2
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

type Documents = ResponseOf<typeof setDocumentSettings>

/** Prefixes of numbers while nobody has chosen others. */
const PREFIXES = { invoice: 'INV-', receipt: 'REC-', creditNote: 'CN-' } as const

type Stored = { readonly settings: Pick<SiteSettings, 'documents'> }

export const prefixesOf = ({ settings: { documents } }: Stored) => ({
  invoice: documents?.invoicePrefix ?? PREFIXES.invoice,
  receipt: documents?.receiptPrefix ?? PREFIXES.receipt,
  creditNote: documents?.creditNotePrefix ?? PREFIXES.creditNote,
})

export async function readDocumentSettings(db: Queryable, { settings }: Stored): Promise<Documents> {
  const { n = 0n, used = false } = (await db.row(invoiceCounter, {})) ?? {}
  const { invoice, receipt, creditNote } = prefixesOf({ settings })
  return {
    invoicePrefix: invoice,
    receiptPrefix: receipt,
    creditNotePrefix: creditNote,
    orderPrefix: settings.documents?.orderPrefix ?? '',
    nextInvoiceNumber: String(n + 1n),
    nextInvoiceNumberChangeable: !used,
    ...present({ invoiceNote: settings.documents?.invoiceNote || undefined }),
  }
}

interface Changing extends Deed {
  readonly db: Db
  readonly site: Pick<Site, 'id' | 'name' | 'settings'>
}

/** Changes what is given. 409 for the number once one was given: a row of numbers without gaps begins once. */
export const changeDocumentSettings = (
  ctx: Changing,
  { nextInvoiceNumber, ...change }: RequestOf<typeof setDocumentSettings>,
): Promise<Documents> =>
  ctx.db.inTx(async (tx) => {
    const { settings } = (await tx.row(lockSettings, {})) ?? ctx.site
    const before = await readDocumentSettings(tx, { settings })
    if (nextInvoiceNumber !== undefined && nextInvoiceNumber !== before.nextInvoiceNumber) {
      await tx.run(writeInvoiceCounter, { n: BigInt(nextInvoiceNumber) - 1n })
      // An invoice that took a number before the counter was locked is there by now.
      if ((await tx.row(invoiceCounter, {}))?.used) throw new ApiError({ code: 'INVOICE_NUMBERS_IN_USE' })
    }
    const documents: DocumentSettings = { ...settings.documents, ...present(change) }
    await tx.run(writeSettings, { changed: { documents } })
    const after = await readDocumentSettings(tx, { settings: { documents } })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'documentSettingsSet', payload: {} }], ctx)
    await record(tx, ctx, {
      action: 'documents.settings',
      target: ctx.site,
      before: summaryOf(before),
      after: summaryOf(after),
    })
    return after
  })

const summaryOf = ({ nextInvoiceNumberChangeable: _, orderPrefix, ...summary }: Documents) => ({
  ...present({ orderPrefix: orderPrefix || undefined }),
  ...summary,
})

type Change = Static<typeof OrdersSettingsChanges>

export const ordersSettingsToWire = ({
  settings: { orders },
}: {
  readonly settings: Pick<SiteSettings, 'orders'>
}) => ({
  inventoryUpdateTrigger: 'ON_ORDER_PLACED' as const,
  createInvoice: orders?.createInvoice ?? false,
  autoGenerateInvoiceOnPaidOrder: orders?.autoGenerateInvoiceOnPaidOrder ?? false,
  ...present({ createdDate: orders?.createdAt, updatedDate: orders?.updatedAt }),
})

/** Null switches off. Stock falls when an order is placed, always; invoices need the address of their seller. */
export const changeOrdersSettings = (ctx: Ctx, change: Change) =>
  ctx.db.inTx(async (tx) => {
    if (change.inventoryUpdateTrigger === 'ON_ORDER_PAID')
      throw new InvalidArgument([
        {
          field: 'ordersSettings.inventoryUpdateTrigger',
          description: message('violations.stockFallsWithOrders'),
          violatedRule: 'VALIDATION',
        },
      ])
    const { settings } = (await tx.row(lockSettings, {})) ?? ctx.site
    const before = switchesOf(settings.orders)
    const after = { ...before, ...given(change) }
    if ((after.createInvoice || after.autoGenerateInvoiceOnPaidOrder) && !hasAddress({ settings }))
      throw new ApiError({ code: 'SELLER_ADDRESS_MISSING' })
    const at = ctx.now.toISOString()
    const orders: OrderSettings = { ...after, createdAt: settings.orders?.createdAt ?? at, updatedAt: at }
    await tx.run(writeSettings, { changed: { orders } })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'ordersSettingsSet', payload: {} }], ctx)
    await record(tx, ctx, { action: 'orders.settings', target: ctx.site, before, after })
    return ordersSettingsToWire({ settings: { orders } })
  })

const switchesOf = (orders: OrderSettings | undefined) => ({
  createInvoice: orders?.createInvoice ?? false,
  autoGenerateInvoiceOnPaidOrder: orders?.autoGenerateInvoiceOnPaidOrder ?? false,
})

const given = ({ createInvoice, autoGenerateInvoiceOnPaidOrder }: Change) =>
  present({
    createInvoice: createInvoice === undefined ? undefined : (createInvoice ?? false),
    autoGenerateInvoiceOnPaidOrder:
      autoGenerateInvoiceOnPaidOrder === undefined ? undefined : (autoGenerateInvoiceOnPaidOrder ?? false),
  })

interface Invoiceable {
  readonly status: string
  readonly paymentStatus: string
}

/** True when an order of this state is to have its invoice by itself; without a state, when any is. */
export const isInvoicedByItself = (
  { settings: { orders } }: Pick<Site, 'settings'>,
  { status, paymentStatus }: Invoiceable = { status: 'APPROVED', paymentStatus: 'PAID' },
): boolean =>
  status === 'APPROVED' &&
  (orders?.createInvoice === true || (orders?.autoGenerateInvoiceOnPaidOrder === true && paymentStatus === 'PAID'))
