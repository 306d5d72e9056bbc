import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestVisitor } from '../../test/fixture.ts'
import { checkSite } from '../check/check-site.ts'
import { notifyCanceled } from '../events/rsvp/notify-guests.ts'
import { noticesOf } from '../events/rsvp/rsvp.fixture.ts'
import { calendarAt } from './content/events.ts'
import { type DemoSite, demoSite } from './demo.fixture.ts'

let site: DemoSite
let visitor: TestVisitor
beforeAll(async () => {
  site = await demoSite()
  await site.seed()
  visitor = await site.visitor()
}, 120_000)
afterAll(() => site.close())

type Json = Record<string, unknown>
const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const tree = { appNamespace: '@wix/stores', treeKey: null }
const ask = async (by: Pick<TestVisitor, 'call'>, method: 'GET' | 'POST', path: string, body?: Json) => {
  const reply = await by.call(method, path, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const fields = ['MEDIA_ITEMS_INFO', 'INFO_SECTION', 'VARIANT_OPTION_CHOICE_NAMES', 'PLAIN_DESCRIPTION']
const product = async (slug: string) =>
  (await ask(visitor, 'GET', `/stores/v3/products/slug/${slug}?${fields.map((field) => `fields=${field}`).join('&')}`))
    .product
const itemsOf = async (productId: string) =>
  (await ask(site.admin, 'POST', '/stores/v3/inventory-items/query', { query: { filter: { productId } } }))
    .inventoryItems
const category = async (name: string) => {
  const body = await ask(visitor, 'POST', '/categories/v1/categories/query', {
    query: { filter: { name } },
    treeReference: tree,
  })
  return body.categories[0]
}
const idsIn = async (categoryId: string) =>
  (
    await ask(visitor, 'POST', `/categories/v1/categories/${categoryId}/list-items`, {
      treeReference: tree,
      useCategoryArrangement: true,
      cursorPaging: { limit: 100 },
    })
  ).items.map((item: { catalogItemId: string }) => item.catalogItemId)

test('a poll on the page of an event has votes, which its voters see', async () => {
  const { events } = await ask(visitor, 'POST', '/events/v3/events/query', {
    query: { filter: { title: { $startsWith: 'Swap shop' } } },
  })
  const at = `/fairground/v1/polls/EVENT/${events[0].id}`
  expect((await ask(visitor, 'GET', at)).polls[0]).not.toHaveProperty('result')
  const { result } = (await ask(site.admin, 'GET', at)).polls[0]
  expect([result.votes, result.options.map(({ votes }: Json) => votes)]).toEqual([34, [14, 9, 6, 5]])
})

test('orders of the demo have a prefix before their numbers', async () => {
  const { orderPrefix } = await ask(site.admin, 'GET', '/fairground/v1/order-document-settings')
  expect(orderPrefix).toBe('FG-')
})

test('ten brands with products, and a ribbon beside another', async () => {
  const { brands } = await ask(site.admin, 'POST', '/stores/v3/brands/query', { fields: ['ASSIGNED_PRODUCTS_COUNT'] })
  expect(brands).toHaveLength(10)
  for (const one of brands) expect(one.assignedProductsCount).toBeGreaterThan(0)
  const { ribbons } = await ask(site.admin, 'POST', '/stores/v3/ribbons/query', {})
  const named = ribbons.map(({ name }: Json) => name)
  expect(named).toEqual(expect.arrayContaining(['Harbour favourite', 'Made to order', 'New', 'Pre-order', 'Signed']))
  expect(await product('harbour-mug')).toMatchObject({
    ribbon: { name: 'New' },
    additionalRibbons: [{ name: 'Harbour favourite' }],
  })
})

test('a lamp comes with a document', async () => {
  const { id } = await product('arch-lamp')
  const { attachments } = await ask(visitor, 'GET', `/fairground/v1/products/${id}/attachments`)
  expect(attachments).toMatchObject([{ kind: 'document', name: 'Setting up your lamp' }])
  const read = await site.assembly.app.inject(new URL(attachments[0].url).pathname)
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('a print is for members alone', async () => {
  const print = await product('allotments-from-above')
  expect(print.purchaseEligibility).toEqual({ userCriteria: 'MEMBERS_ONLY' })
  const { status, body } = await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ catalogReference: { appId: STORE, catalogItemId: print.id }, quantity: 1 }],
  })
  expect([status, body.details.applicationError.code]).toEqual([403, 'MEMBER_NEEDED'])
})

test('a candle burns in a film', async () => {
  const { itemsInfo } = (await product('woodshed-candle')).media
  const film = itemsInfo.items.at(-1)
  expect(film).toMatchObject({ mediaType: 'VIDEO', displayName: 'Woodshed Candle, burning' })
  const played = await site.assembly.app.inject(new URL(film.video.url).pathname)
  expect([played.statusCode, played.headers['content-type']]).toEqual([200, 'video/mp4'])
})

test('shirts share care, delivery and a size guide with a table', async () => {
  const { infoSections } = await product('dock-tee')
  expect(infoSections.map(({ title }: Json) => title)).toEqual(['Materials', 'Size guide', 'Care', 'Delivery'])
  const { infoSections: all } = await ask(site.admin, 'POST', '/stores/v3/info-sections/query', {
    fields: ['ASSIGNED_PRODUCTS_COUNT'],
    query: { filter: { uniqueName: { $in: ['Delivery', 'Size guide'] } }, sort: [{ fieldName: 'uniqueName' }] },
  })
  expect(all.map((one: Json) => [one.uniqueName, one.assignedProductsCount])).toEqual([
    ['Delivery', 63],
    ['Size guide', 6],
  ])
  expect(all[1].plainDescription).toContain('<tr><td>')
})

test('categories stand in a tree, some arranged by hand and some by rules', async () => {
  const [kitchen, mugs, cheap, fresh] = await Promise.all(
    ['Kitchen table', 'Mugs', 'Gifts under £20', 'New this month'].map(category),
  )
  expect(mugs.parentCategory).toEqual({ id: kitchen.id, index: 0 })
  const first = await Promise.all(['harbour-mug', 'first-bell-coffee', 'big-pot', 'ember-mug'].map(product))
  expect((await idsIn(kitchen.id)).slice(0, 4)).toEqual(first.map(({ id }) => id))
  expect((await ask(site.admin, 'GET', `/fairground/v1/categories/${cheap.id}/rules`)).rules.conditions).toHaveLength(1)
  expect(await idsIn(cheap.id)).toContain((await product('sunday-cup')).id)
  expect(fresh.itemCounter).toBe(24)
})

test('options show a colour, two colours or a picture, and three of them make 24 variants', async () => {
  const [tee, mug, print] = await Promise.all(['dock-tee', 'nightwatch-mug', 'high-water-print'].map(product))
  expect(tee.options.map(({ name }: Json) => name)).toEqual(['Colour', 'Size', 'Sleeve'])
  expect(tee.variantSummary.variantCount).toBe(24)
  expect(tee.options[0].choicesSettings.choices[0]).toMatchObject({
    choiceType: 'ONE_COLOR',
    colorCode: '#3b62ab',
    linkedMedia: [{}, {}, {}],
  })
  expect(tee.actualPriceRange).toMatchObject({ minValue: { amount: '25.00' }, maxValue: { amount: '31.00' } })
  expect(mug.options[0].choicesSettings.choices[1]).toMatchObject({
    choiceType: 'MULTIPLE_COLORS',
    colorCodes: { colorCodes: ['#1d8791', '#6f9fc8'] },
  })
  const [, oak] = print.options[0].choicesSettings.choices
  expect(oak).toMatchObject({ name: 'Oak frame', choiceType: 'IMAGE', image: { width: 400, height: 400 } })
  const picture = await site.nobody.call('GET', oak.image.url.replace(/^https?:\/\/[^/]+/, ''))
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('modifiers cost what they say, in the cart too', async () => {
  const [lamp, mug] = await Promise.all(['arch-lamp', 'harbour-mug'].map(product))
  expect(lamp.modifiers[0]).toMatchObject({
    modifierRenderType: 'FREE_TEXT',
    freeTextSettings: { defaultAddedPrice: '12.00' },
  })
  expect(mug.modifiers[0].choicesSettings.choices.map((choice: Json) => [choice.name, choice.addedPrice])).toEqual([
    ['Newsprint and string', '2.00'],
    ['Cloth, tied', '5.00'],
  ])
  const buyer = await site.visitor()
  const options = { options: { Colour: 'Oat' }, customTextFields: { [lamp.modifiers[0].name]: 'For Ada' } }
  const { cart } = await ask(buyer, 'POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ quantity: 1, catalogReference: { appId: STORE, catalogItemId: lamp.id, options } }],
  })
  expect(cart.lineItems[0].price.amount).toBe('140.00')
})

test('prices: a sale, per 100 g, per litre', async () => {
  const [lamp, candle, oil] = await Promise.all(['reading-lamp', 'woodshed-candle', 'lamp-oil'].map(product))
  expect([lamp.actualPriceRange.minValue.amount, lamp.compareAtPriceRange.minValue.amount]).toEqual(['36.00', '48.00'])
  expect(candle.physicalProperties.pricePerUnitRange.minValue.description).toBe('£10.91 / 100 g')
  expect(oil.physicalProperties.pricePerUnitRange).toMatchObject({
    minValue: { description: '£9.50 / l' },
    maxValue: { description: '£14.00 / l' },
  })
})

test('tea is sold ahead up to a limit; a file is sold, and shown to nobody', async () => {
  const tea = await product('first-pick-tea')
  expect(tea.inventory.preorderAvailability).toBe('ALL_VARIANTS')
  const [item] = await itemsOf(tea.id)
  expect(item).toMatchObject({ quantity: 0, preorderInfo: { enabled: true, limit: 150 } })
  const poster = await product('fair-poster-to-print-yourself')
  expect(poster).toMatchObject({ productType: 'DIGITAL', inventory: { availabilityStatus: 'IN_STOCK' } })
  const { items } = await ask(site.admin, 'GET', '/fairground/v1/media?sold=true')
  expect(items).toMatchObject([
    { filename: 'fair-poster.zip', mimeType: 'application/zip', fileType: 'SECURE_ARCHIVE' },
  ])
  expect(items[0]).not.toHaveProperty('url')
})

test('tags and SEO texts', async () => {
  expect(await product('harbour-mug')).toMatchObject({
    tags: { publicTags: { tagIds: ['gift', 'stoneware'] } },
    seoData: { tags: [{ type: 'title', children: 'Harbour Mug, thrown by hand in stoneware' }, { type: 'meta' }] },
  })
})

test('stock lies in two places, has a history, is low somewhere, and three wait for a lamp', async () => {
  const { storesLocations } = await ask(site.admin, 'POST', '/stores/v3/locations/query', {})
  expect(storesLocations.map(({ name, defaultLocation }: Json) => [name, defaultLocation])).toEqual([
    [expect.any(String), true],
    ['Warehouse', false],
  ])
  const items = await itemsOf((await product('harbour-mug')).id)
  const there = items.filter(({ locationId }: Json) => locationId === storesLocations[1].id)
  expect(there.map(({ quantity }: Json) => quantity)).toEqual([120, 120, 120])

  const [book] = await itemsOf((await product('score-book')).id)
  const { changes } = await ask(site.admin, 'POST', `/fairground/v1/inventory-items/${book.id}/history`, {})
  expect(changes.map(({ reason, after }: Json) => [reason, after])).toEqual([
    ['MANUAL', 20],
    ['MANUAL', 38],
    ['MANUAL', 50],
    ['MANUAL', 20],
    ['CREATED', undefined],
  ])
  const { count } = await ask(site.admin, 'POST', '/stores/v3/inventory-items/count', {
    filter: { quantity: { $gt: 0, $lte: 5 } },
  })
  expect(count).toBeGreaterThan(10)

  const lamp = await product('workbench-lamp')
  const { requests } = await ask(
    site.admin,
    'POST',
    '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
    {
      query: { filter: { status: 'RECEIVED' } },
    },
  )
  expect(requests).toHaveLength(3)
  for (const request of requests) expect(request.catalogReference.catalogItemId).toBe(lamp.id)
})

test('prices in euros and dollars, a tile among lamps, coffee every month', async () => {
  const { others } = await ask(visitor, 'GET', '/fairground/v1/currencies')
  expect(others.map(({ code }: Json) => code)).toEqual(['EUR', 'USD'])
  const lamps = await category('Lamps')
  const { promotions } = await ask(visitor, 'GET', `/stores/v3/promotions/resolve?categoryId=${lamps.id}`)
  expect(promotions).toMatchObject([{ position: 4, promotion: { name: 'Night Market', enabled: true } }])
  const coffee = await product('first-bell-coffee')
  const { subscriptionOptions } = await ask(visitor, 'GET', `/v1/subscription-options/byProduct/${coffee.id}`)
  expect(subscriptionOptions).toMatchObject([
    { title: 'Every month', discount: { type: 'PERCENT', value: 10 } },
    { title: 'Every other month' },
  ])
})

test('members: four let in, one blocked, one waiting; badges, addresses, wishes, orders; the policy is as it was', async () => {
  const { members } = await ask(site.admin, 'POST', '/members/v1/members/query', { fieldsets: ['FULL'] })
  expect(members.map(({ status }: Json) => status).sort()).toEqual([...Array(4).fill('APPROVED'), 'BLOCKED', 'PENDING'])
  const ruth = members.find(({ loginEmail }: Json) => loginEmail === 'ruth.calder@example.com')
  expect(ruth.contact.addresses).toHaveLength(2)
  const { badges } = await ask(visitor, 'GET', '/members/v3/badges')
  expect(badges.map(({ title }: Json) => title)).toEqual(['Friend of the fair', 'Volunteer'])
  const { memberIds } = await ask(site.admin, 'GET', `/members/v3/badges/${badges[0].id}/members`)
  expect(memberIds).toEqual([ruth.id])
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', {
    search: { filter: { 'buyerInfo.memberId': ruth.id } },
  })
  expect(orders).toHaveLength(1)
  expect(await site.query('select count(*)::int as n from wishlist_items')).toEqual([{ n: 4 }])
  const { signOnPolicy } = await ask(site.admin, 'GET', '/iam/signon/v1/sign-on-policies')
  expect(signOnPolicy.requireOwnerApproval).toBe(false)
})

test('a workshop is on six Sundays, one of them something of its own, each with its own places', async () => {
  const { events } = await ask(site.admin, 'POST', '/events/v3/events/query', {
    query: {
      filter: { title: { $startsWith: 'Bind your own' } },
      sort: [{ fieldName: 'dateAndTimeSettings.startDate' }],
    },
    fields: ['REGISTRATION'],
  })
  const dates: { title: string; dateAndTimeSettings: { startDate: string } }[] = events
  const days = dates.map(({ dateAndTimeSettings: { startDate } }) => Math.round(Date.parse(startDate) / 86_400_000))
  expect(days.map((day) => (day - days[0]!) / 7)).toEqual([0, 1, 3, 4, 5, 6])
  expect(dates.map(({ title }) => title.replace('Bind your own ', ''))).toEqual([
    'notebook',
    'notebook',
    'notebook',
    'sketchbook',
    'notebook',
    'notebook',
  ])
  expect(events[1].registration.tickets).toMatchObject({ lowestPrice: { value: '45.00' }, soldOut: false })
})

test('a season of six films has a pass for all of them and one for three, one guest has all evenings, and one has changed an evening', async () => {
  const titled = calendarAt(new Date()).find(({ known }) => known === 'Silent Tuesdays in the sail loft')
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${titled?.slug}`)
  const { passes } = await ask(visitor, 'GET', `/fairground/v1/events/${event.id}/offered-passes`)
  expect(passes.map(({ name, formattedPrice, available }: Json) => [name, formattedPrice, available])).toEqual([
    ['Season pass', '£39.00', 10],
    ['Three comedies', '£21.00', 10],
  ])
  const days = passes.map(({ dates }: { dates: { startDate: string }[] }) =>
    dates.map(({ startDate }) => Math.round((Date.parse(startDate) - Date.parse(dates[0]!.startDate)) / 86_400_000)),
  )
  expect(days).toEqual([
    [0, 7, 14, 21, 28, 35],
    [0, 14, 28],
  ])
  const ticketsOf = async (email: string): Promise<Json[]> => {
    const search = { filter: { 'buyerInfo.email': email }, cursorPaging: { limit: 1 } }
    const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search })
    return (await ask(site.admin, 'GET', `/fairground/v1/placed-orders/${orders[0].id}`)).order.tickets
  }
  const season = await ticketsOf('effie.rankine@example.com')
  const allDates = new Set(passes[0].dates.map(({ eventId }: Json) => eventId))
  expect([season.length, new Set(season.map(({ eventId }) => eventId))]).toEqual([6, allDates])
  expect(new Set(season.map(({ code }) => code)).size).toBe(1)
  for (const ticket of season) expect(ticket).toMatchObject({ valid: true, pass: { name: 'Season pass' } })
  const single = (await ticketsOf('dougal.imrie@example.com')).filter(({ valid }) => valid)
  expect(new Set(single.map(({ eventId }) => eventId))).toEqual(
    new Set([passes[0].dates[0].eventId, passes[0].dates[5].eventId]),
  )
})

test('pictures of products and events lie in folders of the media library', async () => {
  const { folders } = await ask(site.admin, 'GET', '/fairground/v1/media-folders')
  expect(folders.map(({ name }: Json) => name)).toEqual(['Events', 'Frames', 'Products'])
  const inFolder = (id: string) => ask(site.admin, 'GET', `/fairground/v1/media?limit=100&folderId=${id}`)
  const [events, , products] = await Promise.all(folders.map(({ id }: { id: string }) => inFolder(id)))
  expect(events.items.length).toBe(30)
  expect(products.items).toHaveLength(100)
  expect(products.next).toEqual(expect.any(String))
  const [shown] = products.items
  expect((await ask(site.admin, 'GET', `/fairground/v1/media/${shown.id}`)).products).toBe(1)
  expect((await site.nobody.call('GET', `${new URL(shown.url).pathname}?w=320`)).headers['content-type']).toBe(
    'image/webp',
  )
})

test('a cancelled event has holders of tickets: one is refunded, one is not yet, and mails say which', async () => {
  const calendar = calendarAt(new Date())
  const { slug = '', event: described } = calendar.find(({ event: { state } }) => state === 'canceled') ?? {}
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${slug}?fields=TEXTS`)
  expect([event.status, event.title]).toEqual(['CANCELED', described?.title])
  expect(event.description.nodes[0].nodes[0].textData.text).toMatch(/^Cancelled: /)
  const orders = await site.query(
    `select o.buyer_email as to, o.payment_status as paid,
            (select count(*)::int from tickets t where t.order_id = o.id and t.status = 'ISSUED') as valid
       from order_events oe join orders o on o.id = oe.order_id join events e on e.id = oe.event_id
      where e.slug = $1 order by o.number`,
    [slug],
  )
  expect(orders).toMatchObject([
    { to: 'gwen.pascoe@example.com', paid: 'FULLY_REFUNDED', valid: 0 },
    { to: 'edwin.marlowe@example.com', paid: 'PAID', valid: 1 },
  ])
  await notifyCanceled(noticesOf({ site }), event.id)
  const mails = await site.query(
    `select to_address as to, text like '%not refunded automatically%' as owed from mails
      where template = 'eventCanceled' order by owed`,
  )
  expect(mails).toEqual([
    { to: 'gwen.pascoe@example.com', owed: false },
    { to: 'edwin.marlowe@example.com', owed: true },
  ])
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
})

test('a role of the staff of its own', async () => {
  const { roles } = await ask(site.admin, 'GET', '/fairground/v1/staff/roles')
  expect(roles.at(-1)).toMatchObject({
    name: 'Packing table',
    builtIn: false,
    scopes: expect.arrayContaining(['orders.write']),
  })
})

test('views of lists that the staff share, and nobody left signed in', async () => {
  const views = await site.query('select list, name from saved_views where shared order by list, name')
  expect(views).toEqual([
    { list: 'members', name: 'Newest first' },
    { list: 'products', name: 'On sale' },
    { list: 'products', name: 'Under 20' },
  ])
  expect(await site.query('select count(*)::int as n from staff_sessions')).toEqual([{ n: 0 }])
})

test('a member of the demo buys without tax', async () => {
  const { contactTaxDetails } = await ask(site.admin, 'POST', '/billing/v1/contact-tax-details/query', {
    fields: ['CONTACT_DETAILS'],
  })
  expect(contactTaxDetails).toMatchObject([{ contactDetails: { company: 'Lindqvist Bookshop' } }])
})

test('a checkout that says how goods are sent back and asks for nothing but the buyer’s wish to be written to', async () => {
  const page = await ask(site.admin, 'GET', '/fairground/v1/checkout-page')
  expect(page.policies.map(({ kind }: { kind: string }) => kind)).toEqual(['RETURNS', 'DIGITAL_ITEMS', 'CONTACT'])
  expect(page).toMatchObject({ subscription: { checkedByDefault: false } })
  expect(page).not.toHaveProperty('agreement')
})

test('an order in person of which a part is requested by a mailed link, once, also where the demo is brought again', async () => {
  await site.query(`delete from demo_parts where part = 'orders'`)
  await site.seed()
  const { orderPaymentRequests } = await ask(site.admin, 'POST', '/ecom/v1/order-payment-requests/query', { query: {} })
  expect(orderPaymentRequests).toMatchObject([
    { title: 'Deposit for the Big Pot', status: 'UNPAID', amount: { amount: '40.00' } },
  ])
  const [order] = await site.query('select buyer_email as email, payment_status as paid from orders where id = $1', [
    orderPaymentRequests[0].orderId,
  ])
  expect(order).toEqual({ email: 'ruth.calder@example.com', paid: 'NOT_PAID' })
  const mails = await site.query(
    "select template from mails where to_address = 'ruth.calder@example.com' and text like '%Deposit for the Big Pot%'",
  )
  expect(mails).toHaveLength(1)
})

test('buyers are suggested tips, and one has tipped', async () => {
  const page = await ask(visitor, 'GET', '/fairground/v1/checkout-page')
  expect(page.tips.presets).toEqual([
    { value: '5', isDefault: false },
    { value: '10', isDefault: true },
    { value: '15', isDefault: false },
  ])
  const filter = { 'buyerInfo.email': 'idris.okafor@example.org' }
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search: { filter } })
  expect(orders[0].additionalFees.map(({ code }: Json) => code)).toContain('tip')
})

test('the business has an address, and a paid order its invoice and receipt', async () => {
  const filter = { 'buyerInfo.email': 'idris.okafor@example.org', status: 'APPROVED' }
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search: { filter } })
  const { documents } = await ask(site.admin, 'GET', `/fairground/v1/orders/${orders[0].id}/documents`)
  expect(documents.map(({ kind }: Json) => kind)).toEqual(['INVOICE', 'RECEIPT'])
  const path = `/fairground/v1/placed-orders/${orders[0].id}/documents/${documents[0].id}`
  const { document } = await ask(site.admin, 'GET', path)
  expect(document).toMatchObject({ seller: { name: 'Fairground Makers Ltd' }, formattedDue: '£0.00' })
})

test('an order that was refunded in part has an invoice and a credit note on it', async () => {
  const filter = { status: 'APPROVED', paymentStatus: 'PARTIALLY_REFUNDED' }
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search: { filter } })
  const { documents } = await ask(site.admin, 'GET', `/fairground/v1/orders/${orders[0].id}/documents`)
  expect(documents.map(({ kind }: Json) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE'])
})

test('patrons of the big fair get tickets by a code that nobody else is shown', async () => {
  const fair = calendarAt(new Date()).find(({ event: { codes } }) => codes)
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${fair?.slug}`)
  const kinds = async (access?: string) => {
    const query = { filter: { eventId: event.id } }
    const path = '/events-ticket-definitions/v3/ticket-definitions/available/query'
    return (await ask(visitor, 'POST', path, { query, access })).ticketDefinitions.map(({ name }: Json) => name)
  }
  expect(await kinds()).not.toContain('Patrons’ terrace')
  const opened = await ask(visitor, 'POST', '/fairground/v1/ticket-access', { eventId: event.id, code: 'harbour-bank' })
  expect(opened.ticketsLeft).toBe(20)
  expect(await kinds(opened.access)).toContain('Patrons’ terrace')
})

test('a lamp is ordered with a share of its price, a pot with an amount', async () => {
  const page = async (slug: string) =>
    (await ask(visitor, 'GET', `/fairground/v1/product-pages/${slug}`)).formattedDeposit
  expect([await page('arch-lamp'), await page('big-pot')]).toEqual(['30%', '£40.00'])
})

test('a link leads to a checkout with goods and a line of its own', async () => {
  const { checkoutTemplates } = await ask(site.admin, 'POST', '/ecom/v1/checkout-templates/query', {})
  const [template] = checkoutTemplates
  expect(template).toMatchObject({
    status: 'ACTIVE',
    customLineItems: [{ productName: { original: 'Gift wrapping' } }],
    customization: { disabledManualPayment: true },
  })
  const path = `/ecom/v1/checkout-templates/${template.id}/create-checkout-from-template`
  const { checkoutId } = await ask(visitor, 'POST', path, { checkoutTemplateId: template.id })
  const { checkout } = await ask(visitor, 'GET', `/ecom/v1/checkouts/${checkoutId}`)
  expect(checkout.lineItems.map((line: Json) => line.quantity)).toEqual([1, 1])
})

test('a place at the wheel was transferred to a sister, and one of the candle evening cannot be', async () => {
  const search = { filter: { 'buyerInfo.email': 'idris.okafor@example.org' }, cursorPaging: { limit: 100 } }
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search })
  const entries = orders.flatMap(({ activities }: { activities: Json[] }) => activities)
  expect(entries.filter(({ type }: Json) => type === 'CUSTOM_ACTIVITY')).toMatchObject([
    { customActivity: { type: 'TICKET_TRANSFERRED', additionalData: { from: 'Idris Okafor', to: 'Nia Okafor' } } },
  ])
  const titled = calendarAt(new Date()).find(({ event: { staysWithBuyers } }) => staysWithBuyers)
  const path = `/events/v3/events/slug/${titled?.slug}?fields=REGISTRATION`
  const { event } = await ask(visitor, 'GET', path)
  expect(event.registration.tickets.ticketTransferDisabled).toBe(true)
})

test('the buyer of two day tickets of the print fair cancelled one, on the terms of the fair', async () => {
  const search = { filter: { 'buyerInfo.email': 'leonie.brandt@example.org' }, cursorPaging: { limit: 10 } }
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search })
  const path = `/fairground/v1/placed-orders/${orders[0].id}`
  const { cancellations } = await ask(site.admin, 'GET', `${path}/ticket-cancellations`)
  expect(cancellations).toMatchObject([{ refund: '5.00' }])
  const { order } = await ask(site.admin, 'GET', path)
  expect(order.tickets.map(({ valid }: Json) => valid).toSorted()).toEqual([false, true])
  expect(order.tickets.find(({ valid }: Json) => valid).cancellation).toMatchObject({ possible: true, percent: 100 })
  const changeable = order.tickets.find(({ valid }: Json) => valid)
  expect(changeable.change).toMatchObject({ possible: true })
  const { options } = await ask(site.admin, 'GET', `${path}/tickets/${changeable.id}/change-options`)
  expect(options).toMatchObject([{ name: 'Day ticket for the talks', formattedPrice: '£6.00' }])
})

test('the ceramics weekend has moved: who bought before gives tickets back, who bought since does not', async () => {
  const titled = calendarAt(new Date()).find(({ event: { moved } }) => moved)
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${titled?.slug}`)
  const { moves } = await ask(site.admin, 'GET', `/fairground/v1/events/${event.id}/moves`)
  expect(moves).toMatchObject([{ state: 'ANNOUNCED', giveBack: { days: 7, withFees: true } }])
  const termsOf = async (email: string) => {
    const search = { filter: { 'buyerInfo.email': email }, cursorPaging: { limit: 1 } }
    const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search })
    const { order } = await ask(site.admin, 'GET', `/fairground/v1/placed-orders/${orders[0].id}`)
    return order.tickets.map(({ cancellation }: Json) => cancellation)
  }
  expect(await termsOf('idris.okafor@example.org')).toContainEqual(
    expect.objectContaining({ moved: { withFees: true, asCredit: false } }),
  )
  expect((await termsOf('sam.achterberg@example.com')).filter(Boolean)).toEqual([])
})

test('merchants see an order whose payment is reserved, to be captured', async () => {
  const filter = { status: 'INITIALIZED', paymentStatus: 'PENDING_MERCHANT' }
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', { search: { filter } })
  expect(orders).toMatchObject([
    { buyerInfo: { email: 'greta.lindqvist@example.org' }, balanceSummary: { authorized: { amount: '41.00' } } },
  ])
})

test('merchants see orders of the former shop as they were', async () => {
  const { orders } = await ask(site.admin, 'POST', '/ecom/v1/orders/search', {
    search: { filter: { imported: true }, sort: [{ fieldName: 'purchasedDate', order: 'ASC' }] },
  })
  expect(orders).toMatchObject([
    {
      number: '412',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      priceSummary: { total: { amount: '34.20' } },
    },
    { number: '437', paymentStatus: 'PARTIALLY_REFUNDED', balanceSummary: { refunded: { amount: '20.00' } } },
  ])
})

test('a sold-out workshop has a waiting list: one bought, one is offered places, and three wait', async () => {
  const titled = calendarAt(new Date()).find(({ known }) => known === 'Bind your own notebook')
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${titled?.slug}`)
  const list = `/fairground/v1/events/${event.id}/waiting-list`
  const { entries } = await ask(site.admin, 'GET', `${list}/entries`)
  expect(entries.map(({ status, quantity, position }: Json) => [status, quantity, position])).toEqual([
    ['BOUGHT', 1, undefined],
    ['OFFERED', 2, undefined],
    ['WAITING', 1, 1],
    ['WAITING', 3, 2],
    ['WAITING', 2, 3],
  ])
  const mails = await site.query(
    `select template, count(*)::int as n from mails where template like 'eventWaiting%' group by 1 order by 1`,
  )
  expect(mails).toEqual([
    { template: 'eventWaitingJoined', n: 5 },
    { template: 'eventWaitingOffer', n: 2 },
  ])
})

test('a ceilidh offers goods of the shop with its tickets', async () => {
  const titled = calendarAt(new Date()).find(({ event: { addOns } }) => addOns)
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${titled?.slug}`)
  const { addOns } = await ask(visitor, 'GET', `/fairground/v1/events/${event.id}/offered-add-ons`)
  expect(addOns).toMatchObject([
    { name: 'Rope Store Bag', perTicket: 1 },
    { name: 'Tea Towel Alphabet', perTicket: 2, ticketDefinitionIds: [expect.anything(), expect.anything()] },
  ])
  for (const { choices } of addOns) expect(choices[0].available).toBeGreaterThan(0)
})

test('a ceilidh sells tickets together, for less than one by one', async () => {
  const titled = calendarAt(new Date()).find(({ event: { bundles } }) => bundles)
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${titled?.slug}`)
  const { bundles } = await ask(visitor, 'GET', `/fairground/v1/events/${event.id}/offered-bundles`)
  expect(bundles).toMatchObject([
    { name: 'A set', formattedPrice: '£45.00', contents: [{ name: 'Dancer', quantity: 4 }] },
    { name: 'Two and two', formattedPrice: '£44.00', contents: [{ name: 'Dancer' }, { name: 'Concession' }] },
  ])
  for (const { available, formattedSinglePrice } of bundles)
    expect([available > 0, typeof formattedSinglePrice]).toEqual([true, 'string'])
})

test('a workshop with few places has a queue that opens in some days, with places for its draw', async () => {
  const titled = calendarAt(new Date()).find(({ known }) => known === 'Paper lanterns with Oda Studio')
  const { event } = await ask(visitor, 'GET', `/events/v3/events/slug/${titled?.slug}`)
  const path = `/fairground/v1/events/${event.id}/gate`
  const { eventGate } = await ask(site.admin, 'GET', path)
  expect(eventGate).toMatchObject({ status: 'BEFORE', waiting: 10, admissionsPerMinute: 4, difficulty: 11, bought: 0 })
  const { gate } = await ask(visitor, 'GET', `${path}/places/mine`)
  expect(gate).toMatchObject({ status: 'BEFORE', waiting: 10, opensDate: eventGate.opensDate })
})
