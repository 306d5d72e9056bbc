import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestCaller } from '../../../test/fixture.ts'
import { STORE_APP, sellShirts, sellTickets, TICKETS_APP } from '../../../test/shop.ts'
import { newId } from '../../ground/ids.ts'
import { newMember } from '../../identity/sign-in/sign-in.fixture.ts'
import { taskListOf } from '../../jobs/tasks.ts'
import { notifyWaiting } from './operations.ts'
import { stockJobsOf } from './stock-jobs.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

const PATH = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const NOWHERE = '00000000-0000-7000-8000-000000000000'
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const goods = (catalogItemId: string, options?: object) => ({
  appId: STORE_APP,
  catalogItemId,
  ...present({ options: options || undefined }),
})
const itemDetails = { name: 'Harbour shirt', price: '20.00' }
let address = 0
const ask = (caller: TestCaller, catalogReference: object, email = `wait${address++}@example.com`, more = {}) =>
  caller.call('POST', PATH, { request: { catalogReference, email, ...more }, itemDetails })
const read = async (id: string) => (await shop.admin.call('GET', `${PATH}/${id}?id=${id}`)).body.request
const mailsTo = async (email: string) =>
  (await shop.query('select subject, text from mails where to_address = $1', [email])) as {
    subject: string
    text: string
  }[]
const stock = (productId: string, quantity: number) =>
  shop.admin.call('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
    inventoryItem: { productId, trackQuantity: true, variants: [{ quantity }] },
  })
/** Runs the follow-ups of everything that happened so far, as the job relay does. */
async function jobsRun(): Promise<void> {
  const rows = await shop.query('select entity, entity_id, slug, payload from happenings order by occurred_at')
  const run = taskListOf(shop.assembly)['follow-stock']!
  const happened = rows.map(({ entity, entity_id: entityId, slug, payload }) => ({
    siteId: shop.siteId,
    entity,
    entityId,
    slug,
    payload,
  }))
  for (const { payload } of stockJobsOf(happened as never)) await run(payload, {} as never) // it needs nothing of its runner
}

describe('a back-in-stock request', () => {
  test('shows who made it to callers who may see members, and finds nobody by address for others', async () => {
    const { productId } = await sellShirts(shop, 0)
    const [email, visitor] = [`quiet-${productId}@example.com`, await shop.visitor()]
    const { request } = (await ask(visitor, goods(productId), email)).body
    const stock = await shop.keyWith(['inventory.write'])
    const both = await shop.keyWith(['inventory.read', 'members.read'])
    const query = (caller: TestCaller, more: object) =>
      caller.call('POST', `${PATH}/query`, {
        query: { filter: { 'catalogReference.catalogItemId': productId }, ...more },
      })
    expect((await query(both, {})).body.requests).toMatchObject([{ id: request.id, email }])
    const [shown] = (await query(stock, {})).body.requests
    expect([shown.id, shown.email, shown.contactId]).toEqual([request.id, undefined, undefined])
    const marked = await stock.call('PUT', `${PATH}/${request.id}/mark-as-notification-sent`, { id: request.id })
    expect([marked.status, marked.body.request.email]).toEqual([200, undefined])
    expect((await query(stock, { filter: { email } })).status).toBe(400)
    expect((await query(stock, { sort: [{ fieldName: 'email', order: 'ASC' }] })).status).toBe(400)
    expect((await query(both, { filter: { email } })).body.requests).toHaveLength(1)
  })

  test('is answered by one mail, once the item is there again', async () => {
    const { productId } = await sellShirts(shop, 0)
    const visitor = await shop.visitor()
    const { request } = (await ask(visitor, goods(productId), 'ines@example.com')).body
    expect(request).toMatchObject({ status: 'RECEIVED', email: 'ines@example.com', catalogReference: goods(productId) })
    await jobsRun()
    expect((await read(request.id)).status).toBe('RECEIVED')
    await stock(productId, 3)
    await jobsRun()
    await jobsRun()
    expect(await read(request.id)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true })
    const mails = await mailsTo('ines@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('http://localhost:8080/products/harbour-shirt')
    expect((await ask(visitor, goods(productId), 'ines@example.com')).status).toBe(200)
  })

  test('for an item in stock is answered when it was out since', async () => {
    const { productId } = await sellShirts(shop, 2)
    const { request } = (await ask(await shop.visitor(), goods(productId))).body
    await jobsRun()
    expect((await read(request.id)).status).toBe('RECEIVED')
    await stock(productId, 0)
    await jobsRun()
    await stock(productId, 1)
    await jobsRun()
    expect((await read(request.id)).status).toBe('NOTIFICATION_SENT')
  })

  test('is answered however many other items are waited for', async () => {
    const { productId } = await sellShirts(shop, 0)
    const { request } = (await ask(await shop.visitor(), goods(productId))).body
    await shop.query(
      `insert into back_in_stock_requests
         (site_id, id, reference, catalog_item_id, email, status, seen_out, item, created_at, updated_at)
       select $1, gen_random_uuid(), jsonb_build_object('appId', $2::text, 'catalogItemId', n::text), n::text, 'many@example.com',
         'RECEIVED', true, '{}', now(), now() from generate_series(1, 3000) n`,
      [shop.siteId, NOWHERE],
    )
    await stock(productId, 1)
    const site = shop.assembly.directory.site(shop.siteId)!
    const now = new Date()
    const at = { site, now, newId: () => newId(now) }
    await notifyWaiting(shop.assembly.pool.forSite(shop.siteId), at, shop.assembly.features.waiting)
    expect((await read(request.id)).status).toBe('NOTIFICATION_SENT')
    await shop.query(`delete from back_in_stock_requests where email = 'many@example.com'`)
  })

  test('for tickets is answered when there are some again', async () => {
    const concert = await sellTickets(shop, 1)
    const reference = { appId: TICKETS_APP, catalogItemId: concert.ticketDefinitionId }
    const buyer = await shop.visitor()
    const held = await buyer.call('POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId: concert.ticketDefinitionId, quantity: 1 }] },
    })
    if (held.status !== 200)
      await shop.query('update pools set used = capacity where ref_id = $1', [concert.ticketDefinitionId])
    const { request } = (await ask(await shop.visitor(), reference, 'seat@example.com')).body
    const { ticketDefinition } = (
      await shop.admin.call('GET', `/events-ticket-definitions/v3/ticket-definitions/${concert.ticketDefinitionId}`)
    ).body
    await shop.admin.call('PATCH', `/events-ticket-definitions/v3/ticket-definitions/${concert.ticketDefinitionId}`, {
      ticketDefinition: { id: concert.ticketDefinitionId, revision: ticketDefinition.revision, initialLimit: 5 },
    })
    await jobsRun()
    expect((await read(request.id)).status).toBe('NOTIFICATION_SENT')
    expect((await mailsTo('seat@example.com'))[0]!.text).toContain('/events/')
  })

  test('cannot wait twice for one thing, however it is spelled', async () => {
    const { productId } = await sellShirts(shop, 0)
    const visitor = await shop.visitor()
    await ask(visitor, goods(productId, { variantId: NOWHERE, options: { Size: 'M' } }), 'Twice@example.com')
    const again = goods(productId.toUpperCase(), { options: { Size: 'M' }, variantId: NOWHERE })
    const older = { ...again, appId: '1380b703-ce81-ff05-f115-39571d94dfcd' }
    expect(code(await ask(visitor, older, 'twice@EXAMPLE.com'))).toEqual([
      409,
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    ])
    expect((await ask(visitor, goods(productId), 'twice@example.com')).status).toBe(200)
    const [first, second] = await Promise.all([1, 2].map(() => ask(visitor, goods(NOWHERE), 'race@example.com')))
    expect([first!.status, second!.status].sort()).toEqual([200, 409])
  })

  test('reads and takes back what is theirs alone, also once they are a member', async () => {
    const [mine, other] = [await shop.visitor(), await shop.visitor()]
    const { request } = (await ask(mine, goods(NOWHERE))).body
    const at = `${PATH}/${request.id}?id=${request.id}`
    expect((await other.call('GET', at)).status).toBe(404)
    expect((await other.call('DELETE', at)).status).toBe(404)
    expect((await other.call('POST', `${PATH}/query`, {})).body.requests).toEqual([])
    expect((await mine.call('POST', `${PATH}/query`, {})).body.requests).toHaveLength(1)
    const member = await newMember(shop, mine)
    expect((await member.call('GET', at)).body.request.contactId).toBe(member.id)
    expect((await member.call('DELETE', at)).body).toEqual({})
    expect((await shop.admin.call('GET', at)).status).toBe(404)
  })

  test('says it in order', async () => {
    const visitor = await shop.visitor()
    const violations = (reply: Reply) =>
      reply.body.details.validationError.fieldViolations.map((v: { field: string }) => v.field)
    expect(violations(await ask(visitor, goods(NOWHERE), 'no address'))).toEqual(['request.email'])
    expect(code(await ask(visitor, goods(NOWHERE, { variantId: 7 })))).toEqual([
      409,
      'INVALID_CATALOG_REFERENCE_OPTIONS',
    ])
    const picture = await visitor.call('POST', PATH, {
      request: { catalogReference: goods(NOWHERE), email: 'a@example.com' },
      itemDetails: { ...itemDetails, image: { url: 'javascript:alert(1)' } },
    })
    expect(code(picture)).toEqual([409, 'INVALID_ITEM_IMAGE_URL'])
    expect((await visitor.call('PUT', `${PATH}/${NOWHERE}/mark-as-notification-sent`, {})).status).toBe(403)
  })
})

describe('the merchant', () => {
  test('is counted by item, in the requested order', async () => {
    const { productId } = await sellShirts(shop, 0)
    const visitor = await shop.visitor()
    await ask(visitor, goods(productId))
    await ask(visitor, goods(productId))
    const references = [goods(NOWHERE, { variantId: productId }), goods(productId)]
    const query = Buffer.from(JSON.stringify({ catalogReferences: references })).toString('base64url')
    const { body } = await shop.admin.call('GET', `${PATH}/count-by-catalog-reference?.r=${query}`)
    expect(body.countsPerCatalogReference).toEqual([
      { catalogReference: references[0], count: 0 },
      { catalogReference: references[1], count: 2 },
    ])
  })

  test('is answered, or marked as answered, by the merchant', async () => {
    const { productId } = await sellShirts(shop, 0)
    const visitor = await shop.visitor()
    const first = (await ask(visitor, goods(productId), 'first@example.com')).body.request
    const second = (await ask(visitor, goods(productId), 'second@example.com')).body.request
    const report = (more: object) =>
      shop.admin.call('POST', `${PATH}/report-items-back-in-stock`, { itemDetails, ...more })
    expect(code(await report({ catalogReference: goods(productId), requestIds: [first.id] }))).toEqual([
      409,
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    ])
    expect((await report({})).status).toBe(400)
    expect((await report({ requestIds: [first.id] })).body).toEqual({})
    expect(await mailsTo('first@example.com')).toHaveLength(1)
    expect((await read(second.id)).status).toBe('RECEIVED')
    const marked = await shop.admin.call('PUT', `${PATH}/${second.id}/mark-as-notification-sent`, { id: second.id })
    expect(marked.body.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false })
    expect(await mailsTo('second@example.com')).toEqual([])
    expect(code(await shop.admin.call('PUT', `${PATH}/${NOWHERE}/mark-as-notification-sent`, { id: NOWHERE }))).toEqual(
      [404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
    )
  })

  test('decides whether requests are taken', async () => {
    const settings = (path: string, body: object) =>
      shop.admin.call(path === '' ? 'PUT' : 'POST', `${PATH}/settings${path}`, body)
    const state = async () =>
      (await settings('', {})).body.settings.collectionStates.find((s: { appId: string }) => s.appId === STORE_APP)
    expect(await state()).toEqual({ appId: STORE_APP, collectingRequests: true })
    await settings('/stop-collecting', { appId: STORE_APP })
    expect((await state()).collectingRequests).toBe(false)
    expect(code(await ask(await shop.visitor(), goods(NOWHERE)))).toEqual([409, 'REQUEST_COLLECTION_DISABLED'])
    await settings('/start-collecting', { appId: STORE_APP })
    expect((await ask(await shop.visitor(), goods(NOWHERE))).status).toBe(200)
    expect(code(await settings('/start-collecting', { appId: NOWHERE }))).toEqual([409, 'NOT_SUPPORTED_APP_DEF_ID'])
  })
})
