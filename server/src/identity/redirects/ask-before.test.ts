import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { listening } from '../../../test/over-http.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets } from '../../../test/shop.ts'
import { codeOf, newMember, refusal } from '../sign-in/sign-in.fixture.ts'
import { cookiesOf, open as openAt, session } from './redirects.fixture.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const open = (url: string, headers = {}) => openAt(site, url, headers)
/** Presses a button of the page that a link leads to. */
const press = (page: { readonly body: unknown }, as: 'link' | 'browser', headers: Record<string, string> = {}) => {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(String(page.body))?.[1] ?? ''
  const body = new URLSearchParams({ flow: field('flow'), to: field('to').replaceAll('&amp;', '&'), as }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  return site.nobody.call('POST', '/_flow/enter', body, { ...form, ...headers })
}
/** As it is written: clients that read addresses would mend it. */
const answerAt = (url: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port: new URL(url).port, path, headers: { host: 'localhost:8080' } }, (reply) => {
      reply.resume()
      resolve(reply)
    })
    sent.on('error', reject).end()
  })
const CHECKOUT = '0190aaaa-0000-7000-8000-000000000001'

describe('a link asks before it signs in or takes a session away', () => {
  const flow = {
    ecomCheckout: { checkoutId: CHECKOUT },
    preferences: { additionalQueryParameters: { a: '1', b: '2' } },
  }
  const linkOf = async (by: TestCaller) => (await session(by, flow)).fullUrl
  const enteredAs = async (by: TestCaller) => {
    const page = await open(await linkOf(by))
    return cookiesOf((page.status === 200 ? await press(page, 'link') : page).headers)
  }
  const subjectOf = async (cookie: string) => {
    const token = /fg_visitor=([^;]+)/.exec(cookie)?.[1]
    return token && (await site.nobody.call('POST', '/oauth2/token-info', { token })).body.subjectId
  }
  const visitorWith = async (quantity: number) => {
    const visitor = await site.visitor()
    const { productId } = await sellShirts(site, 10)
    if (quantity > 0)
      await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', {
        lineItems: [productLine(productId, quantity)],
      })
    return { visitor, cookie: await enteredAs(visitor), id: await subjectOf(`fg_visitor=${visitor.accessToken}`) }
  }

  test('a member into a browser without a session: nothing happens before the click, and the link works once', async () => {
    const member = await newMember(site)
    const url = await linkOf(member)
    const page = await open(url)
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.body).toContain(`Continue as ${member.email}?`)
    expect((await open(url)).body).toEqual(page.body)
    const entered = await press(page, 'link')
    expect([entered.status, entered.headers.location]).toEqual([303, `/checkout/${CHECKOUT}?a=1&b=2`])
    expect(await subjectOf(cookiesOf(entered.headers))).toBe(member.id)
    const again = await press(page, 'link')
    expect([again.status, again.headers['set-cookie']]).toEqual([303, undefined])
    // A browser that is that member already goes on at once.
    const back = await open(await linkOf(member), { cookie: cookiesOf(entered.headers) })
    expect([back.status, back.headers['set-cookie']]).toEqual([303, undefined])
  })

  test('somebody who declines goes on as they are', async () => {
    const [ada, eve] = [await newMember(site), await newMember(site)]
    const cookie = await enteredAs(ada)
    const page = await open(await linkOf(eve), { cookie })
    expect(page.body).toContain(`You are signed in as ${ada.email}.`)
    expect(page.body).toContain(`Continue as ${eve.email}?`)
    const stayed = await press(page, 'browser', { cookie })
    expect([stayed.status, stayed.headers['set-cookie']]).toEqual([303, undefined])
    expect((await press(page, 'link', { cookie })).headers['set-cookie']).toBeUndefined()
  })

  test('a guest into a member’s browser, and into one with a cart', async () => {
    const ada = await newMember(site)
    const guest = await visitorWith(0)
    const page = await open(await linkOf(guest.visitor), { cookie: await enteredAs(ada) })
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.body).toContain('Continue as a guest?')
    expect(await subjectOf(cookiesOf((await press(page, 'link')).headers))).toBe(guest.id)

    const shopper = await visitorWith(2)
    const other = await open(await linkOf(guest.visitor), { cookie: shopper.cookie })
    expect([other.status, other.headers['set-cookie']]).toEqual([200, undefined])
    expect(other.body).toContain('This browser already has a cart here.')
    // Their own link goes on at once, nor one that takes nothing away.
    expect((await open(await linkOf(shopper.visitor), { cookie: shopper.cookie })).status).toBe(303)
    const plain = await open(await linkOf(shopper.visitor), { cookie: guest.cookie })
    expect([plain.status, await subjectOf(cookiesOf(plain.headers))]).toEqual([303, shopper.id])
  })

  test.for([
    [
      'saved items',
      async (visitor: TestCaller, productId: string) => {
        const { catalogReference } = productLine(productId, 1)
        return visitor.call('POST', '/fairground/v1/saved-items/save', { catalogReference })
      },
    ],
    [
      'held tickets',
      async (visitor: TestCaller) => {
        const { ticketDefinitionId } = await sellTickets(site, 5)
        const tickets = [{ ticketDefinitionId, quantity: 1 }]
        return visitor.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
      },
    ],
    [
      'an unpaid order',
      async (visitor: TestCaller, productId: string) =>
        placeOrder(visitor, await checkOut(visitor, [productLine(productId, 1)])),
    ],
  ] as const)('a guest into a browser that has %s', async ([what, have]) => {
    const { visitor, cookie } = await visitorWith(0)
    const guest = await visitorWith(0)
    expect((await open(await linkOf(guest.visitor), { cookie })).status).toBe(303)
    const { productId } = await sellShirts(site, 10)
    await site.query(`update sites set settings = settings || '{"testPayments": true}'`)
    await site.assembly.directory.reload()
    const had = await have(visitor, productId)
    expect(had.status, JSON.stringify(had.body)).toBe(200)
    const page = await open(await linkOf(guest.visitor), { cookie })
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.body).toContain(`This browser already has ${what} here.`)
  })

  test('leads on at one of our paths, however the address is written', async () => {
    const url = await listening(site.assembly)
    for (const [address, location] of [
      ['/\\evil.example?flow=fgf_none', '/'],
      ['//evil.example?flow=fgf_none', '/'],
      ['/shop?flow=fgf_none&q=why?&flow=fgf_none', '/shop?q=why%3F'],
    ] as const) {
      const reply = await answerAt(url, address)
      expect([address, reply.statusCode, reply.headers.location]).toEqual([address, 303, location])
    }
  })

  test('is no link where the token has another name or place', async () => {
    for (const address of ['/?overflow=fgf_1', '/flow=fgf_1', '/?q=flow=fgf_1'])
      expect((await site.nobody.call('GET', address)).headers.location).toBeUndefined()
  })

  test('is answered by our own page alone, and leads to no other host', async () => {
    const member = await newMember(site)
    const page = await open(await linkOf(member))
    expect((await press(page, 'link', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const elsewhere = {
      body: String(page.body).replace(/name="to" value="[^"]*"/, 'name="to" value="//evil.example/"'),
    }
    expect((await press(elsewhere, 'link')).headers.location).toBe('/')
  })

  test('a member who was blocked meanwhile is handed over to nobody', async () => {
    const member = await newMember(site)
    const [url, page] = [await linkOf(member), await open(await linkOf(member))]
    await site.query(`update members set status = 'BLOCKED' where id = $1`, [member.id])
    for (const reply of [await open(url), await press(page, 'link')])
      expect([reply.status, reply.headers['set-cookie']]).toEqual([303, undefined])
  })
})

test('a session of a member here ends with the one it comes from', async () => {
  const member = await newMember(site)
  const { fullUrl } = await session(member, { ecomCheckout: { checkoutId: CHECKOUT } })
  const cookie = cookiesOf((await press(await open(fullUrl), 'link')).headers)
  const own = { cookie, authorization: 'session visitor', 'sec-fetch-site': 'same-origin' }
  const cart = () => site.nobody.call('GET', '/ecom/v1/carts/current', undefined, own)
  expect(codeOf(await cart())).toBe('OWNED_CART_NOT_FOUND')
  expect(
    refusal(
      await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, { ...own, 'sec-fetch-site': 'cross-site' }),
    ),
  ).toEqual([401, 'UNAUTHENTICATED'])
  await session(member, { logout: { clientId: site.clientId } })
  expect(refusal(await cart())).toEqual([401, 'UNAUTHENTICATED'])
})
