import { countRows, deleteIds, findRows, lockRows, takeTurns } from '../../db/row-statements.ts'
import { json, statement, textAs, type ValuesOf } from '../../db/statement.ts'

/** NONE is no discount. */
export type DiscountKind = 'NONE' | 'AMOUNT' | 'PERCENT'

const optionRow = {
  id: 'uuid',
  title: 'text',
  frequency: textAs<'DAY' | 'WEEK' | 'MONTH' | 'YEAR'>(),
  /** A payment every so many of these. */
  every: 'int4',
  billingCycles: 'int4?',
  autoRenewal: 'bool',
  discountType: textAs<DiscountKind>(),
  /** Minor units of an AMOUNT, a `Rate` of a PERCENT. */
  discountValue: 'int8',
  description: 'text?',
} as const
export type OptionRow = ValuesOf<typeof optionRow>

const columns = `o.id, o.title, o.frequency, o.every, o.billing_cycles as "billingCycles", o.auto_renewal as "autoRenewal",
  o.discount_type as "discountType", o.discount_value as "discountValue", o.description`

const optionLists = {
  ids: 'uuid[]',
  titles: 'text[]',
  frequencies: 'text[]',
  everies: 'int4[]',
  billingCycles: 'int4[]',
  autoRenewals: 'bool[]',
  discountTypes: 'text[]',
  discountValues: 'int8[]',
  descriptions: 'text[]',
  at: 'timestamptz',
} as const

/** 0 cycles and an empty description mean none: an array of the driver holds no nulls. */
const given = `unnest($2::uuid[], $3::text[], $4::text[], $5::int4[], $6::int4[], $7::boolean[], $8::text[], $9::int8[], $10::text[])
  as g (id, title, frequency, every, billing_cycles, auto_renewal, discount_type, discount_value, description)`

const options = { name: 'subscriptionOptions', table: 'subscription_options', alias: 'o', columns, row: optionRow }
export const findOptions = findRows(options)
export const lockSome = lockRows(options)
export const deleteOptions = deleteIds(options)
export const countOptions = countRows(options)
/** Before the limit is checked. */
export const lockOptions = takeTurns('subscriptionOptions.lockAll', 'subscription options')

export const insertOptions = statement({
  name: 'subscriptionOptions.insert',
  params: optionLists,
  sql: `
    insert into subscription_options (site_id, id, title, frequency, every, billing_cycles, auto_renewal,
                                      discount_type, discount_value, description, created_at, updated_at)
    select $1, g.id, g.title, g.frequency, g.every, nullif(g.billing_cycles, 0), g.auto_renewal,
           g.discount_type, g.discount_value, nullif(g.description, ''), $11, $11
    from ${given}`,
})

export const writeOptions = statement({
  name: 'subscriptionOptions.write',
  params: optionLists,
  sql: `
    update subscription_options o
    set title = g.title, frequency = g.frequency, every = g.every, billing_cycles = nullif(g.billing_cycles, 0),
        auto_renewal = g.auto_renewal, discount_type = g.discount_type, discount_value = g.discount_value,
        description = nullif(g.description, ''), updated_at = $11
    from ${given}
    where o.site_id = $1 and o.id = g.id`,
})

export const findOptionsOfProduct = statement({
  name: 'subscriptionOptions.ofProduct',
  params: { productId: 'uuid', withHidden: 'bool' },
  row: { ...optionRow, hidden: 'bool' },
  sql: `
    select ${columns}, a.hidden
    from product_subscription_options a
    join subscription_options o on o.site_id = $1 and o.id = a.option_id
    where a.site_id = $1 and a.product_id = $2 and (not a.hidden or $3)
    order by a.position`,
})

export const findProductsOfOption = statement({
  name: 'subscriptionOptions.productsOf',
  params: { id: 'uuid', withHidden: 'bool', limit: 'int4', offset: 'int4' },
  row: { productId: 'uuid' },
  sql: `
    select a.product_id as "productId"
    from product_subscription_options a
    join products p on p.site_id = $1 and p.id = a.product_id
    where a.site_id = $1 and a.option_id = $2 and (p.visible or $3)
    order by a.product_id limit $4::int4 offset $5::int4`,
})

export const countProductsOfOption = statement({
  name: 'subscriptionOptions.countProductsOf',
  params: { id: 'uuid', withHidden: 'bool' },
  row: { there: 'int4' },
  sql: `
    select count(*)::int4 as there
    from product_subscription_options a
    join products p on p.site_id = $1 and p.id = a.product_id
    where a.site_id = $1 and a.option_id = $2 and (p.visible or $3)`,
})

/** Reads at the same time if the product exists; callers who assign to it wait here. */
export const lockProduct = statement({
  name: 'subscriptionOptions.lockProduct',
  params: { productId: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from products where site_id = $1 and id = $2 for no key update`,
})

export const takeOffProduct = statement({
  name: 'subscriptionOptions.takeOff',
  params: { productId: 'uuid' },
  sql: `delete from product_subscription_options where site_id = $1 and product_id = $2`,
})

export const putOnProduct = statement({
  name: 'subscriptionOptions.putOn',
  params: { productId: 'uuid', ids: 'uuid[]', hidden: 'bool[]' },
  sql: `
    insert into product_subscription_options (site_id, product_id, option_id, position, hidden)
    select $1, $2, g.id, g.place, g.hidden
    from unnest($3::uuid[], $4::boolean[]) with ordinality as g (id, hidden, place)`,
})

export const isSubscriptionOnly = statement({
  name: 'subscriptionOptions.isOnly',
  params: { productId: 'uuid' },
  row: { productId: 'uuid' },
  sql: `select product_id as "productId" from subscription_only_products where site_id = $1 and product_id = $2`,
})

export const forbidOneTime = statement({
  name: 'subscriptionOptions.forbidOneTime',
  params: { productId: 'uuid' },
  sql: `insert into subscription_only_products (site_id, product_id) values ($1, $2) on conflict do nothing`,
})

export const permitOneTime = statement({
  name: 'subscriptionOptions.permitOneTime',
  params: { productId: 'uuid' },
  sql: `delete from subscription_only_products where site_id = $1 and product_id = $2`,
})

/** Views of the product show what is written beside it: its row says that it is another version (decision 0013). */
export const touchProduct = statement({
  name: 'subscriptionOptions.touchProduct',
  params: { productId: 'uuid' },
  sql: `update products set updated_at = updated_at where site_id = $1 and id = $2`,
})

/** As `touchProduct`, of every product that offers one of the options; in id order. */
export const touchProductsOfOptions = statement({
  name: 'subscriptionOptions.touchProducts',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `
    update products p set updated_at = p.updated_at
    from (select q.id from products q
          where q.site_id = $1 and q.id in (
            select a.product_id from product_subscription_options a where a.site_id = $1 and a.option_id = any($2))
          order by q.id for no key update) t
    where p.site_id = $1 and p.id = t.id
    returning p.id`,
})

export const takeOffMany = statement({
  name: 'subscriptionOptions.takeOffMany',
  params: { productIds: 'uuid[]' },
  sql: `delete from product_subscription_options where site_id = $1 and product_id = any($2)`,
})

interface AssignedRecord {
  readonly product_id: string
  readonly option_id: string
  readonly position: number
  readonly hidden: boolean
}

export const assignMany = statement({
  name: 'subscriptionOptions.assignMany',
  params: { records: json<readonly AssignedRecord[]>() },
  sql: `
    insert into product_subscription_options (site_id, product_id, option_id, position, hidden)
    select $1, u.product_id, u.option_id, u.position, u.hidden
    from jsonb_to_recordset($2) as u (product_id uuid, option_id uuid, position int4, hidden boolean)`,
})

export const forbidOneTimeOfMany = statement({
  name: 'subscriptionOptions.forbidOneTimeOfMany',
  params: { productIds: 'uuid[]' },
  sql: `
    insert into subscription_only_products (site_id, product_id)
    select $1, u.id from unnest($2::uuid[]) as u (id) on conflict do nothing`,
})

export const permitOneTimeOfMany = statement({
  name: 'subscriptionOptions.permitOneTimeOfMany',
  params: { productIds: 'uuid[]' },
  sql: `delete from subscription_only_products where site_id = $1 and product_id = any($2)`,
})
