import { gathered } from '../../db/gathered.ts'
import { json, jsonOrNull, statement, textAs } from '../../db/statement.ts'
import { exemptGroupOfOwner } from '../buyers/exempt-group.ts'
import type { OwnerKind } from '../buyers/owner.ts'
import type { CartDoc } from './cart.ts'

/** Fields of a cart but for its document, which who writes it has, and need not be sent. */
const written = {
  id: 'uuid',
  ownerId: 'uuid',
  ownerKind: textAs<OwnerKind>(),
  checkoutId: 'uuid?',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  exemptGroupId: 'uuid?',
} as const
const row = { ...written, doc: json<CartDoc>() } as const
const writtenColumns = `id, owner_id as "ownerId", owner_kind as "ownerKind", checkout_id as "checkoutId", revision,
  created_at as "createdAt", updated_at as "updatedAt", ${exemptGroupOfOwner} as "exemptGroupId"`
const columns = `${writtenColumns}, doc`

export const findOpenCart = statement({
  name: 'carts.findOpen',
  params: { ownerId: 'uuid' },
  row,
  sql: `select ${columns} from carts where site_id = $1 and owner_id = $2 and status = 'OPEN'`,
})

export const lockOpenCart = statement({
  name: 'carts.lockOpen',
  params: { ownerId: 'uuid' },
  row,
  sql: `select ${columns} from carts where site_id = $1 and owner_id = $2 and status = 'OPEN' for update`,
})

export const lockCart = statement({
  name: 'carts.lock',
  params: { id: 'uuid' },
  row,
  sql: `select ${columns} from carts where site_id = $1 and id = $2 and status = 'OPEN' for update`,
})

/**
 * A cart with this document, which is not sent back, or the one that is open already, as it is. No row comes back when that one was
 * opened this very moment and cannot be seen yet.
 */
export const openCart = gathered(
  {
    name: 'carts.open',
    params: { id: 'uuid', ownerId: 'uuid', ownerKind: textAs<OwnerKind>(), doc: json<CartDoc>(), at: 'timestamptz' },
    row: { ...written, doc: jsonOrNull<CartDoc>() },
    sql: `
    with opened as (
      insert into carts (site_id, id, owner_id, owner_kind, status, created_at, updated_at, doc)
      values ($1, $2, $3, $4, 'OPEN', $6, $6, $5)
      on conflict (site_id, owner_id) where status = 'OPEN' do nothing
      returning ${writtenColumns}, null::jsonb as doc
    )
    select * from opened
    union all
    select ${columns} from carts
    where site_id = $1 and owner_id = $3 and status = 'OPEN' and not exists (select from opened)`,
  },
  {
    // In the order of owners, which any two processes insert in. One that a transaction has open is waited for by its owner alone.
    sql: (calls) => `
    with w as materialized (select * from ${calls} where (select set_config('lock_timeout', '100', true)) is not null), opened as (
      insert into carts (site_id, id, owner_id, owner_kind, status, created_at, updated_at, doc)
      select $1, w.id, w."ownerId", w."ownerKind", 'OPEN', w.at, w.at, w.doc from w order by w."ownerId"
      on conflict (site_id, owner_id) where status = 'OPEN' do nothing
      returning ${writtenColumns}, null::jsonb as doc
    )
    select w.n, o.* from w join opened o on o.id = w.id
    union all
    select w.n, c.* from w cross join lateral (
      select ${columns} from carts where site_id = $1 and owner_id = w."ownerId" and status = 'OPEN' limit 1
    ) c where w."ownerId" not in (select o."ownerId" from opened o)`,
  },
)

/**
 * Writes the document that was made of revision `revision`; no row comes back when somebody else wrote meanwhile.
 * A cart whose lines are others no longer names its checkout, so that buying the checkout does not close the cart.
 */
export const writeCart = gathered(
  {
    name: 'carts.write',
    params: { id: 'uuid', revision: 'int8', doc: json<CartDoc>(), sameLines: 'bool', at: 'timestamptz' },
    row: written,
    sql: `
    update carts set doc = $4, checkout_id = case when $5 then checkout_id end, revision = revision + 1, updated_at = $6
    where site_id = $1 and id = $2 and revision = $3 and status = 'OPEN'
    returning ${writtenColumns}`,
  },
  {
    sql: (calls) => `
    with due as materialized (
      select w.n, w.doc, w."sameLines", w.at, l.id as cart_id from ${calls} cross join lateral (
        select c.id from carts c
        where c.site_id = $1 and c.id = w.id and c.revision = w.revision and c.status = 'OPEN' for update skip locked
      ) l
    )
    update carts set doc = d.doc, checkout_id = case when d."sameLines" then checkout_id end, revision = revision + 1, updated_at = d.at
    from due d where site_id = $1 and id = d.cart_id and id = any((select $2)::uuid[])
    returning d.n, ${writtenColumns}`,
  },
)

/** The cart names the checkout that was made of its lines as they are; the lines stay, so the revision does too. */
export const setCartCheckout = statement({
  name: 'carts.setCheckout',
  params: { id: 'uuid', checkoutId: 'uuid', at: 'timestamptz' },
  sql: `update carts set checkout_id = $3, updated_at = $4 where site_id = $1 and id = $2`,
})

export const closeCart = statement({
  name: 'carts.close',
  params: { id: 'uuid', status: textAs<'ORDERED' | 'DELETED' | 'MERGED'>(), at: 'timestamptz' },
  sql: `
    update carts set status = $3, checkout_id = null, revision = revision + 1, updated_at = $4
    where site_id = $1 and id = $2 and status = 'OPEN'`,
})

export const deleteOpenCart = statement({
  name: 'carts.deleteOpen',
  params: { ownerId: 'uuid', at: 'timestamptz' },
  sql: `
    update carts set status = 'DELETED', checkout_id = null, revision = revision + 1, updated_at = $3
    where site_id = $1 and owner_id = $2 and status = 'OPEN'`,
})

/** Lines that were bought leave the cart; what the buyer added meanwhile stays. */
export const leaveInCart = statement({
  name: 'carts.leave',
  params: { id: 'uuid', doc: json<CartDoc>(), at: 'timestamptz' },
  sql: `
    update carts set doc = $3, checkout_id = null, revision = revision + 1, updated_at = $4
    where site_id = $1 and id = $2 and status = 'OPEN'`,
})

/** A visitor's cart becomes the member's, whole. */
export const giveCart = statement({
  name: 'carts.give',
  params: { id: 'uuid', ownerId: 'uuid', ownerKind: textAs<OwnerKind>(), at: 'timestamptz' },
  sql: `
    update carts set owner_id = $3, owner_kind = $4, revision = revision + 1, updated_at = $5
    where site_id = $1 and id = $2 and status = 'OPEN'`,
})
