import { expect, test } from 'vitest'
import type { Reply } from '../../../test/fixture.ts'
import { fair } from '../events.fixture.ts'
import { answer, codeOf, gathering, person, violationsOf } from '../rsvp/rsvp.fixture.ts'

const CHECKOUT = '/events/v1/checkout'

/** A mail program reads these as another address, or as several. */
const others = ['<ada@example.com>', 'x,ada@example.com', 'friends:ada@example.com;', 'ada@example.com(home).org']

test.for(others)('an address that reaches another one is none: %s', async (email) => {
  const shop = await fair()
  const { id } = await gathering(shop)
  expect(codeOf(await answer(await shop.visitor(), id, person(0, { email })))).toBe('INVALID_FORM_RESPONSE')

  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId)
  const hold = { eventId, ticketQuantities: [{ ticketDefinitionId, quantity: 1 }] }
  const buyer = { firstName: 'Ada', lastName: 'Byron', email }
  const guests = [{ form: { inputValues: [{ inputName: 'email', value: email }] } }]
  const fieldsOf = (reply: Reply) => [reply.status, violationsOf(reply).map(([field]) => field)]
  for (const [caller, options, paths] of [
    [await shop.visitor(), {}, ['buyer.email']],
    // The organiser passes over the form's questions, and not over where mails go.
    [shop.site.admin, { ignoreFormValidation: true, markAsPaid: true }, ['buyer.email']],
  ] as const) {
    const { id: reservationId } = (await caller.call('POST', `${CHECKOUT}/reservations`, hold)).body
    expect(fieldsOf(await caller.call('POST', CHECKOUT, { eventId, reservationId, buyer, options }))).toEqual([
      400,
      paths,
    ])
    const ofGuest = await caller.call('POST', CHECKOUT, {
      eventId,
      reservationId,
      buyer: { ...buyer, email: 'ada@example.com' },
      guests,
      options,
    })
    expect(ofGuest.status).toBe(400)
    expect(violationsOf(ofGuest)).toContainEqual([expect.stringMatching(/^guests\[0\]\.form/), 'FORMAT'])
  }
})
