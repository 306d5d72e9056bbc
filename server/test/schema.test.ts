import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fixture.ts'
import { SITELESS_TABLES, schemaRules, schemaViolations } from './schema-rules.ts'

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
})

const planted = [
  ['a site table has site_id uuid not null', 'create table bad (id uuid primary key)'],
  ['a site table has site_id uuid not null', 'create table bad (site_id text, id uuid, primary key (site_id, id))'],
  ['a site table has a primary key', 'create table bad (site_id uuid not null)'],
  [
    'site_id is first in every primary key and unique index',
    'create table bad (site_id uuid not null, id uuid, primary key (id, site_id))',
  ],
  ['site_id is first in every primary key and unique index', 'create unique index bad on orders (buyer_email)'],
  ['site_id is first in every primary key and unique index', 'create unique index bad on orders (lower(buyer_email))'],
  [
    'site_id is first in every foreign key, on both sides',
    `create table bad (site_id uuid not null references sites (id), id uuid, primary key (site_id, id))`,
  ],
  [
    'a site-less table refers to no site table',
    `alter table outbox_readers add column s uuid, add column o uuid,
     add foreign key (s, o) references orders (site_id, id)`,
  ],
  ['no exclusion constraints', 'alter table orders add exclude (number with =)'],
  ['no sequences, serial or identity columns', 'alter table orders add column n serial'],
  ['no sequences, serial or identity columns', 'alter table orders add column n int generated always as identity'],
  [
    'no triggers of our own',
    `create function bad() returns trigger language plpgsql as 'begin return new; end';
     create trigger bad before insert on orders for each row execute function bad()`,
  ],
  ['no rules and no row-level security', 'alter table orders enable row level security'],
  ['no virtual generated columns', 'alter table orders add column n int8 generated always as (number + 1) virtual'],
  ['no large objects', 'select lo_create(0)'],
  ['times carry their zone; money and counts are whole numbers', 'alter table orders add column at timestamp'],
  ['times carry their zone; money and counts are whole numbers', 'alter table orders add column cost numeric'],
] as const

test('every table keeps to the rules of keys and scale-out', async () => {
  expect(await schemaViolations(client)).toEqual([])
})

test('every site-less table that is listed exists', async () => {
  const { rows } = await client.query(
    `select relname from pg_class where relname = any($1) and relnamespace = 'public'::regnamespace`,
    [SITELESS_TABLES],
  )
  expect(rows.map((row) => row.relname).sort()).toEqual([...SITELESS_TABLES].sort())
})

test.for(planted)('%s: refuses %s', async ([rule, sql]) => {
  await client.query('BEGIN')
  await client.query(sql)
  const found = await schemaViolations(client)
  await client.query('ROLLBACK')
  expect(found.map((text) => text.split(': ')[0])).toContain(rule)
})

test('every rule is tried', () => {
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(schemaRules.map(({ name }) => name)))
})
