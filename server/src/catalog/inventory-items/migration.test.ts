import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', '..', 'migrations')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const name = `m_${randomUUID().replaceAll('-', '')}`

let server: pg.Client
let client: pg.Client
beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('postgres') })
  await server.connect()
  await server.query(`CREATE DATABASE ${name}`)
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await server.end()
})

const migrate = async (from: string, to: string) => {
  for (const file of files.filter((one) => one >= from && one < to))
    await client.query(readFileSync(join(folder, file), 'utf8'))
}

test('stock from before locations has one item each at a default location', async () => {
  await migrate('0000', '0120')
  const [site, product] = [randomUUID(), randomUUID()]
  const at = new Date('2026-01-01T00:00:00Z')
  await client.query(
    `insert into sites (id, name, locale, currency, time_zone, created_at) values ($1, 'Old', 'en-GB', 'GBP', 'UTC', $2)`,
    [site, at],
  )
  await client.query(
    `insert into products (site_id, id, slug, handle, name, visible, product_type, price, price_min, price_max, manage_variants,
       search_text, created_at, updated_at, doc)
     values ($1, $2, 'mug', 'mug', 'Mug', true, 'physical', 100, 100, 100, true, 'mug', $3, $3, '{}')`,
    [site, product, at],
  )
  const variants = [
    { capacity: 5, used: 2, inStock: true, level: 'IN' },
    { capacity: 3, used: 3, inStock: true, level: 'OUT' },
    { capacity: null, used: 0, inStock: false, level: 'OUT' },
    { capacity: null, used: 9, inStock: true, level: 'IN' },
  ]
  for (const [position, { capacity, used, inStock }] of variants.entries()) {
    const [variant, pool] = [randomUUID(), randomUUID()]
    await client.query(
      `insert into pools (site_id, id, kind, ref_id, capacity, used, updated_at) values ($1, $2, 'stock', $3, $4, $5, $6)`,
      [site, pool, variant, capacity, used, at],
    )
    await client.query(
      `insert into variants (site_id, id, product_id, variant_id, position, pool_id, in_stock) values ($1, $2, $3, $2, $4, $5, $6)`,
      [site, variant, product, position, pool, inStock],
    )
  }
  await migrate('0120', '0130')
  const { rows } = await client.query(
    `select i.told_level as level, i.in_stock as "inStock", i.pool_id = v.pool_id as "samePool", l.is_default as "atDefault"
     from inventory_items i join variants v on v.site_id = i.site_id and v.id = i.variant_id
     join locations l on l.site_id = i.site_id and l.id = i.location_id order by v.position`,
  )
  expect(rows).toEqual(variants.map(({ inStock, level }) => ({ level, inStock, samePool: true, atDefault: true })))
})

test('the level that was announced last is the same under its own name', async () => {
  await migrate('0130', '0918')
  const levels = (column: string) => client.query(`select ${column} as level from inventory_items order by id`)
  await client.query(
    `update inventory_items set told_level = 'LOW' where id = (select id from inventory_items where told_level = 'IN' limit 1)`,
  )
  const before = await levels('told_level')
  await migrate('0918', '9999')
  const after = await levels('announced_level')
  expect(after.rows).toEqual(before.rows)
  expect(new Set(after.rows.map(({ level }) => level))).toEqual(new Set(['IN', 'LOW', 'OUT']))
})
