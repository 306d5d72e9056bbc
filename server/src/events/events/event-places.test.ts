import { expect, test } from 'vitest'
import { DAY, fair, inMs } from '../events.fixture.ts'

const free = { pricingMethod: { fixedPrice: { value: '0.00', currency: 'GBP' } } }
const at = (city: string) => ({ location: { type: 'VENUE', name: 'Hall', address: { city, country: 'GB' } } })

test('cities of events to come are listed by name, without drafts, cancelled and past ones; those online are counted', async () => {
  const { event, admin, visitor } = await fair()
  await event({ title: 'One', ...at('York') })
  await event({ title: 'Two', ...at('Leeds') })
  await event({ title: 'Three', ...at('York') })
  await event({ title: 'Online', location: { type: 'ONLINE', locationTbd: false } })
  await event({ title: 'Draft', ...at('Hull') }, { draft: true })
  const { id } = await event({ title: 'Cancelled', ...at('Ripon') })
  await admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  const past = { startDate: inMs(-2 * DAY), endDate: inMs(-DAY), timeZoneId: 'Europe/London' }
  await event({ title: 'Past', ...at('Selby'), dateAndTimeSettings: past })
  const ada = await visitor()
  expect((await ada.call('GET', '/fairground/v1/event-places')).body).toEqual({
    places: [
      { city: 'Leeds', eventsCount: 1 },
      { city: 'York', eventsCount: 2 },
    ],
    onlineCount: 1,
  })
})

test('events are found and sorted by the lowest price that visitors see', async () => {
  const { event, definition, visitor } = await fair()
  const dear = await event({ title: 'Dear' })
  await definition(dear.id, { pricingMethod: { fixedPrice: { value: '40.00', currency: 'GBP' } } })
  await definition(dear.id, { name: 'Crew', hidden: true, ...free })
  const cheap = await event({ title: 'Cheap' })
  await definition(cheap.id, { pricingMethod: { fixedPrice: { value: '9.50', currency: 'GBP' } } })
  const nothing = await event({ title: 'Free' })
  await definition(nothing.id, free)
  const abroad = await event({
    title: 'Abroad',
    registration: { initialType: 'TICKETING', tickets: { currency: 'EUR' } },
  })
  await definition(abroad.id, { pricingMethod: { fixedPrice: { value: '5.00', currency: 'EUR' } } })
  await event({ title: 'Unsold' })
  const ada = await visitor()
  const titles = async (query: object) => {
    const { status, body } = await ada.call('POST', '/events/v3/events/query', { query })
    return status === 200 ? body.events.map(({ title }: { title: string }) => title) : status
  }
  const price = 'registration.tickets.lowestPrice.value'
  const sort = [{ fieldName: price }, { fieldName: 'title' }]
  expect(await titles({ filter: { [price]: { $lte: '20' } }, sort })).toEqual(['Free', 'Cheap'])
  expect(await titles({ filter: { [price]: { $lte: 0 } }, sort })).toEqual(['Free'])
  expect(await titles({ filter: { [price]: { $gte: '9.50' } }, sort })).toEqual(['Cheap', 'Dear'])
  expect(await titles({ sort })).toEqual(['Free', 'Cheap', 'Dear', 'Abroad', 'Unsold'])
  expect(await titles({ filter: { [price]: { $lte: 'much' } } })).toBe(400)
})
