import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'
import { joinAs, offerNow, statusesOf, switchOn } from './waiting-lists.fixture.ts'

test('an event whose offers fail keeps no other from its own', async () => {
  const shop = await fair()
  const events: string[] = []
  for (const title of ['Matinee', 'Soiree']) {
    const { id } = await shop.event({ title })
    const ticket = await shop.definition(id, {
      pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } },
      initialLimit: 1,
    })
    await switchOn(shop, id)
    const buyer = await shop.visitor()
    const tickets = [{ ticketDefinitionId: ticket.id, quantity: 1 }]
    const { body } = await buyer.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
    await joinAs(await shop.visitor(), id, { email: `${title}@example.com`, ticketDefinitionId: ticket.id })
    await buyer.call('POST', `/events/v1/ticket-reservations/${body.ticketReservation.id}/cancel`)
    events.push(id)
  }
  const [broken = '', whole = ''] = events.toSorted()
  await shop.site.query(
    `alter table ticket_waiting_entries add constraint no_offers check (event_id <> '${broken}' or status <> 'OFFERED')`,
  )
  await expect(offerNow(shop)).rejects.toThrow()
  expect(Object.values(await statusesOf(shop, broken))).toEqual(['WAITING'])
  expect(Object.values(await statusesOf(shop, whole))).toEqual(['OFFERED'])
})
