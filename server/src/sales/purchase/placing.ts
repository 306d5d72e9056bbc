import { gathered } from '../../db/gathered.ts'
import { json, placeholders, type Specs, statement, textAs } from '../../db/statement.ts'
import { hasEnough, lockedPools, ofPools, takenUnits } from '../ledger/units-in-statements.ts'
import { type Crowding, crowdingOfHolder, limitColumns, ofLimits } from './open-holds.ts'
import { goodsTogether, KIND_OF_UNITS, reservedTogether } from './placing-together.ts'

/** One parameter for each fact: PostgreSQL builds a record of JSON, and its columns, again at each place that reads of it. */
const ofAny = {
  id: 'uuid',
  source: 'text',
  sourceId: 'uuid',
  ownerId: 'uuid?',
  buyerEmail: 'text?',
  buyerName: 'text?',
  status: 'text',
  paymentStatus: 'text',
  fulfillmentStatus: 'text',
  currency: 'text',
  total: 'int8',
  due: 'int8',
  paid: 'int8',
  itemCount: 'int4',
  payBy: 'timestamptz?',
  remindAt: 'timestamptz?',
  doc: json<object>(),
  unitState: 'text',
  ...ofLimits,
  at: 'timestamptz',
  lines: json<object[]>(),
  happenings: json<object[]>(),
} as const

const ofGoods = { ...ofAny, ...ofPools, cartId: 'uuid?', takes: json<object[]>(), limited: 'int8[]' } as const

const ofEvents = { reservationId: 'uuid?', events: json<object[]>(), eventIds: 'uuid[]' } as const

const withTickets = {
  ...ofGoods,
  ...ofEvents,
  transactionId: 'uuid?',
  paymentProvider: 'text',
  paymentAmount: 'int8',
  paymentDoc: json<object>(),
  couponId: 'uuid?',
  couponRevision: 'int8?',
  tickets: json<object[]>(),
} as const

const reserved = { ...withTickets, heldUnits: 'int8' } as const

const ofReservation = { ...ofAny, ...ofEvents, heldUnits: 'int8' } as const

type Placeholders = Readonly<Record<keyof typeof reserved, string>>
/** Parts read those alone that their statement has: each is prepared by a test. */
const named = (params: Specs) => placeholders(params) as Placeholders

const row = {
  ok: 'bool',
  number: 'int8?',
  position: 'text',
  sourceOpen: 'bool',
  heldEnough: 'bool',
  sameCoupon: 'bool',
  eventsThere: 'bool',
  sameCurrency: 'bool',
  sameDraws: 'bool',
  crowding: textAs<Crowding | 'NONE'>(),
  found: 'uuid[]',
  shortPools: 'uuid[]',
  left: 'int8[]',
  few: 'bool',
} as const

/** Parts of the statement that only some purchases have. PostgreSQL sets each part up for every purchase, whether it finds rows or not. */
interface Parts {
  /** CTEs that lock what must stay as it was priced, and then the pools, which they count. */
  readonly locks: string
  /** True while nobody else has made an order of the checkout or the reservation, or given it back. */
  readonly sourceOpen: string
  /** Limited units that are the buyer's already. */
  readonly unitsOfReservation: string
  /** The reservation, whose own hold is not counted. */
  readonly but: string
  readonly heldEnough: string
  readonly sameCoupon: string
  /** True while none of the events was deleted. Their rows are locked as a deletion locks them, and it looks for orders after that. */
  readonly eventsThere: string
  readonly sameCurrency: string
  readonly enough: string
  /** CTEs that write. */
  readonly writes: string
}

const cartOfCheckout = (p: Placeholders) =>
  `c.site_id = $1 and c.id = ${p.cartId} and c.checkout_id = ${p.sourceId} and c.status = 'OPEN'`

/** The cart is locked before the pools: who waits for it, because its owner changes it, holds up no other buyers. */
const checkoutLock = (p: Placeholders) => `
    checkout as (
      select c.id from checkouts c where c.site_id = $1 and c.id = ${p.sourceId} and ${p.source} = 'checkout' and c.status = 'OPEN' for update
    ), cart as (
      select c.id from carts c where (select count(*) from checkout) >= 0 and ${cartOfCheckout(p)} for update
    ),`

const eventLock = (p: Placeholders) => `
    sold_in as (
      select coalesce(e.doc->'tickets'->>'currency', t.currency) as currency
      from events e join sites t on t.id = $1
      where e.site_id = $1 and e.id = any((select ${p.eventIds})::uuid[]) and e.deleted_at is null order by e.id for key share of e
    ),`

const couponLock = (p: Placeholders) => `
    coupon as (
      select c.revision from coupons c where c.site_id = $1 and c.id = ${p.couponId} for share
    ),`

const reservationLock = (p: Placeholders) => `
    reserved as (
      select r.id, r.held_units from ticket_reservations r
      where r.site_id = $1 and r.id = ${p.reservationId} and r.status = 'PENDING' and r.expires_at > ${p.at} for update
    ), offered as (
      select w.id from ticket_waiting_entries w
      where w.site_id = $1 and w.reservation_id = (select id from reserved) and w.status = 'OFFERED' for update
    ), held as (
      select a.id, a.quantity, ${KIND_OF_UNITS} as kind from allocations a
      where a.site_id = $1 and a.ref_id = (select id from reserved) and a.state = 'HELD' for update
    ),`

/** CTEs that take the units, and end the checkout and its cart. */
const goodsWritten = (p: Placeholders) => `
    ${takenUnits(p, p.at)}, allocated as (
      insert into allocations (site_id, id, pool_id, quantity, state, purpose, ref_id, line_id, expires_at, created_at, updated_at)
      select $1, a.id, a.pool_id, a.quantity, ${p.unitState}, 'order', ${p.id}, a.line_id,
             case when ${p.unitState} = 'HELD' then ${p.payBy} end, ${p.at}, ${p.at}
      from jsonb_to_recordset(${p.takes}) as a (id uuid, pool_id uuid, quantity int8, line_id uuid), go
    ), closed as (
      update checkouts c set status = 'COMPLETED', order_id = ${p.id}, revision = revision + 1, updated_at = ${p.at}
      from go where c.site_id = $1 and c.id = ${p.sourceId} and ${p.source} = 'checkout'
    ), emptied as (
      update carts c set status = 'ORDERED', checkout_id = null, revision = c.revision + 1, updated_at = ${p.at}
      from go where ${cartOfCheckout(p)}
    ),`

const eventsWritten = (p: Placeholders) => `
    evented as (
      insert into order_events (site_id, order_id, event_id, reservation_id, number, created_at, buyer_name)
      select $1, ${p.id}, e.event_id, ${p.reservationId}, e.number, ${p.at}, ${p.buyerName}
      from jsonb_to_recordset(${p.events}) as e (event_id uuid, number text), go
    ),`

const ticketsWritten = (p: Placeholders) => `
    paid_for as (
      insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at, captured_at, doc)
      select $1, ${p.transactionId}, ${p.id}, 'payment', ${p.paymentProvider}, 'APPROVED', ${p.paymentAmount}, ${p.currency}, ${p.at}, ${p.at},
             ${p.at}, ${p.paymentDoc}
      from go where ${p.transactionId} is not null
    ), ticketed as (
      insert into tickets (site_id, id, order_id, line_id, event_id, ticket_definition_id, number, status, created_at, doc)
      select $1, t.id, ${p.id}, t.line_id, t.event_id, t.ticket_definition_id, t.number, 'ISSUED', ${p.at}, t.doc
      from jsonb_to_recordset(${p.tickets}) as t (id uuid, line_id uuid, event_id uuid, ticket_definition_id uuid, number text, doc jsonb), go
    ),`

/** The reservation becomes CONFIRMED with its order: of two callers one makes it. An entry of the waiting list has bought what it was offered. */
const reservationWritten = (p: Placeholders) => `
    confirmed as (
      update ticket_reservations r set status = 'CONFIRMED', revision = r.revision + 1, updated_at = ${p.at}, hold_address = null
      from reserved k, go where r.site_id = $1 and r.id = k.id and r.status = 'PENDING'
      returning r.id
    ), bought as (
      update ticket_waiting_entries w set status = 'BOUGHT', updated_at = ${p.at}
      from confirmed c where w.site_id = $1 and w.reservation_id = c.id and w.status = 'OFFERED'
    ), committed as (
      update allocations a set state = ${p.unitState}, purpose = 'order', ref_id = ${p.id}, updated_at = ${p.at},
             expires_at = case when ${p.unitState} = 'HELD' then ${p.payBy} end
      from held h, go where a.site_id = $1 and a.id = h.id
    ),`

const CHECKOUT_OPEN = 'exists (select from checkout)'
const CHECKOUT_LOCKED = '(select count(*) from checkout) + (select count(*) from cart)'
/** The offer of a waiting list, which its owner may be leaving, is locked before the counter. */
const RESERVATION_LOCKED = '(select count(*) from reserved) + (select count(*) from offered)'
const EVENTS_LOCKED = '(select count(*) from coupon) + (select count(*) from sold_in)'

/** Goods alone, with neither a coupon nor a payment. */
const plain = (p: Placeholders): Parts => ({
  locks: `${checkoutLock(p)}${lockedPools(p, { first: `${CHECKOUT_LOCKED} >= 0`, limited: p.limited })}`,
  sourceOpen: `(${p.source} <> 'checkout' or ${CHECKOUT_OPEN})`,
  unitsOfReservation: '0',
  but: 'null::uuid',
  heldEnough: 'true',
  sameCoupon: 'true',
  eventsThere: 'true',
  sameCurrency: 'true',
  enough: hasEnough(p),
  writes: goodsWritten(p),
})

/** Tickets, a coupon, or money that was taken already. */
const ticketParts = (p: Placeholders, before = '', locked = CHECKOUT_LOCKED): Parts => ({
  ...plain(p),
  locks: `${checkoutLock(p)}${before}${couponLock(p)}${eventLock(p)}${lockedPools(p, {
    first: `${locked} + ${EVENTS_LOCKED} >= 0`,
    limited: p.limited,
  })}`,
  but: p.reservationId,
  sameCoupon: `${p.couponId} is null or exists (select from coupon where revision = ${p.couponRevision})`,
  ...eventsAgree(p),
  writes: `${goodsWritten(p)}${eventsWritten(p)}${ticketsWritten(p)}`,
})

const eventsAgree = (p: Placeholders) => ({
  eventsThere: `(select count(*) from sold_in) = cardinality((select ${p.eventIds}))`,
  sameCurrency: `not exists (select from sold_in s where s.currency <> ${p.currency})`,
})

const ofHeld = (p: Placeholders) => ({
  unitsOfReservation: 'coalesce((select r.held_units from reserved r), 0)',
  heldEnough: `(select coalesce(sum(quantity), 0) from held where kind = 'tickets') = ${p.heldUnits}`,
})

/** A reservation, and whatever is bought beside it. */
const reservedParts = (p: Placeholders): Parts => {
  const parts = ticketParts(p, reservationLock(p), `${RESERVATION_LOCKED} + ${CHECKOUT_LOCKED}`)
  return {
    ...parts,
    ...ofHeld(p),
    sourceOpen: `${parts.sourceOpen} and exists (select from reserved)`,
    writes: `${reservationWritten(p)}${parts.writes}`,
  }
}

/** A reservation alone, which is to be paid, or is settled outside: no units are taken, and no tickets issued. */
const aloneParts = (p: Placeholders): Parts => ({
  ...ofHeld(p),
  ...eventsAgree(p),
  locks: `${reservationLock(p)}${eventLock(p)}
    counted as (
      select '{}'::uuid[] as found, false as differs, false as few, 0::int8 as units, '{}'::uuid[] as pools, '{}'::int8[] as free
      where ${RESERVATION_LOCKED} >= 0
    )`,
  sourceOpen: 'exists (select from reserved)',
  but: p.reservationId,
  sameCoupon: 'true',
  enough: 'true',
  writes: `${reservationWritten(p)}${eventsWritten(p)}`,
})

/** CTEs that number the order and write it with its lines and domain events. */
const orderWritten = (p: Placeholders) => `
    numbered as (
      insert into counters as c (site_id, name, n) select $1, 'order', 1 from go
      on conflict (site_id, name) do update set n = c.n + 1 returning n
    ), ordered as (
      insert into orders (site_id, id, number, source, source_id, owner_id, buyer_email, buyer_name, status, payment_status,
                          fulfillment_status, currency, total, due, paid, item_count, pay_by, remind_at, hold_address, held_units, created_at,
                          updated_at, doc)
      select $1, ${p.id}, n.n, ${p.source}, ${p.sourceId}, ${p.ownerId}, ${p.buyerEmail}, ${p.buyerName}, ${p.status}, ${p.paymentStatus},
             ${p.fulfillmentStatus}, ${p.currency}, ${p.total}, ${p.due}, ${p.paid}, ${p.itemCount}, ${p.payBy}, ${p.remindAt}, ${p.holdAddress},
             go.units, ${p.at}, ${p.at}, ${p.doc}
      from go, numbered n
    ), lined as (
      insert into order_lines (site_id, order_id, id, position, kind, app_id, catalog_item_id, quantity, unit_price, discount,
                               tax, total, doc)
      select $1, ${p.id}, l.id, l.position, l.kind, l.app_id, l.catalog_item_id, l.quantity, l.unit_price, l.discount, l.tax,
             l.total, l.doc
      from jsonb_to_recordset(${p.lines}) as l (id uuid, position int4, kind text, app_id uuid, catalog_item_id text, quantity int8,
             unit_price int8, discount int8, tax int8, total int8, doc jsonb), go
    ), happened as (
      insert into happenings (site_id, id, entity, entity_id, slug, sequence, payload, occurred_at)
      select $1, h.id, h.entity, h.entity_id, h.slug, h.sequence, 
             case when go.few then h.payload else h.payload || '{"unseen": true}' end, ${p.at}
      from jsonb_to_recordset(${p.happenings}) as h (id uuid, entity text, entity_id text, slug text, sequence int8, payload jsonb), go
    )`

/**
 * A whole purchase as one statement: it locks the checkout, locks the pools in id order, and only if everything can be had takes
 * the units, numbers the order and writes it with lines, tickets and domain events. Nothing is written when anything is short;
 * the answer then says what. The counter row comes last, so that orders of one site wait for each other as briefly as possible; it is taken by
 * `on conflict`, since a plain update that has waited has the plan of the whole statement set up once more.
 * Counts are written as they were read under the lock: an update starts from the row as it was when the statement began, and PostgreSQL
 * checks the constraints on that before it turns to the row that others changed meanwhile.
 * `pools` are those of `takes`, `limited` the units of each that count against what a buyer may hold. Bounds stand in `holder`, because PostgreSQL
 * would plan all of it again each time for bounds that it sees.
 */
const placing = (p: Placeholders, parts: Parts) => `
    with ${parts.locks}, holder as materialized (
      select c.found, c.differs, c.few, c.pools, c.free, c.units + ${parts.unitsOfReservation} as units, ${p.ownerId} as owner_id, ${p.at} as at,
             ${limitColumns(p)}, ${parts.but} as but
      from counted c
    ), verdict as (
      select w.units, w.few, w.found, w.pools, w.free, not w.differs as same_draws,
             ${parts.sourceOpen} as source_open,
             not exists (
               select from orders b where b.site_id = $1 and b.source = ${p.source} and b.source_id = ${p.sourceId}
             ) as first_time,
             ${parts.sameCoupon} as same_coupon,
             ${parts.eventsThere} as events_there,
             ${parts.sameCurrency} as same_currency,
             ${crowdingOfHolder} as crowding,
             ${parts.heldEnough} as held_enough,
             ${parts.enough} as enough
      from holder w
    ), go as (
      select units, few from verdict where source_open and first_time and same_coupon and events_there and same_currency and same_draws and held_enough
        and enough and crowding is null
    ), ${parts.writes}${orderWritten(p)}
    select exists (select from go) as ok, (select n from numbered) as number, pg_current_xact_id()::text as position,
           v.source_open and v.first_time as "sourceOpen", v.held_enough as "heldEnough",
           v.same_coupon as "sameCoupon", v.events_there as "eventsThere", v.same_currency as "sameCurrency", v.same_draws as "sameDraws",
           coalesce(v.crowding, 'NONE') as crowding, v.found, v.pools as "shortPools", v.free as "left", v.few
    from verdict v`

/** A purchase with tickets, a coupon or a payment. */
export const placePurchase = statement({
  name: 'purchase.place',
  params: withTickets,
  row,
  sql: placing(named(withTickets), ticketParts(named(withTickets))),
})

/** A purchase of what a reservation holds, and of more. */
export const placeReserved = statement({
  name: 'purchase.placeReserved',
  params: reserved,
  row,
  sql: placing(named(reserved), reservedParts(named(reserved))),
})

/** A purchase of what a reservation holds and nothing else, without a coupon, that is not paid yet. */
export const placeHeld = gathered(
  {
    name: 'purchase.placeHeld',
    params: ofReservation,
    row,
    sql: placing(named(ofReservation), aloneParts(named(ofReservation))),
  },
  reservedTogether,
)

/** A purchase of goods without a coupon that is not paid yet. */
export const placeGoods = gathered(
  { name: 'purchase.placeGoods', params: ofGoods, row, sql: placing(named(ofGoods), plain(named(ofGoods))) },
  goodsTogether,
)
