import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestSite } from '../../../../test/fixture.ts'
import { checkPayment, productLine, sellShirts } from '../../../../test/shop.ts'
import type { StripeStandIn } from '../../../../test/stripe-stand-in.ts'
import { begun, byClock, refund, stripeSite, working } from '../../../providers/payment/stripe.fixture.ts'
import { agrees, bought, cardSite, codeOf, orderOf, transactionsOf } from '../payments.fixture.ts'

const PATH = '/fairground/v1/payment-comparisons'
const DAY_MS = 24 * 60 * 60 * 1000

const listed = async ({ admin }: TestSite, settled = false) =>
  (await admin.call('GET', `${PATH}/differences?settled=${settled}`)).body.differences
const kinds = async (site: TestSite, settled = false) =>
  (await listed(site, settled)).map(({ kind }: { kind: string }) => kind).sort()
const compared = async ({ admin }: TestSite) => (await admin.call('GET', PATH)).body

/** Runs the job at three in the night after the day of the test, or after some days. */
async function nextNight(site: TestSite, days = 1): Promise<void> {
  const [{ offset } = {}] = await site.query('select clock_offset_ms as offset from sites where id = $1', [site.siteId])
  const now = Date.now() + Number(offset)
  await site.advance(days * DAY_MS + DAY_MS / 8 - (now % DAY_MS))
  await byClock(site, 'compare-payments')
}

/** An order that was paid with Stripe. */
async function paid(site: TestSite, stripe: StripeStandIn) {
  const one = await begun(site)
  stripe.confirm(one.paymentId, 'succeed')
  expect((await checkPayment(one.buyer, one.orderId)).body.status).toBe('PAID')
  return one
}

test('a day on which both sides agree has no differences, however often it is compared', async () => {
  const { site, stripe } = await stripeSite()
  const { orderId, paymentId } = await paid(site, stripe)
  await refund(site, orderId, paymentId, '5.00')
  const declined = await begun(site)
  stripe.confirm(declined.paymentId, 'decline')
  await nextNight(site)
  await byClock(site, 'compare-payments')
  expect(await listed(site)).toEqual([])
  const { comparisons, openDifferences } = await compared(site)
  const today = new Date().toISOString().slice(0, 10)
  expect(comparisons).toContainEqual(
    expect.objectContaining({ method: 'stripe-test', day: today, outcome: 'DONE', charges: 1, refunds: 1 }),
  )
  expect(openDifferences).toBe(0)
})

test('every difference is found once, staff are mailed once, and one that is gone later is settled', async () => {
  const { site, stripe } = await stripeSite()
  await working(site)
  const [refundedThere, canceledHere, otherAmount, goneThere, refundGone] = [
    await paid(site, stripe),
    await paid(site, stripe),
    await paid(site, stripe),
    await paid(site, stripe),
    await paid(site, stripe),
  ]
  stripe.refundThere(refundedThere.paymentId, 300)
  await site.query(`update transactions set status = 'CANCELED' where id = $1`, [canceledHere.paymentId])
  stripe.intentOf(otherAmount.paymentId).amount_received = 1900
  const unknown = structuredClone(stripe.intentOf(goneThere.paymentId))
  stripe.intents.delete(unknown.id)
  const stranger = { ...unknown, id: `pi_${randomUUID()}`, metadata: { ...unknown.metadata, payment_id: randomUUID() } }
  stripe.intents.set(stranger.id, stranger)
  const elsewhere = { ...stranger, id: `pi_${randomUUID()}`, metadata: {} }
  stripe.intents.set(elsewhere.id, elsewhere)
  await refund(site, refundGone.orderId, refundGone.paymentId, '2.00')
  stripe.refunds.delete([...stripe.refunds.keys()].at(-1) ?? '')

  await nextNight(site)
  await Promise.all([byClock(site, 'compare-payments'), byClock(site, 'compare-payments')])
  expect(await kinds(site)).toEqual([
    'CHARGE_AMOUNT',
    'CHARGE_MISSING',
    'CHARGE_NOT_BOOKED',
    'CHARGE_UNKNOWN',
    'REFUND_MISSING',
    'REFUND_UNKNOWN',
  ])
  const differences = await listed(site)
  const of = (kind: string) => differences.find((one: { kind: string }) => one.kind === kind)
  const { number } = await orderOf(site, otherAmount.orderId)
  expect(of('CHARGE_AMOUNT')).toMatchObject({
    method: 'stripe-test',
    amount: { amount: '19.00' },
    bookedAmount: { amount: '20.00' },
    order: { id: otherAmount.orderId, number },
  })
  expect(of('CHARGE_UNKNOWN')).toMatchObject({ reference: stranger.id, amount: { amount: '20.00' } })
  expect(of('CHARGE_UNKNOWN').order).toBeUndefined()
  expect(of('REFUND_UNKNOWN')).toMatchObject({ amount: { amount: '3.00' }, order: { id: refundedThere.orderId } })
  const mails = () => site.query(`select subject, text from mails where template = 'paymentsDiffer'`)
  await expect.poll(mails).toHaveLength(1)
  expect(String((await mails())[0]?.text)).toContain('Refunded at the provider alone')

  // What the owner mends is gone when the day is compared again; what is left stays, and is not mailed about once more.
  stripe.intentOf(otherAmount.paymentId).amount_received = 2000
  await nextNight(site, 8)
  expect(await kinds(site, true)).toEqual(['CHARGE_AMOUNT'])
  expect(await kinds(site)).toHaveLength(5)
  expect(await mails()).toHaveLength(1)
})

test('a person settles a difference, once, and strangers neither read nor settle any', async () => {
  const { site, stripe } = await stripeSite()
  const { paymentId } = await paid(site, stripe)
  stripe.refundThere(paymentId, 300)
  await nextNight(site)
  const [{ id }] = await listed(site)
  const settle = (differenceId = id) =>
    site.admin.call('POST', `${PATH}/differences/${differenceId}/settle`, { differenceId })
  const first = await settle()
  expect(first.body.difference.settledDate).toBeDefined()
  expect((await settle()).body).toEqual(first.body)
  expect([await kinds(site), await kinds(site, true)]).toEqual([[], ['REFUND_UNKNOWN']])
  expect(
    await site.query(`select target_name from audit_log where action = 'payments.differenceSettled'`),
  ).toHaveLength(1)
  expect(codeOf(await settle(randomUUID()))).toBe('PAYMENT_DIFFERENCE_NOT_FOUND')
  const visitor = await site.visitor()
  for (const path of [PATH, `${PATH}/differences`]) expect((await visitor.call('GET', path)).status).toBe(403)
  const reader = await site.keyWith(['orders.read'])
  expect((await reader.call('GET', `${PATH}/differences`)).status).toBe(200)
  expect((await reader.call('POST', `${PATH}/differences/${id}/settle`, { differenceId: id })).status).toBe(403)
})

test('money whose message was lost is booked by the comparison, and is no difference', async () => {
  const { site, stripe } = await stripeSite()
  const { orderId, paymentId } = await begun(site)
  stripe.confirm(paymentId, 'succeed')
  await nextNight(site)
  expect(await listed(site)).toEqual([])
  expect((await transactionsOf(site, orderId)).payments[0].status).toBe('APPROVED')
  await agrees(site)
})

test('a provider that does not answer is compared later, whole; one whose keys may not read says so', async () => {
  const { site, stripe } = await stripeSite()
  const { paymentId } = await paid(site, stripe)
  stripe.refundThere(paymentId, 300)
  await site.advance(DAY_MS + DAY_MS / 8)
  stripe.loseAfter = { method: 'GET', path: '/v1/refunds', times: 1000 }
  await expect(byClock(site, 'compare-payments')).rejects.toThrow()
  expect(await site.query('select count(*)::int as n from payment_differences')).toEqual([{ n: 0 }])
  expect(
    (await compared(site)).comparisons.filter(({ method }: { method: string }) => method === 'stripe-test'),
  ).toEqual([])
  stripe.loseAfter = undefined
  // It was left alone for a while after so many lost answers.
  await expect
    .poll(
      () =>
        byClock(site, 'compare-payments').then(
          () => kinds(site),
          () => [],
        ),
      { timeout: 40_000 },
    )
    .toEqual(['REFUND_UNKNOWN'])

  stripe.hidesCharges = true
  await nextNight(site)
  const { comparisons } = await compared(site)
  expect(comparisons.find(({ method }: { method: string }) => method === 'stripe-test')).toMatchObject({
    outcome: 'NOT_PERMITTED',
  })
}, 60_000)

test('the test bank is compared as any provider', async () => {
  const site = await cardSite()
  const shirt = await sellShirts(site, 10)
  const { orderId } = await bought(site, [productLine(shirt.productId, 1)], 'approve')
  const [{ id: paymentId }] = (await transactionsOf(site, orderId)).payments
  await refund(site, orderId, paymentId, '5.00')
  await bought(site, [productLine(shirt.productId, 1)])
  await nextNight(site)
  expect((await compared(site)).comparisons[0]).toMatchObject({ method: 'test', day: expect.any(String) })
  expect(await listed(site)).toEqual([])
  await site.query(`update test_payments set amount = 1500 where id = $1`, [paymentId])
  await site.query('delete from payment_comparisons')
  await byClock(site, 'compare-payments')
  expect(await kinds(site)).toEqual(['CHARGE_AMOUNT'])
})
