import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import { newMember } from '../../identity/sign-in/sign-in.fixture.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { refused } from '../../members/members.fixture.ts'
import { agrees } from '../payments/payments.fixture.ts'
import { balanceOf, CARDS, CARDS_APP, CODES, giveCard, usesOf } from './gift-cards.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const redeem = (code: string, value: string, more: object = {}, headers: Record<string, string> = {}) =>
  site.admin.call(
    'POST',
    `${CODES}/redeem`,
    { code, amount: { value, currency: 'GBP' }, appId: CARDS_APP, ...more },
    headers,
  )
const putBack = (transactionId: string, appId = CARDS_APP) =>
  site.admin.call('POST', `${CODES}/void`, { transactionId, appId })
const DAY = 24 * 60 * 60 * 1000

test('a card is found by its code in any spelling, and the code is in the answer of its creation alone', async () => {
  const { id, code } = await giveCard(site, '25.00', { note: 'Raffle' })
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
  for (const spelling of [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
    const { body } = await site.admin.call('POST', `${CODES}/${encodeURIComponent(spelling)}`, { code: spelling })
    expect(body.giftCard, spelling).toEqual({
      obfuscatedCode: `••••-••••-••••-${code.slice(-4)}`,
      balance: { value: '25.00', currency: 'GBP' },
      status: 'VALID',
      appId: CARDS_APP,
      externalId: id,
    })
  }
  const read = await site.admin.call('GET', `${CARDS}/${id}`)
  expect(read.body.giftCard).toMatchObject({ id, codeSuffix: code.slice(-4), note: 'Raffle', status: 'VALID' })
  const listed = await site.admin.call('GET', `/fairground/v1/gift-cards?search=${code.toLowerCase()}`)
  expect(listed.body).toMatchObject({ total: 1, giftCards: [{ id }] })
  for (const { body } of [read, listed]) expect(JSON.stringify(body)).not.toContain(code)
  const rows = await site.query('select g::text as card from gift_cards g')
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('unknown codes, other apps and strangers find no card', async () => {
  const { id, code } = await giveCard(site, '5.00')
  const unknown = await site.admin.call('POST', `${CODES}/MISSING`, { code: 'MISSING' })
  expect(refused(unknown)).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  const other = await site.admin.call('POST', `${CODES}/${code}`, { code, appId: crypto.randomUUID() })
  expect(refused(other)).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  expect(refused(await redeem(code, '1', { appId: crypto.randomUUID() }))).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  expect(refused(await site.admin.call('GET', `${CARDS}/${crypto.randomUUID()}`))).toEqual([404, 'GIFT_CARD_NOT_FOUND'])
  const visitor = await site.visitor()
  for (const reply of [
    await visitor.call('POST', `${CODES}/${code}`, { code }),
    await visitor.call('GET', `${CARDS}/${id}`),
    await visitor.call('POST', CARDS, { giftCard: { initialValue: { amount: '1' }, currency: 'GBP' } }),
  ])
    expect(reply.status).toBe(403)
})

test('an amount is redeemed once for an order, and put back once', async () => {
  const card = await giveCard(site, '10.00')
  const orderId = crypto.randomUUID()
  const first = await redeem(card.code, '4.00', { orderId })
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(refused(await redeem(card.code, '4.00', { orderId }))).toEqual([409, 'ALREADY_REDEEMED'])
  expect(refused(await redeem(card.code, '6.01'))).toEqual([409, 'INSUFFICIENT_FUNDS'])
  expect(refused(await redeem(card.code, '1', { amount: { value: '1', currency: 'EUR' } }))).toEqual([
    409,
    'CURRENCY_NOT_SUPPORTED',
  ])
  expect(await balanceOf(site, card)).toBe('6.00')
  expect(await usesOf(site, card)).toMatchObject([{ amount: { amount: '4.00' }, returned: false, held: false }])

  expect(refused(await putBack(crypto.randomUUID()))).toEqual([404, 'TRANSACTION_NOT_FOUND'])
  expect(refused(await putBack('none'))).toEqual([404, 'TRANSACTION_NOT_FOUND'])
  const replies = await Promise.all([1, 2, 3].map(() => putBack(first.body.transactionId)))
  expect(replies.map(refused).toSorted()).toEqual([
    [200, undefined],
    [409, 'ALREADY_VOIDED'],
    [409, 'ALREADY_VOIDED'],
  ])
  expect(await balanceOf(site, card)).toBe('10.00')
  expect((await redeem(card.code, '10.00', { orderId })).status).toBe(200)
  await agrees(site)
})

test('twenty at once spend a card once, and a repeated key is one redemption', async () => {
  const card = await giveCard(site, '10.00')
  const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(card.code, '3.00')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(replies.filter((reply) => refused(reply)[1] === 'INSUFFICIENT_FUNDS')).toHaveLength(17)
  expect(await balanceOf(site, card)).toBe('1.00')
  const key = { 'idempotency-key': crypto.randomUUID() }
  const [a, b] = [await redeem(card.code, '0.40', {}, key), await redeem(card.code, '0.40', {}, key)]
  expect(a.body.transactionId).toBe(b.body.transactionId)
  expect(await balanceOf(site, card)).toBe('0.60')
  await agrees(site)
})

test('a disabled card and an expired one pay nothing', async () => {
  const [expires, disabled] = [
    await giveCard(site, '10.00', { expirationDate: new Date(Date.now() + DAY).toISOString() }),
    await giveCard(site, '10.00'),
  ]
  const taken = (await redeem(expires.code, '1.00')).body.transactionId
  const off = await site.admin.call('POST', `${CARDS}/${disabled.id}/disable`, { giftCardId: disabled.id })
  expect(off.body.giftCard).toMatchObject({ status: 'DISABLED', disabledDate: expect.any(String) })
  expect(refused(await site.admin.call('POST', `${CARDS}/${disabled.id}/disable`, {}))).toEqual([
    409,
    'GIFT_CARD_DISABLED',
  ])
  expect(refused(await redeem(disabled.code, '1.00'))).toEqual([409, 'GIFT_CARD_DISABLED'])
  await site.advance(2 * DAY)
  expect(refused(await redeem(expires.code, '1.00'))).toEqual([409, 'GIFT_CARD_EXPIRED'])
  expect(refused(await putBack(taken))).toEqual([409, 'GIFT_CARD_EXPIRED'])
  const listed = await site.admin.call('GET', '/fairground/v1/gift-cards?status=EXPIRED')
  expect(listed.body).toMatchObject({ total: 1, giftCards: [{ id: expires.id, status: 'EXPIRED' }] })
  await site.advance(-2 * DAY)
})

test('a repeated key makes one card, whose code is answered again, also in many requests at once', async () => {
  const make = (idempotencyKey: string, amount = '7.00') =>
    site.admin.call('POST', CARDS, { giftCard: { initialValue: { amount }, currency: 'GBP' }, idempotencyKey })
  const replies = await Promise.all([1, 2, 3].map(() => make('raffle')))
  expect(new Set(replies.map(({ body }) => `${body.giftCard.id} ${body.giftCard.code}`)).size).toBe(1)
  expect(refused(await make('raffle', '8.00'))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
})

test.for([
  ['nothing', { initialValue: { amount: '0' } }],
  ['less than nothing', { initialValue: { amount: '-1' } }],
  ['parts of a penny', { initialValue: { amount: '1.005' } }],
  ['no currency', { currency: 'XXQ' }],
  ['an end in the past', { expirationDate: '2020-01-01T00:00:00Z' }],
  ['no address', { notificationInfo: { recipient: { email: 'nobody' } } }],
] as const)('a card over %s is refused', async ([, change]) => {
  const reply = await site.admin.call('POST', CARDS, {
    giftCard: { initialValue: { amount: '1.00' }, currency: 'GBP', ...change },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(400)
})

test('the recipient gets the code by mail, once, and again when staff send it again', async () => {
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { id, code } = await giveCard(site, '30.00', {
    notificationInfo: {
      recipient: { email: 'grace@example.com', name: 'Grace' },
      sender: { name: 'Ada' },
      personalizedMessage: 'Happy birthday!',
    },
  })
  const mails = () => site.query(`select subject, text, needs from mails where to_address = 'grace@example.com'`)
  await expect.poll(mails, { timeout: 60_000, interval: 100 }).toHaveLength(1)
  const [mail] = await mails()
  expect(mail?.subject).toContain('£30.00')
  expect(mail?.needs).toEqual(['orders.write'])
  for (const words of [code, 'Ada', 'Happy birthday!']) expect(mail?.text).toContain(words)
  const again = await site.admin.call('POST', `${CARDS}/${id}/send-email`, { giftCardId: id })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(await mails()).toHaveLength(2)
  const silent = await giveCard(site, '1.00')
  const none = await site.admin.call('POST', `${CARDS}/${silent.id}/send-email`, { giftCardId: silent.id })
  expect(refused(none)).toEqual([409, 'GIFT_CARD_RECIPIENT_NOT_FOUND'])
})

test('the recipient is forgotten with the member who proved the address, and who has the code spends it as before', async () => {
  const [member, other] = [await newMember(site), await newMember(site)]
  await site.query('update members set email_verified = (id = $1) where id = any($2)', [
    member.id,
    [member.id, other.id],
  ])
  const sent = (email: string) => ({
    notificationInfo: { recipient: { email, name: 'Grace' }, personalizedMessage: 'Happy birthday!' },
  })
  const { id, code } = await giveCard(site, '12.00', sent(member.email.toUpperCase()))
  const ofOther = await giveCard(site, '3.00', sent(other.email))
  const { data } = (await member.call('GET', '/fairground/v1/privacy/export')).body
  expect(data.giftCards).toMatchObject([{ code: `••••-••••-••••-${code.slice(-4)}`, amount: '12.00', currency: 'GBP' }])
  for (const { id: memberId } of [member, other])
    expect((await site.admin.call('DELETE', `/members/v1/members/${memberId}`)).status).toBe(200)
  const recipients = `select id, recipient_email, recipient_name, message from gift_cards where id = any($1) order by initial`
  expect(await site.query(recipients, [[id, ofOther.id]])).toEqual([
    { id: ofOther.id, recipient_email: other.email, recipient_name: 'Grace', message: 'Happy birthday!' },
    { id, recipient_email: null, recipient_name: null, message: null },
  ])
  expect((await redeem(code, '12.00')).status).toBe(200)
})
