import { statement } from '../../db/statement.ts'

/** A product with its deposit. */
export const findProduct = statement({
  name: 'productDeposits.find',
  params: { id: 'uuid' },
  row: { rate: 'int8?', amount: 'int8?' },
  sql: `select d.rate, d.amount from products p left join product_deposits d on d.site_id = $1 and d.product_id = p.id
        where p.site_id = $1 and p.id = $2`,
})

export const lockProduct = statement({
  name: 'productDeposits.lock',
  params: { id: 'uuid' },
  row: { id: 'uuid' },
  sql: `select id from products where site_id = $1 and id = $2 for no key update`,
})

export const writeDeposit = statement({
  name: 'productDeposits.write',
  params: { id: 'uuid', rate: 'int8?', amount: 'int8?', at: 'timestamptz' },
  sql: `insert into product_deposits (site_id, product_id, rate, amount, set_at) values ($1, $2, $3, $4, $5)
        on conflict (site_id, product_id) do update set rate = excluded.rate, amount = excluded.amount, set_at = excluded.set_at`,
})

export const deleteDeposit = statement({
  name: 'productDeposits.delete',
  params: { id: 'uuid' },
  sql: `delete from product_deposits where site_id = $1 and product_id = $2`,
})
