import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, DAY_MS, HOUR_MS, lastSent, moveClock, NOWHERE, refusal, visitor } from './clients.mjs'
import { buy, newEvent, newOccasion, newTicket, reserve, unsold } from './occasions.mjs'

const someone = visitor()
let event
afterAll(() => moveClock())
beforeAll(async () => {
  event = await newEvent()
})

test('a ticket as it is created', async () => {
  const salePeriod = {
    startDate: new Date(Date.now() - DAY_MS),
    endDate: new Date(Date.now() + DAY_MS),
    displayNotOnSale: true,
  }
  const ticket = await newTicket(event, {
    description: 'Standing',
    policyText: 'No refunds',
    limitPerCheckout: 4,
    salePeriod,
  })
  expect(ticket).toMatchObject({
    eventId: event._id,
    revision: '1',
    name: 'General admission',
    description: 'Standing',
    policyText: 'No refunds',
    hidden: false,
    limited: true,
    initialLimit: 20,
    actualLimit: 20,
    pricingMethod: { fixedPrice: { value: '25.00', currency: 'GBP' }, pricingType: 'STANDARD', free: false },
    feeType: 'NO_FEE',
    saleStatus: 'SALE_STARTED',
    limitPerCheckout: 4,
    salePeriod: { displayNotOnSale: true },
    salesDetails: { unsoldCount: 20, soldCount: 0, reservedCount: 0, soldOut: false },
  })
  expect(ticket._createdDate).toBeInstanceOf(Date)
  expect(ticket.salePeriod.startDate.getSeconds()).toBe(0)
  const read = await someone.ticketDefinitions.getTicketDefinition(ticket._id, {
    fields: ['SALES_DETAILS', 'EVENT_DETAILS'],
  })
  expect(read).toMatchObject({
    salesDetails: { unsoldCount: 20, soldOut: false },
    eventDetails: { title: event.title, status: 'UPCOMING', location: { name: 'The Hall' } },
  })
  expect(read.eventDetails.eventPageUrl).toContain(event.slug)
  expect((await someone.ticketDefinitions.getTicketDefinition(ticket._id)).salesDetails).toBeUndefined()
})

test('free, donated and priced by option', async () => {
  const free = await newTicket(event, { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } })
  expect(free.pricingMethod).toMatchObject({ free: true, pricingType: 'STANDARD' })
  const donation = await newTicket(event, { pricingMethod: { guestPrice: { value: '5', currency: 'GBP' } } })
  expect(donation.pricingMethod).toMatchObject({ pricingType: 'DONATION', guestPrice: { value: '5.00' }, free: false })
  const options = await newTicket(event, {
    pricingMethod: {
      pricingOptions: {
        optionDetails: [
          { name: 'Adult', price: { value: '20', currency: 'GBP' } },
          { name: 'Child', price: { value: '10', currency: 'GBP' } },
        ],
      },
    },
  })
  expect(options.pricingMethod.pricingOptions.optionDetails).toMatchObject([
    { optionId: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Adult', price: { value: '20.00' } },
    { name: 'Child', price: { value: '10.00' } },
  ])
})

test('a ticket without a limit is unlimited', async () => {
  const ticket = await newTicket(event, { initialLimit: undefined })
  expect(ticket).toMatchObject({ limited: false, salesDetails: { soldOut: false } })
  expect(ticket.initialLimit).toBeUndefined()
})

test('an update carries the revision', async () => {
  const ticket = await newTicket(event)
  const updated = await admin.ticketDefinitions.updateTicketDefinition(
    ticket._id,
    { revision: ticket.revision, name: 'Balcony', initialLimit: 30 },
    { fields: ['SALES_DETAILS'] },
  )
  expect(updated).toMatchObject({
    revision: '2',
    name: 'Balcony',
    initialLimit: 30,
    feeType: 'NO_FEE',
    salesDetails: { unsoldCount: 30 },
  })
  expect(
    await refusal(admin.ticketDefinitions.updateTicketDefinition(ticket._id, { revision: '1', name: 'Late' })),
  ).toMatchObject({ status: 409, code: 'STALE_REVISION' })
})

test('a limit below what is held is refused', async () => {
  const ticket = await newTicket(event)
  await reserve(someone, event, ticket, 5)
  expect(
    await refusal(admin.ticketDefinitions.updateTicketDefinition(ticket._id, { revision: '1', initialLimit: 4 })),
  ).toMatchObject({ status: 409, code: 'NOT_ENOUGH_TICKETS' })
  const updated = await admin.ticketDefinitions.updateTicketDefinition(
    ticket._id,
    { revision: '1', initialLimit: 5 },
    { fields: ['SALES_DETAILS'] },
  )
  expect(updated.salesDetails).toMatchObject({ unsoldCount: 0, soldOut: true })
})

test('a hidden one is for administrators', async () => {
  const ticket = await newTicket(event, { hidden: true })
  expect(await refusal(someone.ticketDefinitions.getTicketDefinition(ticket._id))).toMatchObject({ status: 404 })
  expect((await someone.ticketDefinitions.queryTicketDefinitions().eq('_id', ticket._id).find()).items).toEqual([])
  expect((await admin.ticketDefinitions.getTicketDefinition(ticket._id)).hidden).toBe(true)
})

test('a deleted one is gone', async () => {
  const ticket = await newTicket(event)
  await admin.ticketDefinitions.deleteTicketDefinition(ticket._id)
  expect(await refusal(admin.ticketDefinitions.getTicketDefinition(ticket._id))).toMatchObject({
    status: 404,
    code: 'TICKET_DEFINITION_NOT_FOUND',
  })
})

test('the sale follows the clock', async () => {
  const ticket = await newTicket(event, {
    salePeriod: {
      startDate: new Date(Date.now() + HOUR_MS),
      endDate: new Date(Date.now() + 3 * HOUR_MS),
      displayNotOnSale: true,
    },
  })
  const status = async () => (await someone.ticketDefinitions.getTicketDefinition(ticket._id)).saleStatus
  expect(await status()).toBe('SALE_SCHEDULED')
  expect(await refusal(reserve(someone, event, ticket))).toMatchObject({ status: 409, code: 'SALE_NOT_OPEN' })
  await moveClock(2 * HOUR_MS)
  expect(await status()).toBe('SALE_STARTED')
  await moveClock(2 * HOUR_MS)
  expect(await status()).toBe('SALE_ENDED')
  expect(await refusal(reserve(visitor(), event, ticket))).toMatchObject({ status: 409, code: 'SALE_CLOSED' })
  await moveClock()
})

test('tickets that a visitor may buy', async () => {
  const stage = await newEvent()
  const shown = await newTicket(stage, { name: 'Shown' })
  await newTicket(stage, { name: 'Hidden', hidden: true })
  await newTicket(stage, {
    name: 'Later',
    salePeriod: { startDate: new Date(Date.now() + DAY_MS), displayNotOnSale: false },
  })
  const teased = await newTicket(stage, {
    name: 'Teased',
    salePeriod: { startDate: new Date(Date.now() + DAY_MS), displayNotOnSale: true },
  })
  const available = await someone.ticketDefinitions.queryAvailableTicketDefinitions(
    { filter: { eventId: stage._id }, paging: { limit: 10, offset: 0 } },
    { fields: ['SALES_DETAILS'] },
  )
  expect(available.ticketDefinitions.map((ticket) => ticket.name)).toEqual(['Shown', 'Teased'])
  const counted = await someone.ticketDefinitions.countAvailableTicketDefinitions({ filter: { eventId: stage._id } })
  expect(counted.metadata.total ?? counted.metadata.count).toBe(2)
  const v1 = await someone.ticketOrders.listAvailableTickets({ eventId: stage._id, limit: 10 })
  expect(v1.definitions.map((ticket) => ticket._id)).toEqual([shown._id, teased._id])
  expect(v1.metaData).toMatchObject({ total: 2, count: 2, offset: 0 })
  const all = await someone.ticketOrders.listAvailableTickets({
    eventId: stage._id,
    limit: 10,
    state: ['INCLUDE_HIDDEN_NOT_ON_SALE'],
  })
  expect(all.definitions.map((ticket) => ticket.name)).toEqual(['Shown', 'Later', 'Teased'])
  const totals = await someone.ticketOrders.listAvailableTickets({ eventId: stage._id })
  expect(totals).toMatchObject({ definitions: [], metaData: { total: 2 } })
  const queried = await someone.ticketOrders.queryAvailableTickets({
    filter: { eventId: stage._id },
    fieldset: ['POLICY'],
    sort: 'orderIndex:asc',
    limit: 1,
  })
  expect(queried.definitions.map((ticket) => ticket.name)).toEqual(['Shown'])
  expect(queried.metaData.total).toBe(2)
})

test('queries filter, sort and page by cursor', async () => {
  const stage = await newEvent()
  for (const [index, name] of ['c', 'a', 'b'].entries())
    await newTicket(stage, {
      name,
      pricingMethod: { fixedPrice: { value: String(10 + index), currency: 'GBP' } },
      initialLimit: 5 + index,
    })
  const query = () => admin.ticketDefinitions.queryTicketDefinitions().eq('eventId', stage._id)
  const names = (found) => found.items.map((ticket) => ticket.name).join('')
  expect(names(await query().find())).toBe('cab')
  expect(names(await query().ascending('name').find())).toBe('abc')
  expect(names(await query().descending('_createdDate').find())).toBe('bac')
  expect(names(await query().descending('pricingMethod.fixedPrice.value').find())).toBe('bac')
  expect(names(await query().ascending('initialLimit').find())).toBe('cab')
  expect(names(await query().gt('pricingMethod.fixedPrice.value', '10').find())).toBe('ab')
  expect(names(await query().eq('pricingMethod.fixedPrice.currency', 'GBP').find())).toBe('cab')
  expect(names(await query().eq('pricingMethod.free', true).find())).toBe('')
  expect(names(await query().eq('hidden', false).ne('name', 'a').find())).toBe('cb')
  expect(names(await query().eq('saleStatus', 'SALE_STARTED').find())).toBe('cab')
  expect(names(await query().ge('initialLimit', 6).find())).toBe('ab')
  expect(names(await query().exists('description', true).find())).toBe('')
  expect(names(await query().ascending('description').find())).toBe('cab')
  expect(names(await query().eq('revision', '1').eq('feeType', 'NO_FEE').find())).toBe('cab')
  const first = await query().ascending('name').limit(2).find()
  expect([names(first), first.hasNext(), first.hasPrev()]).toEqual(['ab', true, false])
  const second = await first.next()
  expect(JSON.parse(lastSent().body).query).toEqual({ cursorPaging: { limit: 2, cursor: expect.any(String) } })
  expect([names(second), second.hasNext(), second.hasPrev()]).toEqual(['c', false, true])
  expect(names(await second.prev())).toBe('ab')
  const counted = await admin.ticketDefinitions.countTicketDefinitions({
    filter: { eventId: stage._id },
    facet: ['saleStatus'],
  })
  expect(counted.facets.saleStatus.counts).toEqual({ SALE_STARTED: 3 })
})

test('the order can be changed', async () => {
  const stage = await newEvent()
  const [a, b, c] = [
    await newTicket(stage, { name: 'a' }),
    await newTicket(stage, { name: 'b' }),
    await newTicket(stage, { name: 'c' }),
  ]
  await admin.ticketDefinitions.reorderTicketDefinitions(stage._id, {
    ticketDefinitionId: c._id,
    beforeDefinitionId: a._id,
  })
  const names = async () =>
    (await someone.ticketOrders.listAvailableTickets({ eventId: stage._id, limit: 10 })).definitions
      .map((ticket) => ticket.name)
      .join('')
  expect(await names()).toBe('cab')
  await admin.ticketDefinitions.reorderTicketDefinitions(stage._id, {
    ticketDefinitionId: c._id,
    afterDefinitionId: b._id,
  })
  expect(await names()).toBe('abc')
  await admin.ticketDefinitions.reorderTicketDefinitions(stage._id, {
    ticketDefinitionId: c._id,
    afterDefinitionId: a._id,
    beforeDefinitionId: b._id,
  })
  expect(await names()).toBe('acb')
  const elsewhere = await newTicket(event)
  for (const neighbours of [
    { afterDefinitionId: c._id, beforeDefinitionId: a._id },
    { beforeDefinitionId: elsewhere._id },
  ]) {
    const move = { ticketDefinitionId: b._id, ...neighbours }
    expect(await refusal(admin.ticketDefinitions.reorderTicketDefinitions(stage._id, move))).toMatchObject({
      status: 400,
      code: 'INVALID_REORDER_INSTRUCTION',
    })
  }
  expect(await names()).toBe('acb')
})

test('tickets of a cancelled event are not available', async () => {
  const { event: stage, ticket } = await newOccasion()
  const filter = { eventId: stage._id }
  const available = async () => {
    const found = await someone.ticketDefinitions.queryAvailableTicketDefinitions({ filter })
    const counted = await someone.ticketDefinitions.countAvailableTicketDefinitions({ filter })
    return [found.ticketDefinitions.map(({ _id }) => _id), counted.metadata.total ?? counted.metadata.count]
  }
  expect(await available()).toEqual([[ticket._id], 1])
  await admin.events.cancelEvent(stage._id)
  expect(await available()).toEqual([[], 0])
})

test('a sale that ends before it starts, and a filter that cannot be read, are refused by their codes', async () => {
  const ticket = await newTicket(event)
  const salePeriod = { startDate: new Date(Date.now() + 2 * HOUR_MS), endDate: new Date(Date.now() + HOUR_MS) }
  const changed = admin.ticketDefinitions.updateTicketDefinition(ticket._id, { revision: '1', salePeriod })
  expect(await refusal(changed)).toMatchObject({ status: 400, code: 'INVALID_SALE_PERIOD' })
  expect(await admin.ticketDefinitions.getTicketDefinition(ticket._id)).toMatchObject({ revision: '1' })
  const unreadable = { status: 400, code: 'FILTER_PARSER_ERROR' }
  const filter = { 'no.such.field': 1 }
  expect(await refusal(admin.ticketDefinitions.countTicketDefinitions({ filter }))).toMatchObject(unreadable)
  expect(await refusal(someone.ticketDefinitions.countAvailableTicketDefinitions({ filter }))).toMatchObject(unreadable)
})

test('generation 1 shows the same', async () => {
  const stage = await newEvent()
  const ticket = await newTicket(stage, { policyText: 'No refunds', description: 'Standing' })
  const read = await admin.ticketDefinitionsV1.getTicketDefinition(ticket._id, { fieldset: ['POLICY', 'DASHBOARD'] })
  expect(read).toMatchObject({
    _id: ticket._id,
    eventId: stage._id,
    name: ticket.name,
    description: 'Standing',
    policy: 'No refunds',
    price: { amount: '25.00', value: '25.00', currency: 'GBP' },
    free: false,
    saleStatus: 'SALE_STARTED',
    pricing: { fixedPrice: { value: '25.00' }, pricingType: 'STANDARD' },
    dashboard: { hidden: false, sold: 0, limited: true, quantity: 20, unsold: 20 },
  })
  const listed = await admin.ticketDefinitionsV1.listTicketDefinitions({
    eventId: [stage._id],
    limit: 5,
    sort: 'created:asc',
  })
  expect(listed.definitions.map((one) => one._id)).toEqual([ticket._id])
  expect(listed.metaData.total).toBe(1)
  const queried = await admin.ticketDefinitionsV1.queryTicketDefinitions({
    limit: 5,
    filter: { 'event.id': stage._id },
  })
  expect(queried).toMatchObject({ total: 1, offset: 0, limit: 5 })
})

test.for([
  ['a long name', { name: 'x'.repeat(31) }, 'ticketDefinition.name', 'MAX_LENGTH'],
  ['no name', { name: '' }, 'ticketDefinition.name', 'MIN_LENGTH'],
  ['no price', { pricingMethod: {} }, 'ticketDefinition.pricingMethod', 'REQUIRED_ONE_OF_FIELD'],
  [
    'half a penny',
    { pricingMethod: { fixedPrice: { value: '0.005', currency: 'GBP' } } },
    'ticketDefinition.pricingMethod.fixedPrice.value',
    'DECIMAL_MAX_SCALE',
  ],
  ['no known fee', { feeType: 'HUGE' }, 'ticketDefinition.feeType', 'INVALID_ENUM_VALUE'],
  ['no fee', { feeType: undefined }, 'ticketDefinition.feeType', 'REQUIRED_FIELD'],
  ['a negative limit', { initialLimit: -1 }, 'ticketDefinition.initialLimit', 'MIN'],
])('%s is a violation that names the field', async ([, fields, field, rule]) => {
  const refused = await refusal(newTicket(event, fields))
  expect(refused.status).toBe(400)
  expect(refused.rules[field]).toBe(rule)
})

test('a ticket needs an event that sells tickets', async () => {
  expect(await refusal(newTicket({ _id: NOWHERE }))).toMatchObject({ status: 404, code: 'EVENT_NOT_FOUND' })
  const rsvp = await newEvent({ registration: { initialType: 'RSVP' } })
  expect(await refusal(newTicket(rsvp))).toMatchObject({ status: 409, code: 'INVALID_EVENT_TYPE' })
  expect(
    (
      await refusal(
        newTicket(event, { salePeriod: { startDate: new Date(), endDate: new Date(Date.now() - HOUR_MS) } }),
      )
    ).status,
  ).toBe(400)
  expect(await unsold(await newTicket(event))).toBe(20)
})

test('an event sells in its own currency, which changes until the first order', async () => {
  const { event, ticket } = await newOccasion()
  const fixedPrice = { value: '3000', currency: 'JPY' }
  const wrong = admin.ticketDefinitions.updateTicketDefinition(ticket._id, {
    revision: ticket.revision,
    pricingMethod: { fixedPrice },
  })
  expect((await refusal(wrong)).violations).toMatchObject([
    { field: 'ticketDefinition.pricingMethod.fixedPrice.currency' },
  ])
  await admin.ticketDefinitions.changeCurrency(event._id, { currency: 'JPY' })
  const unchanged = await admin.ticketDefinitions.getTicketDefinition(ticket._id)
  expect(unchanged.pricingMethod.fixedPrice).toEqual({ value: '25', currency: 'JPY' })
  const { order } = await buy(visitor(), { event, ticket }, 2)
  expect(order.totalPrice).toMatchObject({ value: '50', currency: 'JPY' })
  expect(await refusal(admin.ticketDefinitions.changeCurrency(event._id, { currency: 'GBP' }))).toMatchObject({
    status: 409,
    code: 'CURRENCY_LOCKED',
  })
  const read = await admin.events.getEvent(event._id, { fields: ['REGISTRATION', 'DASHBOARD'] })
  expect(read.registration.tickets).toMatchObject({ currency: 'JPY', lowestPrice: { value: '25' } })
  expect(read.summaries.tickets.currencyLocked).toBe(true)
})
