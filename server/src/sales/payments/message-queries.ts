import { statement } from '../../db/statement.ts'

/**
 * Records a message of a provider once, with its domain event; nothing is inserted for one that was received before, or for a payment
 * that there is none of.
 */
export const insertMessage = statement({
  name: 'payments.insertMessage',
  params: {
    provider: 'text',
    eventId: 'text',
    paymentId: 'uuid?',
    reference: 'text?',
    at: 'timestamptz',
    happeningId: 'uuid',
  },
  row: { paymentId: 'text', position: 'text' },
  sql: `
    with known as (
      select id, order_id from transactions
      where site_id = $1 and kind = 'payment' and provider = $2 and (id = $4 or provider_ref = $5)
      order by id = $4 desc nulls last limit 1
    ), received as (
      insert into payment_events (site_id, provider, event_id, received_at)
      select $1, $2, $3, $6 from known
      on conflict do nothing returning event_id
    )
    insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at, actor_kind, actor_id)
    select $1, $7::uuid, 'payment', known.id::text, 'reported',
           coalesce((select max(o.sequence) from happenings o
                     where o.site_id = $1 and o.entity = 'payment' and o.entity_id = known.id::text), 0) + 1,
           jsonb_build_object('orderId', known.order_id), $6::timestamptz, null, null
    from known, received
    returning written_by::text as position, entity_id as "paymentId"`,
})

/** Messages are sent again for days; an older one is as good as unknown, for what it says is looked up. */
export const forgetMessages = statement({
  name: 'payments.forgetMessages',
  params: { before: 'timestamptz' },
  sql: `delete from payment_events where site_id = $1 and received_at < $2`,
})
