import { expect, test } from 'vitest'
import { admin, EVENTS, mark, NOWHERE, own, refusal, STORES, visitor } from './clients.mjs'
import { newProduct, stock } from './goods.mjs'

const { backInStockNotifications: api, backInStockSettings: settings } = admin
const referenceTo = (product) => ({ appId: STORES, catalogItemId: product._id })
const details = () => ({ name: 'Wanted', price: '19' })
const address = () => `wait-${mark()}@example.com`
const ask = (who, product, email = address(), more = {}) =>
  who.backInStockNotifications.createBackInStockNotificationRequest(
    { catalogReference: referenceTo(product), email, ...more },
    details(),
  )

/** Counted, and none there. */
async function soldOut() {
  const product = await newProduct()
  await stock(product, 0)
  return product
}

test('a request is made, read and taken back', async () => {
  const product = await soldOut()
  const email = address()
  const made = await ask(admin, product, email, { itemUrl: 'https://example.com/p' })
  expect(made).toMatchObject({
    status: 'RECEIVED',
    email,
    itemUrl: 'https://example.com/p',
    catalogReference: referenceTo(product),
  })
  expect(made._createdDate).toBeInstanceOf(Date)
  expect(await api.getBackInStockNotificationRequest(made._id)).toEqual(made)
  expect(await refusal(ask(admin, product, email))).toMatchObject({
    code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
  })
  await api.deleteBackInStockNotificationRequest(made._id)
  expect(await refusal(api.getBackInStockNotificationRequest(made._id))).toMatchObject({ status: 404 })
})

test('visitors ask too, and see their own alone', async () => {
  const [someone, other] = [visitor(), visitor()]
  const made = await ask(someone, await soldOut())
  const read = (who) => who.backInStockNotifications.getBackInStockNotificationRequest(made._id)
  expect((await read(someone))._id).toBe(made._id)
  expect(await refusal(read(other))).toMatchObject({ status: 404 })
})

test('requests are listed by cursor and counted by item', async () => {
  const [wanted, forgotten] = [await soldOut(), await soldOut()]
  const made = []
  for (let i = 0; i < 3; i++) made.push(await ask(admin, wanted))
  const ids = made.map(({ _id }) => _id)
  const listed = await api
    .queryBackInStockNotificationRequests()
    .in('_id', ids)
    .ascending('_createdDate')
    .limit(2)
    .find()
  expect(listed.items.map(({ _id }) => _id)).toEqual(ids.slice(0, 2))
  expect((await listed.next()).items.map(({ _id }) => _id)).toEqual(ids.slice(2))
  const { countsPerCatalogReference } = await api.getBackInStockNotificationRequestsCountByCatalogReferences([
    referenceTo(wanted),
    referenceTo(forgotten),
  ])
  expect(countsPerCatalogReference.map(({ count }) => count)).toEqual([3, 0])
})

test('a request is answered by the shop, or marked as answered', async () => {
  const product = await soldOut()
  const [first, second] = [await ask(admin, product), await ask(admin, product)]
  expect((await api.markAsNotificationSent(first._id)).request).toMatchObject({
    status: 'NOTIFICATION_SENT',
    autoNotified: false,
  })
  expect(
    await refusal(
      api.reportItemsBackInStock(details(), { catalogReference: referenceTo(product), requestIds: [second._id] }),
    ),
  ).toMatchObject({ code: 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' })
  await api.reportItemsBackInStock(details(), { catalogReference: referenceTo(product) })
  expect(await api.getBackInStockNotificationRequest(second._id)).toMatchObject({
    status: 'NOTIFICATION_SENT',
    autoNotified: true,
  })
  expect(await refusal(api.markAsNotificationSent(NOWHERE))).toMatchObject({
    status: 404,
    code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
  })
})

test('one mail follows by itself when stock returns', { timeout: 30_000 }, async () => {
  const product = await soldOut()
  const email = address()
  const made = await ask(visitor(), product, email)
  await stock(product, 3)
  await expect
    .poll(async () => (await api.getBackInStockNotificationRequest(made._id)).status, {
      timeout: 20_000,
      interval: 200,
    })
    .toBe('NOTIFICATION_SENT')
  const { mails } = await own('GET', `/dev/mail?to=${encodeURIComponent(email)}`)
  expect(mails).toHaveLength(1)
  expect(mails[0].text).toContain(`/products/${product.slug}`)
})

test('the merchant stops and starts collecting', async () => {
  const state = async () =>
    Object.fromEntries(
      (await settings.getSettings()).settings.collectionStates.map((one) => [one.appId, one.collectingRequests]),
    )
  expect(await state()).toMatchObject({ [EVENTS]: true })
  await settings.stopCollectingRequests(EVENTS)
  expect((await state())[EVENTS]).toBe(false)
  const tickets = { appId: EVENTS, catalogItemId: NOWHERE }
  const attempt = api.createBackInStockNotificationRequest({ catalogReference: tickets, email: address() }, details())
  expect(await refusal(attempt)).toMatchObject({ code: 'REQUEST_COLLECTION_DISABLED' })
  await settings.startCollectingRequests(EVENTS)
  expect((await state())[EVENTS]).toBe(true)
  expect(await refusal(settings.startCollectingRequests(NOWHERE))).toMatchObject({ code: 'NOT_SUPPORTED_APP_DEF_ID' })
})

test.for(['_id', '_createdDate', 'status', 'contactId', 'autoNotified', 'itemUrl'])(
  'requests sort by %s',
  async (field) => {
    const wanted = await soldOut()
    const made = [await ask(admin, wanted), await ask(admin, wanted, address(), { itemUrl: 'https://example.com/p' })]
    const ids = made.map(({ _id }) => _id).sort()
    const ours = () => api.queryBackInStockNotificationRequests().in('_id', ids).limit(1)
    for (const sort of ['ascending', 'descending']) {
      const first = await ours()[sort](field).find()
      const second = await first.next()
      expect([...first.items, ...second.items].map(({ _id }) => _id).sort()).toEqual(ids)
      expect(second.hasNext()).toBe(false)
    }
  },
)
