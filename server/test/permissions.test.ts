import { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { Operation, Who } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from '../src/first-run/create-site.ts'
import { refusalText } from '../src/ground/texts/catalogues.ts'
import { pathsOf } from '../src/http/api-routes.ts'
import { signInLink } from '../src/identity/staff/sign-in-link.ts'
import { signedIn } from '../src/members/members.fixture.ts'
import { type Reply, sharedSite, type TestCaller, type TestSite, type TestVisitor } from './fixture.ts'
import { type Schema, sample } from './hostile.ts'
import { type Stocked, stock, type VisitorObjects, visitorObjects } from './peopled-shop.ts'
import { type Message, pathFields, requestOf, send } from './request-of.ts'

const keyOf = ({ module, name }: Operation) => `${module}.${name}`
const codeOf = (reply: Reply): string | undefined => reply.body?.details?.applicationError?.code
const barred = (reply: Reply): string =>
  ['UNAUTHENTICATED', 'PERMISSION_DENIED'].includes(codeOf(reply) ?? '') ? `${reply.status} ${codeOf(reply)}` : 'let in'

const OUT = '401 UNAUTHENTICATED'
const NOT_YOU = '403 PERMISSION_DENIED'
const IN = 'let in'
const withScopes = (scopes: readonly Scope[]) => (who: Who) =>
  'scope' in who && !scopes.some((scope) => scope === who.scope || scope === who.scope.replace('.read', '.write'))
    ? NOT_YOU
    : IN
const asKey = (scopes: readonly Scope[]) => (who: Who) => (who.kind === 'staff' ? NOT_YOU : withScopes(scopes)(who))
const asVisitor = (who: Who) => (who.kind === 'admin' || who.kind === 'staff' ? NOT_YOU : IN)
const reads = Scope.filter((scope) => scope.endsWith('.read'))

/** The permission table as it should be enforced, by kind of caller. */
const expected = {
  nobody: (who: Who) => (who.kind === 'anyone' ? IN : OUT),
  visitor: asVisitor,
  'other visitor': asVisitor,
  'key without scopes': asKey([]),
  'key that reads': asKey(reads),
  'key with all': asKey(Scope),
  staff: withScopes(Scope),
} as const
type Kind = keyof typeof expected

let site: TestSite & { close(): Promise<void> }
let callers: Readonly<Record<Kind, TestCaller>>
let goods: Stocked
beforeAll(async () => {
  site = await sharedSite()
  callers = {
    nobody: site.nobody,
    visitor: await site.visitor(),
    'other visitor': await site.visitor(),
    'key without scopes': await site.keyWith([]),
    'key that reads': await site.keyWith(reads),
    'key with all': site.admin,
    staff: await staffOf(site),
  }
})
afterAll(() => site.close())

/** The owner, signed in by a link, from one of our pages. */
async function staffOf({ assembly, siteId, nobody }: TestSite): Promise<TestCaller> {
  const link = await signInLink(assembly.pool.forSite(siteId), 'http://localhost:8080', new Date())
  const { headers } = await nobody.call('GET', link!.signInLink.replace('http://localhost:8080', ''))
  const cookie = String(headers['set-cookie']).split(';')[0]!
  const own = { cookie, authorization: 'session staff', 'sec-fetch-site': 'same-origin' }
  return { call: (method, path, body, more) => nobody.call(method, path, body, { ...own, ...more }) }
}

describe('every path of every operation, by seven kinds of caller', () => {
  test.for(allOperations.map((operation) => [keyOf(operation), operation] as const))(
    '%s',
    async ([key, operation], { skip }) => {
      skip(!site.assembly.api.mounted.has(key), 'not mounted')
      const message = sample(operation.request as Schema) as Message
      for (const path of pathsOf(operation)) {
        const one = { ...operation, path, publicPath: path }
        for (const kind of Object.keys(expected) as Kind[]) {
          const reply = await send(callers[kind], one, message)
          expect(reply.status, `${kind} ${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(500)
          expect(reply.body.message, `${kind} ${path}`).not.toBe(refusalText('NOT_FOUND', 'en'))
          expect(`${kind} ${path}: ${barred(reply)}`).toBe(`${kind} ${path}: ${expected[kind](operation.who)}`)
        }
        if (operation.postFallback !== undefined) {
          const { url } = requestOf(one, {})
          const reply = await callers.nobody.call('POST', url + operation.postFallback, message)
          expect(barred(reply)).toBe(expected.nobody(operation.who))
        }
      }
    },
  )

  test('the table holds every kind of entry', () => {
    expect(new Set(allOperations.map(({ who }) => who.kind))).toEqual(
      new Set(['anyone', 'caller', 'staff', 'own', 'admin']),
    )
  })
})

/** Messages by which each operation that is a visitor's own names what belongs to them. */
const ownMessages: Readonly<Record<string, (mine: VisitorObjects) => Message | Promise<Message>>> = {
  'ecom.back-in-stock-notifications.getBackInStockNotificationRequest': ({ backInStockRequestId: id }) => ({ id }),
  'ecom.back-in-stock-notifications.deleteBackInStockNotificationRequest': ({ backInStockRequestId: id }) => ({ id }),
  'ecom.checkout.getCheckout': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.getCheckoutByCartId': ({ cartId }) => ({ id: cartId }),
  'ecom.checkout.getCheckoutUrl': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.getWixCheckoutUrl': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.removeOverrideCheckoutUrl': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.updateCheckout': ({ checkoutId }) => ({ checkout: { id: checkoutId } }),
  'ecom.checkout.addToCheckout': ({ checkoutId }) => ({ id: checkoutId, lineItems: [] }),
  'ecom.checkout.removeLineItems': ({ checkoutId, lineId }) => ({ id: checkoutId, lineItemIds: [lineId] }),
  'ecom.checkout.updateLineItemsQuantity': ({ checkoutId, lineId }) => ({
    id: checkoutId,
    lineItems: [{ id: lineId, quantity: 1 }],
  }),
  'ecom.checkout.removeCoupon': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.createOrder': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.createOrderAndCharge': ({ checkoutId }) => ({ id: checkoutId }),
  'ecom.checkout.removeGiftCard': ({ checkoutId }) => ({ id: checkoutId }),
  'fairground.checkout-page.setCheckoutConsent': ({ checkoutId }) => ({ checkoutId }),
  'ecom.tips.getTipChoice': ({ cartId }) => ({ purchaseFlowId: cartId }),
  'ecom.order-fulfillments.listFulfillmentsForSingleOrder': ({ orderId }) => ({ orderId }),
  'ecom.orders.getOrder': ({ orderId }) => ({ id: orderId }),
  'events.orders.cancelReservation': ({ reservationId }) => ({ id: reservationId, eventId: goods.eventId }),
  'events.orders.getInvoice': ({ reservationId }) => ({ reservationId, eventId: goods.eventId }),
  'events.orders.updateCheckout': ({ orderNumber }) => ({ orderNumber, eventId: goods.eventId }),
  'events.orders.getOrder': ({ orderNumber }) => ({ orderNumber, eventId: goods.eventId }),
  'events.rsvp.getRsvp': ({ rsvpId }) => ({ rsvpId }),
  'events.rsvp.updateRsvp': ({ rsvpId }) => ({ rsvpId, eventId: goods.gatheringId, status: 'NO' }),
  'events.rsvp-v-2.getRsvp': ({ rsvpId }) => ({ rsvpId }),
  'events.rsvp-v-2.updateRsvp': ({ rsvpId }) => ({ rsvp: { id: rsvpId, revision: '1', status: 'NO' } }),
  'events.ticket-reservations.getTicketReservation': ({ reservationId }) => ({ ticketReservationId: reservationId }),
  'events.ticket-reservations.cancelTicketReservation': ({ reservationId }) => ({ ticketReservationId: reservationId }),
  'events.ticket-reservations.deleteTicketReservation': ({ reservationId }) => ({ ticketReservationId: reservationId }),
  'events.tickets.getTicket': ({ ticketNumber }) => ({ ticketNumber, eventId: goods.eventId }),
  'fairground.downloads.listDownloads': ({ orderId }) => ({ orderId }),
  'fairground.order-documents.getOrderDocument': async ({ orderId }) => ({
    orderId,
    documentId: await invoiceOf(orderId),
  }),
  'fairground.order-view.getPlacedOrder': ({ orderId }) => ({ orderId }),
  'fairground.order-view.takeOrderBack': ({ orderId }) => ({ orderId }),
  'fairground.ticket-cancellations.previewTicketCancellation': ({ orderId, ticketId }) => ({
    orderId,
    ticketIds: [ticketId],
  }),
  'fairground.ticket-cancellations.cancelTickets': ({ orderId, ticketId }) => ({ orderId, ticketIds: [ticketId] }),
  'fairground.ticket-cancellations.giveBackHeldTicket': ({ ticketId }) => ({ ticketId }),
  'fairground.ticket-cancellations.listTicketCancellations': ({ orderId }) => ({ orderId }),
  'fairground.ticket-changes.listTicketChangeDates': ({ orderId, ticketId }) => ({ orderId, ticketId }),
  'fairground.ticket-changes.listTicketChangeOptions': ({ orderId, ticketId }) => ({ orderId, ticketId }),
  'fairground.ticket-changes.changeTicket': ({ orderId, ticketId }) => ({
    orderId,
    ticketId,
    ticketDefinitionId: ticketId,
  }),
  'fairground.ticket-answers.getTicketAnswers': ({ ticketId }) => ({ ticketId }),
  'fairground.ticket-answers.answerTicket': ({ ticketId }) => ({ ticketId, form: { inputValues: [] } }),
  'fairground.ticket-transfers.getHeldTicket': ({ ticketId }) => ({ ticketId }),
  'fairground.ticket-transfers.transferTicket': ({ ticketId }) => ({
    ticketId,
    to: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' },
  }),
  'fairground.payments.checkPayment': ({ orderId }) => ({ orderId }),
  'fairground.requested-payments.getRequestedPayment': async ({ orderId }) => {
    const orderPaymentRequest = { orderId, amount: { amount: '1' }, title: 'Deposit' }
    const { body } = await site.admin.call('POST', '/ecom/v1/order-payment-requests', { orderPaymentRequest })
    return { orderId, paymentRequestId: body.orderPaymentRequest.id }
  },
  'fairground.payments.payOrder': ({ orderId }) => ({ orderId, method: 'manual' }),
}
/** The same for what belongs to a member. */
const memberMessages: Readonly<Record<string, (mine: Profile) => Message>> = {
  'members.authorization.getRoles': ({ memberId }) => ({ memberId }),
  'members.members-about.updateMemberAbout': ({ aboutId }) => ({
    memberAbout: { id: aboutId, revision: '1', content: { nodes: [] } },
  }),
  'members.members-about.deleteMemberAbout': ({ aboutId }) => ({ id: aboutId }),
  'members.members-about.getMemberAbout': ({ aboutId }) => ({ id: aboutId }),
  'members.members.updateMember': ({ memberId }) => ({ member: { id: memberId } }),
  'members.members.getMember': ({ memberId }) => ({ id: memberId, fieldsets: ['FULL'] }),
  'members.members.updateMemberSlug': ({ memberId }) => ({ id: memberId, slug: 'ines-c' }),
  'members.members.deleteMemberPhones': ({ memberId }) => ({ id: memberId }),
  'members.members.deleteMemberEmails': ({ memberId }) => ({ id: memberId }),
  'members.members.deleteMemberAddresses': ({ memberId }) => ({ id: memberId }),
}
interface Profile {
  readonly memberId: string
  readonly aboutId: string
}
/** Id of the order's invoice, which is issued here. */
async function invoiceOf(orderId: string): Promise<string> {
  const business = { address: { country: 'GB', city: 'Leeds' } }
  await site.admin.call('PATCH', '/fairground/v1/site-settings', { business })
  const reply = await site.admin.call('POST', `/ecom/v1/invoices/orders/${orderId}`, { orderId })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.invoiceId
}

/** The path names what is the shop's and for every buyer: a template, an event. What they make of it, or find there, is the caller's own. */
const OF_THE_SHOP = ['ecom.checkout-templates.createCheckoutFromTemplate', 'fairground.my-orders.listMyHolds']

const ownAndNamed = allOperations.filter(
  (operation) =>
    operation.who.kind === 'own' && pathFields(operation).length > 0 && !OF_THE_SHOP.includes(keyOf(operation)),
)

const inTable = (table: object) =>
  ownAndNamed.map((operation) => [keyOf(operation), operation] as const).filter(([key]) => Object.hasOwn(table, key))
const ofVisitors = inTable(ownMessages)
const ofMembers = inTable(memberMessages)

describe('objects of one visitor', () => {
  beforeAll(async () => {
    goods = await stock(site)
  })
  test('is named for every operation on it', () => {
    const mounted = ownAndNamed.map(keyOf).filter((key) => site.assembly.api.mounted.has(key))
    expect([...Object.keys(ownMessages), ...Object.keys(memberMessages)].sort()).toEqual(mounted.sort())
  })

  describe('is not there for another', () => {
    let owner: TestVisitor
    let elsewhere: TestCaller
    beforeAll(async () => {
      owner = await site.visitor()
      const { pool, directory } = site.assembly
      const second = await createSite(pool, {
        name: 'Second site',
        locale: 'en-GB',
        currency: 'GBP',
        timeZone: 'Europe/London',
        demo: false,
        redirectUris: [],
        postFlowOrigins: [],
        ownerEmail: 'owner@example.org',
      })
      await directory.reload()
      const key = { authorization: second.apiKey, 'wix-site-id': second.siteId }
      elsewhere = { call: (method, path, body) => site.nobody.call(method, path, body, key) }
    })

    test.for(ofVisitors)('%s', async ([key, operation], { skip }) => {
      skip(!site.assembly.api.mounted.has(key), 'not mounted')
      const message = await ownMessages[key]!(await visitorObjects(owner, goods))
      for (const [who, caller] of [
        ['another visitor', callers['other visitor']],
        ['the owner of another site', elsewhere],
      ] as const) {
        const reply = await send(caller, operation, message)
        expect(reply.status, `${who}: ${JSON.stringify(reply.body)}`).toBe(404)
      }
      const mine = await send(owner, operation, message)
      expect([200, 409], JSON.stringify(mine.body)).toContain(mine.status)
    })

    describe('nor what belongs to a member', () => {
      test.for(ofMembers)('%s', async ([key, operation]) => {
        const member = await signedIn(site)
        const content = { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [] }] }
        const about = await member.call('POST', '/members/v2/abouts', { memberAbout: { content } })
        expect(about.status, JSON.stringify(about.body)).toBe(200)
        const message = memberMessages[key]!({ memberId: member.id, aboutId: about.body.memberAbout.id })
        for (const stranger of [await signedIn(site), callers['other visitor'], elsewhere]) {
          const reply = await send(stranger, operation, message)
          // A profile may be shown to others; what is private in it never is.
          if (reply.status === 200 && operation.name.startsWith('get')) {
            expect(JSON.stringify(reply.body)).not.toContain(member.loginEmail)
            expect(stranger).not.toBe(elsewhere)
          } else expect(reply.status, JSON.stringify(reply.body)).toBe(404)
        }
        const mine = await send(member, operation, message)
        expect([200, 409], JSON.stringify(mine.body)).toContain(mine.status)
      })
    })

    test('nor is anything of a site for the owner of another', async () => {
      const { productId, productSlug, eventId, eventSlug, ticketDefinitionId, collectionId } = goods
      const paths = [
        `/stores-reader/v1/products/${productId}`,
        `/stores/v3/products/${productId}`,
        `/stores/v3/products/slug/${productSlug}`,
        `/events/v3/events/${eventId}`,
        `/events/v3/events/slug/${eventSlug}`,
        `/events-ticket-definitions/v3/ticket-definitions/${ticketDefinitionId}`,
        `/events/v1/ticket-definitions/${ticketDefinitionId}`,
        `/v2/collections/${collectionId}`,
      ]
      for (const path of paths) {
        expect((await site.admin.call('GET', path)).status, path).toBe(200)
        expect((await elsewhere.call('GET', path)).status, path).toBe(404)
      }
      const search = await elsewhere.call('POST', '/ecom/v1/orders/search', { search: {} })
      expect([search.status, search.body.orders]).toEqual([200, []])
    })

    test('and a key does not reach another site by naming it', async () => {
      const reply = await site.admin.call('GET', '/events/v3/events/x', undefined, {
        'wix-site-id': crypto.randomUUID(),
      })
      expect([reply.status, codeOf(reply)]).toEqual([403, 'SITE_MISMATCH'])
    })
  })
})

describe('credentials that are none', () => {
  test.for([
    ['a made-up key', 'fgk_0000000000000000000000000000000000000000000'],
    ['no token', 'x.y.z'],
    [
      'an unsigned token',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
    ],
    ['a cookie scheme without its cookie', 'session staff'],
    ['a visitor cookie scheme without its cookie', 'session visitor'],
    ['an empty bearer', 'Bearer '],
  ] as const)('%s', async ([, authorization]) => {
    const reply = await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, { authorization })
    expect([reply.status, codeOf(reply)]).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('a token whose claims were changed', async () => {
    const { accessToken } = await site.visitor()
    const [head, claims, signature] = accessToken.replace(/^Bearer /, '').split('.') as [string, string, string]
    const changed = JSON.parse(Buffer.from(claims, 'base64url').toString())
    changed.sub = crypto.randomUUID()
    const authorization = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
    expect((await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, { authorization })).status).toBe(401)
  })

  test('a staff cookie sent by the page of another site', async () => {
    const staff = await staffOf(site)
    const own = { 'sec-fetch-site': 'cross-site' }
    const cross: TestCaller = { call: (method, path, body) => staff.call(method, path, body, own) }
    expect((await staff.call('GET', '/fairground/v1/staff/me')).status).toBe(200)
    expect((await cross.call('GET', '/fairground/v1/staff/me')).status).toBe(401)
  })

  test('a sign-in link, the second time', async () => {
    const link = await signInLink(site.assembly.pool.forSite(site.siteId), '', new Date())
    const [first, second] = [
      await site.nobody.call('GET', link!.signInLink),
      await site.nobody.call('GET', link!.signInLink),
    ]
    expect(first.headers['set-cookie']).toBeDefined()
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  test('a host that is not ours', async () => {
    const reply = await site.nobody.call('GET', '/healthz', undefined, { host: 'evil.example' })
    expect([reply.status, codeOf(reply)]).toEqual([421, 'MISDIRECTED_REQUEST'])
    const preflight = await site.assembly.app.inject({
      method: 'OPTIONS',
      url: '/healthz',
      headers: { host: 'evil.example' },
    })
    expect([preflight.statusCode, preflight.json().details.applicationError.code]).toEqual([421, 'MISDIRECTED_REQUEST'])
  })
})
