import { expect, test } from 'vitest'
import { admin, refusal } from './clients.mjs'
import { newEvent, newOccasion } from './occasions.mjs'

const price = { value: '5', currency: 'GBP' }

test('the first generation adds, changes, lists and removes kinds of ticket', async () => {
  const event = await newEvent()
  const { definition } = await admin.ticketDefinitionsV1.createTicketDefinition(event._id, {
    definition: { name: 'Early', price, limited: true, quantity: 5, pricing: { fixedPrice: price } },
  })
  expect(definition).toMatchObject({ name: 'Early', price: { amount: '5.00', value: '5.00' } })
  const { definition: changed } = await admin.ticketDefinitionsV1.updateTicketDefinition(definition._id, event._id, {
    definition: { name: 'Late' },
    fields: ['name'],
  })
  expect(changed).toMatchObject({ name: 'Late', dashboard: { quantity: 5 } })
  const { items } = await admin.ticketDefinitionsV1.queryTicketDefinitionsV2().eq('eventId', event._id).find()
  expect(items.map(({ name }) => name)).toEqual(['Late'])
  await admin.ticketDefinitionsV1.changeCurrency({ eventId: event._id, currency: 'EUR' })
  await admin.ticketDefinitionsV1.deleteTicketDefinition(event._id, { byId: { definitionId: [definition._id] } })
  const gone = admin.ticketDefinitionsV1.getTicketDefinition(definition._id)
  expect(await refusal(gone)).toMatchObject({ status: 404, code: 'TICKET_DEFINITION_NOT_FOUND' })
})

test('kinds of ticket are removed by filter', async () => {
  const { event, ticket } = await newOccasion()
  await admin.ticketDefinitions.bulkDeleteTicketDefinitionsByFilter({ eventId: event._id })
  const gone = admin.ticketDefinitions.getTicketDefinition(ticket._id)
  expect(await refusal(gone)).toMatchObject({ status: 404, code: 'TICKET_DEFINITION_NOT_FOUND' })
})
