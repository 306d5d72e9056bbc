import { ApiKeyStrategy } from '@wix/sdk'
import { expect, test } from 'vitest'
import { admin, apiKey, clientWith, NOWHERE, refusal, siteId, visitor } from './clients.mjs'
import { line, newProduct } from './goods.mjs'
import { buy, eventFields, newEvent, newOccasion, reserve } from './occasions.mjs'

test('an unknown key is 401, a key for another site 403', async () => {
  const unknown = clientWith(ApiKeyStrategy({ apiKey: 'fgk_unknown', siteId }))
  expect(await refusal(unknown.products.queryProducts().find())).toMatchObject({ status: 401 })
  const elsewhere = clientWith(ApiKeyStrategy({ apiKey, siteId: NOWHERE }))
  expect(await refusal(elsewhere.products.queryProducts().find())).toMatchObject({ status: 403 })
})

const administrators = {
  createProduct: (c) => c.products.createProduct({ name: 'Mine', priceData: { price: 1 } }),
  updateProduct: (c) => c.products.updateProduct(NOWHERE, { name: 'Mine' }),
  deleteProduct: (c) => c.products.deleteProduct(NOWHERE),
  updateProductVariants: (c) => c.products.updateProductVariants(NOWHERE, [{ price: 1 }]),
  createCollection: (c) => c.products.createCollection({ name: 'Mine' }),
  deleteCollection: (c) => c.products.deleteCollection(NOWHERE),
  bulkUpdateProductsProperty: (c) => c.products.bulkUpdateProductsProperty([NOWHERE], { price: 1 }),
  updateInventoryVariants: (c) => c.inventory.updateInventoryVariants(NOWHERE, { trackQuantity: true }),
  incrementInventory: (c) => c.inventory.incrementInventory([{ productId: NOWHERE, incrementBy: 1 }]),
  decrementInventory: (c) => c.inventory.decrementInventory([{ productId: NOWHERE, decrementBy: 1 }]),
  queryInventory: (c) => c.inventory.queryInventory({}),
  updateOrder: (c) => c.orders.updateOrder(NOWHERE, { archived: true }),
  cancelOrder: (c) => c.orders.cancelOrder(NOWHERE),
  createEvent: (c) => c.events.createEvent(eventFields()),
  updateEvent: (c) => c.events.updateEvent(NOWHERE, { event: { title: 'Mine' } }),
  cloneEvent: (c) => c.events.cloneEvent(NOWHERE),
  publishDraftEvent: (c) => c.events.publishDraftEvent(NOWHERE),
  cancelEvent: (c) => c.events.cancelEvent(NOWHERE),
  deleteEvent: (c) => c.events.deleteEvent(NOWHERE),
  deleteTicketDefinition: (c) => c.ticketDefinitions.deleteTicketDefinition(NOWHERE),
  updateTicketDefinition: (c) => c.ticketDefinitions.updateTicketDefinition(NOWHERE, { revision: '1', name: 'Mine' }),
  listTicketOrders: (c) => c.ticketOrders.listOrders(),
  confirmOrder: (c) => c.ticketOrders.confirmOrder(NOWHERE, { orderNumber: ['A'] }),
  getSummary: (c) => c.ticketOrders.getSummary(),
  listTickets: (c) => c.tickets.listTickets(),
}

test.for(Object.entries(administrators))('%s by a visitor is 403', async ([, call]) => {
  expect(await refusal(call(visitor()))).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
})

test('orders are searched by administrators and members, not by visitors', async () => {
  expect(await refusal(visitor().orders.searchOrders({}))).toMatchObject({ status: 403, code: 'MEMBER_NEEDED' })
})

const unknown = {
  getProduct: (c) => c.products.getProduct(NOWHERE),
  'getProduct v3': (c) => c.productsV3.getProduct(NOWHERE),
  'getProductBySlug v3': (c) => c.productsV3.getProductBySlug('no-such-product'),
  updateProduct: (c) => c.products.updateProduct(NOWHERE, { name: 'Gone' }),
  deleteProduct: (c) => c.products.deleteProduct(NOWHERE),
  queryProductVariants: (c) => c.products.queryProductVariants(NOWHERE, {}),
  getProductOptionsAvailability: (c) => c.products.getProductOptionsAvailability(NOWHERE, {}),
  getStoreVariant: (c) => c.products.getStoreVariant(`${NOWHERE}-${NOWHERE}`),
  getCollection: (c) => c.collections.getCollection(NOWHERE),
  getCollectionBySlug: (c) => c.collections.getCollectionBySlug('no-such-collection'),
  'getCollectionBySlug of products': (c) => c.products.getCollectionBySlug('no-such-collection'),
  updateCollection: (c) => c.products.updateCollection(NOWHERE, { name: 'Gone' }),
  deleteCollection: (c) => c.products.deleteCollection(NOWHERE),
  addProductsToCollection: (c) => c.products.addProductsToCollection(NOWHERE, [NOWHERE]),
  updateInventoryVariants: (c) => c.inventory.updateInventoryVariants(NOWHERE, { trackQuantity: true }),
  getInventoryVariants: (c) => c.inventory.getInventoryVariants(NOWHERE),
  getCheckout: (c) => c.checkout.getCheckout(NOWHERE),
  getCheckoutByCartId: (c) => c.checkout.getCheckoutByCartId(NOWHERE),
  createOrder: (c) => c.checkout.createOrder(NOWHERE),
  getOrder: (c) => c.orders.getOrder(NOWHERE),
  updateOrder: (c) => c.orders.updateOrder(NOWHERE, { archived: true }),
  cancelOrder: (c) => c.orders.cancelOrder(NOWHERE),
  getEvent: (c) => c.events.getEvent(NOWHERE),
  getEventBySlug: (c) => c.events.getEventBySlug('no-such-event'),
  updateEvent: (c) => c.events.updateEvent(NOWHERE, { event: { title: 'Gone' } }),
  cloneEvent: (c) => c.events.cloneEvent(NOWHERE),
  publishDraftEvent: (c) => c.events.publishDraftEvent(NOWHERE),
  cancelEvent: (c) => c.events.cancelEvent(NOWHERE),
  deleteEvent: (c) => c.events.deleteEvent(NOWHERE),
  getTicketDefinition: (c) => c.ticketDefinitions.getTicketDefinition(NOWHERE),
  'getTicketDefinition v1': (c) => c.ticketDefinitionsV1.getTicketDefinition(NOWHERE),
  updateTicketDefinition: (c) => c.ticketDefinitions.updateTicketDefinition(NOWHERE, { revision: '1', name: 'Gone' }),
  deleteTicketDefinition: (c) => c.ticketDefinitions.deleteTicketDefinition(NOWHERE),
  getTicketReservation: (c) => c.ticketReservations.getTicketReservation(NOWHERE),
  cancelTicketReservation: (c) => c.ticketReservations.cancelTicketReservation(NOWHERE),
  deleteTicketReservation: (c) => c.ticketReservations.deleteTicketReservation(NOWHERE),
  getInvoice: (c) => c.ticketOrders.getInvoice(NOWHERE, NOWHERE),
  getTicketOrder: (c) => c.ticketOrders.getOrder({ eventId: NOWHERE, orderNumber: 'NO-ORDER' }),
  updateTicketCheckout: (c) => c.ticketOrders.updateCheckout('NO-ORDER', NOWHERE, {}),
  getTicket: (c) => c.tickets.getTicket('NO-TICKET', { eventId: NOWHERE }),
}

test.for(Object.entries(unknown))('%s of something unknown is 404 with a code', async ([, call]) => {
  expect(await refusal(call(admin))).toMatchObject({ status: 404, code: expect.stringMatching(/^[A-Z_]+$/) })
})

test('an id that is no id is 404 or a violation, never a fault', async () => {
  for (const id of ['not-a-guid', '%00', "' or 1=1 --", 'ä'.repeat(60)]) {
    expect((await refusal(admin.products.getProduct(id))).status).toBeOneOf([400, 404])
    expect((await refusal(admin.checkout.getCheckout(id))).status).toBeOneOf([400, 404])
    expect((await refusal(admin.events.getEvent(id))).status).toBeOneOf([400, 404])
  }
})

test("a stranger's checkout, order, reservation, ticket order and ticket are 404", async () => {
  const [owner, stranger] = [visitor(), visitor()]
  const { event, ticket } = await newOccasion({
    ticket: { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } },
  })
  await owner.currentCart.addToCurrentCart({ lineItems: [line(await newProduct({ productType: 'digital' }))] })
  const { checkoutId } = await owner.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'ada@example.com',
  })
  expect(await refusal(stranger.checkout.getCheckout(checkoutId))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.checkout.updateCheckout(checkoutId, { buyerNote: 'x' }))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.checkout.createOrder(checkoutId))).toMatchObject({ status: 404 })

  const held = await reserve(owner, event, ticket, 1)
  expect(await refusal(stranger.ticketReservations.getTicketReservation(held._id))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.ticketOrders.getInvoice(held._id, event._id))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.ticketOrders.cancelReservation(held._id, event._id))).toMatchObject({ status: 404 })

  const { order } = await buy(owner, { event, ticket }, 1)
  const identifiers = { eventId: event._id, orderNumber: order.orderNumber }
  expect((await owner.ticketOrders.getOrder(identifiers)).orderNumber).toBe(order.orderNumber)
  expect(await refusal(stranger.ticketOrders.getOrder(identifiers))).toMatchObject({ status: 404 })
  expect(
    await refusal(stranger.ticketOrders.updateCheckout(order.orderNumber, event._id, { buyer: { firstName: 'Eve' } })),
  ).toMatchObject({ status: 404 })
  const [{ ticketNumber }] = (await admin.tickets.listTickets({ eventId: [event._id], fieldset: ['TICKET_DETAILS'] }))
    .tickets
  const own = await owner.tickets.getTicket(ticketNumber, { eventId: event._id, fieldset: ['TICKET_DETAILS'] })
  expect(own.ticketNumber).toBe(ticketNumber)
  expect(await refusal(stranger.tickets.getTicket(ticketNumber, { eventId: event._id }))).toMatchObject({ status: 404 })
  expect(await refusal(stranger.orders.getOrder(order.snapshotId))).toMatchObject({ status: 404 })
  expect((await owner.orders.getOrder(order.snapshotId))._id).toBe(order.snapshotId)
})

test('hidden products and drafts are 404 for visitors and absent from their lists', async () => {
  const hidden = await newProduct({ visible: false })
  const draft = await newEvent({}, { draft: true })
  const someone = visitor()
  expect(await refusal(someone.products.getProduct(hidden._id))).toMatchObject({ status: 404 })
  expect(await refusal(someone.productsV3.getProduct(hidden._id))).toMatchObject({ status: 404 })
  expect((await someone.products.queryProducts().eq('_id', hidden._id).find()).items).toEqual([])
  expect(await refusal(someone.events.getEvent(draft._id))).toMatchObject({ status: 404 })
  expect(await refusal(someone.events.getEventBySlug(draft.slug))).toMatchObject({ status: 404 })
  expect((await someone.events.queryEvents({ includeDrafts: true }).eq('_id', draft._id).find()).items).toEqual([])
  expect((await admin.products.getProduct(hidden._id)).product.visible).toBe(false)
  expect((await admin.events.queryEvents().eq('_id', draft._id).find()).items).toEqual([])
  expect((await admin.events.queryEvents({ includeDrafts: true }).eq('_id', draft._id).find()).items).toHaveLength(1)
})
