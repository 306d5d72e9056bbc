import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'

const DAY_MS = 24 * 60 * 60_000
/** The latest, whatever the order still waits for. */
const RETENTION_MS = 180 * DAY_MS

const markToForget = statement({
  name: 'orders.markToForget',
  params: { ownerIds: 'uuid[]' },
  sql: `update orders set forget_buyer = true where site_id = $1 and owner_id = any($2)`,
})

/**
 * Takes the person out of orders that are over: cancelled, or paid with everything handed over and every event past. Country and
 * region stay, for tax; amounts, lines and numbers stay, for the books. Comments of staff, texts that the buyer typed
 * for an item, and addresses of parcels go.
 */
const forgetBuyers = statement({
  name: 'orders.forgetBuyers',
  params: { now: 'timestamptz', before: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    with over as (
      select o.id from orders o
      where o.site_id = $1 and o.forget_buyer and (
        o.created_at < $3 or o.status in ('CANCELED', 'REJECTED') or (
          o.status = 'APPROVED'
          and o.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED')
          and not exists (
            select from order_lines l
            where l.site_id = $1 and l.order_id = o.id and l.fulfilled + l.refunded < l.quantity
              and (l.doc->'physical'->>'shippable')::boolean)
          and not exists (
            select from tickets t join events e on e.site_id = $1 and e.id = t.event_id
            where t.site_id = $1 and t.order_id = o.id and t.status = 'ISSUED' and e.canceled_at is null
              and coalesce(e.end_at, e.start_at, 'infinity') > $2)))
      order by o.id limit 500 for update
    ), lines as (
      update order_lines l
      set doc = (l.doc - 'guests') #- '{reference,options,customTextFields}' || jsonb_build_object('descriptionLines', (
        select coalesce(jsonb_agg(d.line order by d.place), '[]')
        from jsonb_array_elements(l.doc->'descriptionLines') with ordinality d (line, place)
        where not exists (
          select from jsonb_each_text(coalesce(l.doc#>'{reference,options,customTextFields}', '{}')) typed
          where typed.value = d.line->>'text')))
      from over
      where l.site_id = $1 and l.order_id = over.id
        and (l.doc ? 'guests' or l.doc#>'{reference,options}' ? 'customTextFields')
    ), passes as (
      update tickets t set doc = jsonb_set(t.doc, '{guest}', '{}') from over
      where t.site_id = $1 and t.order_id = over.id
    ), notes as (
      delete from order_activities a using over
      where a.site_id = $1 and a.order_id = over.id and a.type in ('MERCHANT_COMMENT', 'CUSTOM_ACTIVITY')
    ), followed as (
      update order_activities a set doc = a.doc - 'trackingNumber' from over
      where a.site_id = $1 and a.order_id = over.id and a.doc ? 'trackingNumber'
    ), parcels as (
      update fulfillments f set tracking_number = null, tracking_link = null from over
      where f.site_id = $1 and f.order_id = over.id
    ), labels as (
      update shipping_labels b set tracking_number = null, tracking_link = null, label_url = null from over
      where b.site_id = $1 and b.order_id = over.id
    ), answers as (
      update order_payment_requests r set doc = r.doc #- '{change,form}' from over
      where r.site_id = $1 and r.order_id = over.id and r.doc ? 'change'
    ), cards as (
      update gift_cards g set recipient_email = null, recipient_name = null from over
      where g.site_id = $1 and g.order_id = over.id
    ), events as (
      update order_events e set buyer_name = null from over
      where e.site_id = $1 and e.order_id = over.id and e.buyer_name is not null
    ), reasons as (
      update refunds r set doc = r.doc - '{reason,message}'::text[] from over
      where r.site_id = $1 and r.order_id = over.id
    )
    update orders o
    set buyer_email = null, buyer_name = null, forget_buyer = false, revision = o.revision + 1, updated_at = $2,
        doc = jsonb_set(o.doc, '{facts}',
          ((o.doc->'facts') - '{billingInfo,recipientInfo,buyerNote,customFields,marketingConsent}'::text[])
          || jsonb_build_object('buyer', jsonb_build_object('kind', o.doc#>'{facts,buyer,kind}')
               || case when o.doc#>'{facts,buyer,id}' is null then '{}' else
                    jsonb_build_object('id', o.doc#>'{facts,buyer,id}') end)
          || case when o.doc#>'{facts,billingInfo,address}' is null then '{}' else
               jsonb_build_object('billingInfo', jsonb_build_object('address', jsonb_strip_nulls(jsonb_build_object(
                 'country', o.doc#>'{facts,billingInfo,address,country}',
                 'subdivision', o.doc#>'{facts,billingInfo,address,subdivision}')))) end
          || case when o.doc#>'{facts,shipping}' is null then '{}' else
               jsonb_build_object('shipping', (o.doc#>'{facts,shipping}') - 'destination') end)
    from over where o.site_id = $1 and o.id = over.id
    returning o.id`,
})

interface Moment {
  readonly now: Date
  newId(): string
}

/** Their accounts end: what is over forgets them at once, the rest when it is over. */
export async function forgetBuyersOf(tx: Tx, ownerIds: readonly string[], ctx: Moment): Promise<void> {
  if ((await tx.run(markToForget, { ownerIds: [...ownerIds] })) > 0) await forgetOverOrders(tx, ctx)
}

/** For the job, and at once for what is over already; at most 500 orders. */
export async function forgetOverOrders(tx: Tx, ctx: Moment): Promise<number> {
  const { now } = ctx
  const rows = await tx.rows(forgetBuyers, { now, before: new Date(now.getTime() - RETENTION_MS) })
  await happen(
    tx,
    rows.map(({ id }) => ({ entity: 'order', entityId: id, slug: 'updated', payload: {} })),
    ctx,
  )
  return rows.length
}
