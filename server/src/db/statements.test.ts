import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../test/fixture.ts'
import { SITELESS_TABLES } from '../../test/schema-rules.ts'
import type { Statement } from '../ground/database.ts'
import { differences, prepare, unboundTables } from './prepared.fixture.ts'
import { statements } from './statement.ts'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
const definesStatements = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path) && /(=|:) (statement|gathered)\(/.test(read(path)),
)
function read(path: string): string {
  return readFileSync(`${SOURCE}/${path}`, 'utf8')
}
for (const path of definesStatements) await import(`${SOURCE}/${path}`)
/** But those that other tests of this worker have made. */
const ours = statements
  .values()
  .toArray()
  .filter(({ name }) => !/^planted |^[a-z]+Test\./.test(name))

/** Statements that are about all sites at once, with the reason. */
const ALL_SITES: Readonly<Record<string, string>> = {
  'check.foreignRows': 'looks whether a row belongs to another site',
  'outbox.happenedSince': 'one reader follows the outbox of every site',
  'outbox.happenedPast': 'one reader follows the outbox of every site',
  'outbox.happenedAhead': 'one reader follows the outbox of every site',
  'outbox.lowerRelayed': 'one reader follows the outbox of every site',
  'outbox.stampUnread': 'one reader follows the outbox of every site',
  'outbox.waiting': 'one reader follows the outbox of every site',
  'sites.all': 'every process holds all sites with their taxes in memory',
}

type Fixed = Pick<Statement<never, unknown>, 'name' | 'sql' | 'siteless' | 'params' | 'columns'>

let client: pg.Client
let drop: () => Promise<void>
let siteTables: ReadonlySet<string>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> all($1)`,
    [SITELESS_TABLES],
  )
  siteTables = new Set(rows.map(({ relname }) => relname))
})
afterAll(async () => {
  await client.end()
  await drop()
})

/** Everything that is wrong with a statement. */
async function faults(statement: Fixed): Promise<string[]> {
  const found = differences(statement, await prepare(client, statement))
  if (!Object.hasOwn(ALL_SITES, statement.name)) {
    found.push(
      ...(await unboundTables(client, statement, siteTables)).map((where) => `not bound to the site: ${where}`),
    )
  }
  if (/\bset\s+([^;]*,\s*)?(\w+\.)?site_id\s*=/i.test(statement.sql)) found.push('writes site_id')
  if (/\b(pg_advisory_lock|pg_sleep|setval|nextval)\b|\b(listen|notify)\b|returning\s+now\(/i.test(statement.sql))
    found.push('uses what docs/data.md leaves out')
  return found
}

describe('every fixed statement', () => {
  test('is registered by the files that define them', () => {
    expect(definesStatements.length).toBeGreaterThan(20)
    expect(ours.length).toBeGreaterThan(150)
  })
  test.for(ours.map((statement) => [statement.name, statement] as const))('%s', async ([, statement]) => {
    expect(await faults(statement)).toEqual([])
  })
  test('about all sites is listed because it is there', () => {
    expect(ours.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ALL_SITES)))
  })
})

describe('the check refuses', () => {
  const planted = (sql: string, declared: Partial<Fixed> = {}): Fixed => ({
    name: 'planted',
    sql,
    siteless: false,
    params: [],
    columns: [],
    ...declared,
  })
  const id = [{ key: 'id', pg: 'uuid' }] as const

  test.for([
    [
      'a wrong parameter type',
      planted('select 1 as n from orders where site_id = $1 and id = $2', { params: [{ key: 'id', pg: 'text' }] }),
      'parameter id: declared text, is uuid',
    ],
    [
      'a missing parameter',
      planted('select 1 as n from orders where site_id = $1 and id = $2'),
      'parameter 2: declared undefined, is uuid',
    ],
    [
      'a wrong column type',
      planted('select number as n from orders where site_id = $1', { columns: [{ key: 'n', pg: 'int4' }] }),
      'column n: declared int4, is int8',
    ],
    [
      'a wrong column name',
      planted('select total from orders where site_id = $1', { columns: [{ key: 'sum', pg: 'int8' }] }),
      'column sum: declared int8, is absent',
    ],
    [
      'an undeclared column',
      planted('select id, total from orders where site_id = $1', { columns: id }),
      'column total: not declared',
    ],
    [
      'a read without its site',
      planted('select id from orders where id = $1', { columns: id }),
      'not bound to the site: orders orders',
    ],
    [
      'a join without its site',
      planted('select o.id from orders o join tickets t on t.order_id = o.id where o.site_id = $1', { columns: id }),
      'not bound to the site: tickets t',
    ],
    [
      'a subquery without its site',
      planted(
        'select o.id from orders o where o.site_id = $1 and exists (select from carts c where c.checkout_id = o.source_id)',
        { columns: id },
      ),
      'not bound to the site: carts c',
    ],
    [
      'another parameter as the site',
      planted('select id from orders where site_id = $2 and $1::uuid is not null', {
        columns: id,
        params: [{ key: 's', pg: 'uuid' }],
      }),
      'not bound to the site: orders orders',
    ],
    [
      'an update without its site',
      planted(`update orders set archived = true where id = $1`),
      'not bound to the site: orders orders',
    ],
    [
      'a delete without its site',
      planted(`delete from counters where name = 'order' and $1::uuid is not null`),
      'not bound to the site: counters counters',
    ],
    [
      'an insert for another site',
      planted(`insert into counters (site_id, name, n) select $2, 'x', 1 where $1::uuid is not null`, {
        params: [{ key: 's', pg: 'uuid' }],
      }),
      'insert into counters',
    ],
    ['a change of site', planted(`update counters set n = 1, site_id = $1 where site_id = $1`), 'writes site_id'],
  ] as const)('%s', async ([, statement, fault]) => {
    expect((await faults(statement)).join('\n')).toContain(fault)
  })
})
