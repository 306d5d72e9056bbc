import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestSite } from '../../test/fixture.ts'
import { productLine } from '../../test/shop.ts'
import { statements } from '../db/statement.ts'
import { staffAs } from '../identity/staff/staff.fixture.ts'

const LOG = '/fairground/v1/audit-log/query'

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const entries = async (query: object = {}) => (await site.admin.call('POST', LOG, { query })).body.entries
const about = (id: string) => entries({ filter: { 'target.id': id } })

test('entries about members, orders, events and files are read with the permission to read those', async () => {
  const { product } = (
    await site.admin.call('POST', '/stores/v1/products', {
      product: { name: 'Jug', productType: 'physical', priceData: { price: 50 } },
    })
  ).body
  const orderId = await refundedOrder(product.id)
  const { folder } = (await site.admin.call('POST', '/fairground/v1/media-folders', { name: 'Bullfinch' })).body
  const { member } = (
    await site.admin.call('POST', '/members/v1/members', { member: { loginEmail: 'ivo@example.com' } })
  ).body
  const targets = {
    'orders.read': orderId,
    'events.read': await eventBeyondItsQuota(),
    'catalog.read': folder.id,
    'members.read': member.id,
  }
  const seenWith = async (...scopes: Scope[]) => {
    const { body } = await (await site.keyWith(['settings.read', ...scopes])).call('POST', LOG, {})
    const seen = new Set(body.entries.map(({ target }: { target: { id: string } }) => target.id))
    return Object.entries(targets).flatMap(([scope, id]) => (seen.has(id) ? [scope] : []))
  }
  expect(await seenWith()).toEqual([])
  for (const scope of Object.keys(targets) as Scope[]) expect(await seenWith(scope)).toEqual([scope])
  expect(await seenWith('orders.write', 'events.write', 'catalog.write', 'members.write')).toEqual(Object.keys(targets))
})

/** An order of which an amount was given back. */
async function refundedOrder(productId: string): Promise<string> {
  const line = {
    ...productLine(productId, 1),
    productName: { original: 'Jug' },
    price: { amount: '50' },
    itemType: { preset: 'PHYSICAL' },
  }
  const { order } = (
    await site.admin.call('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'BACKOFFICE_MERCHANT' },
        lineItems: [line],
        priceSummary: { subtotal: { amount: '50' }, total: { amount: '50' } },
      },
    })
  ).body
  await site.admin.call('POST', `/ecom/v1/payments-collector/orders/${order.id}/mark-as-paid`, {})
  const { body } = await site.admin.call('GET', `/ecom/v1/payments/orders/${order.id}`)
  const reply = await site.admin.call('POST', '/ecom/v1/order-billing/refund-payments', {
    orderId: order.id,
    paymentRefunds: [
      { paymentId: body.orderTransactions.payments[0].id, amount: { amount: '3.21' }, externalRefund: true },
    ],
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return order.id
}

/** An event with a kind of ticket whose quota was too low for a hold. */
async function eventBeyondItsQuota(): Promise<string> {
  const event = {
    title: 'Lantern walk',
    location: { type: 'VENUE', name: 'Old Mill' },
    dateAndTimeSettings: { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'Soon' },
    registration: { initialType: 'TICKETING' },
  }
  const { id } = (await site.admin.call('POST', '/events/v3/events', { event })).body.event
  const definition = {
    eventId: id,
    name: 'Standard',
    initialLimit: 1,
    pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' } },
    feeType: 'NO_FEE',
  }
  const { ticketDefinition } = (
    await site.admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', { ticketDefinition: definition })
  ).body
  const reply = await site.admin.call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: {
      tickets: [{ ticketDefinitionId: ticketDefinition.id, quantity: 2 }],
      additionalReservationSettings: { disableTicketLimitValidation: true },
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return id
}

test('a key: who made and who revoked it, what it could do, in which request', async () => {
  const owner = await staffAs(site, 'owner')
  const made = await owner.call('POST', '/fairground/v1/api-keys', { name: 'Till', scopes: ['orders.read'] })
  const { id } = made.body.apiKey
  await site.admin.call('DELETE', `/fairground/v1/api-keys/${id}`)
  const target = { id, name: 'Till' }
  const what = { name: 'Till', scopes: ['orders.read'] }
  const [revoked, created] = await about(id)
  expect(created).toEqual({
    id: expect.any(String),
    date: expect.any(String),
    action: 'apiKey.created',
    actor: { kind: 'staff', id: owner.id, name: owner.email },
    target,
    after: what,
    requestId: made.headers['x-request-id'] ?? expect.any(String),
  })
  expect(revoked).toMatchObject({ action: 'apiKey.revoked', actor: { kind: 'apiKey', name: 'Everything' }, target })
  expect(revoked).toMatchObject({ before: what })
})

test('an app: what it was and what it became', async () => {
  const { body } = await site.admin.call('POST', '/fairground/v1/oauth-apps', { name: 'One' })
  const { id } = body.oauthApp
  await site.admin.call('PATCH', `/fairground/v1/oauth-apps/${id}`, { name: 'Two' })
  await site.admin.call('DELETE', `/fairground/v1/oauth-apps/${id}`)
  const lists = { redirectUris: [], postFlowOrigins: [] }
  const [one, two] = [
    { name: 'One', ...lists },
    { name: 'Two', ...lists },
  ]
  expect(await about(id)).toMatchObject([
    { action: 'oauthApp.deleted', before: two },
    { action: 'oauthApp.updated', before: one, after: two },
    { action: 'oauthApp.created', after: one },
  ])
})

test('a user: invited, given another role, removed', async () => {
  const { id, email } = await staffAs(site, 'door')
  await site.admin.call('PATCH', `/fairground/v1/staff/users/${id}`, { role: 'analyst' })
  await site.admin.call('DELETE', `/fairground/v1/staff/users/${id}`)
  expect(await about(id)).toMatchObject([
    { action: 'staffUser.removed', target: { name: email }, before: { email, role: 'Analyst' } },
    { action: 'staffUser.roleChanged', before: { role: 'Door' }, after: { role: 'Analyst' } },
    { action: 'staffUser.invited', after: { email, role: 'Door' } },
  ])
})

test('a change of the requirements of sign-ups is logged', async () => {
  const { body } = await site.admin.call('PATCH', '/iam/signon/v1/sign-on-policies', {
    signOnPolicy: { requireOwnerApproval: true },
  })
  expect(body.signOnPolicy.requireOwnerApproval).toBe(true)
  expect(await about(site.siteId)).toMatchObject([
    {
      action: 'signOnPolicy.changed',
      before: { requireOwnerApproval: false, requireEmailVerification: false },
      after: { requireOwnerApproval: true, requireEmailVerification: false },
    },
  ])
})

test('the audit log has each setting of the test clock', async () => {
  await site.query(`update sites set settings = settings || '{"testMode": true}'`)
  await site.assembly.directory.reload()
  const set = (body: object) => site.admin.call('POST', '/fairground/v1/test-clock', body)
  expect((await set({ advanceMs: 60_000 })).status).toBe(200)
  expect((await set({ reset: true })).status).toBe(200)
  expect((await about(site.siteId)).slice(0, 2)).toMatchObject([
    { action: 'testClock.set', before: { offsetMs: 60_000 }, after: { offsetMs: 0 } },
    { action: 'testClock.set', before: { offsetMs: 0 }, after: { offsetMs: 60_000 } },
  ])
})

test('a refused change is not in the log', async () => {
  const count = async () => (await site.query('select count(*)::int4 as n from audit_log'))[0]?.n
  const before = await count()
  const users = '/fairground/v1/staff/users'
  const owners = (await site.query(`select id from staff_users where role = 'owner'`)).length
  expect(owners).toBeGreaterThan(0)
  await site.admin.call('POST', users, { email: 'owner@example.com', role: 'door' })
  await site.admin.call('DELETE', `/fairground/v1/oauth-apps/${site.clientId}`)
  await site.admin.call('DELETE', `/fairground/v1/api-keys/${site.siteId}`)
  expect(await count()).toBe(before)
})

test('pages go back to the beginning, each entry once', async () => {
  const all: string[] = []
  const dates: string[] = []
  let cursor: string | undefined
  do {
    const query = { cursorPaging: { limit: 3, ...present({ cursor: cursor || undefined }) } }
    const { body } = await site.admin.call('POST', LOG, { query })
    all.push(...body.entries.map((entry: { id: string }) => entry.id))
    dates.push(...body.entries.map((entry: { date: string }) => entry.date))
    cursor = body.metadata.cursors.next
  } while (cursor)
  const rows = await site.query('select id from audit_log order by id desc')
  expect(all).toEqual(rows.map(({ id }) => id))
  expect(all.length).toBeGreaterThan(6)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('the audit log is read by callers who may read settings', async () => {
  expect((await (await staffAs(site, 'manager')).call('POST', LOG, {})).status).toBe(403)
  expect((await (await staffAs(site, 'developer')).call('POST', LOG, {})).status).toBe(200)
})

test('no statement changes or deletes an entry', () => {
  const others = statements
    .values()
    .toArray()
    .filter(({ sql }) => /(update|delete\s+from|truncate)\s+audit_log/i.test(sql))
  expect(others).toEqual([])
})
