import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConnection } from '../src/db/managed/connection-file.ts'
import { startTestPostgres, type TestPostgres } from '../src/db/managed/test-postgres.fixture.ts'
import { migrate } from '../src/db/migrate.ts'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import { CARDS_APP } from '../src/sales/gift-cards/gift-cards.fixture.ts'
import type { TestSite } from './fixture.ts'
import { callerAt } from './over-http.ts'
import { addressOf, fairground, serverEnv, startServerProcess, stopAll } from './server-process.ts'
import { checkOut, pay, placeOrder, sellTickets, takeTestPayments, ticketLine } from './shop.ts'

let folder: string
let other: TestPostgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-restored-'))
  other = await startTestPostgres(join(folder, 'other'))
}, 60_000)
afterAll(async () => {
  await stopAll()
  await other.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

async function withClient<Answer>(connectionString: string, use: (client: pg.Client) => Promise<Answer>) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

interface Table {
  readonly name: string
  readonly columns: string
  readonly rows: string
}

/** Every row of one moment, as a dump of a running database holds them. */
const dumpOf = (from: string): Promise<Table[]> =>
  withClient(from, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       where c.relkind = 'r' and not c.relispartition and c.relnamespace::regnamespace::text in ('public', 'graphile_worker')
         and c.relname not like '%migrations' group by c.oid`,
    )
    const dump: Table[] = []
    for (const table of tables) {
      const { rows } = await client.query<{ rows: string }>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${table.name} t`,
      )
      dump.push({ ...table, rows: rows[0]?.rows ?? '[]' })
    }
    await client.query('commit')
    return dump
  })

/** Into the schema that this version makes: rules between rows are the dump's, so they are not checked one by one. */
const restore = (into: string, dump: readonly Table[]) =>
  withClient(into, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const { name, columns, rows } of dump) {
      await client.query(`delete from ${name}`)
      await client.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
        [rows],
      )
    }
    const { rows: sequences } = await client.query<{ column: string; sequence: string; table: string }>(
      `select quote_ident(a.attname) as column, s.oid::regclass::text as sequence, d.refobjid::regclass::text as table
       from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where s.relkind = 'S'`,
    )
    for (const { column, sequence, table } of sequences)
      await client.query(`select setval('${sequence}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`)
  })

test('a dump restored into a fresh cluster goes on: each buyer, before and after, gets one mail', async () => {
  const dataDir = join(folder, 'data')
  const program = startServerProcess(serverEnv(dataDir))
  const url = await addressOf(program)
  const source = readConnection(dataDir)?.connectionString ?? ''
  const { clientId = '', apiKey = '', siteId = '' } = readCredentials(dataDir) ?? {}
  const adminAt = (at: string) => callerAt(at, { authorization: apiKey, 'wix-site-id': siteId })
  await takeTestPayments(adminAt(url))
  const { ticketDefinitionId } = await sellTickets({ admin: adminAt(url) } as TestSite, 100) // it calls as administrator alone
  const buy = async (at: string, email: string) => {
    const { body } = await callerAt(at, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
    const buyer = callerAt(at, { authorization: body.access_token })
    const { body: placed } = await placeOrder(buyer, await checkOut(buyer, [ticketLine(ticketDefinitionId, 1)], email))
    expect((await pay(buyer, placed.orderId)).body.status).toBe('PAID')
  }
  const mailsTo = async (at: string, email: string) =>
    (await adminAt(at).call('GET', `/dev/mail?to=${encodeURIComponent(email)}`)).body.mails.length
  const oneMail = (at: string, email: string) =>
    vi.waitUntil(async () => (await mailsTo(at, email)) === 1, { timeout: 20_000, interval: 50 })

  const cards = '/gift-cards/v1/gift-cards'
  const notificationInfo = { recipient: { email: 'grace@example.com' } }
  const giftCard = { initialValue: { amount: '10.00' }, currency: 'GBP', notificationInfo }
  const { id, code } = (await adminAt(url).call('POST', cards, { giftCard })).body.giftCard
  const redeem = async (at: string, value: string) =>
    (
      await adminAt(at).call('POST', '/ecom/v1/gift-cards/redeem', {
        code,
        amount: { value, currency: 'GBP' },
        appId: CARDS_APP,
      })
    ).status
  expect(await redeem(url, '4.00')).toBe(200)

  // Transaction ids of the source are far ahead of those of a fresh cluster.
  await withClient(source, (client) =>
    client.query('do $$ begin for i in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$'),
  )
  await buy(url, 'before@example.com')
  await oneMail(url, 'before@example.com')
  await Promise.all([1, 2, 3].map((n) => buy(url, `meanwhile-${n}@example.com`)))
  const dump = await dumpOf(source)
  program.child.kill('SIGTERM')
  await program.ended

  await migrate(other.connectionString, () => {})
  await runMigrations({ connectionString: other.connectionString })
  await restore(other.connectionString, dump)
  const env = { ...serverEnv(dataDir), DATABASE_URL: other.connectionString }
  const restored = await addressOf(startServerProcess(env))
  await buy(restored, 'after@example.com')
  await oneMail(restored, 'after@example.com')
  for (const n of [1, 2, 3]) await oneMail(restored, `meanwhile-${n}@example.com`)
  await buy(restored, 'later@example.com')
  await oneMail(restored, 'later@example.com')
  for (const name of ['before', 'meanwhile-1', 'meanwhile-2', 'meanwhile-3', 'after'])
    expect(await mailsTo(restored, `${name}@example.com`), name).toBe(1)
  expect([await redeem(restored, '6.01'), await redeem(restored, '6.00')]).toEqual([409, 200])
  expect((await adminAt(restored).call('POST', `${cards}/${id}/send-email`, { giftCardId: id })).status).toBe(200)
  const toGrace = async () => (await adminAt(restored).call('GET', '/dev/mail?to=grace@example.com')).body.mails
  await vi.waitUntil(async () => (await toGrace()).length === 2, { timeout: 20_000, interval: 50 })
  expect((await toGrace())[0].text).toContain(code)
  const check = await fairground(env, 'check')
  expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  // Beside it, a setup with nothing to read ends by itself.
  const setup = await fairground(env, 'setup')
  expect([setup.code, setup.err]).toEqual([0, ''])
  expect(setup.out).toContain('What was answered is saved')
}, 120_000)
