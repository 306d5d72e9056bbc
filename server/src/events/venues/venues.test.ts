import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'

const EVENTS = '/events/v3/events'
const VENUES = '/fairground/v1/venues'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const DAY_MS = 86_400_000
const address = { addressLine: '1 Market Place', city: 'Leeds', postalCode: 'LS1 4AB', country: 'GB' }
const rooms = [
  { name: 'Great hall', capacity: 5, accessibilityNotes: 'Level access, induction loop.' },
  { name: 'Attic' },
]

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const made = ({ status, body }: Reply) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const venueWith = async (more: object = {}) =>
  made(
    await site.admin.call('POST', VENUES, {
      name: 'Town hall',
      address,
      notes: 'Doors at the back.',
      accessibilityNotes: 'A lift to every floor.',
      rooms,
      ...more,
    }),
  ).venue

async function eventAt(venue: object | undefined, initialType = 'TICKETING', more: object = {}) {
  const start = Date.now() + 10 * DAY_MS
  return site.admin.call('POST', EVENTS, {
    event: {
      title: 'Spring concert',
      location: {},
      dateAndTimeSettings: {
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 3_600_000).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType },
      ...(venue ? { venue } : {}),
      ...more,
    },
    draft: false,
    fields: ['DETAILS', 'REGISTRATION'],
  })
}
const read = async (id: string) =>
  made(await site.admin.call('GET', `${EVENTS}/${id}?fields=DETAILS&fields=REGISTRATION`)).event
const change = (id: string, event: object) => site.admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, ...event } })
const save = (venue: { id: string; revision: string }, more: object) =>
  site.admin.call('PUT', `${VENUES}/${venue.id}`, { ...venue, ...more })
const quotasOf = async (eventId: string) =>
  made(await site.admin.call('GET', `/fairground/v1/events/${eventId}/ticket-quotas`)).quotas

async function kind(eventId: string, initialLimit = 50): Promise<string> {
  const pricingMethod = { fixedPrice: { value: '5.00', currency: 'GBP' } }
  const ticketDefinition = { eventId, name: 'Standard', initialLimit, pricingMethod, feeType: 'NO_FEE' }
  return made(await site.admin.call('POST', DEFINITIONS, { ticketDefinition })).ticketDefinition.id
}
const hold = async (ticketDefinitionId: string, quantity: number) =>
  (await site.visitor()).call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId, quantity }] },
  })

test('an event at a venue has its name, its address with the room, and its notes', async () => {
  const venue = await venueWith()
  const [hall] = venue.rooms
  const { event } = made(await eventAt({ venueId: venue.id, roomId: hall.id }))
  expect(event.location).toMatchObject({ name: 'Town hall', type: 'VENUE', address: { addressLine2: 'Great hall' } })
  expect(event.location.address.formattedAddress).toBe('1 Market Place, Great hall, Leeds, LS1 4AB, GB')
  const shown = (await (await site.visitor()).call('GET', `${EVENTS}/${event.id}?fields=DETAILS`)).body.event
  expect(shown.venue).toEqual({
    venueId: venue.id,
    name: 'Town hall',
    notes: 'Doors at the back.',
    accessibilityNotes: 'A lift to every floor.',
    room: { id: hall.id, name: 'Great hall', capacity: 5, accessibilityNotes: 'Level access, induction loop.' },
    usesRoomCapacity: false,
  })
  expect((await site.admin.call('GET', `${EVENTS}/${event.id}`)).body.event.venue).toBeUndefined()
  expect(made(await site.admin.call('GET', `${VENUES}/${venue.id}`)).venue.comingEvents).toBe(1)
})

test('the capacity of the room is that of the event, for every kind of ticket together', async () => {
  const venue = await venueWith()
  const [hall] = venue.rooms
  const { event } = made(await eventAt({ venueId: venue.id, roomId: hall.id, usesRoomCapacity: true }))
  const [first, second] = [await kind(event.id), await kind(event.id)]
  expect((await hold(first, 3)).status).toBe(200)
  expect(codeOf(await hold(second, 3))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect((await hold(second, 2)).status).toBe(200)
  expect(await quotasOf(event.id)).toMatchObject([{ name: 'Great hall', capacity: 5, taken: 5, ofRoom: true }])
  expect((await read(event.id)).venue.usesRoomCapacity).toBe(true)

  const smaller = await save(venue, { rooms: [{ ...hall, capacity: 4 }, venue.rooms[1]] })
  expect(codeOf(smaller)).toEqual([409, 'ROOM_TOO_SMALL'])
  expect(smaller.body.details.applicationError.data).toMatchObject({ room: 'Great hall', capacity: 4, taken: 5 })
  expect(made(await site.admin.call('GET', `${VENUES}/${venue.id}`)).venue).toMatchObject({ revision: '1' })
  const larger = made(await save(venue, { rooms: [{ ...hall, capacity: 8 }, venue.rooms[1]] })).venue
  expect(await quotasOf(event.id)).toMatchObject([{ capacity: 8, taken: 5, ofRoom: true }])

  const small = await venueWith({ name: 'Shed', rooms: [{ name: 'Corner', capacity: 2 }] })
  const stay = { venueId: small.id, roomId: small.rooms[0].id, usesRoomCapacity: true }
  expect(codeOf(await change(event.id, { venue: stay }))).toEqual([409, 'ROOM_TOO_SMALL'])
  expect((await read(event.id)).location.name).toBe('Town hall')

  made(await change(event.id, { venue: { venueId: larger.id, roomId: hall.id } }))
  expect(await quotasOf(event.id)).toMatchObject([{ capacity: 8, ofRoom: false }])
  made(await change(event.id, { venue: { venueId: larger.id, roomId: hall.id, usesRoomCapacity: true } }))
  expect(await quotasOf(event.id)).toMatchObject([{ capacity: 8, ofRoom: true }])
  const [quota] = await quotasOf(event.id)
  made(
    await site.admin.call('PATCH', `/fairground/v1/ticket-quotas/${quota.id}`, {
      quota: { id: quota.id, revision: quota.revision, capacity: 6 },
    }),
  )
  expect((await read(event.id)).venue.usesRoomCapacity).toBe(false)
})

test('the capacity of the room is the limit of the replies of an event without tickets', async () => {
  const venue = await venueWith()
  const [hall] = venue.rooms
  const stay = { venueId: venue.id, roomId: hall.id, usesRoomCapacity: true }
  const { event } = made(await eventAt(stay, 'RSVP'))
  expect(event.registration.rsvp.limit).toBe(5)
  expect(event.venue.usesRoomCapacity).toBe(true)
  const answer = (n: number) =>
    site.admin.call('POST', '/events/v2/rsvps', {
      rsvp: { eventId: event.id, firstName: 'Ann', lastName: `Bee ${n}`, email: `ann${n}@bee.example`, status: 'YES' },
    })
  for (const n of [1, 2]) made(await answer(n))
  expect(codeOf(await save(venue, { rooms: [{ ...hall, capacity: 1 }] }))).toEqual([409, 'ROOM_TOO_SMALL'])
  made(await save(venue, { rooms: [{ ...hall, capacity: 3 }] }))
  expect((await read(event.id)).registration.rsvp.limit).toBe(3)
  made(await change(event.id, { registration: { rsvp: { limit: 2 } } }))
  expect((await read(event.id)).venue.usesRoomCapacity).toBe(false)
})

test('coming events follow their venue, and those that moved away do not', async () => {
  const venue = await venueWith()
  const [hall] = venue.rooms
  const { event } = made(await eventAt({ venueId: venue.id, roomId: hall.id }))
  const { event: gone } = made(await eventAt({ venueId: venue.id }))
  const { event: canceled } = made(await eventAt({ venueId: venue.id }))
  made(await change(gone.id, { location: { name: 'Somewhere else' } }))
  made(await site.admin.call('POST', `${EVENTS}/${canceled.id}/cancel`, {}))
  expect((await read(gone.id)).venue).toBeUndefined()
  // The same place written again ends nothing.
  made(await change(event.id, { location: (await read(event.id)).location }))
  expect((await read(event.id)).venue.name).toBe('Town hall')
  await read(canceled.id)
  const after = made(
    await save(venue, {
      name: 'City hall',
      notes: '',
      address: { ...address, city: 'York' },
      rooms: [{ ...hall, name: 'Big hall' }],
    }),
  ).venue
  expect(after).toMatchObject({ revision: '2', comingEvents: 1 })
  expect((await read(event.id)).location).toMatchObject({
    name: 'City hall',
    address: { city: 'York', addressLine2: 'Big hall' },
  })
  expect((await read(gone.id)).location.name).toBe('Somewhere else')
  expect((await read(canceled.id)).location.name).toBe('Town hall')
  expect((await read(canceled.id)).venue).toMatchObject({ name: 'City hall', notes: '' })
  expect(codeOf(await save(venue, {}))).toEqual([409, 'STALE_REVISION'])
  expect(codeOf(await save(after, { rooms: [] }))).toEqual([409, 'ROOM_IN_USE'])
  expect(codeOf(await site.admin.call('DELETE', `${VENUES}/${venue.id}`))).toEqual([409, 'VENUE_IN_USE'])
  made(await change(event.id, { venue: null }))
  const left = await read(event.id)
  expect([left.venue, left.location.name]).toEqual([undefined, 'City hall'])
  made(await site.admin.call('DELETE', `${VENUES}/${venue.id}`))
  expect(codeOf(await site.admin.call('GET', `${VENUES}/${venue.id}`))).toEqual([404, 'VENUE_NOT_FOUND'])
  expect((await read(canceled.id)).venue).toBeUndefined()
})

test('another room of the same address is a move that staff decide about', async () => {
  const venue = await venueWith()
  const [hall, attic] = venue.rooms
  const { event } = made(await eventAt({ venueId: venue.id, roomId: hall.id }, 'RSVP'))
  const rsvp = { eventId: event.id, firstName: 'Ann', lastName: 'Bee', email: 'ann@bee.example', status: 'YES' }
  made(await site.admin.call('POST', '/events/v2/rsvps', { rsvp }))
  const movesOf = async () => made(await site.admin.call('GET', `/fairground/v1/events/${event.id}/moves`)).moves
  made(await change(event.id, { location: (await read(event.id)).location }))
  expect(await movesOf()).toEqual([])
  made(await change(event.id, { venue: { venueId: venue.id, roomId: attic.id } }))
  expect(await movesOf()).toMatchObject([
    { state: 'OPEN', former: { place: expect.stringContaining('1 Market Place, Great hall, Leeds') } },
  ])
  made(await change(event.id, { venue: { venueId: venue.id, roomId: hall.id } }))
  expect(await movesOf()).toEqual([])
})

test('a copy of an event and the dates of a series are at its venue, each with the capacity of its room', async () => {
  const venue = await venueWith()
  const [hall, attic] = venue.rooms
  const stay = { venueId: venue.id, roomId: hall.id, usesRoomCapacity: true }
  const { event } = made(await eventAt(stay))
  const { event: copy } = made(await site.admin.call('POST', `${EVENTS}/${event.id}/clone`, { eventId: event.id }))
  expect((await read(copy.id)).venue).toMatchObject({ venueId: venue.id, usesRoomCapacity: true })
  const elsewhere = { eventId: event.id, event: { location: { name: 'Park' } } }
  const moved = made(await site.admin.call('POST', `${EVENTS}/${event.id}/clone`, elsewhere)).event
  expect([(await read(moved.id)).venue, await quotasOf(moved.id)]).toMatchObject([
    undefined,
    [{ capacity: 5, ofRoom: false }],
  ])
  const upstairs = { eventId: event.id, event: { venue: { venueId: venue.id, roomId: attic.id } } }
  const other = made(await site.admin.call('POST', `${EVENTS}/${event.id}/clone`, upstairs)).event
  expect((await read(other.id)).venue).toMatchObject({ room: { name: 'Attic' }, usesRoomCapacity: false })

  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const individualEventDates = [20, 21].map((n) => ({ startDate: at(n), endDate: at(n + 0.1), timeZoneId: 'UTC' }))
  made(await change(event.id, { dateAndTimeSettings: { recurringEvents: { individualEventDates } } }))
  const listed = made(await site.admin.call('GET', VENUES)).venues.find(({ id }: { id: string }) => id === venue.id)
  expect(listed.comingEvents).toBe(5)
  made(await save(venue, { rooms: [{ ...hall, capacity: 9 }, attic] }))
  const limits = await site.query(
    `select p.capacity::int as places from ticket_quotas q join pools p on p.id = q.pool_id where q.of_room order by 1`,
  )
  expect(limits.filter(({ places }) => places === 9)).toHaveLength(4)
})

test('a venue, a room or a capacity that is not there is refused, and nothing is stored', async () => {
  const venue = await venueWith()
  const [hall, attic] = venue.rooms
  const nowhere = '0190ffff-0000-7000-8000-00000000cccc'
  expect(codeOf(await eventAt({ venueId: nowhere }))).toEqual([404, 'VENUE_NOT_FOUND'])
  expect(codeOf(await eventAt({ venueId: venue.id, roomId: nowhere }))).toEqual([404, 'ROOM_NOT_FOUND'])
  for (const roomId of [attic.id, undefined]) {
    const refused = await eventAt({ venueId: venue.id, roomId, usesRoomCapacity: true })
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'event.venue.usesRoomCapacity' },
    ])
  }
  const other = await venueWith({ name: 'Other' })
  expect(codeOf(await eventAt({ venueId: other.id, roomId: hall.id }))).toEqual([404, 'ROOM_NOT_FOUND'])
  expect(codeOf(await save(other, { rooms: [hall] }))).toEqual([404, 'ROOM_NOT_FOUND'])
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(51) },
    { rooms: [{ name: 'Hall' }, { name: 'hall' }] },
    { rooms: [{ name: '' }] },
    { rooms: [{ name: 'Hall', capacity: 0 }] },
    { notes: 'x'.repeat(1001) },
  ])
    expect((await site.admin.call('POST', VENUES, { name: 'Hall', ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  expect(codeOf(await site.admin.call('POST', VENUES, { name: 'Hall', rooms: [{ ...hall }] }))).toEqual([
    404,
    'ROOM_NOT_FOUND',
  ])
  expect((await (await site.visitor()).call('GET', VENUES)).status).toBe(403)
  expect((await (await site.keyWith(['events.read'])).call('POST', VENUES, { name: 'Hall' })).status).toBe(403)
})

test('buyers who come while the room grows smaller never outnumber its places', async () => {
  const venue = await venueWith()
  const [hall] = venue.rooms
  const { event } = made(await eventAt({ venueId: venue.id, roomId: hall.id, usesRoomCapacity: true }))
  const standard = await kind(event.id)
  const [shrunk, ...bought] = await Promise.all([
    save(venue, { rooms: [{ ...hall, capacity: 2 }] }),
    ...[1, 2, 3, 4].map(() => hold(standard, 1)),
  ])
  const [{ capacity, taken }] = await quotasOf(event.id)
  expect(taken).toBe(bought.filter(({ status }) => status === 200).length)
  expect(capacity).toBe(shrunk.status === 200 ? 2 : 5)
  expect(taken).toBeLessThanOrEqual(capacity)
  expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])
})

test('two changes of a venue and of an event at it at once are both made, or one of them refused', async () => {
  const venue = await venueWith()
  const [hall] = venue.rooms
  const { event } = made(await eventAt(undefined))
  const stay = { venueId: venue.id, roomId: hall.id, usesRoomCapacity: true }
  const replies = await Promise.all([
    change(event.id, { venue: stay }),
    save(venue, { name: 'City hall', rooms: [{ ...hall, capacity: 7 }] }),
    change(event.id, { venue: stay }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read(event.id)).location.name).toBe('City hall')
  expect(await quotasOf(event.id)).toMatchObject([{ capacity: 7, ofRoom: true }])
})
