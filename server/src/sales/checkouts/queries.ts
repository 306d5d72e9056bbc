import { gathered } from '../../db/gathered.ts'
import { json, statement, textAs } from '../../db/statement.ts'
import { exemptGroupOfOwner } from '../buyers/exempt-group.ts'
import type { OwnerKind } from '../buyers/owner.ts'
import type { Checkout, CheckoutDoc, CheckoutStatus } from './checkout.ts'

const row = {
  id: 'uuid',
  ownerId: 'uuid',
  ownerKind: textAs<OwnerKind>(),
  cartId: 'uuid?',
  status: textAs<CheckoutStatus>(),
  orderId: 'uuid?',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<CheckoutDoc>(),
  shownTotal: 'int8?',
  shownDue: 'int8?',
  exemptGroupId: 'uuid?',
} as const
const columns = `id, owner_id as "ownerId", owner_kind as "ownerKind", cart_id as "cartId", status, order_id as "orderId",
  revision, created_at as "createdAt", updated_at as "updatedAt", doc, shown_total as "shownTotal", shown_due as "shownDue",
  ${exemptGroupOfOwner} as "exemptGroupId"`

/** `ownerId` null reads anybody's, for administrators. */
export const findCheckout = statement({
  name: 'checkouts.find',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row,
  sql: `select ${columns} from checkouts where site_id = $1 and id = $2 and ($3::uuid is null or owner_id = $3)`,
})

export interface CheckoutToOrder extends Checkout {
  readonly cartChanged: boolean
}

const cartChanged = `exists (
      select from carts c where c.site_id = $1 and c.id = k.cart_id and c.status = 'OPEN' and c.checkout_id is distinct from k.id
    ) as "cartChanged"`

/** With whether the cart it was made of was changed since: then the cart no longer names this checkout. */
export const findCheckoutToOrder = gathered(
  {
    name: 'checkouts.findToOrder',
    params: { id: 'uuid', ownerId: 'uuid?' },
    row: { ...row, cartChanged: 'bool' },
    sql: `
    select ${columns}, ${cartChanged}
    from checkouts k where k.site_id = $1 and k.id = $2 and ($3::uuid is null or k.owner_id = $3)`,
  },
  {
    sql: (calls) => `
    select w.n, k.* from ${calls} cross join lateral (
      select ${columns}, ${cartChanged}
      from checkouts k where k.site_id = $1 and k.id = w.id and (w."ownerId" is null or k.owner_id = w."ownerId") limit 1
    ) k`,
  },
)

export const lockCheckout = statement({
  name: 'checkouts.lock',
  params: { id: 'uuid', ownerId: 'uuid?' },
  row,
  sql: `select ${columns} from checkouts where site_id = $1 and id = $2 and ($3::uuid is null or owner_id = $3) for update`,
})

export const findCheckoutOfCart = statement({
  name: 'checkouts.findOfCart',
  params: { cartId: 'uuid', ownerId: 'uuid?' },
  row,
  sql: `
    select ${columns} from checkouts
    where site_id = $1 and cart_id = $2 and ($3::uuid is null or owner_id = $3)
    order by created_at desc, id desc limit 1`,
})

/** The open checkout of the owner's open cart, whether or not the cart was changed since. */
export const lockCheckoutOfOpenCart = statement({
  name: 'checkouts.lockOfOpenCart',
  params: { ownerId: 'uuid' },
  row,
  sql: `
    select ${columns} from checkouts
    where site_id = $1 and owner_id = $2 and status = 'OPEN' and cart_id = (
      select c.id from carts c where c.site_id = $1 and c.owner_id = $2 and c.status = 'OPEN')
    order by created_at desc, id desc limit 1 for update`,
})

export const insertCheckout = statement({
  name: 'checkouts.insert',
  params: {
    id: 'uuid',
    ownerId: 'uuid',
    ownerKind: textAs<OwnerKind>(),
    cartId: 'uuid?',
    doc: json<CheckoutDoc>(),
    at: 'timestamptz',
    shownTotal: 'int8?',
    shownDue: 'int8?',
  },
  row,
  sql: `
    insert into checkouts (site_id, id, owner_id, owner_kind, cart_id, status, created_at, updated_at, doc, shown_total, shown_due)
    values ($1, $2, $3, $4, $5, 'OPEN', $7, $7, $6, $8, $9)
    returning ${columns}`,
})

/**
 * The first checkout of an open cart of that revision, and the cart names it. Nothing is written, and no row comes back, when the
 * cart is another by now or has an open checkout: two that come at once meet at the cart's row, and the later one finds it named.
 */
export const insertCheckoutOfCart = gathered(
  {
    name: 'checkouts.insertOfCart',
    params: {
      id: 'uuid',
      ownerId: 'uuid',
      ownerKind: textAs<OwnerKind>(),
      cartId: 'uuid',
      revision: 'int8',
      doc: json<CheckoutDoc>(),
      at: 'timestamptz',
    },
    row: { id: 'uuid' },
    sql: `
    with named as (
      update carts c set checkout_id = $2, updated_at = $8
      where c.site_id = $1 and c.id = $5 and c.revision = $6 and c.owner_id = $3 and c.status = 'OPEN' and c.checkout_id is null
        and not exists (select from checkouts k where k.site_id = $1 and k.cart_id = $5 and k.status = 'OPEN')
      returning c.id
    )
    insert into checkouts (site_id, id, owner_id, owner_kind, cart_id, status, created_at, updated_at, doc)
    select $1, $2, $3, $4, n.id, 'OPEN', $8, $8, $7 from named n
    returning id`,
  },
  {
    sql: (calls) => `
    with due as materialized (
      select w.*, l.id as open_cart from ${calls} cross join lateral (
        select c.id from carts c
        where c.site_id = $1 and c.id = w."cartId" and c.revision = w.revision and c.owner_id = w."ownerId" and c.status = 'OPEN'
          and c.checkout_id is null
          and not exists (select from checkouts k where k.site_id = $1 and k.cart_id = w."cartId" and k.status = 'OPEN')
        for update skip locked
      ) l
    ), named as (
      update carts c set checkout_id = d.id, updated_at = d.at
      from due d where c.site_id = $1 and c.id = d.open_cart and c.id = any((select $5)::uuid[])
      returning d.n
    ), made as (
      insert into checkouts (site_id, id, owner_id, owner_kind, cart_id, status, created_at, updated_at, doc)
      select $1, d.id, d."ownerId", d."ownerKind", d.open_cart, 'OPEN', d.at, d.at, d.doc from due d join named n on n.n = d.n
      returning id
    )
    select d.n, m.id from made m join due d on d.id = m.id`,
  },
)

export const writeCheckout = statement({
  name: 'checkouts.write',
  params: { id: 'uuid', doc: json<CheckoutDoc>(), at: 'timestamptz', shownTotal: 'int8?', shownDue: 'int8?' },
  row,
  sql: `
    update checkouts set doc = $3, revision = revision + 1, updated_at = $4, shown_total = $5, shown_due = $6
    where site_id = $1 and id = $2 and status = 'OPEN'
    returning ${columns}`,
})

/** Without an order here. */
export const completeCheckout = statement({
  name: 'checkouts.complete',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `
    update checkouts set status = 'COMPLETED', revision = revision + 1, updated_at = $3
    where site_id = $1 and id = $2 and status = 'OPEN'`,
})

/** Nothing where the checkout was changed meanwhile: what was shown is not what it is. */
export const writeShownTotal = statement({
  name: 'checkouts.writeShownTotal',
  params: { id: 'uuid', revision: 'int8', total: 'int8', due: 'int8' },
  sql: `
    update checkouts set shown_total = $4, shown_due = $5
    where site_id = $1 and id = $2 and revision = $3 and status = 'OPEN'`,
})

/** Open checkouts follow their buyer when a visitor signs in. */
export const giveCheckouts = statement({
  name: 'checkouts.give',
  params: { from: 'uuid', to: 'uuid', kind: textAs<OwnerKind>(), at: 'timestamptz' },
  sql: `
    update checkouts set owner_id = $3, owner_kind = $4, updated_at = $5
    where site_id = $1 and owner_id = $2 and status = 'OPEN'`,
})
