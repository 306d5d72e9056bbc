import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'
import { answered, codeOf, gathering, person, violationsOf } from './rsvp.fixture.ts'

const V1 = '/events/v1/rsvp'
const form = (answers: Record<string, string | string[]>) => ({
  inputValues: Object.entries(answers).map(([inputName, value]) =>
    Array.isArray(value) ? { inputName, values: value } : { inputName, value },
  ),
})
const ada = { firstName: 'Ada', lastName: 'Guest', email: 'ada@example.com' }

test('everything stands in the form, companions too, and generation 2 reads the same answer', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop, { limit: 3, waitlistEnabled: true })
  const visitor = await shop.visitor()
  const answers = form({ ...ada, additionalGuests: '2', guestNames: ['Grace', 'Alan'] })
  const { body } = await visitor.call('POST', V1, { eventId, form: answers, status: 'YES' })
  expect(body.rsvp).toMatchObject({ ...ada, status: 'YES', totalGuests: 3, rsvpForm: answers })
  expect(body.rsvp.guests.map((guest: { fullName: string }) => guest.fullName)).toEqual(['Ada Guest', 'Grace', 'Alan'])
  const v2 = (await visitor.call('GET', `/events/v2/rsvps/${body.rsvp.id}?fields=DETAILS`)).body.rsvp
  expect(v2).toMatchObject({ totalGuests: 3, additionalGuestDetails: { guestCount: 2, guestNames: ['Grace', 'Alan'] } })
  const waiting = await answered(await shop.visitor(), eventId)
  const read = await shop.admin.call('GET', `${V1}/${waiting.id}?fieldset=DETAILS`)
  expect(read.body.rsvp.status).toBe('WAITING')
  expect(codeOf(await shop.admin.call('GET', `${V1}/${waiting.id}?eventId=${waiting.id}`))).toBe('RSVP_NOT_FOUND')
})

test('faults are named where the request has them', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop)
  const answers = form({ firstName: 'Ada', email: 'nobody', additionalGuests: 'some', hat: 'tall' })
  const reply = await (await shop.visitor()).call('POST', V1, { eventId, form: answers, status: 'YES' })
  expect(violationsOf(reply)).toEqual(
    expect.arrayContaining([
      ['form.inputValues[1].value', 'FORMAT'],
      ['form.inputValues[2].value', 'VALIDATION'],
      ['form.inputValues[3].inputName', 'FIELD_NOT_ALLOWED'],
      ['form.inputValues.lastName', 'REQUIRED_FIELD'],
    ]),
  )
})

test('a mask names the fields to change; several answers change together or not at all', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop, { limit: 3, responseType: 'YES_AND_NO' })
  const [one, two] = [await answered(shop.admin, eventId, person(1)), await answered(shop.admin, eventId)]
  const masked = await shop.admin.call('PATCH', `${V1}/${one.id}`, {
    eventId,
    fields: 'status',
    status: 'NO',
    rsvpForm: form({ ...ada, firstName: 'Changed' }),
  })
  expect(masked.body.rsvp).toMatchObject({ status: 'NO', firstName: 'Ada' })
  await answered(shop.admin, eventId, person(1))
  const refused = await shop.admin.call('PATCH', V1, { eventId, rsvpId: [two.id, one.id], status: 'YES' })
  expect(codeOf(refused)).toBe('RSVP_LIMIT_EXCEEDED')
  const none = await shop.admin.call('PATCH', V1, { eventId, rsvpId: [two.id, one.id], status: 'NO' })
  expect(none.body.rsvps.map((rsvp: { status: string }) => rsvp.status)).toEqual(['NO', 'NO'])
  expect((await shop.admin.call('DELETE', `${V1}?eventId=${eventId}&rsvps=${one.id}&rsvps=${two.id}`)).body).toEqual({})
  expect((await shop.admin.call('GET', `${V1}?eventId=${eventId}`)).body.total).toBe(1)
})

test('lists count answers, guests and who is in; a second check-in keeps the first time', async () => {
  const shop = await fair()
  const { id: eventId } = await gathering(shop, { limit: 2, waitlistEnabled: true })
  const coming = await answered(shop.admin, eventId, person(1))
  await answered(shop.admin, eventId)
  const door = { eventId, rsvpId: coming.id, guestId: [1] }
  const first = (await shop.admin.call('POST', `${V1}/check-in`, door)).body.rsvp.guests[0].checkIn.created
  const second = (await shop.admin.call('POST', `${V1}/check-in`, { ...door, guestId: [1, 2] })).body.rsvp
  expect([second.guests[0].checkIn.created, second.guests[1].checkIn.created]).toEqual([first, expect.any(String)])
  const { body } = await shop.admin.call('GET', `${V1}?eventId=${eventId}&facet=status&facet=unknown&sort=status:asc`)
  expect(body).toMatchObject({
    total: 2,
    facets: { status: { counts: { YES: 1, WAITING: 1 } } },
    rsvpFacets: { facets: { status: { counts: { YES: { count: 1, guests: 2, guestsCheckIn: 2 } } } } },
  })
  const query = { filter: { 'event.id': eventId, status: 'WAITING' }, fieldset: ['DETAILS'] }
  expect((await shop.admin.call('POST', `${V1}/query`, query)).body.rsvps).toHaveLength(1)
  const undo = `${V1}/check-in?eventId=${eventId}&rsvpId=${coming.id}&guestId=2`
  expect((await shop.admin.call('DELETE', undo)).body.rsvp.guests[1].checkIn).toBeUndefined()
  expect((await shop.admin.call('GET', `${V1}?eventId=${eventId}&tag=FULLY_CHECKED_IN`)).body.total).toBe(0)
  expect((await (await shop.visitor()).call('GET', `${V1}?eventId=${eventId}`)).status).toBe(403)
})
