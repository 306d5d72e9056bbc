import { statement } from '../../db/statement.ts'
import { insertOfHappened } from '../../outbox/happenings.ts'

const reportedHappened = insertOfHappened('known, received', {
  id: '$7::uuid',
  entity: 'payment',
  entityId: 'known.id::text',
  slug: "'reported'",
  payload: "jsonb_build_object('orderId', known.order_id)",
  at: '$6::timestamptz',
  actorKind: 'null',
  actorId: 'null',
})

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
    /** Number of the former account that sent it: no payment of another one is reported. */
    formerAccount: 'int4?',
  },
  row: { paymentId: 'text', position: 'text', orderId: 'uuid' },
  sql: `
    with known as (
      select id, order_id from transactions
      where site_id = $1 and kind = 'payment' and provider = $2 and (id = $4 or provider_ref = $5)
        and ($8::int4 is null or account = $8)
      order by id = $4 desc nulls last limit 1
    ), received as (
      insert into payment_events (site_id, provider, event_id, received_at)
      select $1, $2, $3, $6 from known
      on conflict do nothing returning event_id
    )
    ${reportedHappened}, entity_id as "paymentId", (select order_id from known) as "orderId"`,
})

/** Messages are sent again for days; an older one is as good as unknown, for what it says is looked up. */
export const forgetMessages = statement({
  name: 'payments.forgetMessages',
  params: { before: 'timestamptz' },
  sql: `delete from payment_events where site_id = $1 and received_at < $2`,
})
