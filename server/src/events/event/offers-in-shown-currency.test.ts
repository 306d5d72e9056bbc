import { expect, test } from 'vitest'
import { type Reply, testSite } from '../../../test/fixture.ts'
import { sellShirts } from '../../../test/shop.ts'
import { makePass, series } from '../series-passes/series-passes.fixture.ts'

test('add-ons, bundles and passes of an event are priced in the currency that the caller sees prices in', async () => {
  const site = await testSite()
  const { admin } = site
  const ok = ({ status, body }: Reply): Reply['body'] => {
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  ok(await admin.call('PATCH', '/fairground/v1/currencies', { others: [{ code: 'EUR', rate: '2' }] }))
  const made = await series(site, { dates: 2 })
  await makePass(site, made, {})
  const eventId = made.dates[0]?.id
  const { productId } = await sellShirts(site, 5)
  const path = `/fairground/v1/events/${eventId}`
  const addOns = [{ productId, perTicket: 1 }]
  ok(await admin.call('PUT', `${path}/add-ons`, { revision: '0', addOns }))
  const [kind] = await site.query('select id from ticket_definitions where event_id = $1', [eventId])
  const contents = [{ ticketDefinitionId: kind?.id, quantity: 2 }]
  const bundles = [{ name: 'Pair', price: '3.00', contents }]
  ok(await admin.call('PUT', `${path}/ticket-bundles`, { revision: '0', bundles }))

  const visitor = await site.visitor()
  const offered = async (what: string, currency: string) =>
    ok(await visitor.call('GET', `${path}/offered-${what}`, undefined, { 'x-fairground-currency': currency }))
  const pricesIn = async (currency: string) => [
    (await offered('add-ons', currency)).addOns[0].choices[0].formattedPrice,
    (await offered('bundles', currency)).bundles[0].formattedPrice,
    (await offered('passes', currency)).passes[0].formattedPrice,
  ]
  expect(await pricesIn('GBP')).toEqual(['£20.00', '£3.00', '£25.00'])
  expect(await pricesIn('EUR')).toEqual(['€40.00', '€6.00', '€50.00'])
})
