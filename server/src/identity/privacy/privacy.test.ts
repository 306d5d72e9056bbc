import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestSite } from '../../../test/fixture.ts'
import { announceGathering, visitorObjects } from '../../../test/peopled-shop.ts'
import {
  checkOut,
  placeOrder,
  productLine,
  STORE_APP,
  sellShirts,
  sellTickets,
  ticketLine,
} from '../../../test/shop.ts'
import { newId } from '../../ground/ids.ts'
import { forgetOverOrders } from '../../sales/purchase/forget-buyers.ts'
import { enrolled, FACTORS, proof } from '../factors/factors.fixture.ts'
import {
  digitsIn,
  login,
  mailTo,
  newEmail,
  newMember,
  PASSWORD,
  refusal,
  register,
} from '../sign-in/sign-in.fixture.ts'

const EXPORT = '/fairground/v1/privacy/export'
const DELETE = '/fairground/v1/privacy/delete-account'

let site: Awaited<ReturnType<typeof sharedSite>>
let shirt: { productId: string }
let concert: { eventId: string; ticketDefinitionId: string }
beforeAll(async () => {
  site = await sharedSite()
  shirt = await sellShirts(site, 1000)
  concert = await sellTickets(site, 1000)
})
afterAll(() => site.close())

const forgetNow = ({ assembly: { pool, directory }, siteId }: TestSite) =>
  pool
    .forSite(siteId)
    .inTx((tx) =>
      forgetOverOrders(tx, { now: directory.nowOf(directory.site(siteId)!), newId: () => newId(new Date()) }),
    )

/** A request for a mail about an item that is not there. */
async function askForMug(by: TestCaller): Promise<{ id: string; email: string }> {
  const email = newEmail()
  const catalogReference = { appId: STORE_APP, catalogItemId: shirt.productId }
  const { status, body } = await by.call('POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', {
    request: { catalogReference, email },
    itemDetails: { name: 'Mug', price: '14.00' },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: body.request.id, email }
}

describe('the export', () => {
  test('is everything about the member and nothing about another, without secrets', async () => {
    const email = newEmail()
    const visitor = await site.visitor()
    await register(visitor, email, {
      profile: { firstName: 'Ada', addresses: [{ address: { country: 'GB', city: 'London' }, tag: 'HOME' }] },
    })
    const member = await enrolled(site, await newMember(site))
    const mine = await visitorObjects(
      { ...member, accessToken: member.accessToken },
      {
        ...shirt,
        ...concert,
        productSlug: '',
        eventSlug: '',
        collectionId: '',
        gatheringId: await announceGathering(site),
      },
    )
    const waits = await askForMug(member)
    const { status, body } = await member.call('GET', EXPORT)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      profile: { id: member.id, email: { address: member.email } },
      signIns: [{ createdDate: expect.any(String) }],
      factors: [{ type: 'TOTP' }],
      passkeys: [],
      membership: { about: [], badges: [], roles: [] },
      orders: [
        {
          number: expect.any(String),
          total: '55.00',
          currency: 'GBP',
          lines: [
            { name: 'Harbour shirt', quantity: 1, total: '20.00' },
            { quantity: 1, total: '35.00' },
          ],
          tickets: [{ number: mine.ticketNumber, status: 'ISSUED', guest: expect.any(Object) }],
        },
      ],
      ticketReservations: [{ status: 'PENDING' }],
      wishlist: [],
      backInStockRequests: expect.arrayContaining([
        expect.objectContaining({ email: waits.email, status: 'RECEIVED', item: { name: 'Mug', price: '14.00' } }),
      ]),
    })
    expect(body.data.carts.length + body.data.checkouts.length).toBeGreaterThan(0)
    const whole = JSON.stringify(body)
    for (const hidden of [member.secret, PASSWORD, email, 'argon2', ...member.recoveryCodes])
      expect(whole).not.toContain(hidden)
  })

  test('is for the member alone', async () => {
    expect((await site.nobody.call('GET', EXPORT)).status).toBe(401)
    for (const caller of [await site.visitor(), site.admin])
      expect(refusal(await caller.call('GET', EXPORT))).toEqual([404, 'MEMBER_NOT_FOUND'])
  })
})

describe('an account is deleted', () => {
  test('by who proves that it is theirs: sessions, secrets, cart and profile are gone, the address is free', async () => {
    const member = await enrolled(site)
    await checkOut({ ...member }, [productLine(shirt.productId, 1)])
    expect(refusal(await member.call('POST', DELETE, { proof: {} }))).toEqual([403, 'PROOF_REQUIRED'])
    expect(refusal(await member.call('POST', DELETE, { proof: { password: 'not this one at all' } }))).toEqual([
      403,
      'PROOF_REQUIRED',
    ])
    const waits = await askForMug(member)
    await site.query(`update members set doc = jsonb_set(doc, '{contact,language}', '"de"') where id = $1`, [member.id])
    expect((await member.call('POST', DELETE, { proof })).body).toEqual({})
    expect(await mailTo(site, member.email)).toMatchObject({ subject: 'Ihr Konto bei Test site wurde gelöscht' })
    expect(
      (
        await site.admin.call(
          'GET',
          `/back-in-stock-service/v1/back-in-stock-notification-requests/${waits.id}?id=${waits.id}`,
        )
      ).status,
    ).toBe(404)
    expect((await member.call('GET', FACTORS)).status).toBe(401)
    for (const [table, column] of [
      ['carts', 'owner_id'],
      ['checkouts', 'owner_id'],
      ['factors', 'subject_id'],
      ['recovery_codes', 'subject_id'],
      ['member_passwords', 'member_id'],
      ['state_tokens', 'member_id'],
      ['seen_devices', 'subject_id'],
      ['back_in_stock_requests', 'owner_id'],
    ] as const)
      expect(await site.query(`select from ${table} where ${column} = $1`, [member.id]), table).toEqual([])
    const [row] = await site.query('select login_email, status, doc::text as doc from members where id = $1', [
      member.id,
    ])
    expect(row).toMatchObject({ login_email: null, status: 'DELETED' })
    expect(row?.doc).not.toContain(member.email)
    const visitor = await site.visitor()
    expect(refusal(await login(visitor, member.email))).toEqual([403, '-19976'])
    expect((await register(visitor, member.email)).body.state).toBe('SUCCESS')
  })

  test('with a code by mail where there is no password', async () => {
    const member = await newMember(site)
    await site.query('delete from member_passwords where member_id = $1', [member.id])
    expect((await member.call('GET', FACTORS)).body.hasPassword).toBe(false)
    const { verificationId } = (await member.call('POST', '/_api/iam/verification/v1/start', {})).body
    const code = digitsIn(await mailTo(site, member.email))
    expect((await member.call('POST', DELETE, { proof: { verificationId, code } })).status).toBe(200)
  })

  test('by the same path as an administrator’s: the orders forget either buyer alike', async () => {
    for (const how of ['member', 'admin'] as const) {
      const member = await newMember(site)
      const { orderId } = (
        await placeOrder(member, await checkOut(member, [ticketLine(concert.ticketDefinitionId, 1)]))
      ).body
      await site.query(`update orders set status = 'CANCELED' where id = $1`, [orderId])
      if (how === 'member') await member.call('POST', DELETE, { proof })
      else await site.admin.call('DELETE', `/members/v1/members/${member.id}`)
      const { body } = await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)
      expect(body.order.buyerInfo.email ?? '', how).toBe('')
    }
  })
})

describe('the orders of a deleted account', () => {
  const bought = async (lines: Parameters<typeof checkOut>[1]) => {
    const member = await newMember(site)
    const { orderId } = (await placeOrder(member, await checkOut(member, lines))).body
    await site.query(`update orders set payment_status = 'PAID' where id = $1`, [orderId])
    return { member, orderId: orderId as string }
  }
  const buyerOf = async (orderId: string) => {
    const [row] = await site.query(
      `select buyer_email as email, buyer_name as name, doc->'facts' as facts, total, number from orders where id = $1`,
      [orderId],
    )
    return row!
  }

  test('forget what the buyer had written on an item, and keep what it is', async () => {
    const { product } = (
      await site.admin.call('POST', '/stores/v1/products', {
        product: {
          name: 'Engraved mug',
          productType: 'physical',
          priceData: { price: 12 },
          customTextFields: [{ title: 'Engraving', maxLength: 20 }],
          productOptions: [{ name: 'Size', choices: [{ value: 'Large', description: 'Large' }] }],
        },
      })
    ).body
    const line = productLine(product.id, 1)
    const options = { options: { Size: 'Large' }, customTextFields: { Engraving: 'For Ada King' } }
    const { member, orderId } = await bought([{ ...line, catalogReference: { ...line.catalogReference, options } }])
    const lines = async () =>
      JSON.stringify((await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order.lineItems)
    expect(await lines()).toContain('For Ada King')
    await member.call('POST', DELETE, { proof })
    await site.query('update order_lines set fulfilled = quantity where order_id = $1', [orderId])
    await forgetNow(site)
    expect(await lines()).not.toContain('Ada')
    for (const word of ['Engraved mug', 'Large']) expect(await lines()).toContain(word)
    const stored = await site.query('select doc::text as doc from order_lines where order_id = $1', [orderId])
    expect(String(stored[0]?.doc)).not.toContain('Ada')
  })

  test('stay in the books and keep the person until everything is handed over', async () => {
    const { member, orderId } = await bought([productLine(shirt.productId, 1)])
    const before = await buyerOf(orderId)
    expect(before.email).toEqual(expect.any(String))
    await member.call('POST', DELETE, { proof })
    expect((await buyerOf(orderId)).email).toBe(before.email)
    expect(await forgetNow(site)).toBe(0)
    await site.query('update order_lines set fulfilled = quantity where order_id = $1', [orderId])
    expect(await forgetNow(site)).toBe(1)
    const after = await buyerOf(orderId)
    expect(after).toMatchObject({ email: null, name: null, total: before.total, number: before.number })
    expect(JSON.stringify(after.facts)).not.toContain(String(before.email))
    const { status, body } = await site.admin.call('GET', `/ecom/v1/orders/${orderId}`)
    expect([status, body.order.lineItems.length]).toEqual([200, 1])
    expect(await forgetNow(site)).toBe(0)
  })

  test('keep neither what staff wrote of them nor where their parcels went', async () => {
    const { member, orderId } = await bought([productLine(shirt.productId, 1)])
    const [{ id: lineId } = {}] = await site.query('select id from order_lines where order_id = $1', [orderId])
    const sent = await site.admin.call('POST', `/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
      orderId,
      fulfillment: {
        lineItems: [{ id: lineId }],
        trackingInfo: { trackingNumber: 'JD0146', shippingProvider: 'dhl' },
      },
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const comment = { activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Rings twice' } }
    const orderActivities = [comment]
    await site.admin.call('POST', `/ecom/v1/orders/${orderId}/activities/add`, { orderId, orderActivities })
    const exported = await member.call('GET', EXPORT)
    expect(exported.body.data.orders[0].parcels).toMatchObject([{ carrier: 'dhl', trackingNumber: 'JD0146' }])
    await member.call('POST', DELETE, { proof })
    const [stored] = await site.query(
      `select (select jsonb_agg(a) from order_activities a where a.order_id = $1)::text as history,
              (select jsonb_agg(f) from fulfillments f where f.order_id = $1)::text as parcels`,
      [orderId],
    )
    expect(stored?.history).toContain('ORDER_FULFILLED')
    for (const gone of ['Rings twice', 'JD0146']) expect(`${stored?.history} ${stored?.parcels}`).not.toContain(gone)
  })

  test('keep guests until the event is over', async () => {
    const own = await sellTickets(site, 10)
    const { member, orderId } = await bought([ticketLine(own.ticketDefinitionId, 1)])
    await site.query(
      `update tickets set doc = jsonb_set(doc, '{guest}', '{"firstName":"Grace"}') where order_id = $1`,
      [orderId],
    )
    const listedAs = async () =>
      (await site.query('select buyer_name as name from order_events where order_id = $1', [orderId]))[0]?.name
    const contactDetails = { firstName: 'Mary', lastName: 'Somerville' }
    await site.admin.call('PATCH', `/ecom/v1/orders/${orderId}`, {
      order: { id: orderId, billingInfo: { contactDetails } },
    })
    expect(await listedAs()).toBe('Mary Somerville')
    await member.call('POST', DELETE, { proof })
    expect(await forgetNow(site)).toBe(0)
    await site.query(
      `update events set start_at = now() - interval '2 days', end_at = now() - interval '1 day' where id = $1`,
      [own.eventId],
    )
    expect(await forgetNow(site)).toBe(1)
    const [ticket] = await site.query('select status, doc from tickets where order_id = $1', [orderId])
    expect(ticket).toMatchObject({ status: 'ISSUED', doc: { guest: {} } })
    expect(await listedAs()).toBeNull()
  })

  test('keep nobody for longer than 180 days', async () => {
    const { member, orderId } = await bought([productLine(shirt.productId, 1)])
    await member.call('POST', DELETE, { proof })
    await site.query(`update orders set created_at = created_at - interval '181 days' where id = $1`, [orderId])
    expect(await forgetNow(site)).toBe(1)
    expect((await buyerOf(orderId)).email).toBeNull()
  })

  test('data of everybody else stay as they are', async () => {
    const { orderId } = await bought([ticketLine(concert.ticketDefinitionId, 1)])
    const email = (await buyerOf(orderId)).email
    await site.query(`update orders set status = 'CANCELED' where id = $1`, [orderId])
    expect(await forgetNow(site)).toBe(0)
    expect((await buyerOf(orderId)).email).toBe(email)
  })
})

test('answers under idempotency keys do not outlive the account, for any caller', async () => {
  const keyed = (key: string) => ({ 'idempotency-key': `privacy-${key}` })
  const member = await enrolled(site, await newMember(site))
  const mine = await checkOut(member, [productLine(shirt.productId, 1)])
  await placeOrder(member, mine)
  const add = { lineItems: [productLine(shirt.productId, 1)] }
  await member.call('POST', '/ecom/v1/carts/current/add-to-cart', add, keyed('own'))
  await site.admin.call(
    'PATCH',
    `/members/v1/members/${member.id}`,
    { member: { id: member.id, profile: { nickname: 'Ada' } } },
    keyed('staff'),
  )
  const other = await newMember(site)
  await other.call('POST', '/ecom/v1/carts/current/add-to-cart', add, keyed('other'))
  const storedRows = async () =>
    (await site.query(`select key from idempotency_records where key like 'privacy-%' order by key`)).map(
      ({ key }) => key,
    )
  expect(await storedRows()).toEqual(['privacy-other', 'privacy-own', 'privacy-staff'])
  expect((await member.call('POST', DELETE, { proof })).status).toBe(200)
  expect(await storedRows()).toEqual(['privacy-other'])
})
