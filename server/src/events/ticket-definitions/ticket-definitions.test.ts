import { expect, test } from 'vitest'
import { DAY, type Fair, fair, HOUR, inMs, MINUTE } from '../events.fixture.ts'

const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

const available = async ({ visitor }: Fair, eventId: string) =>
  (
    await (
      await visitor()
    ).call('POST', `${DEFINITIONS}/available/query`, {
      query: { filter: { eventId }, paging: { limit: 10, offset: 0 } },
      fields: ['SALES_DETAILS'],
    })
  ).body.ticketDefinitions.map((d: { name: string }) => d.name)

test('a kind of ticket has a price, a quota and a place behind the others', async () => {
  const { event, definition, admin } = await fair()
  const { id } = await event()
  const first = await definition(id)
  expect(first).toMatchObject({
    eventId: id,
    revision: '1',
    limited: true,
    initialLimit: 10,
    actualLimit: 10,
    limitPerCheckout: 10,
    saleStatus: 'SALE_STARTED',
    hidden: false,
    pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' }, pricingType: 'STANDARD', free: false },
    sortIndex: 0,
  })
  expect(first).not.toHaveProperty('salesDetails')
  const optionDetails = [
    { name: 'Child', price: { value: '4', currency: 'GBP' } },
    { name: 'Adult', price: { value: '9.5', currency: 'GBP' } },
  ]
  expect(
    await definition(id, { pricingMethod: { pricingOptions: { optionDetails } }, initialLimit: null }),
  ).toMatchObject({
    limited: false,
    sortIndex: 1,
    pricingMethod: {
      pricingOptions: {
        optionDetails: [
          { optionId: expect.any(String), name: 'Child', price: { value: '4.00' } },
          { optionId: expect.any(String), name: 'Adult', price: { value: '9.50' } },
        ],
      },
    },
  })
  expect(await definition(id, { pricingMethod: { guestPrice: { value: '0', currency: 'GBP' } } })).toMatchObject({
    pricingMethod: { guestPrice: { value: '0.00' }, pricingType: 'DONATION', free: false },
  })
  const read = await admin.call('GET', `${DEFINITIONS}/${first.id}?fields=SALES_DETAILS&fields=EVENT_DETAILS`)
  expect(read.body.ticketDefinition).toMatchObject({
    salesDetails: { unsoldCount: 10, soldCount: 0, reservedCount: 0, soldOut: false },
    eventDetails: { title: 'Lantern walk', status: 'UPCOMING', location: { name: 'Old Mill' } },
  })
})

test.for([
  ['no price', { pricingMethod: {} }, 'ticketDefinition.pricingMethod', 'REQUIRED_ONE_OF_FIELD'],
  [
    'two prices',
    { pricingMethod: { fixedPrice: { value: '1', currency: 'GBP' }, guestPrice: { value: '1', currency: 'GBP' } } },
    'ticketDefinition.pricingMethod',
    'ONE_OF_ALIGNMENT',
  ],
  [
    'a price too fine',
    { pricingMethod: { fixedPrice: { value: '1.001', currency: 'GBP' } } },
    'ticketDefinition.pricingMethod.fixedPrice.value',
    'DECIMAL_MAX_SCALE',
  ],
  ['no name', { name: '' }, 'ticketDefinition.name', 'MIN_LENGTH'],
  [
    'a price in euros',
    { pricingMethod: { fixedPrice: { value: '20', currency: 'EUR' } } },
    'ticketDefinition.pricingMethod.fixedPrice.currency',
    'VALIDATION',
  ],
  [
    'a least price in yen',
    { pricingMethod: { guestPrice: { value: '3000', currency: 'JPY' } } },
    'ticketDefinition.pricingMethod.guestPrice.currency',
    'VALIDATION',
  ],
  [
    'an option in dollars',
    {
      pricingMethod: {
        pricingOptions: { optionDetails: [{ name: 'Child', price: { value: '3', currency: 'USD' } }] },
      },
    },
    'ticketDefinition.pricingMethod.pricingOptions.optionDetails[0].price.currency',
    'VALIDATION',
  ],
  ['a blank name', { name: '   ' }, 'ticketDefinition.name', 'FORMAT'],
  ['an unknown fee type', { feeType: 'SOME' }, 'ticketDefinition.feeType', 'INVALID_ENUM_VALUE'],
] as const)('refused: %s', async ([, change, field, violatedRule]) => {
  const { event, admin } = await fair()
  const ticketDefinition = {
    eventId: (await event()).id,
    name: 'Standard',
    pricingMethod: { fixedPrice: { value: '10', currency: 'GBP' } },
    feeType: 'NO_FEE',
    ...change,
  }
  const reply = await admin.call('POST', DEFINITIONS, { ticketDefinition })
  expect(reply.status).toBe(400)
  const violations: { field: string; violatedRule: string }[] = reply.body.details.validationError.fieldViolations
  expect(violations[0]).toMatchObject({ field, violatedRule })
  expect(new Set(violations.map((violation) => violation.field))).toEqual(new Set([field]))
})

test('sale dates are cut to the minute, and the sale opens and closes by the clock', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const startDate = inMs(2 * HOUR + 30_000)
  const made = await shop.definition(id, {
    salePeriod: { startDate, endDate: inMs(5 * HOUR), displayNotOnSale: false },
  })
  const cut = new Date(startDate)
  cut.setSeconds(0, 0)
  expect(made).toMatchObject({ saleStatus: 'SALE_SCHEDULED', salePeriod: { startDate: cut.toISOString() } })
  const shown = await shop.definition(id, { name: 'Shown', salePeriod: { startDate, displayNotOnSale: true } })
  const reserve = async () => {
    const tickets = [{ ticketDefinitionId: made.id, quantity: 1 }]
    return (await shop.visitor()).call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
  }
  expect(await available(shop, id)).toEqual(['Shown'])
  expect(codeOf(await reserve())).toBe('SALE_NOT_OPEN')
  await shop.site.advance(3 * HOUR)
  expect(await available(shop, id)).toEqual(['Standard', 'Shown'])
  expect((await reserve()).status).toBe(200)
  await shop.site.advance(2 * HOUR)
  expect(await available(shop, id)).toEqual(['Shown'])
  expect(codeOf(await reserve())).toBe('SALE_CLOSED')
  const counted = await shop.admin.call('POST', `${DEFINITIONS}/count`, {
    filter: { eventId: id },
    facet: ['saleStatus'],
  })
  expect(counted.body).toMatchObject({
    metadata: { total: 2 },
    facets: { saleStatus: { counts: { SALE_ENDED: 1, SALE_STARTED: 1 } } },
  })
  expect(shown.saleStatus).toBe('SALE_SCHEDULED')
})

test('a sale without an end ends with its event', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const { id: definitionId } = await shop.definition(id)
  await shop.site.advance(31 * DAY)
  const read = await shop.admin.call('GET', `${DEFINITIONS}/${definitionId}`)
  expect(read.body.ticketDefinition.saleStatus).toBe('SALE_ENDED')
})

test('hidden kinds are the administrator’s', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const hidden = await shop.definition(id, { name: 'Staff', hidden: true })
  await shop.definition(id)
  expect(await available(shop, id)).toEqual(['Standard'])
  const ada = await shop.visitor()
  expect((await ada.call('GET', `${DEFINITIONS}/${hidden.id}`)).status).toBe(404)
  const query = { query: { filter: { eventId: id }, cursorPaging: { limit: 5 } } }
  expect((await ada.call('POST', `${DEFINITIONS}/query`, query)).body.ticketDefinitions).toHaveLength(1)
  expect((await shop.admin.call('POST', `${DEFINITIONS}/query`, query)).body.ticketDefinitions).toHaveLength(2)
  const salesDetails = (await ada.call('POST', `${DEFINITIONS}/query`, { ...query, fields: ['SALES_DETAILS'] })).body
    .ticketDefinitions[0].salesDetails
  expect(salesDetails).toEqual({ unsoldCount: 10, soldOut: false })
})

test('pages by cursor keep filter and sort', async () => {
  const { event, definition, admin } = await fair()
  const { id } = await event()
  for (const name of ['A', 'B', 'C']) await definition(id, { name })
  const page = (cursorPaging: object, more: object = {}) =>
    admin.call('POST', `${DEFINITIONS}/query`, { query: { cursorPaging, ...more } })
  const first = await page({ limit: 2 }, { filter: { eventId: id }, sort: [{ fieldName: 'name', order: 'DESC' }] })
  expect(first.body.ticketDefinitions.map((d: { name: string }) => d.name)).toEqual(['C', 'B'])
  const second = await page({ limit: 2, cursor: first.body.metadata.cursors.next })
  expect(second.body.ticketDefinitions.map((d: { name: string }) => d.name)).toEqual(['A'])
})

test('a stale revision and a limit below what is held are refused', async () => {
  const { event, definition, admin, visitor } = await fair()
  const { id } = await event()
  const made = await definition(id)
  const change = (revision: string, more: object) =>
    admin.call('PATCH', `${DEFINITIONS}/${made.id}`, { ticketDefinition: { id: made.id, revision, ...more } })
  expect((await change('1', { name: 'Early bird', description: 'First come' })).body.ticketDefinition).toMatchObject({
    name: 'Early bird',
    revision: '2',
  })
  expect(codeOf(await change('1', { name: 'Late' }))).toBe('STALE_REVISION')
  const tickets = [{ ticketDefinitionId: made.id, quantity: 4 }]
  await (await visitor()).call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
  expect(codeOf(await change('2', { initialLimit: 3 }))).toBe('NOT_ENOUGH_TICKETS')
  expect((await change('2', { initialLimit: 4 })).body.ticketDefinition).toMatchObject({
    initialLimit: 4,
    name: 'Early bird',
  })
  expect((await change('3', { limited: false })).body.ticketDefinition).toMatchObject({ limited: false })
})

test('kinds are reordered and deleted', async () => {
  const shop = await fair()
  const { id } = await shop.event()
  const [a, b, c] = [
    await shop.definition(id, { name: 'A' }),
    await shop.definition(id, { name: 'B' }),
    await shop.definition(id, { name: 'C' }),
  ]
  const move = { eventId: id, ticketDefinitionId: c.id, beforeDefinitionId: a.id }
  expect((await shop.admin.call('POST', `${DEFINITIONS}/reorder`, move)).status).toBe(200)
  expect(await available(shop, id)).toEqual(['C', 'A', 'B'])
  expect((await shop.admin.call('DELETE', `${DEFINITIONS}/${b.id}?ticketDefinitionId=${b.id}`)).body).toEqual({})
  expect(await available(shop, id)).toEqual(['C', 'A'])
})

test('generation 1 reads the same kinds', async () => {
  const { event, definition, admin, visitor } = await fair()
  const { id } = await event()
  const made = await definition(id, {
    policyText: 'No refunds',
    salePeriod: { startDate: inMs(-HOUR), endDate: inMs(HOUR + MINUTE), displayNotOnSale: true },
  })
  const one = await admin.call('GET', `/events/v1/ticket-definitions/${made.id}?fieldset=POLICY&fieldset=DASHBOARD`)
  expect(one.body.definition).toMatchObject({
    price: { amount: '10.00', value: '10.00', currency: 'GBP' },
    pricing: { fixedPrice: { value: '10.00' }, pricingType: 'STANDARD' },
    policy: 'No refunds',
    salePeriod: { hideNotOnSale: false },
    dashboard: { limited: true, quantity: 10, unsold: 10, ticketsSold: 0 },
  })
  const ada = await visitor()
  const list = await ada.call('GET', `/events/v1/ticket-definitions?eventId=${id}&fieldset=DASHBOARD&limit=5`)
  expect(list.body).toMatchObject({ metaData: { total: 1 }, definitions: [{ id: made.id }] })
  expect(list.body.definitions[0]).not.toHaveProperty('dashboard')
  const query = await ada.call('POST', '/events/v1/ticket-definitions/query', { limit: 5, filter: { 'event.id': id } })
  expect(query.body).toMatchObject({ total: 1, definitions: [{ id: made.id }] })
})
