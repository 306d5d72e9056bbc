import type {
  ComparisonOutcome,
  PaymentDifferenceKind,
  RefundStatus,
  TransactionStatus,
} from '@fairground/contract/enumerations/payments.ts'
import type { Round } from '@fairground/domain/orders/payment-difference.ts'
import { json, type RowOf, statement, textAs } from '../../../db/statement.ts'

export const comparedDays = statement({
  name: 'comparisons.days',
  params: { provider: 'text' },
  row: { day: 'text', round: textAs<Round>() },
  sql: `select day::text, round from payment_comparisons where site_id = $1 and provider = $2 order by day desc limit 60`,
})

export const insertComparison = statement({
  name: 'comparisons.insert',
  params: {
    provider: 'text',
    day: 'text',
    round: 'text',
    at: 'timestamptz',
    outcome: 'text',
    charges: 'int4',
    refunds: 'int4',
    elsewhere: 'int4',
  },
  sql: `insert into payment_comparisons (site_id, provider, day, round, compared_at, outcome, charges, refunds, elsewhere)
        values ($1, $2, $3::text::date, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
})

export const latestComparisons = statement({
  name: 'comparisons.latest',
  params: {},
  row: {
    provider: 'text',
    day: 'text',
    comparedAt: 'timestamptz',
    outcome: textAs<ComparisonOutcome>(),
    charges: 'int4',
    refunds: 'int4',
    elsewhere: 'int4',
  },
  sql: `select distinct on (provider) provider, day::text, compared_at as "comparedAt", outcome, charges, refunds, elsewhere
        from payment_comparisons where site_id = $1 and round = 'FIRST' order by provider, day desc`,
})

/** Days that nobody looks at any more. */
export const forgetComparisons = statement({
  name: 'comparisons.forget',
  params: { before: 'timestamptz' },
  sql: `delete from payment_comparisons where site_id = $1 and compared_at < $2`,
})

/** Payments of a provider by our ids and by its own. */
export const namedPayments = statement({
  name: 'comparisons.namedPayments',
  params: { provider: 'text', ids: 'uuid[]', references: 'text[]' },
  row: { id: 'uuid', reference: 'text?', status: textAs<TransactionStatus>(), amount: 'int8', currency: 'text' },
  sql: `select id, provider_ref as reference, status, amount, currency from transactions
        where site_id = $1 and kind = 'payment' and provider = $2 and (id = any($3) or provider_ref = any($4))`,
})

/** Refunds of payments. */
export const refundsOfPayments = statement({
  name: 'comparisons.refundsOfPayments',
  params: { paymentIds: 'uuid[]' },
  row: {
    id: 'uuid',
    refundId: 'uuid',
    paymentId: 'uuid',
    reference: 'text?',
    status: textAs<RefundStatus>(),
    amount: 'int8',
    currency: 'text',
    external: 'bool',
  },
  sql: `select id, refund_id as "refundId", payment_id as "paymentId", provider_ref as reference, status, amount, currency,
          coalesce((doc ->> 'external')::bool, false) as external
        from transactions where site_id = $1 and kind = 'refund' and payment_id = any($2)`,
})

/** Account whose lists a provider answers: of its keys, and 0 for a provider without. Keys of another account wait until it is compared with. */
export const comparedAccount = statement({
  name: 'comparisons.account',
  params: { provider: 'text' },
  row: { account: 'int4' },
  sql: `select account from payment_accounts where site_id = $1 and provider = $2 for key share`,
})

/** Payments and refunds of a day that are of other accounts. */
export const countElsewhere = statement({
  name: 'comparisons.countElsewhere',
  params: { provider: 'text', from: 'timestamptz', until: 'timestamptz', account: 'int4' },
  row: { count: 'int4' },
  sql: `select ((select count(*) from transactions
                 where site_id = $1 and kind = 'payment' and provider = $2 and captured_at >= $3 and captured_at < $4 and account <> $5)
          + (select count(*) from transactions r join transactions p on p.site_id = $1 and p.id = r.payment_id
             where r.site_id = $1 and r.kind = 'refund' and r.provider = $2 and r.status = 'SUCCEEDED'
               and r.created_at >= $3 and r.created_at < $4 and not coalesce((r.doc ->> 'external')::bool, false) and p.account <> $5))::int4
          as count`,
})

const ofDay = {
  provider: 'text',
  from: 'timestamptz',
  until: 'timestamptz',
  after: 'uuid',
  limit: 'int4',
  account: 'int4',
} as const

/** Payments at an account whose money came in, by our books, between two times. */
export const paymentsOfDay = statement({
  name: 'comparisons.paymentsOfDay',
  params: ofDay,
  row: { id: 'uuid', reference: 'text?', amount: 'int8', currency: 'text', at: 'timestamptz' },
  sql: `select id, provider_ref as reference, amount, currency, captured_at as at from transactions
        where site_id = $1 and kind = 'payment' and provider = $2 and captured_at >= $3 and captured_at < $4
          and id > $5 and account = $7 order by id limit $6::int4`,
})

/** Refunds that the provider gave back, by our books, at an account, of those that were begun between two times. */
export const refundsOfDay = statement({
  name: 'comparisons.refundsOfDay',
  params: ofDay,
  row: {
    id: 'uuid',
    paymentId: 'uuid',
    reference: 'text?',
    amount: 'int8',
    currency: 'text',
    at: 'timestamptz',
  },
  sql: `select r.id, r.payment_id as "paymentId", r.provider_ref as reference, r.amount, r.currency, r.created_at as at
        from transactions r join transactions p on p.site_id = $1 and p.id = r.payment_id
        where r.site_id = $1 and r.kind = 'refund' and r.provider = $2 and r.status = 'SUCCEEDED' and r.created_at >= $3
          and r.created_at < $4 and not coalesce((r.doc ->> 'external')::bool, false) and r.id > $5 and p.account = $7
        order by r.id limit $6::int4`,
})

/** A difference as it is found; amounts are minor units in digits, the time is ISO 8601. */
export interface FoundDifference {
  readonly id: string
  readonly kind: PaymentDifferenceKind
  readonly reference: string
  readonly paymentId: string | null
  readonly amount: string | null
  readonly bookedAmount: string | null
  readonly currency: string
  readonly at: string
}

/** Inserts those that were not found before; returns their ids. */
export const insertDifferences = statement({
  name: 'comparisons.insertDifferences',
  params: {
    provider: 'text',
    day: 'text',
    found: json<readonly FoundDifference[]>(),
    at: 'timestamptz',
    account: 'int4',
  },
  row: { id: 'uuid' },
  sql: `
    insert into payment_differences (site_id, id, provider, day, kind, reference, payment_id, amount, booked_amount, currency,
      happened_at, found_at, account)
    select $1, d.id, $2, $3::text::date, d.kind, d.reference, d."paymentId", d.amount, d."bookedAmount", d.currency, d.at, $5, $6
    from jsonb_to_recordset($4) as d (id uuid, kind text, reference text, "paymentId" uuid, amount int8, "bookedAmount" int8,
      currency text, at timestamptz)
    on conflict do nothing returning id`,
})

/** Settles those of a day and an account that are not there any more. */
export const settleGone = statement({
  name: 'comparisons.settleGone',
  params: { provider: 'text', day: 'text', found: 'uuid[]', at: 'timestamptz', account: 'int4' },
  sql: `update payment_differences set settled_at = $5
        where site_id = $1 and provider = $2 and day = $3::text::date and settled_at is null and id <> all($4)
          and account = $6`,
})

const row = {
  id: 'uuid',
  provider: 'text',
  kind: textAs<PaymentDifferenceKind>(),
  reference: 'text',
  amount: 'int8?',
  bookedAmount: 'int8?',
  currency: 'text',
  happenedAt: 'timestamptz',
  foundAt: 'timestamptz',
  settledAt: 'timestamptz?',
  orderId: 'uuid?',
  orderNumber: 'int8?',
} as const
const columns = `d.id, d.provider, d.kind, d.reference, d.amount, d.booked_amount as "bookedAmount", d.currency,
  d.happened_at as "happenedAt", d.found_at as "foundAt", d.settled_at as "settledAt", o.id as "orderId", o.number as "orderNumber"`
const from = `payment_differences d left join transactions t on t.site_id = $1 and t.id = d.payment_id
  left join orders o on o.site_id = $1 and o.id = t.order_id`

/** Newest first, after one of them where it is given. */
export const differences = statement({
  name: 'comparisons.differences',
  params: { settled: 'bool', after: 'uuid?', limit: 'int4' },
  row,
  sql: `
    select ${columns} from ${from}
    where d.site_id = $1 and (d.settled_at is not null) = $2
      and ($3::uuid is null or (d.found_at, d.id) <
        (select a.found_at, a.id from payment_differences a where a.site_id = $1 and a.id = $3))
    order by d.found_at desc, d.id desc limit $4::int4`,
})
export type DifferenceRow = RowOf<typeof differences>

export const countOpen = statement({
  name: 'comparisons.countOpen',
  params: {},
  row: { count: 'int8' },
  sql: `select count(*) as count from payment_differences where site_id = $1 and settled_at is null`,
})

export const findDifference = statement({
  name: 'comparisons.find',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from ${from} where d.site_id = $1 and d.id = $2`,
})

export const settleDifference = statement({
  name: 'comparisons.settle',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `update payment_differences set settled_at = $3 where site_id = $1 and id = $2 and settled_at is null`,
})

/** Differences of a provider's day that are open, newest first. */
export const openOfDay = statement({
  name: 'comparisons.openOfDay',
  params: { provider: 'text', day: 'text', limit: 'int4' },
  row: { ...row, total: 'int8' },
  sql: `select ${columns}, count(*) over () as total from ${from}
        where d.site_id = $1 and d.provider = $2 and d.day = $3::text::date and d.settled_at is null
        order by d.happened_at desc, d.id limit $4::int4`,
})

/** Staff who are mailed about differences: the owner unless they declined, and others who want it, as long as they may read orders. */
export const noticed = statement({
  name: 'comparisons.noticed',
  params: {},
  row: { id: 'uuid', email: 'text' },
  sql: `select u.id, u.email from staff_users u left join difference_notices n on n.site_id = $1 and n.user_id = u.id
        where u.site_id = $1 and coalesce(n.wanted, u.role = 'owner') and u.scopes && array['orders.read', 'orders.write']
        order by u.id`,
})

export const wantsNotice = statement({
  name: 'comparisons.wantsNotice',
  params: { userId: 'uuid' },
  row: { wanted: 'bool' },
  sql: `select coalesce(n.wanted, u.role = 'owner') as wanted
        from staff_users u left join difference_notices n on n.site_id = $1 and n.user_id = u.id
        where u.site_id = $1 and u.id = $2`,
})

export const writeNotice = statement({
  name: 'comparisons.writeNotice',
  params: { userId: 'uuid', wanted: 'bool' },
  sql: `insert into difference_notices (site_id, user_id, wanted) values ($1, $2, $3)
        on conflict (site_id, user_id) do update set wanted = excluded.wanted`,
})
