import type { TestSite } from '../../../test/fixture.ts'

/**
 * Copies of a paid order with its lines, tickets, payment and units, `count` of them: orders by the hundred without a checkout each. The
 * test bank does not know their payments, and gives back at once.
 */
export async function copyOrder({ query }: Pick<TestSite, 'query'>, orderId: string, count: number): Promise<void> {
  const id = (column: string) => `md5(t.${column}::text || n)::uuid`
  const copy = async (table: string, where: string, changed: string) => {
    const [stored] = await query(
      `select string_agg(column_name, ', ') as columns, string_agg('(c.r).' || column_name, ', ') as values
       from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    await query(
      `insert into ${table} (${stored?.columns}) select ${stored?.values} from (
         select jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changed})) as r
         from ${table} t, generate_series(1, $2::int) n where ${where}) c`,
      [orderId, count],
    )
  }
  await copy(
    'orders',
    't.id = $1',
    `'id', ${id('id')}, 'number', t.number + n * 1000, 'source_id', gen_random_uuid(), 'buyer_email', 'guest' || n || '@example.com'`,
  )
  await copy('order_lines', 't.order_id = $1', `'order_id', ${id('order_id')}`)
  await copy(
    'order_events',
    't.order_id = $1',
    `'order_id', ${id('order_id')}, 'number', t.number || n, 'reservation_id', null`,
  )
  await copy(
    'tickets',
    't.order_id = $1',
    `'id', gen_random_uuid(), 'order_id', ${id('order_id')}, 'number', t.number || n`,
  )
  await copy(
    'transactions',
    't.order_id = $1',
    `'id', gen_random_uuid(), 'order_id', ${id('order_id')}, 'provider_ref', t.provider_ref || n`,
  )
  await copy('allocations', 't.ref_id = $1', `'id', gen_random_uuid(), 'ref_id', ${id('ref_id')}`)
  await query(`update counters set n = n + $1::int * 1000 where name = 'order'`, [count])
  await query(
    `update pools p set used = used + a.units * $2::int
     from (select pool_id, sum(quantity) as units from allocations where ref_id = $1 and state = 'COMMITTED' group by pool_id) a
     where p.id = a.pool_id`,
    [orderId, count],
  )
}
