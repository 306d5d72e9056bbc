import { expect, test } from 'vitest'
import { fair } from '../events.fixture.ts'
import { answered, gathering, person } from '../rsvp/rsvp.fixture.ts'

test('everybody reads who comes, by first name and initial, once the organiser shows it', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const listed = async () => (await (await shop.visitor()).call('GET', `/fairground/v1/events/${id}/guest-list`)).body
  const named = (firstName: string, lastName: string, companions = 0) => person(companions, { firstName, lastName })
  await answered(await shop.visitor(), id, named('Ada', 'lovelace', 2))
  await answered(await shop.visitor(), id, named('www.pills.example', 'Now'))
  const declined = await answered(await shop.visitor(), id, named('Grace', 'Hopper'))
  await shop.admin.call('PATCH', `/events/v2/rsvps/${declined.id}`, { rsvp: { id: declined.id, status: 'NO' } })
  expect(await listed()).toEqual({ guests: [], total: 0 })
  const shown = (displayedPublicly: boolean) =>
    shop.admin.call('PATCH', `/events/v3/events/${id}`, { event: { id, guestListSettings: { displayedPublicly } } })
  expect((await shown(true)).body.event.guestListSettings).toEqual({ displayedPublicly: true })
  expect(await listed()).toEqual({ guests: [{ name: 'Ada L.', companions: 2 }], total: 4 })
  await shown(false)
  expect(await listed()).toEqual({ guests: [], total: 0 })
})

test('nobody but staff reads the list of a draft', async () => {
  const shop = await fair()
  const { id } = await shop.event({ registration: { initialType: 'RSVP' } }, { draft: true })
  const path = `/fairground/v1/events/${id}/guest-list`
  expect((await (await shop.visitor()).call('GET', path)).status).toBe(404)
  expect((await shop.admin.call('GET', path)).status).toBe(200)
})
