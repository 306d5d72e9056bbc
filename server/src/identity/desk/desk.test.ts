import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite } from '../../../test/fixture.ts'
import { staffAs } from '../staff/staff.fixture.ts'
import { forgetOldDrafts } from './forget-old-drafts.ts'

const VIEWS = '/fairground/v1/staff/views'
const draftPath = (key: string) => `/fairground/v1/staff/drafts/${encodeURIComponent(key)}`
const codeOf = (reply: Reply) => reply.body.details?.applicationError?.code
const SALE = { list: 'products', name: 'On sale', query: 'sale=true&sort=-price' }

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const namesFor = async (user: { call: TestSite['nobody']['call'] }, list = 'products') =>
  (await user.call('GET', `${VIEWS}?list=${list}`)).body.views.map((view: { name: string }) => view.name)

test('a view is its user’s own until it is shared', async () => {
  const [ada, ben] = [await staffAs(site, 'manager'), await staffAs(site, 'door')]
  const { body } = await ada.call('PUT', VIEWS, { view: SALE })
  expect(body.view).toMatchObject({ ...SALE, shared: false, mine: true })
  expect(await namesFor(ben)).toEqual([])
  await ada.call('PUT', VIEWS, { view: { ...SALE, shared: true } })
  const { body: seen } = await ben.call('GET', `${VIEWS}?list=products`)
  expect(seen.views).toMatchObject([{ id: body.view.id, name: 'On sale', shared: true, mine: false }])
  expect(await namesFor(ben, 'orders')).toEqual([])

  const others = await ben.call('DELETE', `${VIEWS}/${body.view.id}`)
  expect([others.status, codeOf(others)]).toEqual([404, 'VIEW_NOT_FOUND'])
  expect((await ada.call('DELETE', `${VIEWS}/${body.view.id}`)).status).toBe(200)
  expect(await namesFor(ben)).toEqual([])
})

test('a view saved again under its name, in whatever case, is replaced', async () => {
  const ada = await staffAs(site, 'manager')
  const { body: first } = await ada.call('PUT', VIEWS, { view: SALE })
  const { body: second } = await ada.call('PUT', VIEWS, { view: { ...SALE, name: ' on SALE ', query: 'q=mug' } })
  expect(second.view).toMatchObject({ id: first.view.id, name: 'on SALE', query: 'q=mug' })
  expect(await namesFor(ada)).toEqual(['on SALE'])
})

test('a list has at most twenty views of a user, also when two are saved at once', async () => {
  const ada = await staffAs(site, 'manager')
  const save = (n: number) => ada.call('PUT', VIEWS, { view: { ...SALE, name: `View ${n}` } })
  for (let n = 1; n <= 19; n++) await save(n)
  const replies = await Promise.all([save(20), save(21)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(codeOf)).toContain('LIMIT_REACHED')
  expect((await save(3)).status).toBe(200)
  expect((await ada.call('PUT', VIEWS, { view: { ...SALE, list: 'orders' } })).status).toBe(200)
})

test('views go with their user', async () => {
  const ada = await staffAs(site, 'manager')
  const ben = await staffAs(site, 'manager')
  await ada.call('PUT', VIEWS, { view: { ...SALE, list: 'members', shared: true } })
  await ada.call('PUT', draftPath('product-new'), { content: { name: 'Mug' } })
  expect(await namesFor(ben, 'members')).toEqual(['On sale'])
  expect((await site.admin.call('DELETE', `/fairground/v1/staff/users/${ada.id}`)).status).toBe(200)
  expect(await namesFor(ben, 'members')).toEqual([])
})

test('a malformed draft is refused', async () => {
  const ada = await staffAs(site, 'manager')
  for (const wrong of [{ name: '  ' }, { list: 'Products!' }, { query: 'x'.repeat(2001) }, { name: 'x'.repeat(41) }])
    expect((await ada.call('PUT', VIEWS, { view: { ...SALE, ...wrong } })).status, JSON.stringify(wrong)).toBe(400)
  expect((await ada.call('GET', draftPath('no kind'))).status).toBe(400)
  expect((await ada.call('PUT', draftPath('product-new'), { content: 'text' })).status).toBe(400)
})

test('a draft is stored, replaced and forgotten, and nobody else’s', async () => {
  const [ada, ben] = [await staffAs(site, 'manager'), await staffAs(site, 'manager')]
  const path = draftPath('product-new')
  expect((await ada.call('GET', path)).body).toEqual({})
  await ada.call('PUT', path, { content: { name: 'Mug' } })
  const { body: draft } = await ada.call('PUT', path, { content: { name: 'Tall mug', variants: [] } })
  const { body } = await ada.call('GET', path)
  expect(body.draft).toEqual({ content: { name: 'Tall mug', variants: [] }, savedDate: draft.savedDate })
  expect((await ben.call('GET', path)).body).toEqual({})
  await ben.call('DELETE', path)
  expect((await ada.call('GET', path)).body).toHaveProperty('draft')
  await ada.call('DELETE', path)
  expect((await ada.call('GET', path)).body).toEqual({})
})

test('the latest fifty drafts stay, for thirty days', async () => {
  const ada = await staffAs(site, 'manager')
  for (let n = 0; n < 51; n++) {
    await ada.call('PUT', draftPath(`product-${n}`), { content: { n } })
    await site.advance(1_000)
  }
  expect((await ada.call('GET', draftPath('product-0'))).body).toEqual({})
  expect((await ada.call('GET', draftPath('product-1'))).body.draft.content).toEqual({ n: 1 })
  const { body: last } = await ada.call('GET', draftPath('product-50'))
  await forgetOldDrafts(
    site.assembly.pool.forSite(site.siteId),
    new Date(Date.parse(last.draft.savedDate) + 30 * 86_400_000),
  )
  expect((await ada.call('GET', draftPath('product-49'))).body).toEqual({})
  expect((await ada.call('GET', draftPath('product-50'))).body).toEqual(last)
  await site.advance(-51_000)
})

test('views and drafts are for staff users, not for keys and visitors', async () => {
  for (const caller of [site.admin, await site.visitor()]) {
    expect((await caller.call('GET', `${VIEWS}?list=products`)).status).toBe(403)
    expect((await caller.call('GET', draftPath('product-new'))).status).toBe(403)
  }
})
