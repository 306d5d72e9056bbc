import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../../test/fixture.ts'
import { STORE_APP, sellShirts, sellTickets, TICKETS_APP } from '../../../test/shop.ts'
import { login, newMember, tokensFor } from '../../identity/sign-in/sign-in.fixture.ts'
import { refused, signedIn } from '../../members/members.fixture.ts'
import { forgetVisitorWishlists } from './wishlists-follow.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  site = await sharedSite()
  visitor = await site.visitor()
})
afterAll(() => site.close())

const LISTS = '/ecom/v1/wishlists'
const NOBODY = '00000000-0000-7000-8000-000000000000'
const product = (catalogItemId: string, options?: object) => ({
  appId: STORE_APP,
  catalogItemId,
  ...present({ options: options || undefined }),
})
const add = (caller: TestCaller, catalogReference: object) =>
  caller.call('POST', `${LISTS}/add-item`, { catalogReference, returnEntity: true })
const remove = (caller: TestCaller, catalogReference: object) =>
  caller.call('POST', `${LISTS}/remove-item`, { catalogReference, returnEntity: true })
const own = async (caller: TestCaller, query = '') =>
  (await caller.call('GET', `${LISTS}/get-default${query}`)).body.wishlist
const itemsOf = (wishlist: { items: { catalogReference: { catalogItemId: string } }[] }) =>
  wishlist.items.map(({ catalogReference }) => catalogReference.catalogItemId)
test('a wishlist keeps products and tickets of a member, each once', async () => {
  const member = await signedIn(site)
  const [shirt, concert] = [await sellShirts(site, 5), await sellTickets(site, 10)]
  expect(itemsOf(await own(member))).toEqual([])
  await add(member, product(shirt.productId))
  const ticket = { appId: TICKETS_APP, catalogItemId: concert.ticketDefinitionId }
  const { body } = await add(member, ticket)
  expect(itemsOf(body.wishlist).toSorted()).toEqual([shirt.productId, concert.ticketDefinitionId].toSorted())
  expect(itemsOf((await add(member, product(shirt.productId))).body.wishlist)).toHaveLength(2)
  expect(itemsOf(await own(member, `?appId=${STORE_APP}`))).toEqual([shirt.productId])

  const list = body.wishlist
  const listed = await member.call('POST', '/stores/v1/wishlists/get', { id: list.id, kind: [{ type: 'ticket' }] })
  expect(listed.body.wishlist).toEqual({
    id: list.id,
    ownerId: list.memberId,
    totalCount: 1,
    items: [{ id: ticket.catalogItemId, type: 'ticket', origin: TICKETS_APP, dateAdded: expect.any(String) }],
  })

  expect(itemsOf((await remove(member, ticket)).body.wishlist)).toEqual([shirt.productId])
  expect((await member.call('POST', `${LISTS}/remove-item`, { catalogReference: ticket })).body).toEqual({})
})

test('a wishlist keeps a product before one of its variants is chosen, and beside one that is', async () => {
  const member = await signedIn(site)
  const { product: shirt } = (
    await site.admin.call('POST', '/stores/v1/products', {
      product: {
        name: 'Quay shirt',
        productType: 'physical',
        priceData: { price: 20 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: ['S', 'M'].map((size) => ({ value: size, description: size })) }],
      },
    })
  ).body
  const chosen = { ...product(shirt.id), options: { variantId: shirt.variants[0].id } }
  expect(itemsOf((await add(member, product(shirt.id))).body.wishlist)).toEqual([shirt.id])
  expect(itemsOf((await add(member, chosen)).body.wishlist)).toEqual([shirt.id, shirt.id])
  const no = { ...product(shirt.id), options: { variantId: NOBODY } }
  expect(refused(await add(member, no))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  expect(itemsOf((await remove(member, product(shirt.id))).body.wishlist)).toEqual([shirt.id])
  await site.admin.call('PATCH', `/stores/v1/products/${shirt.id}`, { product: { id: shirt.id, visible: false } })
  expect(refused(await add(member, product(shirt.id)))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
})

test('a wishlist drops items that the catalogue has no more', async () => {
  const member = await signedIn(site)
  const { productId } = await sellShirts(site, 5)
  await add(member, product(productId))
  await site.admin.call('DELETE', `/stores/v1/products/${productId}`)
  expect(itemsOf(await own(member))).toEqual([productId])
  expect(itemsOf((await remove(member, product(productId))).body.wishlist)).toEqual([])
})

test('a wishlist refuses missing items, visitors, and the 101st item', async () => {
  const member = await signedIn(site)
  expect(refused(await add(member, product(NOBODY)))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  for (const caller of [visitor, site.admin])
    expect(refused(await caller.call('GET', `${LISTS}/get-default`))).toEqual([403, 'MEMBER_NEEDED'])

  const { productId } = await sellShirts(site, 5)
  const { id } = await own(member)
  await site.query(
    `insert into wishlist_items (site_id, wishlist_id, app_id, catalog_item_id, added_at)
     select w.site_id, w.id, $2, gen_random_uuid()::text, now() from wishlists w, generate_series(1, 100) where w.id = $1`,
    [id, STORE_APP],
  )
  expect(refused(await add(member, product(productId)))).toEqual([409, 'WISHLIST_ITEMS_LIMIT_EXCEEDED'])
  expect(itemsOf(await own(member))).toHaveLength(100)
})

test('a wishlist is visible to its member alone', async () => {
  const [member, other] = [await signedIn(site), await signedIn(site)]
  const { id } = await own(member)
  const read = async (caller: TestCaller) => refused(await caller.call('POST', '/stores/v1/wishlists/get', { id }))
  expect(await read(other)).toEqual([404, 'WISHLIST_NOT_FOUND'])
  expect(await read(visitor)).toEqual([404, 'WISHLIST_NOT_FOUND'])
  expect((await read(site.admin))[0]).toBe(200)
})

test('twenty that add the same thing at once leave one', async () => {
  const member = await signedIn(site)
  const { productId } = await sellShirts(site, 5)
  const replies = await Promise.all(Array.from({ length: 20 }, () => add(member, product(productId))))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(itemsOf(await own(member))).toEqual([productId])
})

test('a wishlist is tagged, by ids and by a filter; its member sees the public tags', async () => {
  const [ada, grace] = [await signedIn(site), await signedIn(site)]
  const [first, second] = [await own(ada), await own(grace)]
  const tag = (what: string, message: object) =>
    site.admin.call('POST', `/v1/bulk/wishlists/update-tags${what}`, message)
  const { body } = await tag('', {
    wishlistIds: [first.id, NOBODY, second.id],
    assignTags: { publicTags: { tagIds: ['gift'] }, privateTags: { tagIds: ['vip'] } },
  })
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
  expect(body.results[1].itemMetadata).toMatchObject({ success: false, error: { code: 'WISHLIST_NOT_FOUND' } })
  expect((await own(ada)).tags).toEqual({ publicTags: { tagIds: ['gift'] } })
  const byFilter = await tag('-by-filter', {
    filter: { memberId: ada.id, 'tags.privateTags.tagIds': { $hasSome: ['vip'] } },
    unassignTags: { publicTags: { tagIds: ['gift'] } },
  })
  expect(byFilter.body).toEqual({ jobId: expect.any(String) })
  expect((await own(ada)).tags.publicTags.tagIds).toEqual([])
  expect((await own(grace)).tags.publicTags.tagIds).toEqual(['gift'])
  expect(refused(await tag('', { wishlistIds: [first.id] }))).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS'])
  expect((await ada.call('POST', '/v1/bulk/wishlists/update-tags', { wishlistIds: [first.id] })).status).toBe(403)
})

const SAVED = '/fairground/v1/saved-items'
const save = (caller: TestCaller, catalogReference: object) =>
  caller.call('POST', `${SAVED}/save`, { catalogReference })
const saved = async (caller: TestCaller) => itemsOf((await caller.call('GET', SAVED)).body)

test('a visitor keeps items that follow them into their account, each once', async () => {
  const guest = await site.visitor()
  const [first, second] = [await sellShirts(site, 5), await sellShirts(site, 5)]
  expect((await save(guest, product(first.productId))).status).toBe(200)
  await save(guest, product(first.productId))
  await save(guest, product(second.productId))
  expect((await saved(guest)).toSorted()).toEqual([second.productId, first.productId].toSorted())
  expect(await saved(await site.visitor())).toEqual([])
  expect((await guest.call('POST', `${SAVED}/remove`, { catalogReference: product(second.productId) })).status).toBe(
    200,
  )
  expect(refused(await save(guest, product(NOBODY)))).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
  expect(refused(await save(site.admin, product(first.productId)))).toEqual([403, 'MEMBER_NEEDED'])

  const member = await newMember(site, guest)
  expect(await saved(member)).toEqual([first.productId])
  expect(itemsOf(await own(member))).toEqual([first.productId])
  expect(await saved(guest)).toEqual([])

  const later = await site.visitor()
  await save(later, product(first.productId))
  await save(later, product(second.productId))
  const { body } = await login(later, member.email)
  await tokensFor(site, later, body.sessionToken)
  expect(itemsOf(await own(member)).toSorted()).toEqual([second.productId, first.productId].toSorted())
})

test('a visitor’s wishlist stays within 100 items, and a full one takes no more', async () => {
  const guest = await site.visitor()
  const [one, more] = [await sellShirts(site, 5), await sellShirts(site, 5)]
  await save(guest, product(one.productId))
  await site.query(
    `insert into visitor_wishlist_items (site_id, visitor_id, app_id, catalog_item_id, added_at)
     select i.site_id, i.visitor_id, $1, gen_random_uuid()::text, now() - interval '1 day'
     from visitor_wishlist_items i, generate_series(1, 99) where i.catalog_item_id = $2`,
    [STORE_APP, one.productId],
  )
  expect(refused(await save(guest, product(more.productId)))).toEqual([409, 'WISHLIST_ITEMS_LIMIT_EXCEEDED'])
  const member = await newMember(site)
  await add(member, product(more.productId))
  const { body } = await login(guest, member.email)
  await tokensFor(site, guest, body.sessionToken)
  const items = itemsOf(await own(member))
  expect([items.length, items.includes(one.productId), items.includes(more.productId)]).toEqual([100, true, true])
})

test('a list that no visitor changed for 90 days is forgotten', async () => {
  const [guest, recent] = [await site.visitor(), await site.visitor()]
  const { productId } = await sellShirts(site, 5)
  await save(guest, product(productId))
  const { pool } = site.assembly
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)
  await forgetVisitorWishlists(pool.forSite(site.siteId), days(89))
  expect(await saved(guest)).toEqual([productId])
  await forgetVisitorWishlists(pool.forSite(site.siteId), days(91))
  expect([await saved(guest), await saved(recent)]).toEqual([[], []])
})
