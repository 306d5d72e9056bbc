import { json, statement } from '../../db/statement.ts'

/** As it stands inside an order's row: times as ISO 8601. */
export interface FulfillmentPart {
  readonly id: string
  readonly at: string
  readonly trackingNumber: string | null
  readonly shippingProvider: string | null
  readonly trackingLink: string | null
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
}

/** `ownerId` null reads anybody's, for administrators. In the order of the ids. */
export const fulfillmentsOfOrders = statement({
  name: 'fulfillments.ofOrders',
  params: { orderIds: 'uuid[]', ownerId: 'uuid?' },
  row: { orderId: 'uuid', fulfillments: json<FulfillmentPart[]>() },
  sql: `
    select o.id as "orderId",
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'at', f.created_at, 'trackingNumber', f.tracking_number,
         'shippingProvider', f.shipping_provider, 'trackingLink', f.tracking_link, 'lines',
         (select jsonb_agg(jsonb_build_object('id', p.line_id, 'quantity', p.quantity) order by l.position)
          from fulfillment_lines p join order_lines l on l.site_id = $1 and l.order_id = o.id and l.id = p.line_id
          where p.site_id = $1 and p.fulfillment_id = f.id)) order by f.created_at, f.id), '[]')
       from fulfillments f where f.site_id = $1 and f.order_id = o.id) as fulfillments
    from orders o
    where o.site_id = $1 and o.id = any($2) and ($3::uuid is null or o.owner_id = $3)
    order by array_position($2, o.id)`,
})

export const findFulfillment = statement({
  name: 'fulfillments.find',
  params: { id: 'uuid', orderId: 'uuid' },
  row: {
    trackingNumber: 'text?',
    shippingProvider: 'text?',
    trackingLink: 'text?',
    lines: json<{ id: string; quantity: number }[]>(),
  },
  sql: `
    select f.tracking_number as "trackingNumber", f.shipping_provider as "shippingProvider", f.tracking_link as "trackingLink",
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.line_id, 'quantity', p.quantity)), '[]')
       from fulfillment_lines p where p.site_id = $1 and p.fulfillment_id = f.id) as lines
    from fulfillments f where f.site_id = $1 and f.id = $2 and f.order_id = $3`,
})

const tracking = {
  trackingNumber: 'text?',
  shippingProvider: 'text?',
  trackingLink: 'text?',
} as const

export const insertFulfillment = statement({
  name: 'fulfillments.insert',
  params: { id: 'uuid', orderId: 'uuid', ...tracking, at: 'timestamptz' },
  sql: `insert into fulfillments (site_id, id, order_id, tracking_number, shipping_provider, tracking_link, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $7)`,
})

export const writeTracking = statement({
  name: 'fulfillments.writeTracking',
  params: { id: 'uuid', ...tracking, at: 'timestamptz' },
  sql: `update fulfillments set tracking_number = $3, shipping_provider = $4, tracking_link = $5, updated_at = $6
        where site_id = $1 and id = $2`,
})

export const deleteFulfillmentRow = statement({
  name: 'fulfillments.delete',
  params: { id: 'uuid' },
  sql: `delete from fulfillments where site_id = $1 and id = $2`,
})

export const clearLines = statement({
  name: 'fulfillments.clearLines',
  params: { id: 'uuid' },
  sql: `delete from fulfillment_lines where site_id = $1 and fulfillment_id = $2`,
})

export const insertLines = statement({
  name: 'fulfillments.insertLines',
  params: { id: 'uuid', lines: 'uuid[]', quantities: 'int8[]' },
  sql: `insert into fulfillment_lines (site_id, fulfillment_id, line_id, quantity)
        select $1, $2, u.line_id, u.quantity from unnest($3::uuid[], $4::int8[]) as u (line_id, quantity)`,
})

/** Adds to (or, negative, takes from) what was handed over of each line; the table's CHECK keeps it within what was ordered. */
export const addFulfilled = statement({
  name: 'fulfillments.addFulfilled',
  params: { orderId: 'uuid', lines: 'uuid[]', quantities: 'int8[]' },
  sql: `update order_lines l set fulfilled = l.fulfilled + u.quantity
        from unnest($3::uuid[], $4::int8[]) as u (line_id, quantity)
        where l.site_id = $1 and l.order_id = $2 and l.id = u.line_id`,
})

export const fulfillableLines = statement({
  name: 'fulfillments.lines',
  params: { orderId: 'uuid' },
  row: { id: 'uuid', quantity: 'int8', fulfilled: 'int8' },
  sql: `select id, quantity, fulfilled from order_lines where site_id = $1 and order_id = $2`,
})

/** Content of the mail to the buyer about a fulfilment. */
export const fulfillmentToMail = statement({
  name: 'fulfillments.toNotify',
  params: { id: 'uuid' },
  row: {
    orderId: 'uuid',
    number: 'int8',
    status: 'text',
    buyerEmail: 'text?',
    buyerLanguage: 'text?',
    pickup: 'bool',
    trackingNumber: 'text?',
    shippingProvider: 'text?',
    trackingLink: 'text?',
    lines: json<{ name: string; quantity: number; options: readonly { name: string; text: string }[] }[]>(),
  },
  sql: `
    select o.id as "orderId", o.number, o.status, o.buyer_email as "buyerEmail",
      o.doc#>>'{facts,buyerLanguage}' as "buyerLanguage",
      coalesce((o.doc#>>'{facts,shipping,pickup}')::boolean, false) as pickup,
      f.tracking_number as "trackingNumber", f.shipping_provider as "shippingProvider", f.tracking_link as "trackingLink",
      (select coalesce(jsonb_agg(jsonb_build_object('name', l.doc->>'name', 'quantity', p.quantity,
         'options', l.doc->'descriptionLines') order by l.position), '[]')
       from fulfillment_lines p join order_lines l on l.site_id = $1 and l.order_id = o.id and l.id = p.line_id
       where p.site_id = $1 and p.fulfillment_id = f.id) as lines
    from fulfillments f join orders o on o.site_id = $1 and o.id = f.order_id
    where f.site_id = $1 and f.id = $2`,
})
