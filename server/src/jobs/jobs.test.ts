import pg from 'pg'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestSite, type TestVisitor, testSettings, testSite } from '../../test/fixture.ts'
import {
  beginPayment,
  checkOut,
  chooseAtBank,
  pay,
  placedOrder,
  placeOrder,
  productLine,
  sellShirts,
} from '../../test/shop.ts'
import { fair } from '../events/events.fixture.ts'
import { answer, answered, gathering, person } from '../events/rsvp/rsvp.fixture.ts'
import { testProvider } from '../providers/payment/test-provider.ts'
import { cardSite } from '../sales/payments/payments.fixture.ts'
import type { PaymentProvider, ProviderNeeds } from '../sales/payments/provider.ts'
import { type JobSettings, startJobs } from './jobs.ts'

async function working(site: TestSite, settings?: JobSettings): Promise<void> {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }), settings)
  onTestFinished(() => jobs.stop())
}

type Look = PaymentProvider['look']

/** A shop whose test payments are looked up by `lookOf`, once the buyer has paid. */
const lookedUpBy = (lookOf: (bank: Look) => Look): Promise<TestSite> => {
  const { providers } = testSettings('')
  const payments = (needs: ProviderNeeds) => {
    const bank = testProvider(needs)
    return [{ ...bank, look: lookOf(bank.look) }]
  }
  return cardSite({ providers: { ...providers, payments } })
}

/** Ordered and paid by a payment whose approval is late. The job does not ask the bank for its state. */
async function paidLate(site: TestSite, productId: string): Promise<{ buyer: TestVisitor; orderId: string }> {
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  const begun = await beginPayment(buyer, orderId)
  await chooseAtBank(buyer, begun.body.next.redirectUrl, 'late')
  return { buyer, orderId }
}

const isPaid = async ({ buyer, orderId }: { buyer: TestVisitor; orderId: string }) =>
  (await placedOrder(buyer, orderId)).paymentStatus

const waitingJobs = (site: TestSite) =>
  site.query(`select task_identifier as task, locked_by as "lockedBy" from graphile_worker.jobs order by id`)

test('a payment whose provider answers late is settled by a job that its happening made', async () => {
  const site = await testSite()
  await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
  await site.assembly.directory.reload()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())

  const shirt = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  expect((await pay(buyer, orderId, 'late')).body.status).toBe('PENDING')
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'PENDING' })

  await expect
    .poll(async () => (await placedOrder(buyer, orderId)).paymentStatus, { timeout: 20_000, interval: 200 })
    .toBe('PAID')
  expect(await placedOrder(buyer, orderId)).toMatchObject({ status: 'APPROVED' })
})

test('a job that throws is tried again, and the runner goes on', async () => {
  let calls = 0
  const site = await lookedUpBy((look) => async (payment) => {
    if (++calls === 1) throw new Error('the provider is confused')
    return look(payment)
  })
  await working(site)
  const shirt = await sellShirts(site, 10)
  const late = await paidLate(site, shirt.productId)
  await expect.poll(() => isPaid(late), { timeout: 20_000, interval: 200 }).toBe('PAID')
  expect(calls).toBeGreaterThan(1)
})

test('the stored error of a failed job quotes no values of the database', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  await paidLate(site, shirt.productId)
  await site.query(
    `create function quoting() returns trigger language plpgsql as $$ begin perform 'ines@example.com'::uuid; return new; end $$`,
  )
  await site.query(`create trigger quoting before update on transactions for each row execute function quoting()`)
  await working(site)
  const stored = async () => (await site.query('select last_error from graphile_worker.jobs'))[0]?.last_error
  await expect.poll(stored, { timeout: 20_000, interval: 200 }).toBe('database: 22P02')
})

test('a payment that cannot be settled does not stop the settling of others', async () => {
  const broken = new Set<string>()
  const site = await lookedUpBy((look) => async (payment) => {
    if (broken.has(payment.id)) throw new Error('the provider is confused')
    return look(payment)
  })
  const shirt = await sellShirts(site, 10)
  const first = await paidLate(site, shirt.productId)
  const [{ id } = {}] = await site.query('select id from transactions')
  broken.add(String(id))
  // More of them than are read at once, all before the other.
  await site.query(
    `insert into transactions (site_id, id, order_id, kind, provider, status, amount, currency, created_at, updated_at)
     select site_id, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, order_id, kind, 'gone', status, amount, currency,
       created_at, updated_at from transactions, generate_series(1, 120) as n`,
  )
  const second = await paidLate(site, shirt.productId)
  // Begun before anybody reads what happened: the task by the clock alone settles them.
  await site.advance(60_000)
  await working(site)
  await site.query(`select graphile_worker.add_job('settle-payments')`)
  await expect.poll(() => isPaid(second)).toBe('PAID')
  expect(await isPaid(first)).toBe('PENDING')
})

test('a runner whose connections break again and again is replaced, and every job is done', {
  timeout: 90_000,
}, async () => {
  const site = await cardSite()
  await working(site)
  const shirt = await sellShirts(site, 100)
  const buyer = await site.visitor()
  const orders = 20
  let buying = true
  let cuts = 0
  const cutting = (async () => {
    while (buying) {
      const cut = await site.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'fairground jobs'`,
      )
      cuts += cut.length
    }
  })()
  for (let n = 0; n < orders; n++) {
    const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
    expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  }
  buying = false
  await cutting
  expect(cuts).toBeGreaterThan(3)
  const confirmed = () => site.query(`select id from mails where template = 'orderConfirmation'`)
  await expect.poll(confirmed, { timeout: 25_000, interval: 200 }).toHaveLength(orders)
  await expect.poll(() => waitingJobs(site), { timeout: 25_000, interval: 200 }).toEqual([])
})

test('a guest gets the mail about the answer and the one with its link, though both were due before any was sent', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const given = person()
  // Domain events from before jobs run for the first time are not theirs.
  await (await startJobs(shop.site.assembly, pino({ level: 'silent' }))).stop()
  await answered(await shop.visitor(), id, given)
  expect((await answer(await shop.visitor(), id, given)).status).toBe(409)
  await working(shop.site)
  const mails = () => shop.site.query('select id from mails where to_address = $1', [given.email])
  await expect.poll(mails, { timeout: 20_000, interval: 200 }).toHaveLength(2)
})

/** A job of a task that waits for nothing, locked a while ago by this runner. */
async function lockedBy(site: TestSite, runner: string): Promise<void> {
  await site.query(`select graphile_worker.add_job('send-mails', job_key := $1)`, [runner])
  await site.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '10 seconds' where key = $1`,
    [runner],
  )
}

test('jobs of a runner that died are taken over, and those of one that lives are left to it', async () => {
  const site = await testSite()
  await lockedBy(site, 'pool-dead')
  await lockedBy(site, 'pool-alive')
  await site.query(`insert into job_runners values ('pool-alive', now() + interval '1 hour')`)
  await working(site, { takeover: { everyMs: 100, deadAfterMs: 2_000 } })
  await expect.poll(() => waitingJobs(site)).toEqual([{ task: 'send-mails', lockedBy: 'pool-alive' }])
})

test('a job that was replaced while a runner that died ran it is forgotten, and one that is given up stays', async () => {
  const site = await testSite()
  await lockedBy(site, 'pool-dead')
  await site.query(`update graphile_worker._private_jobs set max_attempts = 12 where key = 'pool-dead'`)
  await site.query(`select graphile_worker.add_job('send-mails', job_key := 'pool-dead', max_attempts := 12)`)
  await site.query(`select graphile_worker.add_job('given-up', job_key := 'given-up', max_attempts := 12)`)
  await site.query(`update graphile_worker._private_jobs set attempts = 12 where key = 'given-up'`)
  expect((await waitingJobs(site)).map(({ task, lockedBy }) => [task, lockedBy])).toEqual([
    ['send-mails', 'pool-dead'],
    ['send-mails', null],
    ['given-up', null],
  ])
  await working(site, { takeover: { everyMs: 100, deadAfterMs: 2_000 } })
  await expect.poll(() => waitingJobs(site)).toEqual([{ task: 'given-up', lockedBy: null }])
})

test('on a database of its own a process takes over every job as it starts', async () => {
  const site = await testSite()
  await lockedBy(site, 'pool-killed')
  await working(site, { isOwnDatabase: true, takeover: { everyMs: 3_600_000, deadAfterMs: 3_600_000 } })
  await expect.poll(() => waitingJobs(site)).toEqual([])
})

test('jobs are done while requests hold every connection that they have', async () => {
  const site = await cardSite()
  // Domain events from before jobs run for the first time are not theirs.
  await (await startJobs(site.assembly, pino({ level: 'silent' }))).stop()
  const { productId } = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  expect((await pay(buyer, orderId)).body.status).toBe('PAID')
  const { raw } = site.assembly.pool
  const held = await Promise.all(Array.from({ length: site.assembly.settings.poolSize }, () => raw.connect()))
  const client = new pg.Client({ connectionString: site.connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  try {
    await working(site)
    const mails = async () => (await client.query(`select 1 from mails where template = 'orderConfirmation'`)).rows
    await expect.poll(mails, { timeout: 20_000, interval: 100 }).toHaveLength(1)
  } finally {
    for (const connection of held) connection.release()
  }
})

/** So many events beside the one that there is, as copies of it. */
const copyEvents = (site: TestSite, count: number) =>
  site.query(
    `insert into events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'slug', e.slug || '-copy-' || n))).*
     from events e, generate_series(1, $1) n`,
    [count],
  )

test('hundreds of events are cancelled and deleted by filter in pieces, also when a process is killed in the middle', async () => {
  const shop = await fair()
  const { admin, site } = shop
  const first = await shop.event({ title: 'Lantern walk' })
  const filter = { title: 'Lantern walk' }
  await copyEvents(site, 649)
  const other = await shop.event({ title: 'Kite day' })
  // Domain events from before jobs run for the first time are not theirs.
  await (await startJobs(site.assembly, pino({ level: 'silent' }))).stop()

  const bulk = (change: string) => admin.call('POST', `/events/v3/bulk/events/${change}-by-filter`, { filter })
  const canceled = await bulk('cancel')
  expect(canceled).toMatchObject({ status: 200, body: { jobId: expect.any(String) } })
  const inTransactions = () =>
    site.query(`select count(*)::int as events from happenings where slug = 'canceled' group by written_by`)
  expect(await inTransactions()).toEqual([])

  // One piece fails until its process is gone: the others are done before.
  await site.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await site.query(
    `create trigger refuse before update on events for each row when (old.id = '${first.id}') execute function refuse()`,
  )
  const killed = await startJobs(site.assembly, pino({ level: 'silent' }))
  await expect.poll(async () => (await inTransactions()).length).toBe(6)
  await killed.stop()
  await site.query('drop trigger refuse on events')
  // As a process leaves a piece that it was at work on when it was killed.
  await site.query(
    `update graphile_worker._private_jobs set run_at = now(), locked_by = 'pool-killed', locked_at = now() - interval '10 seconds'`,
  )
  expect((await bulk('cancel')).status).toBe(200)
  await working(site, { takeover: { everyMs: 100, deadAfterMs: 2_000 } })
  const events = (state: string) => site.query(`select count(*)::int as n from events where ${state}`)
  await expect.poll(() => events('canceled_at is not null')).toEqual([{ n: 650 }])
  const pieces = (await inTransactions()).map((piece) => Number(piece.events))
  expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(650)
  expect(Math.max(...pieces)).toBeLessThanOrEqual(100)
  expect(await site.query(`select distinct actor_kind from happenings where slug = 'canceled'`)).toEqual([
    { actor_kind: 'apiKey' },
  ])

  expect((await bulk('delete')).body.jobId).toEqual(expect.any(String))
  await expect.poll(() => events('deleted_at is null')).toEqual([{ n: 1 }])
  expect((await admin.call('GET', `/events/v3/events/${other.id}`)).body.event.status).toBe('UPCOMING')
})
