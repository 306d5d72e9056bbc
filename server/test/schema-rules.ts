import type pg from 'pg'

/** Tables without `site_id`, or with one that is data: reference tables when the database is distributed (`docs/data.md`). */
export const SITELESS_TABLES = [
  'sites',
  'oauth_clients',
  'site_lookups',
  'signing_keys',
  'migrations',
  'outbox_readers',
  'job_runners',
] as const

interface Rule {
  readonly name: string
  /** Lists what breaks the rule as `found`; `$1` is the list of site-less tables. */
  readonly sql: string
}

const SITE_TABLES = `
  select c.oid, c.relname from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1::text[])`

const FIRST_COLUMN = `(select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = `

export const schemaRules: readonly Rule[] = [
  {
    name: 'a site table has site_id uuid not null',
    sql: `select t.relname as found from (${SITE_TABLES}) t
          where not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'site_id'
                            and a.atttypid = 'uuid'::regtype and a.attnotnull)`,
  },
  {
    name: 'a site table has a primary key',
    sql: `select t.relname as found from (${SITE_TABLES}) t
          where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
  },
  {
    name: 'site_id is first in every primary key and unique index',
    sql: `select t.relname || ': ' || i.indexrelid::regclass as found from (${SITE_TABLES}) t
          join pg_index i on i.indrelid = t.oid and i.indisunique
          where ${FIRST_COLUMN}i.indkey[0]) is distinct from 'site_id'`,
  },
  {
    name: 'site_id is first in every foreign key, on both sides',
    sql: `select t.relname || ': ' || k.conname as found from (${SITE_TABLES}) t
          join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
          where ${FIRST_COLUMN}k.conkey[1]) <> 'site_id'
             or (select a.attname from pg_attribute a where a.attrelid = k.confrelid and a.attnum = k.confkey[1]) <> 'site_id'`,
  },
  {
    name: 'a site-less table refers to no site table',
    sql: `select k.conrelid::regclass || ': ' || k.conname as found from pg_constraint k
          where k.contype = 'f' and k.conrelid::regclass::text = any($1::text[]) and k.confrelid in (select oid from (${SITE_TABLES}) t)`,
  },
  {
    name: 'no exclusion constraints',
    sql: `select k.conrelid::regclass || ': ' || k.conname as found from pg_constraint k
          where k.contype = 'x' and $1::text[] is not null`,
  },
  {
    name: 'no sequences, serial or identity columns',
    sql: `select c.relname::text as found from pg_class c
          where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace and $1::text[] is not null`,
  },
  {
    name: 'no triggers of our own',
    sql: `select tgrelid::regclass || ': ' || tgname as found from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where not tgisinternal and c.relnamespace = 'public'::regnamespace and $1::text[] is not null`,
  },
  {
    name: 'no rules and no row-level security',
    sql: `select c.relname::text as found from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relhasrules or c.relrowsecurity)
            and $1::text[] is not null`,
  },
  {
    name: 'no virtual generated columns',
    sql: `select a.attrelid::regclass || '.' || a.attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and a.attgenerated = 'v' and $1::text[] is not null`,
  },
  {
    name: 'no large objects',
    sql: `select oid::text as found from pg_largeobject_metadata where $1::text[] is not null`,
  },
  {
    name: 'times carry their zone; money and counts are whole numbers',
    sql: `select a.attrelid::regclass || '.' || a.attname || ' ' || a.atttypid::regtype as found
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and $1::text[] is not null
            and a.atttypid::regtype::text in ('timestamp without time zone', 'time with time zone', 'money', 'numeric', 'real', 'oid', 'json')`,
  },
]

/** Violations of the rules in `docs/data.md`, as `rule: where`. */
export async function schemaViolations(client: pg.Client): Promise<string[]> {
  const found: string[] = []
  for (const rule of schemaRules) {
    const { rows } = await client.query<{ found: string }>(rule.sql, [SITELESS_TABLES])
    found.push(...rows.map((row) => `${rule.name}: ${row.found}`))
  }
  return found
}
