import type { OrderActivityType } from '@fairground/contract/enumerations/orders.ts'
import { json, statement } from '../../db/statement.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'

const insertActivities = statement({
  name: 'purchase.insertActivities',
  params: { orderId: 'uuid', entries: json<object[]>(), at: 'timestamptz' },
  sql: `
    insert into order_activities (site_id, id, order_id, type, author_id, message, doc, created_at)
    select $1, e.id, $2, e.type, e.author_id, e.message, e.doc, $4
    from jsonb_to_recordset($3) as e (id uuid, type text, author_id uuid, message text, doc jsonb)
    on conflict do nothing`,
})

/** Details of an entry about a payment whose amount was reserved: what was reserved, taken or given up, in minor units. */
export interface ReservedAmount {
  readonly paymentId: string
  readonly amount: string
}

/** Details of an entry about units that were handed over together, or are to be handed over again. */
export interface HandedOver {
  readonly fulfillmentId: string
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
  readonly trackingNumber?: string
}

export interface Entry {
  readonly type: OrderActivityType
  /** The id that it has however often it is written; else a new one. */
  readonly id?: string
  /** A staff user. */
  readonly authorId?: string
  readonly message?: string
  /** Details of an app's activity, of a reserved amount or of a fulfilment. */
  readonly doc?: Readonly<Record<string, unknown>> | ReservedAmount | HandedOver
}

/** Adds to an order's history what neither its domain events nor its payments tell. Returns the ids. */
export async function addToHistory(
  db: Queryable,
  { now, newId }: Pick<Ctx, 'now' | 'newId'>,
  orderId: string,
  entries: readonly Entry[],
): Promise<string[]> {
  const rows = entries.map(({ id, type, authorId, message, doc }) => ({
    id: id ?? newId(),
    type,
    author_id: authorId ?? null,
    message: message ?? null,
    doc: doc ?? null,
  }))
  if (rows.length > 0) await db.run(insertActivities, { orderId, entries: rows, at: now })
  return rows.map(({ id }) => id)
}

/** Author of what a staff user did; others leave no name. */
export const authorOf = (caller: Caller): { authorId?: string } =>
  caller.kind === 'staff' ? { authorId: caller.id } : {}
