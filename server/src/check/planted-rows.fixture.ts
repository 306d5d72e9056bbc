import type pg from 'pg'

/** A value that a column of this type takes. */
const SAMPLES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  boolean: 'false',
  integer: '1',
  bigint: '1',
  xid8: `'1'`,
  'timestamp with time zone': 'now()',
  jsonb: `'{}'`,
  'uuid[]': `'{}'`,
  'text[]': `'{}'`,
}

/** From now on the transaction may write what foreign keys and checks forbid. */
async function unchecked(client: pg.Client, table: string): Promise<void> {
  await client.query('set local session_replication_role = replica')
  const { rows } = await client.query<{ conname: string }>(
    `select conname from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [table],
  )
  for (const { conname } of rows) await client.query(`alter table ${table} drop constraint ${conname}`)
}

/** Writes a row of any table, inside a transaction: the given columns as SQL, and a sample in each other that must not be empty. */
export async function plantRow(
  client: pg.Client,
  table: string,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  await unchecked(client, table)
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef`,
    [table],
  )
  const samples = Object.fromEntries(rows.map(({ name, type }) => [name, SAMPLES[type] ?? `'' /* ${type} */`]))
  const row = { ...samples, ...given }
  await client.query(`insert into ${table} (${Object.keys(row).join()}) values (${Object.values(row).join()})`)
}
