import type {
  GuestRegistrationType,
  RegistrationType,
  TicketFeeType,
} from '@fairground/contract/enumerations/events.ts'
import type { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import { type PriceTier, tierNow } from '@fairground/domain/tickets/price-tiers.ts'
import type { TicketPricing } from '@fairground/domain/tickets/ticket-price.ts'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Site } from '../../ground/site.ts'
import { hasFew } from '../../sales/ledger/units-in-statements.ts'
import { isSeated, noSeatLeft } from '../seats/seats-in-statements.ts'

export interface DefinitionDoc {
  description?: string
  policyText?: string
  /** Fewest tickets of this kind in an order that has any. */
  minimumPerCheckout?: number
  membersOnly?: boolean
  /** People whom one ticket lets in; absent: one. */
  admits?: number
  /** Way in which holders take part where the event has a place and a link; absent: at the place. */
  attendance?: TicketAttendance
  /** Most that one person may have in all their orders. */
  limitPerPerson?: number
  /** Minor units as text, for guests who choose their price. */
  suggested?: string[]
  /** Options of a ticket with pricing options; amounts are minor units as text. */
  options?: { id: string; name: string; price: string }[]
}

/** A price tier with its count. */
export interface StoredTier {
  readonly id: string
  readonly poolId: string
  readonly name: string
  /** Minor units as text. */
  readonly price: string
  /** ISO 8601. */
  readonly endsAt: string | null
  readonly capacity: number | null
  readonly used: number
  /** Held by reservations that have run out. */
  readonly lapsed: number
}

/** A quota of people that kinds share, with its count. */
export interface SharedQuota {
  readonly poolId: string
  readonly name: string
  readonly capacity: number
  readonly used: number
  /** Held by reservations that have run out. */
  readonly lapsed: number
  /** For people on the waiting list. */
  readonly awaited: number
}

/** A kind of ticket with what is left of its quota and the facts of its event that its sale depends on. */
export const offeredColumns = {
  id: 'uuid',
  eventId: 'uuid',
  poolId: 'uuid',
  name: 'text',
  position: 'int4',
  hidden: 'bool',
  pricing: textAs<TicketPricing['kind']>(),
  lowestPrice: 'int8',
  highestPrice: 'int8?',
  feeType: textAs<TicketFeeType>(),
  saleStart: 'timestamptz?',
  saleEnd: 'timestamptz?',
  shownOffSale: 'bool',
  limitPerCheckout: 'int4',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<DefinitionDoc>(),
  /** Prices before the regular one, in their order. */
  tiers: json<StoredTier[]>(),
  /** Quotas of people that it shares with other kinds. */
  quotas: json<SharedQuota[]>(),
  /** Version of its pool. */
  poolVersion: 'int4',
  capacity: 'int8?',
  used: 'int8',
  /** Free units that are for people on the waiting list. */
  awaited: 'int8',
  /** Held by reservations that have run out and are not swept yet: as good as free. */
  lapsed: 'int8',
  eventTitle: 'text',
  eventSlug: 'text',
  eventStart: 'timestamptz?',
  eventEnd: 'timestamptz?',
  eventTbd: 'bool',
  eventPublishedAt: 'timestamptz?',
  eventCanceledAt: 'timestamptz?',
  eventCreatedAt: 'timestamptz',
  eventRevision: 'int8',
  eventPaused: 'bool',
  eventDisabled: 'bool',
  eventRegistrationType: textAs<RegistrationType>(),
  eventGuests: textAs<GuestRegistrationType>(),
  eventTicketLimit: 'int4?',
  eventHoldMinutes: 'int4?',
  /** Null is the site's. */
  eventCurrency: 'text?',
  /** Sold with seats of the event. */
  seated: 'bool',
  /** The event has a gate that is on. */
  gated: 'bool',
} as const

export type OfferedRow = ValuesOf<typeof offeredColumns>

/** And the next moment at which the clock changes what is shown of it, but for its event. */
export const timedColumns = { ...offeredColumns, changesAt: 'timestamptz?' } as const

/** And how much of what is taken is not sold yet, which reads every hold that runs. */
export const definitionColumns = {
  ...offeredColumns,
  /** Held by reservations that run and orders that wait for their payment. */
  held: 'int8',
} as const

interface Seats {
  /** Units of its seats that are free; absent where it has none, or they were not counted. */
  readonly seatsLeft?: number
}

export type DefinitionRow = ValuesOf<typeof definitionColumns> & Seats

/** A kind as buyers see it. */
export type ShownRow = OfferedRow & Seats & { readonly held?: bigint }

/** In a sub-select, so that one plan serves every time: PostgreSQL plans again for bounds that it sees. */
const now = '(select $2::timestamptz)'

const lapsedOfTier = `(select coalesce(sum(a.quantity), 0)::int8 from allocations a
      where a.site_id = $1 and a.pool_id = t.pool_id and a.state = 'HELD' and a.purpose = 'reservation' and a.expires_at <= ${now})`

/** Tiers of the kind `d`; `$2` is now. */
const tiersOfKind = `(select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'poolId', t.pool_id, 'name', t.name,
      'price', t.price::text, 'endsAt', t.ends_at, 'capacity', tp.capacity - tp.owed, 'used', tp.used, 'lapsed', ${lapsedOfTier})
      order by t.position), '[]')
    from ticket_price_tiers t join pools tp on tp.site_id = $1 and tp.id = t.pool_id
    where t.site_id = $1 and t.definition_id = d.id)`

/** Shared quotas of the kind `d`; `$2` is now. */
const quotasOfKind = `(select coalesce(jsonb_agg(jsonb_build_object('poolId', q.pool_id, 'name', q.name,
      'capacity', qp.capacity - qp.owed, 'used', qp.used, 'awaited', qp.awaited,
      'lapsed', (select coalesce(sum(a.quantity), 0)::int8 from allocations a
        where a.site_id = $1 and a.pool_id = q.pool_id and a.state = 'HELD' and a.purpose = 'reservation' and a.expires_at <= ${now}))
      order by q.id), '[]')
    from ticket_quotas q join pools qp on qp.site_id = $1 and qp.id = q.pool_id
    where q.site_id = $1 and q.event_id = d.event_id and (q.all_kinds or exists (
      select from ticket_quota_kinds k where k.site_id = $1 and k.quota_id = q.id and k.definition_id = d.id)))`

/** SQL that is true when a shared quota has no room for one more ticket of the kind `d`; `$2` is now. */
export const quotaSoldOut = `exists (
      select from ticket_quotas q join pools qp on qp.site_id = $1 and qp.id = q.pool_id
      where q.site_id = $1 and q.event_id = d.event_id and (q.all_kinds or exists (
        select from ticket_quota_kinds k where k.site_id = $1 and k.quota_id = q.id and k.definition_id = d.id))
      and qp.capacity - qp.owed - qp.used - qp.awaited + (select coalesce(sum(a.quantity), 0) from allocations a
        where a.site_id = $1 and a.pool_id = q.pool_id and a.state = 'HELD' and a.purpose = 'reservation' and a.expires_at <= ${now})
        < coalesce((d.doc->>'admits')::int8, 1))`

/** SQL that is true when no ticket of the kind `d` with the pool `p` is left; `h.lapsed` is held by reservations that have run out, `$2` is now. */
export const noneLeft = `(p.capacity is not null and p.capacity - p.used - p.awaited + h.lapsed <= 0
      or p.capacity is null and p.awaited > 0 or ${noSeatLeft} or ${quotaSoldOut})`

/** SQL of the price of the kind `d` at `$2`: that of the first tier that is neither over nor sold, as `tierNow` of the domain decides. */
export const priceNow = `coalesce((
      select t.price from ticket_price_tiers t join pools tp on tp.site_id = $1 and tp.id = t.pool_id
      where t.site_id = $1 and t.definition_id = d.id and (t.ends_at is null or t.ends_at > ${now})
        and (tp.capacity is null or tp.capacity - tp.owed - tp.used + ${lapsedOfTier} > 0)
      order by t.position limit 1), d.lowest_price)`
/** The same where `$2` is something else. */
export const priceAt = (moment: string): string => priceNow.replaceAll(now, moment)

/** Ends of the holds of the kind `d` that run, `n.expires_at`: the earliest of its own quota `p`, and of each tier and each quota that it shares. */
const endsOfHolds = `(
        select d.pool_id as id
        union all select t.pool_id from ticket_price_tiers t where t.site_id = $1 and t.definition_id = d.id
        union all select q.pool_id from ticket_quotas q where q.site_id = $1 and q.event_id = d.event_id) k
      join pools p on p.site_id = $1 and p.id = k.id and p.capacity is not null
      cross join lateral (
        select a.expires_at from allocations a
        where a.site_id = $1 and a.pool_id = k.id and a.state = 'HELD' and a.purpose = 'reservation' and a.expires_at > ${now}
        order by a.expires_at limit 1) n`

const changesOfSale = `case when d.sale_start > ${now} then d.sale_start end,
      case when d.sale_end > ${now} then d.sale_end end,
      (select min(t.ends_at) from ticket_price_tiers t where t.site_id = $1 and t.definition_id = d.id and t.ends_at > ${now})`

/** SQL of the next moment after `$2` at which the clock changes what lists of events show of the kind `d`. */
export const changesInLists = `least(${changesOfSale}, (select min(n.expires_at) from ${endsOfHolds} where ${hasFew}))`
/** The same of what is shown with how many are left. */
export const changesWithCounts = `least(${changesOfSale}, (select min(n.expires_at) from ${endsOfHolds}))`

/** Select list of `OfferedRow`; that of `DefinitionRow` with `h.held`. */
export const offeredSelect = `d.id, d.event_id as "eventId", d.pool_id as "poolId", d.name, d.position, d.hidden, d.pricing,
    d.lowest_price as "lowestPrice", d.highest_price as "highestPrice", d.fee_type as "feeType",
    d.sale_start as "saleStart", d.sale_end as "saleEnd", d.shown_off_sale as "shownOffSale",
    d.limit_per_checkout as "limitPerCheckout", d.revision, d.created_at as "createdAt", d.updated_at as "updatedAt", d.doc, ${tiersOfKind} as tiers,
    ${quotasOfKind} as quotas, p.version as "poolVersion",
    p.capacity, p.used, p.awaited, h.lapsed, e.title as "eventTitle", e.slug as "eventSlug",
    e.start_at as "eventStart", e.end_at as "eventEnd",
    coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) as "eventTbd",
    e.published_at as "eventPublishedAt", e.canceled_at as "eventCanceledAt", e.created_at as "eventCreatedAt",
    e.revision as "eventRevision",
    e.registration_paused as "eventPaused",
    coalesce((e.doc->>'registrationDisabled')::boolean, false) as "eventDisabled",
    e.registration_type as "eventRegistrationType",
    coalesce(e.doc->>'allowedGuestTypes', 'VISITOR_OR_MEMBER') as "eventGuests",
    (e.doc->'tickets'->>'ticketLimitPerOrder')::int4 as "eventTicketLimit",
    (e.doc->'tickets'->>'reservationDurationInMinutes')::int4 as "eventHoldMinutes",
    e.doc->'tickets'->>'currency' as "eventCurrency", ${isSeated} as seated,
    exists (select from event_gates g where g.site_id = $1 and g.event_id = d.event_id and g.enabled) as gated`

/** The currency of its prices. */
export const currencyOfDefinition = ({ eventCurrency }: OfferedRow, { currency }: Pick<Site, 'currency'>): string =>
  eventCurrency ?? currency

/** `$2` is now. */
const fromWith = (counts: string) => `ticket_definitions d
    join pools p on p.site_id = d.site_id and p.id = d.pool_id
    join events e on e.site_id = d.site_id and e.id = d.event_id and e.deleted_at is null
    cross join lateral (
      select ${counts} from allocations a
      where a.site_id = $1 and a.pool_id = d.pool_id and a.state = 'HELD'`

export const definitionFrom = `${fromWith(`
        coalesce(sum(a.quantity) filter (where not (a.purpose = 'reservation' and a.expires_at <= ${now})), 0)::int8 as held,
        coalesce(sum(a.quantity) filter (where a.purpose = 'reservation' and a.expires_at <= ${now}), 0)::int8 as lapsed`)}) h`

/** Reads no hold but those that have run out: a sale does not slow down with those that run. */
export const offeredFrom = `${fromWith(`coalesce(sum(a.quantity), 0)::int8 as lapsed`)}
        and a.purpose = 'reservation' and a.expires_at <= ${now}) h`

/** A tier as the rules take it. */
export const tierOf = ({ price, endsAt, used, lapsed, ...tier }: StoredTier): PriceTier => ({
  ...tier,
  price: BigInt(price),
  endsAt: endsAt === null ? null : new Date(endsAt),
  taken: used - lapsed,
})

/** Pricing of the ticket at `now`, as the rules take it. */
export function pricingOf(
  { pricing, lowestPrice, doc, tiers }: Pick<OfferedRow, 'pricing' | 'lowestPrice' | 'doc' | 'tiers'>,
  now: Date,
): TicketPricing {
  switch (pricing) {
    case 'fixed':
      return { kind: 'fixed', price: tierNow(tiers.map(tierOf), now)?.price ?? lowestPrice }
    case 'donation':
      return { kind: 'donation', minimum: lowestPrice }
    case 'options':
      return { kind: 'options', options: (doc.options ?? []).map((o) => ({ ...o, price: BigInt(o.price) })) }
    default:
      return pricing satisfies never
  }
}
