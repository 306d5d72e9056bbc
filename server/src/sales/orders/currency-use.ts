import { currencyExponent } from '@fairground/domain/currency.ts'
import { statement } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'

const findOrders = statement({
  name: 'orders.any',
  row: { found: 'bool' },
  sql: `select exists (select from orders where site_id = $1) as found`,
})

const findPrices = statement({
  name: 'orders.anyPrices',
  row: { found: 'bool' },
  sql: `select exists (select from products where site_id = $1)
            or exists (select from ticket_definitions where site_id = $1)
            or exists (select from coupons where site_id = $1) as found`,
})

/** A rate, its condition, or handling, of delivery with more digits after the point than a currency has. */
const findFinerDelivery = statement({
  name: 'orders.anyFinerDelivery',
  params: { digits: 'text' },
  row: { found: 'bool' },
  sql: `select exists (
          select
          from delivery_setup d
            cross join lateral (
              select jsonb_path_query(d.doc, '$.**.amount')
              union all
              select jsonb_path_query(d.doc, '$.rates[*].conditions[*] ? (@.type == "BY_TOTAL_PRICE").value')
            ) as a (amount)
          where d.site_id = $1 and amount #>> '{}' ~ $2) as found`,
})

/** An amount in the limits of a payment method, likewise. */
const findFinerLimits = statement({
  name: 'orders.anyFinerLimits',
  params: { digits: 'text' },
  row: { found: 'bool' },
  sql: `select exists (
          select
          from (select $1::uuid as site_id) s join sites on sites.id = s.site_id
            cross join lateral jsonb_path_query(settings, '$.methodLimits.*.*') as amount
          where s.site_id = $1 and jsonb_typeof(amount) = 'string' and amount #>> '{}' ~ $2) as found`,
})

export const hasOrders = async (db: Queryable): Promise<boolean> => (await db.row(findOrders, {}))?.found === true

/**
 * True when a change of the site's currency would falsify amounts: those of orders, prices where the new one has another number of digits,
 * because prices are stored in its smallest units, and rates of delivery and limits of payment methods that the new one has no digits for.
 */
export async function isCurrencyUsed(db: Queryable, from: string, to: string): Promise<boolean> {
  if (await hasOrders(db)) return true
  const exponent = currencyExponent(to)
  if (currencyExponent(from) === exponent) return false
  const digits = `[.][0-9]{${exponent + 1},}$`
  return (
    (await db.row(findPrices, {}))?.found === true ||
    (await db.row(findFinerDelivery, { digits }))?.found === true ||
    (await db.row(findFinerLimits, { digits }))?.found === true
  )
}
