import type { StockChangeReason } from '@fairground/contract/enumerations/catalog.ts'
import type { StockChange } from '@fairground/contract/fairground/stock-history.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { type RowOf, statement, textAs } from '../../db/statement.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { itemNotFound } from './change-items.ts'
import { findItems } from './queries.ts'

/**
 * Changes of the pools of an item, the latest first: units put in, taken and come back, each with what its pool
 * holds now. Each source is read from its own index, so a page costs the same however long the history is.
 */
const changesOf = statement({
  name: 'inventory.history',
  params: { pools: 'uuid[]', before: 'text?', beforeKey: 'uuid?', limit: 'int4' },
  row: {
    id: 'uuid',
    key: 'uuid',
    poolId: 'uuid',
    at: 'timestamptz',
    /** To the microsecond: where the next page begins. */
    exactAt: 'text',
    kind: textAs<'put' | 'taken' | 'back'>(),
    reason: textAs<StockChangeReason>(),
    before: 'int8?',
    after: 'int8?',
    quantity: 'int8',
    net: 'int8?',
    used: 'int8',
    actorKind: 'text?',
    orderId: 'uuid?',
    orderNumber: 'int8?',
    name: 'text?',
  },
  sql: `
    with found as (
      (select c.id, c.id as key, c.pool_id, c.changed_at as at, 'put' as kind, c.reason, c.before, c.after, 0::int8 as quantity,
              c.actor_kind, c.actor_id, null::uuid as order_id
       from pool_changes c
       where c.site_id = $1 and c.pool_id = any($2) and ($3::text is null or (c.changed_at, c.id) < ($3::text::timestamptz, $4))
       order by c.changed_at desc, c.id desc limit $5::int4)
      union all
      (select a.id, a.id, a.pool_id, a.created_at, 'taken', 'ORDER', null, null, a.quantity, null, null,
              case when a.purpose = 'order' then a.ref_id end
       from allocations a
       where a.site_id = $1 and a.pool_id = any($2) and ($3::text is null or (a.created_at, a.id) < ($3::text::timestamptz, $4))
       order by a.created_at desc, a.id desc limit $5::int4)
      union all
      (select md5(a.id::text || ' back')::uuid, a.id, a.pool_id, a.updated_at, 'back', 'REVERT_INVENTORY_CHANGE', null, null,
              a.quantity, null, null, case when a.purpose = 'order' then a.ref_id end
       from allocations a
       where a.site_id = $1 and a.pool_id = any($2) and a.state in ('RELEASED', 'EXPIRED', 'RESTOCKED')
         and ($3::text is null or (a.updated_at, a.id) < ($3::text::timestamptz, $4))
       order by a.updated_at desc, a.id desc limit $5::int4)
    )
    select f.id, f.key, f.pool_id as "poolId", f.at, f.at::text as "exactAt", f.kind, f.reason, f.before, f.after, f.quantity,
           s.capacity - s.owed as net, s.used, f.actor_kind as "actorKind", o.id as "orderId", o.number as "orderNumber",
           coalesce(u.name, k.name) as name
    from found f
    join pools s on s.site_id = $1 and s.id = f.pool_id
    left join orders o on o.site_id = $1 and o.id = f.order_id
    left join staff_users u on u.site_id = $1 and f.actor_kind = 'staff' and u.id = f.actor_id
    left join api_keys k on k.site_id = $1 and f.actor_kind = 'apiKey' and k.id = f.actor_id
    order by f.at desc, f.key desc, f.kind limit $5::int4`,
})
type Change = RowOf<typeof changesOf>

/** Units of a pool between two changes; int8 are texts in a cursor. */
interface Held {
  readonly net: string | null
  readonly used: string
}

interface Place {
  readonly at: string
  readonly key: string
  readonly pools: Readonly<Record<string, Held>>
}

interface Page {
  readonly changes: Static<typeof StockChange>[]
  readonly pagingMetadata: { count: number; cursors: { next?: string }; hasNext: boolean }
}

const DEFAULT_LIMIT = 50

/** Backwards from what the pools hold now, each change says what there was before and after it. */
export async function stockHistory(
  ctx: Ctx,
  inventoryItemId: string,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string } = {},
): Promise<Page> {
  const [item] = await ctx.db.rows(findItems, { ids: [inventoryItemId] })
  if (!item) throw itemNotFound(inventoryItemId)
  const purpose = `stock history of ${item.id}`
  const place = cursor ? ctx.cursors.open<Place>(purpose, cursor, ctx.now) : undefined
  if (cursor && !place)
    throw new InvalidArgument([
      {
        field: 'cursorPaging.cursor',
        description: message('violations.historyCursor'),
        violatedRule: 'FORMAT',
      },
    ])
  const found = await ctx.db.rows(changesOf, {
    pools: item.preorderPoolId ? [item.poolId, item.preorderPoolId] : [item.poolId],
    before: place?.at ?? null,
    beforeKey: place?.key ?? null,
    limit: limit + 1,
  })
  const pools = new Map(Object.entries(place?.pools ?? {}))
  const shown = found.slice(0, limit)
  const changes = shown.map((change) => {
    const { before, after, earlier } = backOver(change, pools.get(change.poolId) ?? heldNow(change))
    pools.set(change.poolId, earlier)
    return toWire(change, before, after, change.poolId === item.preorderPoolId)
  })
  const last = shown.at(-1)
  const hasNext = found.length > limit && last !== undefined
  const next = hasNext
    ? ctx.cursors.seal<Place>(purpose, { at: last.exactAt, key: last.key, pools: Object.fromEntries(pools) }, ctx.now)
    : undefined
  return { changes, pagingMetadata: { count: changes.length, cursors: next ? { next } : {}, hasNext } }
}

const text = (units: bigint | null): string | null => (units === null ? null : String(units))
const heldNow = ({ net, used }: Change): Held => ({ net: text(net), used: String(used) })

const left = (net: bigint | null, used: bigint): bigint | null => (net === null ? null : net - used)

/** Available units before and after a change, from what the pool held after it. */
function backOver(change: Change, { net, used }: Held) {
  const [put, taken] = [net === null ? null : BigInt(net), BigInt(used)]
  switch (change.kind) {
    case 'put':
      return {
        before: change.reason === 'CREATED' ? null : left(change.before, taken),
        after: left(change.after, taken),
        earlier: { net: text(change.before), used },
      }
    case 'taken':
      return {
        before: left(put, taken - change.quantity),
        after: left(put, taken),
        earlier: { net, used: String(taken - change.quantity) },
      }
    case 'back':
      return {
        before: left(put, taken + change.quantity),
        after: left(put, taken),
        earlier: { net, used: String(taken + change.quantity) },
      }
    default:
      return change.kind satisfies never
  }
}

const byKinds = ['staff', 'apiKey', 'visitor', 'member'] as const

function toWire(
  change: Change,
  before: bigint | null,
  after: bigint | null,
  preorder: boolean,
): Static<typeof StockChange> {
  const kind = byKinds.find((one) => one === change.actorKind)
  return {
    id: change.id,
    at: change.at.toISOString(),
    reason: change.reason,
    ...present({
      before: before === null ? undefined : Number(before),
      after: after === null ? undefined : Number(after),
    }),
    preorder,
    ...present({
      by: kind ? { kind, ...present({ name: change.name || undefined }) } : undefined,
      order:
        change.orderId && change.orderNumber !== null
          ? { id: change.orderId, number: String(change.orderNumber) }
          : undefined,
    }),
  }
}
