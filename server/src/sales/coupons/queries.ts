import type { CouponCondition } from '@fairground/contract/ecom/coupon-conditions.ts'
import type { CouponType } from '@fairground/contract/enumerations/coupons.ts'
import type { CouponScope } from '@fairground/domain/coupons/scope.ts'
import { takeTurns } from '../../db/row-statements.ts'
import { json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import { claimable } from '../purchase/give-orders.ts'

/** Bounds of conditions by field, as text; those that are not required are absent. */
export type StoredConditions = { readonly [condition in CouponCondition]?: string }

const stored = {
  id: 'uuid',
  code: 'text',
  name: 'text',
  type: textAs<CouponType>(),
  amount: 'int8?',
  rate: 'int8?',
  buy: 'int4?',
  get: 'int4?',
  scope: jsonOrNull<CouponScope>(),
  conditions: json<StoredConditions>(),
  startsAt: 'timestamptz?',
  expiresAt: 'timestamptz?',
  limitPerCustomer: 'int4?',
  oneItem: 'bool',
  active: 'bool',
  poolId: 'uuid',
} as const

const couponRow = { ...stored, revision: 'int8', createdAt: 'timestamptz', usageLimit: 'int8?', used: 'int8' } as const

/** A coupon and how often it was used; `usageLimit` null is without bound. */
export type CouponRow = ValuesOf<typeof couponRow>

/** `minimum_subtotal` is what a version before 0919 has written. */
const conditionsOf = `jsonb_strip_nulls(jsonb_build_object('minimumSubtotal', c.minimum_subtotal::text)) || c.conditions`

export const couponColumns = `c.id, c.code, c.name, c.type, c.amount, c.rate, c.buy, c.get, c.scope,
  ${conditionsOf} as conditions, c.starts_at as "startsAt", c.expires_at as "expiresAt",
  c.limit_per_customer as "limitPerCustomer", c.one_item as "oneItem", c.active, c.pool_id as "poolId",
  c.revision, c.created_at as "createdAt", p.capacity - p.owed as "usageLimit", p.used`

export const couponTables = 'coupons c join pools p on p.site_id = c.site_id and p.id = c.pool_id'

export const insertCoupons = statement({
  name: 'coupons.insert',
  params: { coupons: json<object[]>(), at: 'timestamptz' },
  sql: `
    insert into coupons (site_id, id, code, name, type, amount, rate, buy, get, scope, conditions, starts_at, expires_at,
                         limit_per_customer, one_item, active, pool_id, created_at, updated_at)
    select $1, c.id, c.code, c.name, c.type, c.amount, c.rate, c.buy, c.get, nullif(c.scope, 'null'),
           c.conditions, c."startsAt", c."expiresAt", c."limitPerCustomer", c."oneItem", c.active, c."poolId", $3, $3
    from jsonb_to_recordset($2) as c (id uuid, code text, name text, type text, amount int8, rate int8, buy int4, get int4,
           scope jsonb, conditions jsonb, "startsAt" timestamptz, "expiresAt" timestamptz, "limitPerCustomer" int4,
           "oneItem" bool, active bool, "poolId" uuid)`,
})

/** Coupons by code, in the requested order: how the database compares it, and whether a coupon has it. */
export const findCodes = statement({
  name: 'coupons.findCodes',
  params: { codes: 'text[]' },
  row: { compared: 'text', isTaken: 'bool' },
  sql: `
    select upper(u.code) as compared,
           exists (select from coupons c where c.site_id = $1 and upper(c.code) = upper(u.code)) as "isTaken"
    from unnest($2::text[]) with ordinality as u (code, place) order by u.place`,
})

export const writeCoupon = statement({
  name: 'coupons.write',
  params: { ...stored, at: 'timestamptz' },
  sql: `
    update coupons set code = $3, name = $4, type = $5, amount = $6, rate = $7, buy = $8, get = $9,
           scope = $10, conditions = $11, minimum_subtotal = null, starts_at = $12, expires_at = $13,
           limit_per_customer = $14, one_item = $15, active = $16, pool_id = $17, updated_at = $18,
           revision = revision + 1
    where site_id = $1 and id = $2`,
})

export const findCoupons = statement({
  name: 'coupons.find',
  params: { ids: 'uuid[]' },
  row: couponRow,
  sql: `select ${couponColumns} from ${couponTables} where c.site_id = $1 and c.id = any($2)`,
})

/** The coupon's row alone is locked: who buys with it meanwhile waits at its pool. */
export const lockCoupon = statement({
  name: 'coupons.lock',
  params: { id: 'uuid' },
  row: couponRow,
  sql: `select ${couponColumns} from ${couponTables} where c.site_id = $1 and c.id = $2 for update of c`,
})

/** In id order, so that two merchants never wait for each other. */
export const deleteCoupons = statement({
  name: 'coupons.delete',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', name: 'text' },
  sql: `
    delete from coupons c using (
      select id from coupons where site_id = $1 and id = any($2) order by id for update
    ) d where c.site_id = $1 and c.id = d.id
    returning c.id, c.name`,
})

/** Makes writers take turns, so that the limit holds. */
export const lockCouponCount = takeTurns('coupons.lockCount', 'coupons')

export const countCoupons = statement({
  name: 'coupons.count',
  row: { coupons: 'int4' },
  sql: `select count(*)::int4 as coupons from coupons where site_id = $1`,
})

const usable = { ...couponRow, usedByCustomer: 'int8' } as const
export const findByCode = statement({
  name: 'coupons.findByCode',
  params: { code: 'text' },
  row: couponRow,
  sql: `select ${couponColumns} from ${couponTables} where c.site_id = $1 and upper(c.code) = upper($2)`,
})

/** `customer` are the customer's counters for this coupon, where they have any: what counts is the one that was used most. */
export const findUsable = statement({
  name: 'coupons.findUsable',
  params: { id: 'uuid', customer: 'uuid[]' },
  row: usable,
  sql: `
    select ${couponColumns}, coalesce((
      select max(u.used) from pools u where u.site_id = $1 and u.kind = 'couponCustomer' and u.ref_id = any($3)
    ), 0) as "usedByCustomer"
    from ${couponTables} where c.site_id = $1 and c.id = $2`,
})

/** Held until the transaction ends: editors of the coupon wait. Buyers do not wait for each other. */
export const shareCoupon = statement({
  name: 'coupons.share',
  params: { id: 'uuid' },
  row: { revision: 'int8' },
  sql: `select revision from coupons where site_id = $1 and id = $2 for share`,
})

export const findCounters = statement({
  name: 'coupons.findCounters',
  params: { refs: 'uuid[]' },
  row: { id: 'uuid', refId: 'uuid', capacity: 'int8?', used: 'int8', owed: 'int8' },
  sql: `select id, ref_id as "refId", capacity, used, owed from pools
        where site_id = $1 and kind = 'couponCustomer' and ref_id = any($2)`,
})

const orderWithCoupon = { orderId: 'uuid', ownerId: 'uuid', couponId: 'uuid' } as const
export type OrderWithCoupon = ValuesOf<typeof orderWithCoupon>
const ordersWithCoupon = `
  select o.id as "orderId", o.owner_id as "ownerId", (o.doc #>> '{facts,coupon,id}')::uuid as "couponId" from orders o
  where o.site_id = $1 and o.owner_id is not null and o.doc #> '{facts,coupon}' is not null`

/** Locked, so that none of them gives its use back meanwhile. */
export const ordersOfOwner = statement({
  name: 'coupons.ordersOfOwner',
  params: { ownerId: 'uuid' },
  row: orderWithCoupon,
  sql: `${ordersWithCoupon} and o.owner_id = $2 order by o.id for update`,
})

/** The same of orders that a member gets who proves the address. */
export const ordersOfAddress = statement({
  name: 'coupons.ordersOfAddress',
  params: { memberId: 'uuid', email: 'text' },
  row: orderWithCoupon,
  sql: `${ordersWithCoupon} and ${claimable} order by o.id for update`,
})
