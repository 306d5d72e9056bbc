import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { fair, HOUR, inMs } from '../events.fixture.ts'

const V1 = '/events/v1/ticket-definitions'
const V3 = '/events-ticket-definitions/v3/ticket-definitions'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const fieldsOf = ({ status, body }: Reply) => [
  status,
  body.details?.validationError?.fieldViolations?.map(({ field }: { field: string }) => field),
]
const gbp = (value: string) => ({ value, currency: 'GBP' })

test('generation 1 adds kinds of ticket, and generation 2 reads them', async () => {
  const { admin, event, visitor } = await fair()
  const { id: eventId } = await event()
  const add = (definition: object) => admin.call('POST', V1, { eventId, definition })
  const first = await add({
    name: 'Standing',
    price: gbp('5'),
    limited: true,
    quantity: 5,
    policy: 'No dogs.',
    wixFeeConfig: { type: 'FEE_INCLUDED' },
    salePeriod: { startDate: inMs(HOUR), endDate: inMs(2 * HOUR), hideNotOnSale: true },
  })
  expect(first.body.definition).toMatchObject({
    eventId,
    name: 'Standing',
    price: { amount: '5.00', value: '5.00', currency: 'GBP' },
    policy: 'No dogs.',
    wixFeeConfig: { type: 'FEE_INCLUDED' },
    saleStatus: 'SALE_SCHEDULED',
    state: ['INCLUDE_HIDDEN_NOT_ON_SALE'],
    dashboard: { limited: true, quantity: 5, unsold: 5, hidden: false },
  })
  const options = [{ name: 'Child', price: { amount: '1', currency: 'GBP' } }]
  const second = await add({ name: 'Seated', pricing: { pricingOptions: { options } }, hidden: true })
  const read = await admin.call('GET', `${V3}/${second.body.definition.id}`)
  expect(read.body.ticketDefinition).toMatchObject({
    limited: false,
    hidden: true,
    feeType: 'NO_FEE',
    pricingMethod: { pricingOptions: { optionDetails: [{ name: 'Child', price: gbp('1.00') }] } },
  })
  expect(fieldsOf(await add({}))).toEqual([400, ['definition.name', 'definition.price']])
  expect(fieldsOf(await add({ name: '  ', price: gbp('1') }))).toEqual([400, ['definition.name']])
  expect(fieldsOf(await add({ name: 'x', pricing: { fixedPrice: { value: '1', currency: 'USD' } } }))).toEqual([
    400,
    ['definition.pricing.fixedPrice.currency'],
  ])
  expect(fieldsOf(await add({ name: 'x', price: gbp('1'), limited: true }))).toEqual([400, ['definition.quantity']])
  expect((await (await visitor()).call('POST', V1, { eventId, definition: {} })).status).toBe(403)
})

test('generation 1 changes the fields that its mask names, of this event alone', async () => {
  const { admin, event, definition } = await fair()
  const { id: eventId } = await event()
  const { id } = await definition(eventId, { description: 'Near the band' })
  const change = (data: object, more: object = {}) =>
    admin.call('PATCH', `${V1}/${id}`, { definitionId: id, eventId, definition: data, ...more })
  const named = await change({ name: 'Early', description: 'Lost', quantity: 3 }, { fields: 'name,quantity' })
  expect(named.body.definition).toMatchObject({
    name: 'Early',
    description: 'Near the band',
    dashboard: { quantity: 3, unsold: 3 },
  })
  expect((await change({ pricing: { minPrice: gbp('2') } })).body.definition.pricing).toMatchObject({
    minPrice: { value: '2.00' },
    pricingType: 'DONATION',
  })
  const both = await Promise.all([change({ name: 'A' }), change({ hidden: true })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { id: other } = await event()
  expect(codeOf(await change({ name: 'B' }, { eventId: other }))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
})

test('generation 1 removes kinds of ticket all or none, those named or all of an event', async () => {
  const { admin, event, definition } = await fair()
  const { id: eventId } = await event()
  const elsewhere = await definition((await event()).id)
  const ids = [await definition(eventId), await definition(eventId), await definition(eventId)].map(({ id }) => id)
  const remove = (query: string) => admin.call('DELETE', `${V1}?eventId=${eventId}&${query}`)
  const left = async () =>
    (await admin.call('POST', '/events/v2/ticket-definitions/query', { query: { filter: { eventId } } })).body
  const one = `byId.definitionId=${ids[0]}`
  expect(codeOf(await remove(`${one}&byId.definitionId=${elsewhere.id}`))).toEqual([404, 'TICKET_DEFINITION_NOT_FOUND'])
  expect((await left()).definitions).toHaveLength(3)
  expect((await remove(one)).body).toEqual({})
  expect(await left()).toMatchObject({ metadata: { count: 2 }, definitions: [{ id: ids[1] }, { id: ids[2] }] })
  expect(fieldsOf(await remove(`${one}&all=true`))).toEqual([400, ['byId']])
  expect(fieldsOf(await remove('all=false'))).toEqual([400, ['byId']])
  expect((await remove('all=true')).body).toEqual({})
  expect((await left()).definitions).toEqual([])
  expect((await admin.call('GET', `${V3}/${elsewhere.id}`)).status).toBe(200)
})

test('kinds of ticket are removed by filter, and never all of the site', async () => {
  const { admin, event, definition, visitor } = await fair()
  const [{ id: here }, { id: there }] = [await event(), await event()]
  await definition(here)
  await definition(here, { hidden: true })
  const stays = await definition(there)
  const remove = (filter: object) =>
    admin.call('POST', '/events-ticket-definitions/v3/bulk/ticket-definitions/delete', { filter })
  const few = await remove({ eventId: here })
  expect([few.status, few.body]).toEqual([200, {}])
  expect((await admin.call('POST', `${V3}/count`, { filter: {} })).body.metadata.total).toBe(1)
  expect(fieldsOf(await remove({}))[0]).toBe(400)
  expect((await remove({ nothing: 1 })).status).toBe(400)
  expect(
    (
      await (
        await visitor()
      ).call('POST', '/events-ticket-definitions/v3/bulk/ticket-definitions/delete', { filter: { eventId: there } })
    ).status,
  ).toBe(403)
  for (let n = 0; n < 6; n++) await definition(here)
  expect((await remove({ eventId: here })).statements).toBe(few.statements)
  expect((await admin.call('GET', `${V3}/${stays.id}`)).status).toBe(200)
})

test('generation 1 sets the currency of an event', async () => {
  const { admin, event, definition } = await fair()
  const { id: eventId } = await event()
  const { id } = await definition(eventId)
  expect((await admin.call('PUT', `${V1}/currency`, { eventId, currency: 'EUR' })).body).toEqual({})
  const read = await admin.call('GET', `${V1}/${id}`)
  expect(read.body.definition.price).toMatchObject({ value: '10.00', currency: 'EUR' })
})
