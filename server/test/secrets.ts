import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { expect } from 'vitest'
import { signedIn } from '../src/members/members.fixture.ts'
import type { TestCaller, TestSite } from './fixture.ts'
import { type Stocked, stock, type VisitorObjects, visitorObjects } from './peopled-shop.ts'
import { productLine, STORE_APP, sellTickets } from './shop.ts'

/** A text in the shop that only callers with one of the scopes may read. */
export interface Secret {
  readonly what: string
  readonly pattern: RegExp
  readonly scopes: readonly Scope[]
}

/** Two tickets of 1,111.17 make this sum, which stands nowhere but in sums and orders. */
const TAKINGS = /2,?222\.34|222234/

export const secrets: readonly Secret[] = [
  { what: 'the title of a draft event', pattern: /Quillfeather/, scopes: ['events.read'] },
  { what: 'an item of a draft schedule', pattern: /Larkspur/, scopes: ['events.read'] },
  { what: 'a hidden item of a schedule', pattern: /Nettlebed/, scopes: ['events.read'] },
  { what: 'a question of a draft form', pattern: /Sandpiper/, scopes: ['events.read'] },
  { what: 'a policy of a draft event', pattern: /Dunnock/, scopes: ['events.read'] },
  { what: 'a message to guests', pattern: /Fieldfare/, scopes: ['events.read'] },
  { what: 'the words of a reminder', pattern: /Yellowhammer/, scopes: ['events.read'] },
  { what: 'what a buyer is requested to pay for', pattern: /Goldfinch/, scopes: ['orders.read'] },
  { what: 'the name of a hidden ticket', pattern: /Brambleback/, scopes: ['events.read'] },
  { what: 'the way into an online event', pattern: /Kittiwake/, scopes: ['events.read'] },
  { what: 'an access code', pattern: /GANNET99/i, scopes: ['events.read'] },
  { what: 'to whom an access code was given', pattern: /Stonechat/, scopes: ['events.read'] },
  // The audit log names what was made.
  { what: 'a venue without events', pattern: /Redshank/, scopes: ['events.read', 'settings.read'] },
  { what: 'a member of the door staff', pattern: /Turnstone/, scopes: ['guests.read', 'settings.read'] },
  { what: 'what an event took', pattern: TAKINGS, scopes: ['orders.read'] },
  { what: 'the address of a buyer', pattern: /ottoline@example\.net/, scopes: ['orders.read', 'guests.read'] },
  { what: 'who answered an event', pattern: /Wrenfield/, scopes: ['guests.read'] },
  { what: 'the address of a member', pattern: /peregrine@example\.net/, scopes: ['members.read'] },
  { what: 'who waits for goods', pattern: /ptarmigan@example\.net/, scopes: ['members.read'] },
  { what: 'the recipient of a gift card', pattern: /capercaillie@example\.net/, scopes: ['orders.read'] },
  { what: 'a hidden product', pattern: /Hollowware/, scopes: ['catalog.read', 'inventory.read'] },
  { what: 'an entry of the audit log', pattern: /ledgerwood@example\.net/, scopes: ['settings.read'] },
  { what: 'the address of a staff user', pattern: /hesper@example\.net/, scopes: ['settings.read'] },
  { what: 'the text of a mail', pattern: /Thistledown/, scopes: ['settings.read'] },
  { what: 'the code of a coupon', pattern: /MAGPIE77/i, scopes: ['catalog.read'] },
]

export interface Peopled extends Stocked, VisitorObjects {
  readonly draftEventId: string
  readonly draftDefinitionId: string
  readonly hiddenDefinitionId: string
  readonly hiddenProductId: string
  readonly memberId: string
  readonly concertId: string
  readonly hiddenItemId: string
  readonly draftPolicyId: string
  /** The mail, and the language, of a text that the site wrote itself. */
  readonly mailText: { readonly id: string; readonly language: string }
}

async function ok(
  caller: TestCaller,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

/** A shop with something of everything, and every secret in it. */
export async function peopled(site: TestSite): Promise<Peopled> {
  const { admin } = site
  const goods = await stock(site)
  const { product } = await ok(admin, 'POST', '/stores/v1/products', {
    product: { name: 'Hollowware', productType: 'physical', priceData: { price: 9 }, visible: false },
  })
  const draft = await sellTickets(site, 10)
  await ok(admin, 'PATCH', `/events/v3/events/${draft.eventId}`, { event: { title: 'Quillfeather' } })
  await site.query('update events set published_at = null where id = $1', [draft.eventId])
  const concert = await sellTickets(site, 10, '1111.17')
  const { ticketDefinition: hidden } = await ok(admin, 'POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId: concert.eventId,
      name: 'Brambleback',
      hidden: true,
      pricingMethod: { fixedPrice: { value: '1.00', currency: 'GBP' } },
      feeType: 'NO_FEE',
    },
  })
  const buyer = await site.visitor()
  const mine = await visitorObjects(buyer, goods)
  await sellTwo(admin, concert.eventId, concert.ticketDefinitionId)
  await ok(buyer, 'POST', '/events/v2/rsvps', {
    rsvp: {
      eventId: goods.gatheringId,
      firstName: 'Wrenfield',
      lastName: 'Oakes',
      email: 'oakes@example.net',
      status: 'YES',
    },
  })
  const organised = await organise(admin, concert.eventId, draft.eventId)
  await letIn(admin, concert.eventId, hidden.id)
  await request(admin, goods.productId)
  await wait(await site.visitor(), goods.productId)
  await give(admin)
  const member = await signedIn(site, { loginEmail: 'peregrine@example.net' })
  return {
    ...goods,
    ...mine,
    draftEventId: draft.eventId,
    draftDefinitionId: draft.ticketDefinitionId,
    hiddenDefinitionId: hidden.id,
    hiddenProductId: product.id,
    memberId: member.id,
    concertId: concert.eventId,
    ...organised,
    mailText: await settings(admin),
  }
}

/** Staff, one of whom left again, a text of a mail, and a coupon. */
async function settings(admin: TestCaller): Promise<Peopled['mailText']> {
  const users = '/fairground/v1/staff/users'
  await ok(admin, 'POST', users, { email: 'hesper@example.net', role: 'door' })
  const { user } = await ok(admin, 'POST', users, { email: 'ledgerwood@example.net', role: 'door' })
  await ok(admin, 'DELETE', `${users}/${user.id}`)
  await ok(admin, 'POST', '/v2/coupons', {
    specification: { name: 'Magpies', code: 'MAGPIE77', percentOffRate: 5, startTime: String(Date.now()) },
  })
  const mailText = { id: 'verification', language: 'en' }
  const path = `/fairground/v1/mail-templates/${mailText.id}`
  const { builtIn } = await ok(admin, 'GET', `${path}?language=${mailText.language}`)
  await ok(admin, 'PUT', `${path}/texts/${mailText.language}`, {
    revision: '0',
    content: { ...builtIn, subject: 'Thistledown' },
  })
  return mailText
}

/** Sold at the door by an administrator, so that it counts as a sale. */
async function sellTwo(admin: TestCaller, eventId: string, ticketDefinitionId: string): Promise<void> {
  const { id } = await ok(admin, 'POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity: 2 }],
  })
  const buyer = { firstName: 'Ottoline', lastName: 'Ames', email: 'ottoline@example.net' }
  const inputValues = Object.entries(buyer).map(([inputName, value]) => ({ inputName, value }))
  await ok(admin, 'POST', '/events/v1/checkout', {
    eventId,
    reservationId: id,
    buyer,
    guests: [{ form: { inputValues } }],
    options: { markAsPaid: true },
  })
}

const wait = (visitor: TestCaller, catalogItemId: string) =>
  ok(visitor, 'POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', {
    request: { catalogReference: { appId: STORE_APP, catalogItemId }, email: 'ptarmigan@example.net' },
    itemDetails: { name: 'Shirt', price: '20.00' },
  })

const give = (admin: TestCaller) =>
  ok(admin, 'POST', '/gift-cards/v1/gift-cards', {
    giftCard: {
      initialValue: { amount: '5.00' },
      currency: 'GBP',
      notificationInfo: { recipient: { email: 'capercaillie@example.net' } },
    },
  })

/** Prepares what guests and buyers do not see yet. */
async function organise(
  admin: TestCaller,
  eventId: string,
  draftId: string,
): Promise<Pick<Peopled, 'hiddenItemId' | 'draftPolicyId'>> {
  const timeSlot = { start: '2027-05-01T18:00:00Z', end: '2027-05-01T19:00:00Z' }
  const plan = async (name: string, more: object = {}) => {
    const item = { name, timeSlot, tags: [name], stageName: name, description: name, speakers: [name], ...more }
    return (await ok(admin, 'POST', '/events/v1/schedule/draft', { eventId, item })).item
  }
  const hidden = await plan('Nettlebed', { hidden: true })
  await ok(admin, 'POST', '/events/v1/schedule/publish', { eventId })
  await plan('Larkspur')
  await ok(admin, 'POST', `/events/v1/events/${eventId}/form/control`, {
    dropdown: { label: 'Sandpiper', options: ['Sandpiper', 'None'] },
  })
  const policy = { name: 'Dunnock', body: 'Dunnock', eventId: draftId }
  const { id: draftPolicyId } = (await ok(admin, 'POST', '/events-policies/v2/policies', { policy })).policy
  const message = { eventId, subject: 'Fieldfare', body: 'Fieldfare' }
  await ok(admin, 'POST', `/fairground/v1/events/${eventId}/messages`, message)
  const upcomingEventReminder = { template: { subject: 'Yellowhammer' } }
  await ok(admin, 'POST', `/events-notifications/v2/notification-configs/${eventId}`, {
    notificationConfig: { id: eventId, upcomingEventReminder },
  })
  return { hiddenItemId: hidden.id, draftPolicyId }
}

/** Ways into an event: by a link, by a code and at the door. */
async function letIn(admin: TestCaller, eventId: string, hiddenDefinitionId: string): Promise<void> {
  const onlineConferencing = { link: 'https://meet.example/Kittiwake', instructions: 'Kittiwake' }
  await ok(admin, 'PATCH', `/events/v3/events/${eventId}`, { event: { id: eventId, onlineConferencing } })
  await ok(admin, 'POST', `/fairground/v1/events/${eventId}/access-codes`, {
    eventId,
    codes: ['GANNET99'],
    ticketDefinitionIds: [hiddenDefinitionId],
    note: 'Stonechat',
  })
  await ok(admin, 'POST', '/fairground/v1/venues', { name: 'Redshank' })
  await ok(admin, 'POST', '/events/v1/staff-members', { staffMember: { name: 'Turnstone' } })
}

/** A payment of an order that staff entered. */
async function request(admin: TestCaller, productId: string): Promise<void> {
  const line = {
    ...productLine(productId, 1),
    productName: { original: 'Shirt' },
    price: { amount: '50' },
    itemType: { preset: 'PHYSICAL' },
  }
  const { order } = await ok(admin, 'POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      buyerInfo: { email: 'ottoline@example.net' },
      lineItems: [line],
      priceSummary: { subtotal: { amount: '50' }, total: { amount: '50' } },
    },
  })
  await ok(admin, 'POST', '/ecom/v1/order-payment-requests', {
    orderPaymentRequest: { orderId: order.id, amount: { amount: '5' }, title: 'Goldfinch', description: 'Goldfinch' },
  })
}
