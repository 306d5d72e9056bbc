import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyOrder } from '../src/events/refunds/event-refunds.fixture.ts'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import { type KillableServer, killableServer } from './killable-server.ts'
import { callerAt } from './over-http.ts'
import { fairground, serverEnv } from './server-process.ts'
import { beginPayment, checkOut, checkPayment, placeOrder, sellTickets, takeTestPayments, ticketLine } from './shop.ts'
import { STAND_IN_KEYS } from './stripe-stand-in.ts'

/** Orders of the event that is refunded; 5,000 by hand. */
const ORDERS = Number(process.env.REFUNDED_ORDERS ?? 300)
const PATIENCE = 150_000 + ORDERS * 100

let running: KillableServer
beforeAll(async () => {
  running = await killableServer('event-refund-kills')
}, PATIENCE)
afterAll(() => running.close())

/** One order paid at the provider, and copies of it that the provider knows, too. */
async function sellOut(clientId: string, admin: ReturnType<typeof callerAt>) {
  await takeTestPayments(admin)
  const account = await admin.call('PUT', '/fairground/v1/payment-accounts/stripe-test', { keys: STAND_IN_KEYS })
  expect(account.status, JSON.stringify(account.body)).toBe(200)
  const concert = await sellTickets({ admin }, ORDERS + 10)
  const { body } = await callerAt(running.url, {}).call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
  const buyer = callerAt(running.url, { authorization: body.access_token })
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [ticketLine(concert.ticketDefinitionId, 1)]))).body
  await beginPayment(buyer, orderId, { method: 'stripe-test' })
  const paymentsOf = () =>
    running.inDatabase(async (client) => {
      const { rows } = await client.query(
        `select t.id, t.order_id as "orderId", t.provider_ref as ref from transactions t
         join order_events e on e.order_id = t.order_id where e.event_id = $1 and t.kind = 'payment'`,
        [concert.eventId],
      )
      return rows as { id: string; orderId: string; ref: string }[]
    })
  const [first] = await paymentsOf()
  running.stripe.confirm(first!.id, 'succeed') // begun above
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PAID')
  await running.inDatabase((client) =>
    copyOrder(
      { query: async (text, values) => (await client.query(text, values as unknown[])).rows },
      orderId,
      ORDERS - 1,
    ),
  )
  const intent = running.stripe.intentOf(first!.id)
  for (const { id, orderId: of, ref } of await paymentsOf())
    if (ref !== intent.id)
      running.stripe.intents.set(ref, {
        ...intent,
        id: ref,
        metadata: { ...intent.metadata, payment_id: id, order_id: of },
      })
  return concert
}

test(
  'an event that is refunded while the process is killed again and again gives each order back once',
  async () => {
    const { clientId, apiKey, siteId } = readCredentials(running.dataDir)!
    const adminAt = () => callerAt(running.url, { authorization: apiKey, 'wix-site-id': siteId })
    const { eventId } = await sellOut(clientId, adminAt())
    const path = `/fairground/v1/events/${eventId}/refund`
    const begun = await adminAt().call('POST', path, { eventId, cancel: true })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(begun.body.refund.total).toBe(ORDERS)
    for (const part of [0.1, 0.4, 0.8]) {
      await vi.waitUntil(() => running.stripe.refunds.size >= ORDERS * part, { timeout: PATIENCE, interval: 5 })
      await running.kill()
      await running.start()
    }
    const progress = async () => (await adminAt().call('GET', path)).body.refund
    await vi.waitUntil(async () => (await progress()).done, { timeout: PATIENCE, interval: 200 })
    expect(await progress()).toMatchObject({ total: ORDERS, refunded: ORDERS, failed: 0, waiting: 0 })
    const refunded = [...running.stripe.refunds.values()].map(({ payment_intent: of, amount }) => `${of} ${amount}`)
    expect([refunded.length, new Set(refunded).size]).toEqual([ORDERS, ORDERS])
    expect(new Set(refunded.map((one) => one.split(' ')[1]))).toEqual(new Set(['3500']))
    const check = await fairground(serverEnv(running.dataDir), 'check')
    expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  },
  PATIENCE * 2,
)
