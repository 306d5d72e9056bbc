import { json, statement } from '../../../db/statement.ts'
import type { OrderLineDoc } from '../purchase.ts'

/**
 * Gives a ticket another id, number, line and kind, and another event where that is one, unless it is void, in or somebody else's by now. A
 * check-in under way is waited for. A ticket of another event is one of it from now on.
 */
export const changeTicketRow = statement({
  name: 'ticketChanges.change',
  params: {
    id: 'uuid',
    toId: 'uuid',
    number: 'text',
    toNumber: 'text',
    lineId: 'uuid',
    definitionId: 'uuid',
    doc: json<unknown>(),
    at: 'timestamptz',
    eventId: 'uuid',
    toEventId: 'uuid',
  },
  sql: `
    with changed as (
      update tickets set id = $3, number = $5, line_id = $6, ticket_definition_id = $7, doc = $8, event_id = $11,
        created_at = case when $10::uuid = $11::uuid then created_at else $9 end
      where site_id = $1 and id = $2 and event_id = $10 and status = 'ISSUED' and checked_in_at is null and issued_id is null
      returning order_id)
    insert into ticket_changes (site_id, ticket_id, number, order_id, event_id, to_ticket_id, changed_at)
    select $1, $2, $4, order_id, $10, $3, $9 from changed`,
})

/**
 * Gives an order, whose lines are written, its ticketing order of another event. Where no line of the former event is left, that one's goes:
 * it becomes the other's, with its number, or where there is one already, its reservation is that one's.
 */
export const moveTicketingOrder = statement({
  name: 'ticketChanges.moveTicketingOrder',
  params: { orderId: 'uuid', eventId: 'uuid', toEventId: 'uuid', number: 'text' },
  sql: `
    with facts as (
      select exists (select from order_lines l where l.site_id = $1 and l.order_id = $2
                     and l.doc->'ticket'->>'eventId' = $3::uuid::text) as stays,
             exists (select from order_events e where e.site_id = $1 and e.order_id = $2 and e.event_id = $4) as there
    ), renamed as (
      update order_events e set event_id = $4, archived = false from facts f
      where e.site_id = $1 and e.order_id = $2 and e.event_id = $3 and not f.stays and not f.there
    ), removed as (
      delete from order_events e using facts f
      where e.site_id = $1 and e.order_id = $2 and e.event_id = $3 and not f.stays and f.there returning e.reservation_id
    ), joined as (
      update order_events e set archived = false, reservation_id = coalesce(e.reservation_id, (select r.reservation_id from removed r))
      from facts f where e.site_id = $1 and e.order_id = $2 and e.event_id = $4 and f.there
    )
    insert into order_events (site_id, order_id, event_id, number, created_at, buyer_name)
    select $1, $2, $4, $5, o.created_at, o.buyer_name
    from orders o, facts f where o.site_id = $1 and o.id = $2 and f.stays and not f.there`,
})

const amounts = { quantity: 'int8', unitPrice: 'int8', tax: 'int8', total: 'int8' } as const

/** The line has one unit less, or is another thing where `doc` is one. */
export const writeLine = statement({
  name: 'ticketChanges.writeLine',
  params: { orderId: 'uuid', id: 'uuid', ...amounts, catalogItemId: 'text?', doc: json<OrderLineDoc | null>() },
  sql: `
    update order_lines set quantity = $4, unit_price = $5, tax = $6, total = $7, catalog_item_id = coalesce($8, catalog_item_id),
      doc = case when jsonb_typeof($9::jsonb) = 'object' then $9::jsonb else doc end
    where site_id = $1 and order_id = $2 and id = $3`,
})

/** A line behind another, of the same app; those behind it move up. */
export const insertLineBehind = statement({
  name: 'ticketChanges.insertLine',
  params: { orderId: 'uuid', behind: 'uuid', id: 'uuid', ...amounts, catalogItemId: 'text', doc: json<OrderLineDoc>() },
  sql: `
    with before as (
      select position, kind, app_id from order_lines where site_id = $1 and order_id = $2 and id = $3
    ), moved as (
      update order_lines l set position = l.position + 1 from before b
      where l.site_id = $1 and l.order_id = $2 and l.position > b.position)
    insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount, tax, total, doc)
    select $1, $2, $4, position + 1, kind, app_id, $9, $5, $6, 0, $7, $8, $10 from before`,
})

export const writeBreakdown = statement({
  name: 'ticketChanges.writeBreakdown',
  params: { orderId: 'uuid', breakdown: json<unknown>(), total: 'int8', due: 'int8', at: 'timestamptz' },
  sql: `
    update orders set doc = jsonb_set(doc, '{breakdown}', $3), total = $4, due = $5, updated_at = $6, revision = revision + 1
    where site_id = $1 and id = $2`,
})

export const lineToChange = statement({
  name: 'ticketChanges.line',
  params: { orderId: 'uuid', id: 'uuid' },
  row: { quantity: 'int8', refunded: 'int8', restocked: 'int8', doc: json<OrderLineDoc>() },
  sql: `select quantity, refunded, restocked, doc from order_lines where site_id = $1 and order_id = $2 and id = $3`,
})
