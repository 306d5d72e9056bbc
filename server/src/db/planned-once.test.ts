import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { statement } from './statement.ts'

const SITE = randomUUID()
const RUNS = 8

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  await client.query('create table things (site_id uuid, id uuid, primary key (site_id, id))')
  await client.query('insert into things select $1, gen_random_uuid() from generate_series(1, 5000)', [SITE])
  await client.query('analyze things')
})
afterAll(async () => {
  await client.end()
  await drop()
})

/** Runs for which PostgreSQL took the plan for all of them. */
async function plannedOnce(name: string, text: string, values: unknown[]): Promise<number> {
  for (let run = 0; run < RUNS; run++) await client.query({ name, text, values })
  const { rows } = await client.query('select generic_plans::int as n from pg_prepared_statements where name = $1', [
    name,
  ])
  return rows[0].n
}

const spelled = {
  any: 'select id from things where site_id = $1 and id = any($2)',
  unnest: 'select t.id from unnest($2::uuid[]) as w (id) join things t on t.site_id = $1 and t.id = w.id',
} as const

test.for(['any', 'unnest'] as const)(
  'a list in %s has one plan for all runs, which it has not as it is spelled',
  async (place) => {
    const { sql } = statement({
      name: `plannedTest.${place}`,
      params: { ids: 'uuid[]' },
      row: { id: 'uuid' },
      sql: spelled[place],
    })
    const values = [SITE, [randomUUID()]]
    expect(await plannedOnce(`${place} as spelled`, spelled[place], values)).toBe(0)
    expect(await plannedOnce(`${place} as made`, sql, values)).toBeGreaterThan(0)
  },
)

test('lists stand in sub-selects of their types, others and those that do already stay as they are', () => {
  const { sql } = statement({
    name: 'plannedTest.text',
    params: { ids: 'uuid[]', counts: 'int8[]', name: 'text' },
    sql: `select any($2), any($3::int8[]), any((select $2::uuid[])::uuid[]), $4, $2 from unnest($2, $3::int8[]) as a, unnest((select $2::uuid[])) as b`,
  })
  expect(sql).toBe(
    'select any((select $2::uuid[])::uuid[]), any((select $3::int8[])::int8[]), any((select $2::uuid[])::uuid[]), $4, $2 ' +
      'from unnest((select $2::uuid[]), (select $3::int8[])) as a, unnest((select $2::uuid[])) as b',
  )
})

test('lists of a statement without a site count from the first', () => {
  const { sql } = statement({
    name: 'plannedTest.siteless',
    siteless: true,
    params: { ids: 'uuid[]' },
    sql: 'select any($1)',
  })
  expect(sql).toBe('select any((select $1::uuid[])::uuid[])')
})
