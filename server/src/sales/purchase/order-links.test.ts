import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedSite, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import {
  checkOut,
  chooseAtBank,
  pay,
  placeOrder,
  productLine,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { digitsIn, login, mailTo, newEmail, newMember, register } from '../../identity/sign-in/sign-in.fixture.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { orderLinks } from './order-links.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let site: Awaited<ReturnType<typeof sharedSite>>
let jobs: Awaited<ReturnType<typeof startJobs>>
beforeAll(async () => {
  site = await sharedSite()
  await payable(site)
  jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
})
afterAll(async () => {
  await jobs.stop()
  await site.close()
})

async function payable({ query, assembly }: TestSite): Promise<void> {
  await query(`update sites set settings = settings || '{"testPayments": true}'`)
  await assembly.directory.reload()
}

/** Buys `lines` and pays; every order is of ines@example.com. */
async function buy(lines: readonly unknown[], buyer?: TestCaller): Promise<{ buyer: TestCaller; orderId: string }> {
  const who = buyer ?? (await site.visitor())
  const { orderId } = (await placeOrder(who, await checkOut(who, lines))).body
  expect((await pay(who, orderId)).status).toBe(200)
  return { buyer: who, orderId }
}

const linkFor = async (orderId: string) => {
  const [row] = await site.query('select buyer_email as email from orders where id = $1', [orderId])
  const now = new Date()
  return site.assembly.orderLinks.linkTo(site.siteId, { id: orderId, buyerEmail: String(row?.email) }, now)
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const view = (caller: TestCaller, orderId: string, token: string) =>
  caller.call('GET', `/fairground/v1/placed-orders/${orderId}?token=${encodeURIComponent(token)}`)
const mailsOf = (template: string, orderId: string) =>
  site.query(`select to_address as "to", text from mails where template = $1 and strpos(text, $2) > 0`, [
    template,
    orderId,
  ])

test('the confirmation links to the order, which opens for a stranger on another device', async () => {
  const concert = await sellTickets(site, 30)
  const { orderId } = await buy([ticketLine(concert.ticketDefinitionId, 2)])
  await expect.poll(() => mailsOf('orderConfirmation', orderId)).toHaveLength(1)
  const [mail] = await mailsOf('orderConfirmation', orderId)
  const [link = ''] = /\S+\/orders\/\S+/.exec(String(mail?.text)) ?? []
  expect(new URL(link).pathname).toBe(`/orders/${orderId}`)

  const stranger = await site.visitor()
  expect((await view(stranger, orderId, 'nothing')).status).toBe(404)
  const opened = await view(stranger, orderId, tokenOf(link))
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  const { order } = opened.body
  expect(order.tickets).toHaveLength(2)
  expect(order.events).toMatchObject([
    { id: concert.eventId, title: 'Concert 30', timeZoneId: 'Europe/London', place: 'Bandstand', online: false },
  ])
  expect(order.events[0].showTimeZone).toBe(false)
  expect(mail?.text).toMatch(/20\d\d, \d\d:\d\d – /)
  expect(mail?.text).not.toMatch(/\d\d:\d\d (GMT|BST)/)
  const [line] = order.lines
  expect(line).toMatchObject({ ticket: true, eventId: concert.eventId })
  const { tickets, events } = order
  const year = String(events[0].startDate).slice(0, 4)
  for (const { code, number } of tickets) {
    expect(mail?.text).toContain(code)
    expect(mail?.text).toContain(number)
  }
  expect(mail?.text).toMatch(new RegExp(`Standing · Ines Carvalho · .*${year}, .* · Bandstand · FG1`))
})

test('a link opens downloads of its order too, and nobody without it', async () => {
  const shirt = await sellShirts(site, 5)
  const { orderId } = await buy([productLine(shirt.productId, 1)])
  const token = tokenOf(await linkFor(orderId))
  const stranger = await site.visitor()
  const downloads = (query: string) => stranger.call('GET', `/fairground/v1/placed-orders/${orderId}/downloads${query}`)
  expect((await downloads('')).status).toBe(404)
  expect((await downloads(`?token=${token}`)).body).toEqual({ downloads: [] })
})

test('a token opens nothing but its own order, whatever is changed in it', async () => {
  const shirt = await sellShirts(site, 5)
  const [mine, other] = [await buy([productLine(shirt.productId, 1)]), await buy([productLine(shirt.productId, 1)])]
  const token = tokenOf(await linkFor(mine.orderId))
  const stranger = await site.visitor()
  const [stamp = '', signature = ''] = token.split('.')
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  const altered = [
    `AAAAAA.${signature}`,
    `${stamp}.${flipped}`,
    `${stamp}.${signature.slice(1)}`,
    `${token}.`,
    `.${signature}`,
    stamp,
    '.',
  ]
  const unknown = await view(stranger, '00000000-0000-4000-8000-000000000000', token)
  expect(unknown.status).toBe(404)
  for (const one of altered) {
    const { status, body } = await view(stranger, mine.orderId, one)
    expect({ status, code: body.details?.applicationError?.code }, one).toEqual({
      status: 404,
      code: unknown.body.details?.applicationError?.code,
    })
  }
  expect((await view(stranger, other.orderId, token)).status).toBe(404)
  // The list of its holder stays empty: a link signs nobody in.
  expect((await view(stranger, mine.orderId, token)).status).toBe(200)
  expect((await stranger.call('GET', '/fairground/v1/my-orders')).body.orders).toEqual([])
  expect((await stranger.call('GET', `/fairground/v1/placed-orders/${mine.orderId}`)).status).toBe(404)
})

test('a token of another installation, site or address opens nothing', async () => {
  const shirt = await sellShirts(site, 5)
  const { orderId } = await buy([productLine(shirt.productId, 1)])
  const stranger = await site.visitor()
  const order = { id: orderId, buyerEmail: 'ines@example.com' }
  const now = new Date()
  const { orderLinks: ours } = site.assembly
  const foreign = [
    orderLinks('another secret', 'http://localhost:8080').linkTo(site.siteId, order, now),
    ours.linkTo('00000000-0000-4000-8000-000000000000', order, now),
    ours.linkTo(site.siteId, { ...order, buyerEmail: 'mallory@example.com' }, now),
    ours.linkTo(site.siteId, { ...order, buyerEmail: null }, now),
  ]
  for (const link of foreign) expect((await view(stranger, orderId, tokenOf(link))).status).toBe(404)
  expect((await view(stranger, orderId, tokenOf(ours.linkTo(site.siteId, order, now)))).status).toBe(200)
  // A corrected address ends the links to the former one.
  await site.query(`update orders set buyer_email = 'ines.c@example.com' where id = $1`, [orderId])
  expect((await view(stranger, orderId, tokenOf(ours.linkTo(site.siteId, order, now)))).status).toBe(404)
})

test('a link expires after 90 days and is renewed by mail to the address of the order', async () => {
  const own = await testSite()
  await payable(own)
  const running = await startJobs(own.assembly, pino({ level: 'silent' }))
  onTestFinished(() => running.stop())
  const shirt = await sellShirts(own, 5)
  const buyer = await own.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  await pay(buyer, orderId)
  const now = new Date()
  const old = tokenOf(own.assembly.orderLinks.linkTo(own.siteId, { id: orderId, buyerEmail: 'ines@example.com' }, now))
  const stranger = () => own.visitor()
  await own.advance(89 * DAY_MS)
  expect((await view(await stranger(), orderId, old)).status).toBe(200)
  await own.advance(DAY_MS)
  expect((await view(await stranger(), orderId, old)).status).toBe(404)

  const mails = () => own.query(`select to_address as "to", text from mails where template = 'orderLink'`)
  const send = async (id: string) => (await stranger()).call('POST', `/fairground/v1/placed-orders/${id}/send-link`, {})
  const [known, unknown] = [await send(orderId), await send('00000000-0000-4000-8000-000000000000')]
  expect([known.status, known.body]).toEqual([200, {}])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await expect.poll(mails).toHaveLength(1)
  const [mail] = await mails()
  expect(mail?.to).toBe('ines@example.com')
  const [link = ''] = /\S+\/orders\/\S+/.exec(String(mail?.text)) ?? []
  expect((await view(await stranger(), orderId, tokenOf(link))).status).toBe(200)
})

test('a refunded or cancelled order opens, and says so; its tickets admit no longer', async () => {
  const concert = await sellTickets(site, 40)
  const { orderId } = await buy([ticketLine(concert.ticketDefinitionId, 1)])
  const token = tokenOf(await linkFor(orderId))
  expect((await site.admin.call('POST', `/ecom/v1/orders/${orderId}/cancel`, {})).status).toBe(200)
  const { order } = (await view(await site.visitor(), orderId, token)).body
  expect(order.status).toBe('CANCELED')
  expect(order.tickets.map(({ valid }: { valid: boolean }) => valid)).toEqual([false])
})

test('a link ends once its buyer is forgotten', async () => {
  const shirt = await sellShirts(site, 5)
  const { orderId } = await buy([productLine(shirt.productId, 1)])
  const token = tokenOf(await linkFor(orderId))
  await site.query('update orders set buyer_email = null, buyer_name = null where id = $1', [orderId])
  expect((await view(await site.visitor(), orderId, token)).status).toBe(404)
})

test('an order that waits for its payment is paid through its link, and by nobody without', async () => {
  const shirt = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, 1)]))).body
  const stranger = await site.visitor()
  const payment = { orderId, method: 'test' }
  const path = `/fairground/v1/orders/${orderId}/pay`
  expect((await stranger.call('POST', path, payment)).status).toBe(404)
  expect((await stranger.call('POST', path, { ...payment, token: 'x.y' })).status).toBe(404)
  const paid = await stranger.call('POST', path, { ...payment, token: tokenOf(await linkFor(orderId)) })
  expect([paid.status, paid.body.status]).toEqual([200, 'OPEN'])
  const back = await chooseAtBank(stranger, paid.body.next.redirectUrl, 'approve')
  const returned = new URL(String(back.headers.location), 'http://shop.example')
  const token = String(returned.searchParams.get('token'))
  expect(returned.href).toBe(`http://shop.example/orders/${orderId}?${new URLSearchParams({ token, returned: '1' })}`)
  const check = (by: TestCaller, more: object = {}) =>
    by.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId, ...more })
  expect((await check(stranger)).status).toBe(404)
  expect((await check(stranger, { token })).body).toEqual({ orderId, status: 'PAID' })
})

test('a member gets what guests bought with their address once they have proved it, and not before', async () => {
  const own = await testSite()
  await payable(own)
  const shirt = await sellShirts(own, 20)
  const email = newEmail()
  const guest = await own.visitor()
  const bought = async () => {
    const { orderId } = (await placeOrder(guest, await checkOut(guest, [productLine(shirt.productId, 1)]))).body
    await own.query('update orders set buyer_email = $2 where id = $1', [orderId, email.toUpperCase()])
    return String(orderId)
  }
  const [paid, waiting] = [await bought(), await bought()]
  await pay(guest, paid)
  const ownersOf = async () =>
    Object.fromEntries(
      (await own.query('select id, owner_id as owner from orders')).map(({ id, owner }) => [id, owner]),
    )

  const before = await ownersOf()
  const { body } = await register(own.nobody, email)
  expect(body.state).toBe('SUCCESS')
  expect(await ownersOf(), 'an address that was only typed').toEqual(before)

  const [{ id: memberId } = {}] = await own.query('select id from members')
  await own.query('update members set email_verified = true')
  const signedIn = await login(own.nobody, email)
  expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200)
  expect(await ownersOf()).toEqual({ ...before, [paid]: memberId })
  expect(before[waiting]).not.toBe(memberId)
})

test('a member who is signed in gets what guests bought with their address as soon as they prove it', async () => {
  const own = await testSite()
  await payable(own)
  const shirt = await sellShirts(own, 20)
  const member = await newMember(own)
  const guest = await own.visitor()
  const bought = async () => {
    const { orderId } = (await placeOrder(guest, await checkOut(guest, [productLine(shirt.productId, 1)]))).body
    await own.query('update orders set buyer_email = $2 where id = $1', [orderId, member.email])
    await pay(guest, orderId)
    return String(orderId)
  }
  const codeFor = async () => {
    const { body } = await member.call('POST', '/_api/iam/verification/v1/start', {})
    return { verificationId: body.verificationId, code: digitsIn(await mailTo(own, member.email)) }
  }
  const ordersOf = async () => (await member.call('GET', '/fairground/v1/my-orders')).body.orders.map(idOf)

  await own.query('update members set email_verified = false')
  const byFactor = await bought()
  expect(await ordersOf()).toEqual([])
  const { verificationId, code } = await codeFor()
  const enabled = await member.call('POST', '/fairground/v1/factors/email', { verificationId, code })
  expect(enabled.status, JSON.stringify(enabled.body)).toBe(200)
  expect(await ordersOf()).toEqual([byFactor])

  // With a second step the code proves the address, and the sign-in goes on to that step.
  const byCode = await bought()
  const again = await codeFor()
  const proved = await guest.call('POST', '/_api/iam/verification/v1/auth/verify', {
    stateToken: again.verificationId,
    code: again.code,
  })
  expect(proved.body.state).toBe('REQUIRE_MFA')
  expect(await ordersOf()).toEqual([byCode, byFactor])
})

const idOf = ({ id }: { readonly id: string }): string => id

test('a link that a key reads which may not change orders shows the order and pays what is requested, and nothing else', async () => {
  const { productId } = await sellShirts(site, 5)
  const buyer = await site.visitor()
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, [productLine(productId, 1)]))).body
  await buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'manual' })
  const { orderPaymentRequest } = (
    await site.admin.call('POST', '/ecom/v1/order-payment-requests', {
      orderPaymentRequest: { orderId, amount: { amount: '20' }, title: 'Rest' },
    })
  ).body
  const reader = await site.keyWith(['orders.read'])
  const named = { orderPaymentRequestId: orderPaymentRequest.id }
  const url = (await reader.call('POST', '/ecom/v1/order-payment-requests/url', named)).body.orderPaymentRequestUrl
  const token = tokenOf(url)
  const stranger = await site.visitor()
  expect((await view(stranger, orderId, token)).status).toBe(200)
  const press = { orderId, method: 'test', token }
  const whole = await stranger.call('POST', `/fairground/v1/orders/${orderId}/pay`, press)
  expect(whole.body.details.applicationError.code).toBe('ORDER_NOT_FOUND')
  const requested = { ...press, paymentRequestId: orderPaymentRequest.id }
  expect((await stranger.call('POST', `/fairground/v1/orders/${orderId}/pay`, requested)).body.status).toBe('OPEN')
})

test('a link to a document changes tickets for those alone who may change the order', async () => {
  const concert = await sellTickets(site, 30)
  const { orderId } = await buy([ticketLine(concert.ticketDefinitionId, 1)])
  const rowOf = async (sql: string) => String((await site.query(sql, [orderId]))[0]?.id)
  const ticketId = await rowOf('select id from tickets where order_id = $1')
  const paymentIds = [await rowOf(`select id from transactions where order_id = $1 and kind = 'payment'`)]
  const issued = await site.admin.call('POST', '/ecom/v1/order-billing/generate-receipts', { orderId, paymentIds })
  expect(issued.status).toBe(200)
  const stranger = await site.visitor()
  const acts = async (caller: TestCaller) => {
    const { documents } = (await caller.call('GET', `/fairground/v1/orders/${orderId}/documents`)).body
    const { pathname, search } = new URL(documents[0].url)
    const shown = await stranger.call('GET', `/fairground/v1/placed-orders${pathname.replace('/orders', '')}${search}`)
    expect(shown.status, JSON.stringify(shown.body)).toBe(200)
    const token = tokenOf(documents[0].url)
    const to = { firstName: 'Mallory', lastName: 'Quill', email: 'mallory@example.com' }
    const replies = [
      await stranger.call('POST', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`, {
        orderId,
        ticketIds: [ticketId],
        token,
      }),
      await stranger.call('POST', `/fairground/v1/held-tickets/${ticketId}/transfer`, { ticketId, token, to }),
    ]
    return replies.map(({ body }) => body.details?.applicationError.code ?? 'DONE')
  }
  expect(await acts(await site.keyWith(['orders.read']))).toEqual(['ORDER_NOT_FOUND', 'TICKET_NOT_FOUND'])
  expect(await acts(site.admin)).toEqual(['TICKET_CANCELLATION_DISABLED', 'DONE'])
})
