import type { createOrderPaymentRequest } from '@fairground/contract/ecom/order-payment-requests.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { attempt } from '../../../bulk/attempt.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { type Message, message } from '../../../ground/texts/message.ts'
import type { Outcome } from '../../../http/bulk-answers.ts'
import { happen } from '../../../outbox/happenings.ts'
import { findRequests, insertRequests, lockOrders, type RequestRow } from './queries.ts'

type NewRequest = RequestOf<typeof createOrderPaymentRequest>['orderPaymentRequest']
type OrderRow = { readonly status: string; readonly currency: string; readonly toPay: bigint; readonly paid: bigint }

/** A request as it is inserted. */
export interface RequestRecord {
  readonly id: string
  readonly amount: bigint
  readonly sourceApp: string
  readonly externalId: string | null
  readonly [column: string]: unknown
}

/**
 * Requests amounts of orders, each by itself, in as many statements for many as for one. One whose source has a request already is
 * that request.
 */
export const createRequests = (
  ctx: Ctx,
  wanted: readonly NewRequest[],
  at: (i: number) => string,
): Promise<Outcome<RequestRow>[]> =>
  ctx.db.inTx(async (tx) => {
    const rows = await tx.rows(lockOrders, { ids: wanted.map(({ orderId }) => orderId) })
    const orders = new Map(rows.map((order) => [order.id, order]))
    const attempts = wanted.map((one, i) => attempt(() => recordOf(ctx, one, orders.get(one.orderId), at(i))))
    const stored = await store(
      tx,
      ctx,
      attempts.flatMap(({ value }) => value ?? []),
    )
    return attempts.map(({ value, error }): Outcome<RequestRow> => {
      if (!value) return { ok: false, error: error! } // one of the two
      const row = stored.find((one) => one.id === value.id) ?? stored.find((one) => isOfSource(one, value))
      if (!row) throw new Error('A request is gone')
      return { ok: true, id: row.id, item: row }
    })
  })

const isOfSource = (row: RequestRow, { sourceApp, externalId }: RequestRecord): boolean =>
  externalId !== null && row.externalId === externalId && row.sourceApp === sourceApp

/** Inserts them, but for those whose source has one already. Returns all of them as they are stored. */
export async function store(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  records: readonly RequestRecord[],
): Promise<RequestRow[]> {
  if (records.length === 0) return []
  await tx.run(insertRequests, { records: records.map((one) => ({ ...one, amount: String(one.amount) })), at: ctx.now })
  const sourced = records.filter(({ externalId }) => externalId !== null)
  const rows = await tx.rows(findRequests, {
    ids: records.map(({ id }) => id),
    sourceApps: sourced.map(({ sourceApp }) => sourceApp),
    externalIds: sourced.map(({ externalId }) => externalId as string), // filtered for it
  })
  const ids = new Set(records.map(({ id }) => id))
  await happen(
    tx,
    rows
      .filter(({ id }) => ids.has(id))
      .map(({ id, orderId }) => ({ entity: 'paymentRequest', entityId: id, slug: 'created', payload: { orderId } })),
    ctx,
  )
  return rows
}

function recordOf(ctx: Ctx, wanted: NewRequest, order: OrderRow | undefined, field: string): RequestRecord {
  const { orderId, amount, title, description, expirationDate, source, extendedFields } = wanted
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND', orderId })
  if (order.status !== 'APPROVED') throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  const owed = order.toPay - order.paid
  if (owed <= 0n) throw new ApiError({ code: 'ORDER_ALREADY_PAID', orderId })
  const minor = amountIn(amount.amount, order.currency, `${field}.amount.amount`)
  if (minor <= 0n || minor > owed) throw outside(`${field}.amount.amount`, message('violations.atMostOwed'))
  const expiresAt = expiryIn(expirationDate, ctx.now, `${field}.expirationDate`)
  return {
    id: ctx.newId(),
    orderId,
    amount: minor,
    title: titleIn(title, `${field}.title`),
    description: description ?? null,
    expiresAt,
    sourceApp: source?.appId ?? '',
    externalId: source?.externalId ?? null,
    doc: present({ namespaces: extendedFields?.namespaces }),
  }
}

export const outside = (field: string, description: Message) =>
  new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])

/** Title without spaces around it; a violation where nothing is left. */
export function titleIn(title: string, field: string): string {
  const trimmed = title.trim()
  if (trimmed === '') throw outside(field, message('violations.blank'))
  return trimmed
}

/** An end that is still to come; null for none. */
export function expiryIn(expirationDate: string | null | undefined, now: Date, field: string): Date | null {
  if (!expirationDate) return null
  const at = new Date(expirationDate)
  if (at <= now) throw outside(field, message('violations.inFuture'))
  return at
}
