import { amountOf } from '@fairground/domain/money.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readCredentials } from '../src/first-run/credentials-file.ts'
import { newEmail } from '../src/identity/sign-in/sign-in.fixture.ts'
import { type ChargingShop, chargeSteps, type Ready, saveCardAtStripe } from './charge-steps.ts'
import type { Reply, TestCaller, TestSite } from './fixture.ts'
import { type KillableServer, killableServer } from './killable-server.ts'
import { callerAt, comingBack } from './over-http.ts'
import { fairground, serverEnv } from './server-process.ts'
import { beginPayment, checkPayment, placeOrder, productLine, sellTickets, takeTestPayments } from './shop.ts'
import { STAND_IN_KEYS } from './stripe-stand-in.ts'

const PATIENCE = 150_000
/** One for each step that waits for a lock, and for the jobs. */
const CONNECTIONS = 2 * Object.keys(chargeSteps).length
const SOON = { timeout: 20_000, interval: 25 }

let running: KillableServer
beforeAll(async () => {
  running = await killableServer('charge-kills', { POOL_SIZE: String(CONNECTIONS) })
}, PATIENCE)
afterAll(() => running.close())

/** Calls the server wherever it is now: a start takes another port. Two writers of one payment may have the second refused as busy. */
const wherever = (own: Record<string, string>): TestCaller =>
  comingBack({ call: (...request) => callerAt(running.url, own).call(...request) })

/** Its member is another each time. */
async function shopWithCard(): Promise<ChargingShop> {
  const { apiKey, siteId, clientId } = readCredentials(running.dataDir)!
  const admin = wherever({ authorization: apiKey, 'wix-site-id': siteId })
  const call = async (caller: TestCaller, method: 'POST' | 'PUT', path: string, body: object) => {
    const reply = await caller.call(method, path, body)
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200)
    return reply.body
  }
  await takeTestPayments(admin)
  const reserve = { hours: 48, end: 'VOID' }
  await call(admin, 'PUT', '/fairground/v1/payment-accounts/stripe-test', { keys: STAND_IN_KEYS, reserve })
  const sell = async () => {
    const product = { name: 'Print', productType: 'physical', priceData: { price: 20 } }
    return (await call(admin, 'POST', '/stores/v1/products', { product })).product.id
  }
  const [productId, depositId] = [await sell(), await sell()]
  await call(admin, 'PUT', `/fairground/v1/products/${depositId}/deposit`, { deposit: { percentage: '25' } })
  const { member } = await call(admin, 'POST', '/members/v1/members', { member: { loginEmail: newEmail() } })
  const anonymous = await call(wherever({}), 'POST', '/oauth2/token', { grantType: 'anonymous', clientId })
  const beside = wherever({ authorization: `${anonymous.access_token},${apiKey}` })
  const issued = await call(beside, 'POST', '/oauth2/token', { grant_type: 'authorized_client', member_id: member.id })
  const shop = {
    stripe: running.stripe,
    admin,
    member: wherever({ authorization: issued.access_token }),
    productId,
    depositId,
    ...(await sellChangeable({ admin })),
  }
  await saveCardAtStripe(shop)
  return shop
}

/** Tickets at 20.00 whose buyers may change them to dearer ones. */
async function sellChangeable(site: Pick<TestSite, 'admin'>): Promise<Pick<ChargingShop, 'ticketId' | 'dearerId'>> {
  const { eventId, ticketDefinitionId } = await sellTickets(site, 1000, '20.00')
  const call = async (method: 'PATCH' | 'POST', path: string, body: object) => {
    const reply = await site.admin.call(method, path, body)
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200)
    return reply.body
  }
  const tickets = { change: { allowed: true, toDearer: true } }
  await call('PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, registration: { tickets } } })
  const { ticketDefinition } = await call('POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId,
      name: 'Box',
      initialLimit: 1000,
      pricingMethod: { fixedPrice: { value: '25.00', currency: 'GBP' } },
      feeType: 'NO_FEE',
    },
  })
  return { ticketId: ticketDefinitionId, dearerId: ticketDefinition.id }
}

/** Every step, under way at once. A job may have come before a buyer who only looks: that one is answered early. */
interface UnderWay {
  readonly steps: readonly Ready[]
  /** Begins them. */
  act(): Promise<Reply>[]
  readonly acknowledged: Ready[]
}

/** Locks the orders with their payments, so that their writers wait until `meanwhile` is over. */
const locked = (
  { steps, acknowledged }: UnderWay,
  meanwhile: (allWait: () => Promise<unknown>) => Promise<void>,
): Promise<void> =>
  running.inDatabase(async (client) => {
    const ids = [steps.map(({ orderId }) => orderId)]
    await client.query('begin')
    await client.query('select from orders where id = any($1) for update', ids)
    await client.query('select from transactions where order_id = any($1) for update', ids)
    await meanwhile(() =>
      vi.waitUntil(async () => {
        const { rows } = await running.inDatabase((other) =>
          other.query(`select count(*)::int as count from pg_stat_activity
                       where wait_event_type = 'Lock' and datname = current_database()`),
        )
        return rows[0].count + acknowledged.length >= steps.length
      }, SOON),
    )
  })

interface Held {
  /** Every step waits for its call. */
  readonly isHeld: Promise<unknown>
  readonly letGo: () => void
}

/** Begins the steps, and holds their calls at the provider. */
function held({ steps, act, acknowledged }: UnderWay, at: 'door' | 'answer'): Held {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const waiting: string[] = []
  running.stripe.hold = { at, waiting, isOver, isHeld: (call) => steps.some((step) => step.call(call)) }
  act()
  const isHeld = vi.waitUntil(() => waiting.length + acknowledged.length >= steps.length, SOON)
  const letGo = () => {
    running.stripe.hold = undefined
    resolve()
  }
  return { isHeld, letGo }
}

/** Their connections break when the process dies. */
const unheard = (replies: Promise<Reply>[]): Promise<Reply>[] => {
  for (const reply of replies) reply.catch(() => {})
  return replies
}

type Kill = (underWay: UnderWay) => Promise<void>

const killHeld =
  (at: 'door' | 'answer'): Kill =>
  async (underWay) => {
    const { isHeld, letGo } = held(underWay, at)
    await isHeld
    await running.kill()
    letGo()
  }

/** Points at which the process dies, with every step under way at once. */
const kills: Readonly<Record<string, Kill>> = {
  'before the first commit': (underWay) =>
    locked(underWay, async (allWait) => {
      underWay.act()
      await allWait()
      await running.kill()
    }),
  'after it, before the provider has done anything': killHeld('door'),
  'once the provider is done, before its answer': killHeld('answer'),
  'after the answer of the provider, before the second commit': async (underWay) => {
    const { isHeld, letGo } = held(underWay, 'answer')
    await isHeld
    await locked(underWay, async (allWait) => {
      letGo()
      await allWait()
      await running.kill()
    })
  },
  'after the second commit of the first of them': async ({ act }) => {
    await Promise.any(act())
    await running.kill()
  },
}

/** State of each payment of an order at the provider, oldest first, and what went back. */
function theirs(orderId: string) {
  const intents = [...running.stripe.intents.values()].filter(({ metadata }) => metadata.order_id === orderId)
  const refunds = [...running.stripe.refunds.values()].filter((one) =>
    intents.some(({ id }) => id === one.payment_intent),
  )
  return {
    payments: intents.map(({ status, amount_received: taken }) => `${status} ${taken}`),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** State at the provider that each of ours stands for. */
const STATES: Readonly<Record<string, string>> = {
  PENDING: 'requires_payment_method',
  AUTHORIZED: 'requires_capture',
  APPROVED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  VOIDED: 'canceled',
}

async function ours(orderId: string): Promise<ReturnType<typeof theirs>> {
  const { rows } = await running.inDatabase((client) =>
    client.query(
      `select status, amount::int, refunded::int from transactions
       where order_id = $1 and kind = 'payment' and provider = 'stripe-test' order by created_at, id`,
      [orderId],
    ),
  )
  return {
    payments: rows.map(({ status, amount }) => {
      const state = STATES[status]
      return `${state} ${state === 'succeeded' ? amount : 0}`
    }),
    refunded: rows.reduce((sum, { refunded }) => sum + refunded, 0),
  }
}

const agree = async (steps: readonly Ready[]) => {
  for (const { orderId } of steps) expect(await ours(orderId)).toEqual(theirs(orderId))
}

/** The jobs of the clock, which come by the minute and by the hour. */
const clockStrikes = () =>
  running.inDatabase(async (client) => {
    for (const job of ['settle-payments', 'check-authorizations'])
      await client.query('select graphile_worker.add_job($1)', [job])
  })

test(
  'killed at each step of each way to move money: the books agree by themselves, and a repeated request is one',
  async () => {
    const shop = await shopWithCard()
    const all: Ready[] = []
    for (const [point, killAt] of Object.entries(kills)) {
      const steps: Ready[] = []
      for (const prepare of Object.values(chargeSteps)) steps.push(await prepare(shop))
      all.push(...steps)
      const acknowledged: Ready[] = []
      const act = () =>
        steps.map(async (step) => {
          const reply = await step.act(shop)
          if (reply.status === 200) acknowledged.push(step)
          return reply
        })
      await killAt({ steps, act: () => unheard(act()), acknowledged })
      await running.start()
      for (const { orderId, payments } of acknowledged) expect((await ours(orderId)).payments).toEqual(payments)

      await clockStrikes()
      await vi.waitFor(() => agree(steps), SOON)
      const replies = await Promise.all([...steps, ...steps].map((step) => step.act(shop)))
      const failed = replies.filter(({ status }) => status !== 200).map(({ body }) => body)
      expect(failed, point).toEqual([])
      await agree(steps)
      for (const { orderId, payments, refunded = 0 } of steps)
        expect([point, theirs(orderId)]).toEqual([point, { payments, refunded }])
    }

    await agree(all)
    const check = await fairground(serverEnv(running.dataDir), 'check')
    expect([check.code, check.out]).toEqual([0, 'Everything agrees.\n'])
  },
  PATIENCE,
)

/** Taxes of New York are calculated by the stand-in. */
async function taxAutomatically({ admin }: ChargingShop): Promise<void> {
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const reply = await admin.call(method, path, body)
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200)
    return reply.body
  }
  const appId = (await call('GET', '/fairground/v1/automatic-tax-calculators')).calculators.at(-1).appId
  await call('POST', '/billing/v1/tax-regions', { taxRegion: { country: 'US', appId, taxIncludedInPrice: false } })
}

test(
  'killed while taxes are calculated, recorded and taken back: order, record and refund agree, each once',
  async () => {
    const shop = await shopWithCard()
    await taxAutomatically(shop)
    const { admin, member, productId } = shop
    const { taxes } = running.stripe
    const diesAt = async (path: string, begin: () => Promise<Reply>) => {
      const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
      const waiting: string[] = []
      running.stripe.hold = { at: 'answer', waiting, isOver, isHeld: (call) => call === `POST /v1/tax/${path}` }
      const [reply] = unheard([begin()])
      await vi.waitUntil(() => waiting.length > 0, SOON)
      await running.kill()
      running.stripe.hold = undefined
      letGo()
      await reply?.catch(() => {})
      await running.start()
    }
    const address = {
      country: 'US',
      subdivision: 'US-NY',
      city: 'New York',
      postalCode: '10001',
      addressLine: '1 Main',
    }
    const contact = { address, contactDetails: { firstName: 'Ada', lastName: 'King', phone: '+44 117 496 0001' } }
    const buy = () =>
      member.call('POST', '/ecom/v1/checkouts', {
        lineItems: [productLine(productId, 1)],
        channelType: 'WEB',
        checkoutInfo: {
          buyerInfo: { email: 'ada@example.com' },
          billingInfo: contact,
          shippingInfo: { shippingDestination: contact },
        },
      })
    await diesAt('calculations', buy)
    const { checkout } = (await buy()).body
    const { orderId } = (await placeOrder(member, checkout.id)).body
    await beginPayment(member, orderId, { method: 'stripe-test' })
    const { body } = await admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)
    const paymentId = body.orderTransactions.payments[0].id
    running.stripe.confirm(paymentId, 'succeed')
    expect((await checkPayment(member, orderId)).body.status).toBe('AUTHORIZED')
    const capture = { orderId, payments: [{ paymentId }] }
    await diesAt('transactions/create_from_calculation', () =>
      admin.call('POST', '/ecom/v1/order-billing/capture-authorized-payments', capture),
    )
    const recordedSales = async () =>
      (await admin.call('GET', `/fairground/v1/orders/${orderId}/automatic-tax`)).body.automaticTax.recordedSales.length
    await expect.poll(recordedSales, SOON).toBe(1)
    const refund = { orderId, paymentRefunds: [{ paymentId, amount: { amount: '5.00' } }] }
    await diesAt('transactions/create_reversal', () =>
      admin.call('POST', '/ecom/v1/order-billing/refund-payments', refund, { 'idempotency-key': `refund-${orderId}` }),
    )
    const reversals = () =>
      running.inDatabase(async (client) => {
        const { rows } = await client.query('select reversal is not null as is_confirmed from tax_reversals')
        return rows
      })
    await expect.poll(reversals, SOON).toEqual([{ is_confirmed: true }])
    const { order } = (await admin.call('GET', `/ecom/v1/orders/${orderId}`)).body
    const sales = [...taxes.transactions.values()]
    expect(sales.map(({ type }) => type)).toEqual(['transaction', 'reversal'])
    const sum = (part: 'amount' | 'tax', i: number) => sales[i]!.amounts.reduce((all, one) => all + one[part], 0)
    expect([sum('tax', 0), sum('amount', 0) + sum('tax', 0)].map(BigInt)).toEqual(
      [order.priceSummary.tax, order.priceSummary.total].map(({ amount }) => amountOf(amount, 'GBP')),
    )
    expect(sum('amount', 1) + sum('tax', 1)).toBe(-500)
  },
  PATIENCE,
)
