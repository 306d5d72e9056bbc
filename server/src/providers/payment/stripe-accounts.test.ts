import { expect, test } from 'vitest'
import type { TestSite } from '../../../test/fixture.ts'
import { checkPayment } from '../../../test/shop.ts'
import { STAND_IN_KEYS, type StripeStandIn } from '../../../test/stripe-stand-in.ts'
import { agrees, codeOf, orderOf, transactionsOf } from '../../sales/payments/payments.fixture.ts'
import { ACCOUNT, begun, byClock, otherAccount, refund, send, stripeSite, working } from './stripe.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const keysOf = (name: string) => ({
  publicKey: `pk_test_${name}`,
  secretKey: `sk_test_${name}`,
  messagesSecret: `whsec_${name}`,
})
const OTHERS = keysOf('other')

const enter = ({ admin }: TestSite, keys: object) => admin.call('PUT', ACCOUNT, { keys: { ...STAND_IN_KEYS, ...keys } })

/** Keys of another account are entered, which knows nothing of what was done before. Brings the one before back, with its keys. */
async function exchanged(site: TestSite, stripe: StripeStandIn, keys = OTHERS): Promise<() => Promise<void>> {
  const back = otherAccount(stripe)
  stripe.secretKeys.clear()
  stripe.secretKeys.add(keys.secretKey)
  stripe.foreignKeys.clear()
  stripe.foreignKeys.add(STAND_IN_KEYS.publicKey)
  const reply = await enter(site, keys)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return async () => {
    back()
    stripe.secretKeys.clear()
    stripe.secretKeys.add(STAND_IN_KEYS.secretKey)
    stripe.foreignKeys.clear()
    stripe.foreignKeys.add(keys.publicKey)
    expect((await enter(site, {})).status).toBe(200)
  }
}

/** An order that was paid with the keys that are there. */
async function paid(site: TestSite, stripe: StripeStandIn) {
  const one = await begun(site)
  stripe.confirm(one.paymentId, 'succeed')
  expect((await checkPayment(one.buyer, one.orderId)).body.status).toBe('PAID')
  return one
}

async function nextNight(site: TestSite): Promise<void> {
  const [{ offset } = {}] = await site.query('select clock_offset_ms as offset from sites where id = $1', [site.siteId])
  const now = Date.now() + Number(offset)
  await site.advance(DAY_MS + DAY_MS / 8 - (now % DAY_MS))
  await byClock(site, 'compare-payments')
}

const PATH = '/fairground/v1/payment-comparisons'
const kinds = async ({ admin }: TestSite) =>
  (await admin.call('GET', `${PATH}/differences`)).body.differences.map(({ kind }: { kind: string }) => kind)
const compared = async ({ admin }: TestSite) =>
  (await admin.call('GET', PATH)).body.comparisons.find(({ method }: { method: string }) => method === 'stripe-test')
const disputesOf = async ({ admin }: TestSite, orderId: string) =>
  (await admin.call('GET', `/fairground/v1/orders/${orderId}/disputes`)).body.disputes

test('a public key of another account is refused, in an account with payments and in one without', async () => {
  const { site, stripe } = await stripeSite()
  stripe.foreignKeys.add('pk_test_foreign')
  const mixed = async () => {
    const reply = await enter(site, { publicKey: 'pk_test_foreign' })
    expect(codeOf(reply)).toBe('PAYMENT_KEYS_REFUSED')
    expect(reply.body.message).toContain('public key is of another account')
  }
  await mixed()
  await paid(site, stripe)
  await mixed()
  expect((await enter(site, { publicKey: 'pk_test_rolled' })).body.account.publicKey).toBe('pk_test_rolled')
  // Stored keys are tested as a pair, too.
  stripe.foreignKeys.add('pk_test_rolled')
  expect(codeOf(await site.admin.call('POST', `${ACCOUNT}/test`))).toBe('PAYMENT_KEYS_REFUSED')
})

test('the public key that is there brings no secret key of another account past a charge that was never answered', async () => {
  const { site, stripe } = await stripeSite()
  stripe.lose = 99
  const { buyer, orderId, paymentId, reply } = await begun(site)
  expect(reply.status).toBe(503)
  stripe.lose = 0
  const back = otherAccount(stripe)
  stripe.secretKeys.add(OTHERS.secretKey)
  stripe.foreignKeys.add(STAND_IN_KEYS.publicKey)
  const other = { secretKey: OTHERS.secretKey, messagesSecret: OTHERS.messagesSecret }
  expect(codeOf(await enter(site, other))).toBe('PAYMENT_KEYS_REFUSED')
  // A key that may not prove whose they are.
  stripe.hidesTokens = true
  expect(codeOf(await enter(site, other))).toBe('PAYMENTS_UNDER_WAY')
  // The secret key that is there is of the account that is there.
  expect((await enter(site, { messagesSecret: 'whsec_rolled' })).status).toBe(200)
  back()
  stripe.confirm(paymentId, 'succeed')
  expect((await checkPayment(buyer, orderId)).body.status).toBe('PAID')
  await agrees(site)
})

test('payments at an account that was replaced are no differences, and the comparison counts them', async () => {
  const { site, stripe } = await stripeSite()
  const before = await paid(site, stripe)
  await refund(site, before.orderId, before.paymentId, '5.00')
  const back = await exchanged(site, stripe)
  await paid(site, stripe)
  await nextNight(site)
  expect(await kinds(site)).toEqual([])
  expect(await compared(site)).toMatchObject({ outcome: 'DONE', charges: 1, refunds: 0, formerAccount: 2 })

  // With the keys of before the same day is compared with the other half of the payments.
  await back()
  await site.query('delete from payment_comparisons')
  stripe.refundThere(before.paymentId, 300)
  await byClock(site, 'compare-payments')
  expect(await kinds(site)).toEqual(['REFUND_UNKNOWN'])
  expect(await compared(site)).toMatchObject({ charges: 1, refunds: 2, formerAccount: 1 })
  // What was found there is settled by nothing that another account says.
  await exchanged(site, stripe, keysOf('third'))
  await site.query('delete from payment_comparisons')
  await byClock(site, 'compare-payments')
  expect(await kinds(site)).toEqual(['REFUND_UNKNOWN'])
  expect(await compared(site)).toMatchObject({ charges: 0, refunds: 0, formerAccount: 3 })
})

test('a comparison whose keys are replaced meanwhile stores nothing', async () => {
  const { site, stripe } = await stripeSite()
  await paid(site, stripe)
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const waiting: string[] = []
  stripe.hold = { at: 'answer', isHeld: (call) => call === 'GET /v1/refunds', waiting, isOver }
  const comparing = nextNight(site)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  stripe.hold = undefined
  await exchanged(site, stripe)
  resolve()
  await expect(comparing).rejects.toThrow()
  expect(await site.query('select 1 from payment_differences')).toEqual([])
  await byClock(site, 'compare-payments')
  expect(await kinds(site)).toEqual([])
  expect(await compared(site)).toMatchObject({ charges: 0, formerAccount: 1 })
})

test('a dispute of a payment at an account that was replaced is on its order as the messages of that account say', async () => {
  const { site, stripe, logged } = await stripeSite()
  const { orderId, paymentId } = await paid(site, stripe)
  const { number } = await orderOf(site, orderId)
  await working(site)
  const dispute = stripe.dispute(paymentId, 'warning_needs_response')
  await exchanged(site, stripe)
  const later = paid(site, stripe)
  const at = (minutes: number) => new Date(Date.now() - minutes * 1000)
  const created = stripe.event('charge.dispute.created', dispute, { at: at(20) })
  for (const message of [created, created]) expect((await send(site, message)).status).toBe(200)
  expect(await disputesOf(site, orderId)).toMatchObject([
    {
      state: 'INQUIRY',
      amount: { amount: '20.00' },
      respondBy: expect.any(String),
      formerAccount: { publicKey: STAND_IN_KEYS.publicKey, leftDate: expect.any(String) },
    },
  ])
  const mails = () => site.query(`select subject, text from mails where template = 'paymentDisputed'`)
  await expect.poll(mails).toHaveLength(1)
  expect(String((await mails())[0]?.text)).toContain(STAND_IN_KEYS.publicKey)

  // The messages come in the wrong order: the last word counts.
  await send(site, stripe.event('charge.dispute.closed', { ...dispute, status: 'lost' }, { at: at(5) }))
  await send(site, stripe.event('charge.dispute.updated', { ...dispute, status: 'needs_response' }, { at: at(10) }))
  expect(await disputesOf(site, orderId)).toMatchObject([{ state: 'LOST' }])
  const { activities, balanceSummary } = await orderOf(site, orderId)
  expect(activities.filter(({ type }: { type: string }) => type === 'CHARGEBACK_CREATED')).toHaveLength(1)
  expect(balanceSummary.chargeback.amount).toBe('20.00')
  const refused = await refund(site, orderId, paymentId)
  expect(codeOf(refused)).toBe('PAYMENT_NOT_REFUNDABLE')
  // The clock does not call the new account about it.
  const before = stripe.calls.length
  await byClock(site, 'check-disputes')
  expect(stripe.calls.slice(before)).toEqual([])
  expect(logged.join()).not.toContain('disputes of a payment could not be read')

  // A former account says nothing about payments of the present one, and a stranger nothing at all.
  const present = await later
  const forged = stripe.event('charge.dispute.created', {
    ...dispute,
    id: 'dp_2',
    payment_intent: stripe.intentOf(present.paymentId).id,
  })
  await send(site, forged)
  expect(await disputesOf(site, present.orderId)).toEqual([])
  const stranger = stripe.event('charge.dispute.created', { ...dispute, id: 'dp_3' }, { secret: 'whsec_stranger' })
  expect((await send(site, stranger)).status).toBe(403)
  expect(number).toBeDefined()
  await agrees(site)
})

test('an undecided dispute stays on its order after the exchange, and is followed again with the keys of before', async () => {
  const { site, stripe } = await stripeSite()
  const { orderId, paymentId } = await paid(site, stripe)
  await working(site)
  const dispute = stripe.dispute(paymentId)
  await send(site, stripe.event('charge.dispute.created', dispute))
  await expect.poll(() => disputesOf(site, orderId)).toHaveLength(1)
  expect((await disputesOf(site, orderId))[0].formerAccount).toBeUndefined()
  const back = await exchanged(site, stripe)
  await byClock(site, 'check-disputes')
  expect(await disputesOf(site, orderId)).toMatchObject([
    { state: 'OPEN', formerAccount: { publicKey: STAND_IN_KEYS.publicKey } },
  ])
  dispute.status = 'won'
  await back()
  await byClock(site, 'check-disputes')
  const [followed] = await disputesOf(site, orderId)
  expect([followed.state, followed.formerAccount]).toEqual(['WON', undefined])
  expect((await transactionsOf(site, orderId)).payments).toHaveLength(1)
  await agrees(site)
})

test('messages of an account whose keys were removed are read for half a year', async () => {
  const { site, stripe } = await stripeSite()
  const { orderId, paymentId } = await paid(site, stripe)
  const dispute = stripe.dispute(paymentId)
  const former = async () =>
    (await site.admin.call('GET', '/fairground/v1/payment-accounts')).body.accounts.flatMap(
      ({ formerAccounts }: { formerAccounts: object[] }) => formerAccounts,
    )
  expect(await former()).toEqual([])
  expect((await site.admin.call('DELETE', ACCOUNT)).status).toBe(200)
  expect(await former()).toMatchObject([{ publicKey: STAND_IN_KEYS.publicKey, messagesUntil: expect.any(String) }])
  expect((await send(site, stripe.event('charge.dispute.created', dispute))).status).toBe(200)
  expect(await disputesOf(site, orderId)).toMatchObject([{ state: 'OPEN', formerAccount: {} }])
  await site.advance(181 * DAY_MS)
  await byClock(site, 'settle-payments')
  const { jobs, pool, directory } = site.assembly
  const at = { db: pool.forSite(site.siteId), site: directory.site(site.siteId)! } // the test's own
  const now = directory.nowOf(at.site)
  for (const clean of jobs.flatMap(({ cleanUps = [] }) => cleanUps))
    await clean({ ...at, now, newId: () => crypto.randomUUID(), dbOf: () => at.db })
  expect((await send(site, stripe.event('charge.dispute.updated', dispute))).status).toBe(404)
  expect(await site.query('select messages_secret from former_payment_accounts')).toEqual([{ messages_secret: null }])
  expect(await former()).toEqual([])
})
