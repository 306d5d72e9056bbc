import { statement } from '../db/statement.ts'

/**
 * Amounts that orders have of gift cards beside their payments: a payment by card less what went back to it, or, of an order that waits for the rest,
 * what it holds. A card's pool has what the card was made with, and one of another currency pays nothing.
 */
const query = statement({
  name: 'check.giftCards',
  row: { what: 'text', id: 'text', found: 'text' },
  sql: `
    with taken as (
      select a.pool_id as card, a.ref_id as order_id, sum(a.quantity)::int8 as units
      from pools p join allocations a on a.site_id = $1 and a.pool_id = p.id and a.state in ('HELD', 'COMMITTED') and a.purpose = 'order'
      where p.site_id = $1 and p.kind = 'giftCard' group by 1, 2
    ), returned as (
      select r.payment_id, sum(r.amount) as amount from transactions r
      where r.site_id = $1 and r.kind = 'refund' and r.provider = 'gift-card' and r.status = 'SUCCEEDED'
        and not coalesce((r.doc ->> 'external')::bool, false) group by 1
    ), due as (
      select (t.doc #>> '{giftCard,id}')::uuid as card, t.order_id, t.currency, t.amount - coalesce(r.amount, 0) as units
      from transactions t left join returned r on r.payment_id = t.id
      where t.site_id = $1 and t.kind = 'payment' and t.provider = 'gift-card'
      union all
      select (o.doc #>> '{facts,giftCard,id}')::uuid, o.id, o.currency, (o.doc #>> '{facts,giftCard,amount}')::int8
      from orders o where o.site_id = $1 and o.status in ('INITIALIZED', 'PENDING') and o.doc #> '{facts,giftCard}' is not null
    ), compared as (
      select coalesce(d.card, t.card) as card, coalesce(d.order_id, t.order_id) as order_id, coalesce(d.units, 0) as due,
             coalesce(t.units, 0) as taken, d.currency
      from (select card, order_id, currency, sum(units)::int8 as units from due group by 1, 2, 3) d
      full join taken t on t.card = d.card and t.order_id = d.order_id
    )
    select 'gift card' as what, c.card || ' order ' || c.order_id as id,
           'took ' || c.taken || ' for ' || c.due || ' ' || coalesce(c.currency, 'none') || ', is in ' || coalesce(g.currency, 'none') as found
    from compared c left join gift_cards g on g.site_id = $1 and g.id = c.card
    where c.taken <> c.due or g.currency is distinct from coalesce(c.currency, g.currency)
    union all
    select 'gift card', g.id::text, 'made with ' || g.initial || ', holds ' || coalesce((p.capacity - p.owed)::text, 'no limit')
    from gift_cards g join pools p on p.site_id = $1 and p.id = g.id
    where g.site_id = $1 and (p.kind <> 'giftCard' or p.capacity - p.owed is distinct from g.initial)`,
})

export const giftCards = {
  ids: [],
  sentence: 'orders have the amounts of gift cards that paid them, and cards the rest',
  query,
} as const
