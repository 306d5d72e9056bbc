import { orderTransitions } from '@fairground/domain/orders/order-status.ts'
import { statement } from '../db/statement.ts'

/** Moves that the transition table has, as `FROM TO`. */
export const orderMoves: readonly string[] = Object.entries(orderTransitions).flatMap(([from, next]) =>
  next.map((to) => `${from} ${to}`),
)

const row = { what: 'text', id: 'text', found: 'text' } as const

/**
 * States that an order went through, as its happenings say. One that was placed as APPROVED has two for its beginning, of which the
 * second counts.
 */
export const ordersMoved = statement({
  name: 'check.ordersMoved',
  params: { moves: 'text[]' },
  row,
  sql: `
    with states as (
      select h.entity_id, h.sequence,
             case h.slug when 'approved' then 'APPROVED' when 'canceled' then 'CANCELED' else h.payload ->> 'status' end as status
      from happenings h
      where h.site_id = $1 and h.entity = 'order'
        and (h.slug in ('approved', 'canceled') or (h.slug = 'created' and h.payload ->> 'status' <> 'APPROVED'))),
    moves as (
      select entity_id, status, lag(status) over w as before, lead(status) over w as next
      from states window w as (partition by entity_id order by sequence))
    select 'order' as what, entity_id as id, 'went from ' || before || ' to ' || status as found
    from moves where before is not null and before || ' ' || status <> all($2)
    union all
    select 'order', m.entity_id, 'is ' || o.status || ', its history ends with ' || m.status
    from moves m join orders o on o.site_id = $1 and o.id::text = m.entity_id
    where m.next is null and o.status <> m.status and m.status || ' ' || o.status <> all($2)`,
})

export const HISTORY = {
  ids: ['I11'],
  sentence: 'orders went from state to state as the transition table allows',
  how: 'statement',
} as const
