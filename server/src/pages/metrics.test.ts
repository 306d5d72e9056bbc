import { expect, onTestFinished, test } from 'vitest'
import { type TestSite, testSite } from '../../test/fixture.ts'

const TOKEN = 'a token of sixteen characters or more'

/** Reads the page; numbers by name. */
async function measured(assembly: TestSite['assembly'], authorization = `Bearer ${TOKEN}`) {
  const { statusCode, headers, body } = await assembly.app.inject({ url: '/metrics', headers: { authorization } })
  const values = Object.fromEntries(
    body
      .split('\n')
      .filter((line) => /^fairground_/.test(line))
      .map((line) => line.split(' ').map((part, i) => (i === 0 ? part : Number(part)))),
  ) as Record<string, number>
  return { statusCode, headers, body, values }
}

/** A site whose relay has read all there is. */
async function relayedSite(): Promise<TestSite> {
  const site = await testSite({ metricsToken: TOKEN })
  await site.assembly.pool.raw.query(
    `insert into outbox_readers (name, position, cluster)
     select 'jobs', pg_snapshot_xmax(pg_current_snapshot()), system_identifier::text from pg_control_system()`,
  )
  return site
}

test('a reader with the token learns how the process and its background work are', async () => {
  const { assembly } = await relayedSite()
  const { statusCode, headers, body, values } = await measured(assembly)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('process_resident_memory_bytes')
  expect(values).toMatchObject({
    fairground_database_up: 1,
    fairground_overload_level: 0,
    fairground_outbox_waiting: 0,
    fairground_outbox_oldest_waiting_seconds: 0,
    fairground_outbox_foreign: 0,
    fairground_jobs_given_up: 0,
  })
})

test('without it nothing is shown, and a server without one has no such page', async () => {
  const { assembly } = await testSite({ metricsToken: TOKEN })
  for (const authorization of ['', TOKEN, 'Bearer ', `Bearer ${TOKEN}x`]) {
    const { statusCode, body } = await measured(assembly, authorization)
    expect([statusCode, body]).toEqual([401, 'The token is missing or wrong.\n'])
  }
  const { assembly: plain } = await testSite()
  expect((await measured(plain)).statusCode).toBe(404)
  expect((await measured(plain, 'Bearer undefined')).statusCode).toBe(404)
})

test('a transaction that stays open shows its age and what waits behind it', async () => {
  const site = await relayedSite()
  const open = await site.assembly.pool.raw.connect()
  onTestFinished(() => open.release())
  await open.query('begin; select pg_current_xact_id()')
  const { status } = await site.admin.call('POST', '/stores/v1/products', {
    product: { name: 'Mug', productType: 'physical', priceData: { price: 5 } },
  })
  expect(status).toBe(200)
  const read = async (name: string) => (await measured(site.assembly)).values[name]
  await expect.poll(() => read('fairground_outbox_oldest_waiting_seconds')).toBeGreaterThan(0.2)
  await expect.poll(() => read('fairground_oldest_transaction_seconds')).toBeGreaterThan(0.2)
  expect(await read('fairground_outbox_waiting')).toBeGreaterThan(0)
  await open.query('rollback')
})

test('a position of another cluster shows', async () => {
  const { assembly } = await relayedSite()
  await assembly.pool.raw.query(`update outbox_readers set cluster = '42'`)
  expect((await measured(assembly)).values.fairground_outbox_foreign).toBe(1)
})
