import { expect } from 'vitest'
import { newMember, type TestMember } from '../src/identity/sign-in/sign-in.fixture.ts'
import type { TestCaller, TestSite, TestVisitor } from './fixture.ts'
import { type Stocked, stock, type VisitorObjects, visitorObjects } from './peopled-shop.ts'
import {
  ADDRESS,
  CONTACT,
  checkOut,
  placeOrder,
  productLine,
  STORE_APP,
  sellShirts,
  sellTickets,
  TICKETS_APP,
  takeTestPayments,
} from './shop.ts'

/** A form of a page of the shop, as its button sends it. */
export interface PageForm {
  readonly at: string
  readonly as: 'visitor' | 'member'
  readonly fields: Readonly<Record<string, string>>
  /** Fields to try bad values of; absent: all. */
  readonly tried?: readonly string[]
}

/** Somebody with a cookie session, and what is theirs. */
export interface Person<By extends TestVisitor | TestMember = TestVisitor | TestMember> {
  readonly by: By
  readonly cookie: string
  readonly own: VisitorObjects
  /** Tickets held for the event's own checkout. */
  readonly holdId: string
  /** An order that waits for its payment. */
  readonly unpaidId: string
}

interface Sold {
  readonly id: string
  /** Slug of its page. */
  readonly slug: string
}

export interface FormsWorld {
  readonly goods: Stocked & {
    readonly gatheringSlug: string
    readonly scheduleItemId: string
    readonly linkId: string
    readonly pollPath: string
  }
  /** Nothing of them is left. */
  readonly gone: { readonly product: Sold; readonly ticket: Sold }
  /** Address of the door, as a device has it that came in by a link. */
  readonly door: string
  readonly visitor: Person
  readonly member: Person<TestMember>
  /** Somebody else: the objects of a stranger. */
  readonly stranger: Person
}

const ok = async (caller: TestCaller, method: 'GET' | 'POST', path: string, body?: unknown) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

async function person<By extends TestVisitor | TestMember>(
  site: TestSite,
  by: By,
  goods: Stocked,
): Promise<Person<By>> {
  await takeTestPayments(site.admin, false)
  const own = await visitorObjects(by, goods)
  await takeTestPayments(site.admin)
  const { id: holdId } = await ok(by, 'POST', '/events/v1/checkout/reservations', {
    eventId: goods.eventId,
    ticketQuantities: [{ ticketDefinitionId: goods.ticketDefinitionId, quantity: 1 }],
  })
  const { orderId: unpaidId } = (await placeOrder(by, await checkOut(by, [productLine(goods.productId, 1)]))).body
  return { by, cookie: `fg_visitor=${by.accessToken}`, own, holdId, unpaidId }
}

/** A product and a kind of ticket that somebody may wait for. */
async function soldOut(site: TestSite): Promise<FormsWorld['gone']> {
  const { productId } = await sellShirts(site, 0, 20, 'Gone shirt')
  const { eventId, ticketDefinitionId } = await sellTickets(site, 1)
  await ok(site.admin, 'POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 1 }],
  })
  const { product } = await ok(site.admin, 'GET', `/stores-reader/v1/products/${productId}`)
  const { event } = await ok(site.admin, 'GET', `/events/v3/events/${eventId}`)
  return { product: { id: productId, slug: product.slug }, ticket: { id: ticketDefinitionId, slug: event.slug } }
}

/** A shop with test payments, goods, an event of each kind and three people who each bought, hold and answered something. */
export async function formsWorld(site: TestSite): Promise<FormsWorld> {
  const goods = await stock(site)
  await ok(
    site.admin,
    'POST',
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    { appId: TICKETS_APP },
  )
  const { event } = await ok(site.admin, 'GET', `/events/v3/events/${goods.gatheringId}`)
  const gone = await soldOut(site)
  const wrapping = {
    quantity: 1,
    price: '2.50',
    productName: { original: 'Wrapping' },
    itemType: { preset: 'SERVICE' },
  }
  const filling = { checkoutTemplate: { customLineItems: [{ ...wrapping, descriptionLines: [] }] } }
  const { checkoutTemplate } = await ok(site.admin, 'POST', '/ecom/v1/checkout-templates', filling)
  const options = [
    { id: 'a', title: 'Ash' },
    { id: 'b', title: 'Rust' },
  ]
  const content = { nodes: [{ type: 'POLL', pollData: { poll: { id: 'glaze', title: 'Next?', options } } }] }
  const glazes = { kind: 'OTHER', title: 'Glazes', content }
  const { contentPage } = await ok(site.admin, 'POST', '/fairground/v1/content-pages', glazes)
  const start = Date.now() + 10 * 24 * 60 * 60 * 1000
  const timeSlot = { start: new Date(start).toISOString(), end: new Date(start + 600_000).toISOString() }
  const item = { name: 'Doors', timeSlot }
  const added = await ok(site.admin, 'POST', '/events/v1/schedule/draft', { eventId: goods.eventId, item })
  await ok(site.admin, 'POST', '/events/v1/schedule/publish', { eventId: goods.eventId })
  const staffMember = { name: 'Mina', permissions: ['CHECK_IN_GUESTS'], allEvents: {} }
  const staff = await ok(site.admin, 'POST', '/events/v1/staff-members', { staffMember })
  const link = `/events/v1/staff-members/${staff.staffMember.id}?fieldsets=LOGIN_LINK`
  const { loginLink } = (await ok(site.admin, 'GET', link)).staffMember
  const loginToken = new URL(loginLink).searchParams.get('token')
  const entered = await ok(site.nobody, 'POST', '/events/v1/staff-members/login', { loginToken })
  return {
    door: `/door?token=${entered.accessToken}&event=${goods.gatheringId}`,
    goods: {
      ...goods,
      gatheringSlug: event.slug,
      scheduleItemId: added.item.id,
      linkId: checkoutTemplate.id,
      pollPath: `/polls/page/${contentPage.id}/glaze?from=%2Fpages%2Fglazes`,
    },
    gone,
    visitor: await person(site, await site.visitor(), goods),
    member: await person(site, await newMember(site), goods),
    stranger: await person(site, await site.visitor(), goods),
  }
}

const GUEST = { firstName: 'Ines', lastName: 'Carvalho', email: 'ines@example.com' }
const PROOF = { password: 'not the password', proof: '123456', verificationId: crypto.randomUUID() }

/** Fields of the checkout's form, beside its button. */
const checkoutFields = {
  ...GUEST,
  phone: CONTACT.phone,
  company: '',
  taxId: '',
  delivery: 'pickup',
  'slot pickup': '',
  savedAddress: '',
  country: ADDRESS.country,
  addressLine: ADDRESS.addressLine,
  addressLine2: '',
  city: ADDRESS.city,
  subdivision: '',
  postalCode: ADDRESS.postalCode,
  note: 'Ring twice',
  tip: '',
  tipAmount: '',
  agreed: '',
  subscribed: '',
  method: 'test',
  save: '',
  shown: '1.00',
}

type Fields = PageForm['fields']
type Forms = Readonly<Record<string, readonly PageForm[]>>

/** Forms of the shop and its events, by the path of their page. */
function formsOfVisitors({ goods, gone, door, visitor }: FormsWorld): Forms {
  const { own, holdId, unpaidId } = visitor
  const as = (at: string) => (fields: Fields) => ({ at, as: 'visitor' as const, fields })
  const product = as(`/products/${goods.productSlug}`)
  const cart = as('/cart')
  const checkout = as(`/checkout/${own.checkoutId}`)
  const tickets = as(`/events/${goods.eventSlug}/tickets`)
  const hold = as(`/events/${goods.eventSlug}/checkout/${holdId}`)
  const order = as(`/orders/${unpaidId}`)
  const choices = { 'option.Size': 'M', 'text.Engraving': 'For Ada' }
  const notify = { intent: 'notify-me', name: 'Harbour shirt', price: '20.00', email: 'wait@example.com' }
  const reference = JSON.stringify({ appId: STORE_APP, catalogItemId: goods.productId })
  const quantities = {
    [`quantity.${goods.ticketDefinitionId}`]: '1',
    [`option.${goods.ticketDefinitionId}`]: '',
    [`amount.${goods.ticketDefinitionId}`]: '',
  }
  const held = { ...GUEST, 'discount-code': '', 'marketing-consent': '1', policies: '' }
  return {
    '/products/:slug': [
      product({ product: goods.productId, quantity: '1', ...choices }),
      product({ intent: 'buy-now', product: goods.productId, quantity: '1' }),
      as(`/products/${gone.product.slug}`)({ ...notify, product: gone.product.id, variant: '' }),
    ],
    '/buy/:checkoutTemplateId': [as(`/buy/${goods.linkId}`)({})],
    '/cart': [
      cart({ intent: 'add', product: goods.productId, quantity: '1', ...choices }),
      cart({ intent: 'restore', reference, quantity: '1' }),
      cart({ intent: 'quantity', line: crypto.randomUUID(), quantity: '2' }),
      cart({ intent: 'remove', line: crypto.randomUUID() }),
      cart({ intent: 'coupon', code: 'NONE' }),
      cart({ intent: 'uncoupon' }),
      cart({ intent: 'checkout' }),
    ],
    '/checkout/:checkoutId': [
      checkout({ intent: 'keep', ...checkoutFields }),
      { ...checkout({ intent: 'place', ...checkoutFields }), tried: ['email', 'savedAddress', 'method', 'shown'] },
      checkout({ intent: 'coupon', code: 'NONE' }),
      checkout({ intent: 'uncoupon' }),
    ],
    '/events/:slug/tickets': [
      tickets(quantities),
      tickets({ ...quantities, 'own-checkout': '1' }),
      as(`/events/${gone.ticket.slug}/tickets`)({ ...notify, product: gone.ticket.id, variant: '' }),
    ],
    '/events/:slug/checkout/:reservationId': [
      hold({ intent: 'apply-code', ...held, 'discount-code': 'NONE' }),
      hold({ intent: 'copy-to-1', ...held }),
      hold({ ...held, policies: 'of-others 1' }),
    ],
    '/events/:slug/rsvp': [
      as(`/events/${goods.gatheringSlug}/rsvp`)({ ...GUEST, status: 'YES', companions: '0', names: '' }),
    ],
    '/events/:slug/waiting-list': [
      as(`/events/${goods.eventSlug}/waiting-list`)({
        ticket: goods.ticketDefinitionId,
        quantity: '1',
        name: 'Ada Byron',
        email: 'waits@example.com',
      }),
    ],
    '/polls/:placeType/:placeId/:pollId': [
      as(goods.pollPath)({ option: 'a' }),
      as(goods.pollPath)({ intent: 'take-back' }),
    ],
    '/events/:slug/queue': [
      as(`/events/${goods.eventSlug}/queue`)({ intent: 'join', proof: 'e30=' }),
      as(`/events/${goods.eventSlug}/queue`)({ intent: 'leave' }),
    ],
    '/waiting/:token': [as('/waiting/of-another')({ act: 'take' }), as('/waiting/of-another')({ act: 'leave' })],
    '/tickets/:ticketId': [
      as(`/tickets/${own.ticketId}`)({ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }),
    ],
    '/orders/:orderId/cancel-tickets': [
      as(`/orders/${own.orderId}/cancel-tickets`)({ ticket: own.ticketId, refund: '' }),
      as(`/orders/${own.orderId}/cancel-tickets`)({ ticket: own.ticketId, refund: '35.00' }),
    ],
    '/orders/:orderId/change-ticket/:ticketId': [
      as(`/orders/${own.orderId}/change-ticket/${own.ticketId}`)({ kind: own.ticketId }),
    ],
    '/door': [as(door)({ party: own.rsvpId, ticket: '', act: 'in' })],
    '/rsvp/:key': [as(`/rsvp/${own.rsvpId}`)({ status: 'YES', companions: '1', names: 'Ada Byron' })],
    '/orders/:orderId': [
      order({ intent: 'pay', method: 'test', save: '', shown: '1.00' }),
      order({ intent: 'link' }),
      as(`/orders/${unpaidId}?token=of-another&request=${crypto.randomUUID()}`)({ intent: 'pay', method: 'test' }),
      order({ intent: 'back' }),
    ],
  }
}

/** Forms with which one becomes a member or signs in. */
function formsOfSignIn(): Forms {
  const as = (at: string, fields: Fields) => ({ at, as: 'visitor' as const, fields })
  const account = { email: 'nobody@example.com', password: 'lamps over the harbour', captcha: '' }
  return {
    '/login': [as('/login?returnTo=/account', account)],
    '/login/code': [
      as('/login/code?state=of-another&factors=TOTP', { code: '123456', remember: '1' }),
      as('/login/code?state=of-another&factors=EMAIL', { intent: 'mail' }),
      as('/login/code?state=of-another&factors=RECOVERY_CODE', { code: 'abcd-efgh' }),
    ],
    // A password that is too short: nobody is to be signed in by the forms that come after.
    '/signup': [as('/signup', { ...GUEST, ...account, password: 'short' })],
    '/verify-email': [
      as('/verify-email?state=of-another', { code: '123456' }),
      as('/verify-email?state=of-another', { intent: 'resend' }),
    ],
    '/forgot-password': [as('/forgot-password', { email: 'nobody@example.com' })],
    '/reset-password': [as('/reset-password?token=of-another', { password: account.password })],
    '/logout': [as('/logout', {})],
  }
}

/** Forms of the account. */
function formsOfMembers({ goods }: FormsWorld): Forms {
  const as = (at: string, ...all: readonly Fields[]) => all.map((fields) => ({ at, as: 'member' as const, fields }))
  const id = crypto.randomUUID()
  const security = '/account/security'
  const key = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Fair?secret=ABCDEFGHIJKLMNOP' }
  return {
    '/events/:slug': as(
      `/events/${goods.eventSlug}`,
      { intent: 'add', event: goods.eventId, item: goods.scheduleItemId },
      { intent: 'remove', event: goods.eventId, item: goods.scheduleItemId },
    ),
    '/account/addresses': as(
      '/account/addresses',
      { id: '', ...GUEST, ...ADDRESS, addressLine2: '', subdivision: '', phone: '' },
      { intent: 'remove', id },
    ),
    '/account/payment-methods': as('/account/payment-methods', { intent: 'remove', id }, { intent: 'default', id }),
    '/account/privacy': as('/account/privacy', { ...PROOF, sure: '1' }, { intent: 'mail-proof' }),
    '/account/profile': as('/account/profile', {
      firstName: 'Ines',
      lastName: 'Carvalho',
      nickname: 'Nes',
      phone: CONTACT.phone,
    }),
    [security]: as(
      security,
      { current: 'not the password', password: 'lamps over the harbour' },
      { intent: 'end', session: id },
      { intent: 'forget-devices' },
    ),
    [`${security}/app`]: as(`${security}/app`, { intent: 'confirm', code: '123456', ...key }, PROOF, {
      intent: 'mail-proof',
    }),
    [`${security}/mail`]: as(`${security}/mail`, { intent: 'confirm', code: '123456', verificationId: id }, {}),
    [`${security}/new-passkey`]: as(`${security}/new-passkey`, PROOF),
    [`${security}/passkey`]: as(`${security}/passkey?id=${id}`, { intent: 'rename', name: 'Phone' }, PROOF),
    [`${security}/recovery-codes`]: as(`${security}/recovery-codes`, PROOF),
    [`${security}/turn-off`]: as(`${security}/turn-off?factor=${id}`, PROOF),
    '/account/wishlist': as(
      '/account/wishlist',
      { intent: 'keep', product: goods.productId, returnTo: '/shop' },
      { intent: 'remove', reference: JSON.stringify({ appId: STORE_APP, catalogItemId: goods.productId }) },
    ),
  }
}

/** All forms of the storefront, by the path of their page as the router writes it. */
export const pageForms = (world: FormsWorld): Forms => ({
  ...formsOfVisitors(world),
  ...formsOfSignIn(),
  ...formsOfMembers(world),
})
