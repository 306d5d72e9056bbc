import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { DAY, type Fair, fair, HOUR, PUBLIC_URL } from '../events.fixture.ts'

const STAFF = '/events/v1/staff-members'
const DOOR = '/fairground/v1/door'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code] as const
const free = { pricingMethod: { fixedPrice: { value: '0', currency: 'GBP' } } }

const added = async ({ admin }: Fair, staff: object = {}) => {
  const staffMember = { name: 'Mina Holt', permissions: ['CHECK_IN_GUESTS'], allEvents: {}, ...staff }
  const reply = await admin.call('POST', STAFF, { staffMember })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.staffMember as { id: string; revision: string }
}
const tokenOf = async ({ admin }: Fair, id: string): Promise<string> => {
  const { staffMember } = (await admin.call('GET', `${STAFF}/${id}?fieldsets=LOGIN_LINK`)).body
  return new URL(staffMember.loginLink).searchParams.get('token') ?? ''
}
const change = ({ admin }: Fair, id: string, staffMember: object) =>
  admin.call('PATCH', `${STAFF}/${id}`, { staffMember: { id, ...staffMember } })

/** A device that came in by the link of a member, without credentials. */
async function device(shop: Fair, staff: object = {}) {
  const { id } = await added(shop, staff)
  const loginToken = await tokenOf(shop, id)
  const { status, body } = await shop.site.nobody.call('POST', `${STAFF}/login`, { loginToken })
  expect(status, JSON.stringify(body)).toBe(200)
  const door: TestCaller = await shop.visitor()
  const { accessToken } = body
  const at = (eventId: string, path: string, more: object = {}) =>
    door.call('POST', `${DOOR}/${eventId}/${path}`, { accessToken, eventId, ...more })
  return { id, accessToken: accessToken as string, at, door }
}

async function bought(shop: Fair, change: object = {}, quantity = 2) {
  const { id: eventId } = await shop.event()
  const { id: ticketDefinitionId } = await shop.definition(eventId, { ...free, ...change })
  const visitor = await shop.visitor()
  const held = await visitor.call('POST', '/events/v1/checkout/reservations', {
    eventId,
    ticketQuantities: [{ ticketDefinitionId, quantity }],
  })
  const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const inputValues = [
    { inputName: 'firstName', value: 'Ada' },
    { inputName: 'lastName', value: 'Byron' },
    { inputName: 'email', value: 'ada@example.com' },
  ]
  const sale = { eventId, reservationId: held.body.id, buyer, guests: [{ form: { inputValues } }] }
  const { status, body } = await visitor.call('POST', '/events/v1/checkout', sale)
  expect(status, JSON.stringify(body)).toBe(200)
  const { tickets } = (await shop.admin.call('GET', `/events/v1/tickets?eventId=${eventId}&fieldset=TICKET_DETAILS`))
    .body
  return {
    eventId,
    numbers: tickets.map((t: { ticketNumber: string }) => t.ticketNumber),
  }
}

test('an organiser adds, reads, changes, finds and deletes door staff, each change on record', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id } = await added(shop, { allEvents: undefined, specificEvents: { events: [eventId, eventId] } })
  const { staffMember } = (await shop.admin.call('GET', `${STAFF}/${id}?fieldsets=LOGIN_LINK`)).body
  expect(staffMember).toMatchObject({
    name: 'Mina Holt',
    status: 'PENDING',
    permissions: ['CHECK_IN_GUESTS'],
    specificEvents: { events: [eventId] },
    revision: '1',
  })
  expect(staffMember.loginLink).toMatch(`${PUBLIC_URL}/door?token=fgj_`)
  expect(staffMember.allEvents).toBeUndefined()
  const changed = await change(shop, id, {
    revision: '1',
    name: 'Mina H.',
    allEvents: {},
    permissions: ['READ_ANALYTICS'],
  })
  expect(changed.body.staffMember).toMatchObject({ name: 'Mina H.', allEvents: {}, permissions: ['READ_ANALYTICS'] })
  expect(changed.body.staffMember.loginLink).toBeUndefined()
  expect(codeOf(await change(shop, id, { revision: '1', name: 'x' }))).toEqual([409, 'STALE_REVISION'])
  await added(shop, { name: 'Abel' })
  const names = async (query: object) =>
    (await shop.admin.call('POST', `${STAFF}/query`, { query })).body.staffMembers.map(
      (one: { name: string }) => one.name,
    )
  expect(await names({})).toEqual(['Abel', 'Mina H.'])
  expect(await names({ filter: { status: 'PENDING' }, sort: [{ fieldName: 'name', order: 'DESC' }] })).toEqual([
    'Mina H.',
    'Abel',
  ])
  expect(await names({ filter: { name: { $startsWith: 'Min' } }, cursorPaging: { limit: 1 } })).toEqual(['Mina H.'])
  expect((await shop.admin.call('DELETE', `${STAFF}/${id}`)).status).toBe(200)
  expect(codeOf(await shop.admin.call('GET', `${STAFF}/${id}`))).toEqual([404, 'STAFF_MEMBER_NOT_FOUND'])
  const log = await shop.site.query(
    `select action, target_name from audit_log where action like 'doorStaff.%' order by at, id`,
  )
  expect(log.map(({ action }) => action)).toEqual([
    'doorStaff.added',
    'doorStaff.changed',
    'doorStaff.added',
    'doorStaff.removed',
  ])
})

test('access that contradicts itself, an event that is not there and acts that nobody may do are refused', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const make = (staffMember: object) =>
    shop.admin.call('POST', STAFF, { staffMember: { name: 'Mina', ...staffMember } })
  expect((await make({ allEvents: {}, specificEvents: { events: [eventId] } })).status).toBe(400)
  expect(codeOf(await make({ specificEvents: { events: [shop.site.siteId] } }))).toEqual([404, 'EVENT_NOT_FOUND'])
  for (const wrong of [{ permissions: ['SELL_TICKETS'] }, { name: ' ' }, { status: 'ELSEWHERE' }])
    expect((await make(wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect(await shop.site.query('select 1 from door_staff')).toEqual([])
})

test('a link lets devices in until its member is paused or deleted', async () => {
  const shop = await fair()
  const { id, accessToken, door } = await device(shop)
  const access = () => shop.site.nobody.call('POST', `${STAFF}/access`, { accessToken })
  expect((await access()).body.staffMember).toMatchObject({ id, status: 'HAS_ACCESS' })
  const loginToken = await tokenOf(shop, id)
  const second = await door.call('POST', `${STAFF}/join`, { joinToken: loginToken })
  expect(second.body.accessToken).not.toBe(accessToken)
  expect(codeOf(await door.call('POST', `${STAFF}/login`, { loginToken: accessToken }))).toEqual([
    404,
    'STAFF_MEMBER_NOT_FOUND',
  ])
  const { revision } = (await access()).body.staffMember
  const paused = await change(shop, id, { revision, status: 'ACCESS_PAUSED' })
  expect(paused.body.staffMember.status).toBe('ACCESS_PAUSED')
  expect(codeOf(await access())).toEqual([403, 'STAFF_MEMBER_SUSPENDED'])
  expect(codeOf(await door.call('POST', `${STAFF}/login`, { loginToken }))).toEqual([403, 'STAFF_MEMBER_SUSPENDED'])
  expect(codeOf(await door.call('POST', DOOR, { accessToken }))).toEqual([403, 'STAFF_MEMBER_SUSPENDED'])
  const again = await change(shop, id, { revision: paused.body.staffMember.revision, status: 'HAS_ACCESS' })
  expect((await access()).status).toBe(200)
  expect((await change(shop, id, { revision: again.body.staffMember.revision, status: 'PENDING' })).status).toBe(400)
  await shop.site.advance(31 * DAY)
  expect(codeOf(await access())).toEqual([404, 'STAFF_MEMBER_NOT_FOUND'])
  await shop.admin.call('DELETE', `${STAFF}/${id}`)
  expect(codeOf(await shop.site.nobody.call('POST', `${STAFF}/login`, { loginToken }))).toEqual([
    404,
    'STAFF_MEMBER_NOT_FOUND',
  ])
})

test('the way in of a device is stored under no key, and a paused member’s is not given again', async () => {
  const shop = await fair()
  const { id } = await added(shop)
  const loginToken = await tokenOf(shop, id)
  const pause = async () => {
    const { revision } = (await shop.admin.call('GET', `${STAFF}/${id}`)).body.staffMember
    return change(shop, id, { revision, status: 'ACCESS_PAUSED' })
  }
  const key = { 'idempotency-key': 'enter' }
  const enter = () => shop.site.nobody.call('POST', `${STAFF}/login`, { loginToken }, key)
  const { accessToken } = (await enter()).body
  expect(
    await shop.site.query(`select 1 as n from idempotency_records where strpos(body, $1) > 0`, [accessToken]),
  ).toEqual([])
  expect((await pause()).status).toBe(200)
  expect(codeOf(await enter())).toEqual([403, 'STAFF_MEMBER_SUSPENDED'])
})

test('a member has 20 devices, and the one that was longest away goes', async () => {
  const shop = await fair()
  const { id, accessToken, door } = await device(shop)
  const loginToken = await tokenOf(shop, id)
  await shop.site.advance(HOUR)
  for (let i = 0; i < 20; i++) await door.call('POST', `${STAFF}/login`, { loginToken })
  expect(codeOf(await door.call('POST', `${STAFF}/access`, { accessToken }))).toEqual([404, 'STAFF_MEMBER_NOT_FOUND'])
  expect(await shop.site.query('select count(*)::int as n from door_devices')).toEqual([{ n: 20 }])
})

test('door staff find guests by name, number and code, and let them in on record', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop, { admits: 3, name: 'Family' })
  const { id, accessToken, at, door } = await device(shop, { permissions: ['CHECK_IN_GUESTS', 'READ_ANALYTICS'] })
  const seen = async () => (await door.call('POST', DOOR, { accessToken })).body
  expect(await seen()).toMatchObject({ name: 'Mina Holt', events: [{ id: eventId, expected: 6, inside: 0 }] })
  const { guests } = (await at(eventId, 'guests', { search: 'byro' })).body
  expect(guests).toHaveLength(2)
  expect(guests[0]).toEqual({
    ticketNumber: expect.any(String),
    name: 'Ada Byron',
    about: 'Family',
    state: 'EXPECTED',
    people: 3,
    inside: 0,
  })
  expect((await at(eventId, 'guests', { search: 'nobody' })).body.guests).toEqual([])
  const ticketNumber = numbers[0]
  const letIn = await at(eventId, 'check-ins', { ticketNumber })
  expect(letIn.body.guest).toMatchObject({ ticketNumber, state: 'INSIDE', inside: 3, checkInDate: expect.any(String) })
  expect((await seen()).events[0]).toMatchObject({ inside: 3 })
  expect(await shop.site.query('select actor_kind, actor_id from scans')).toEqual([
    { actor_kind: 'doorStaff', actor_id: id },
  ])
  expect((await at(eventId, 'check-ins/undo', { ticketNumber })).body.guest).toMatchObject({
    state: 'EXPECTED',
    inside: 0,
  })
  const { ticket } = (await shop.admin.call('GET', `/events/v1/tickets/${ticketNumber}?fieldset=TICKET_DETAILS`)).body
  expect((await at(eventId, 'guests', { search: ticket.qrCode })).body.guests).toMatchObject([{ ticketNumber }])
  const { id: elsewhere } = await shop.event()
  expect(codeOf(await at(elsewhere, 'guests', { search: ticket.qrCode }))).toEqual([409, 'WRONG_EVENT'])
})

test('a ticket that names nobody goes by who bought it', async () => {
  const shop = await fair()
  const { eventId } = await bought(shop)
  await shop.site.query(`update tickets set doc = jsonb_set(doc, '{guest}', '{}')`)
  const { at } = await device(shop)
  const { guests } = (await at(eventId, 'guests', { search: 'byron' })).body
  expect(guests.map(({ name }: { name: string }) => name)).toEqual(['Ada Byron', 'Ada Byron'])
})

test('a door refuses what is of another event, cancelled, or not the member’s to do', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop)
  const other = await bought(shop)
  const { at } = await device(shop, { allEvents: undefined, specificEvents: { events: [eventId] } })
  expect(codeOf(await at(other.eventId, 'guests'))).toEqual([404, 'EVENT_NOT_FOUND'])
  expect(codeOf(await at(other.eventId, 'check-ins', { ticketNumber: other.numbers[0] }))).toEqual([
    404,
    'EVENT_NOT_FOUND',
  ])
  expect(codeOf(await at(eventId, 'check-ins', { ticketNumber: other.numbers[0] }))).toEqual([409, 'WRONG_EVENT'])
  expect((await at(eventId, 'check-ins', {})).status).toBe(400)
  await shop.site.query(`update tickets set status = 'VOID' where event_id = $1`, [eventId])
  expect(codeOf(await at(eventId, 'check-ins', { ticketNumber: numbers[0] }))).toEqual([409, 'TICKET_CANCELED'])
  const reader = await device(shop, { permissions: ['READ_ANALYTICS'] })
  expect(codeOf(await reader.at(eventId, 'guests'))).toEqual([403, 'DOOR_PERMISSION_MISSING'])
  expect(codeOf(await reader.at(eventId, 'check-ins', { ticketNumber: numbers[0] }))).toEqual([
    403,
    'DOOR_PERMISSION_MISSING',
  ])
  expect(codeOf(await at(eventId, 'check-ins', { ticketNumber: 'nothing' }))).toEqual([404, 'TICKET_NOT_FOUND'])
})

test('guests of an event that is over or cancelled are read by nobody at its door', async () => {
  const shop = await fair()
  const { eventId } = await bought(shop)
  const { at, door, accessToken } = await device(shop)
  const listed = async () => {
    const { events } = (await door.call('POST', DOOR, { accessToken })).body
    return [events.length, ...codeOf(await at(eventId, 'guests'))]
  }
  const end = (hours: number) =>
    shop.site.query(
      `update events set start_at = now() - interval '3 days', end_at = now() + $2::int * interval '1 hour' where id = $1`,
      [eventId, hours],
    )
  await end(-11)
  expect(await listed()).toEqual([1, 200, undefined])
  await end(-13)
  expect(await listed()).toEqual([0, 404, 'EVENT_NOT_FOUND'])
  await end(1)
  expect(await listed()).toEqual([1, 200, undefined])
  await shop.admin.call('POST', `/events/v3/events/${eventId}/cancel`, {})
  expect(await listed()).toEqual([0, 404, 'EVENT_NOT_FOUND'])
})

test('two devices that scan one ticket at once admit it once, both with the same time', async () => {
  const shop = await fair()
  const { eventId, numbers } = await bought(shop)
  const devices = [await device(shop), await device(shop, { name: 'Theo' })]
  const replies = await Promise.all(devices.map(({ at }) => at(eventId, 'check-ins', { ticketNumber: numbers[0] })))
  const times = replies.map(({ body }) => body.guest.checkInDate)
  expect(times[0]).toBe(times[1])
  expect(await shop.site.query('select count(*)::int as n from tickets where checked_in_at is not null')).toEqual([
    { n: 1 },
  ])
})

test('parties that answered are let in as a whole, and answers to the form are shown where they may be read', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event({
    registration: { initialType: 'RSVP', rsvp: { responseType: 'YES_ONLY' } },
  })
  const rsvp = {
    eventId,
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@example.com',
    status: 'YES',
    additionalGuestDetails: { guestCount: 2 },
  }
  const made = await shop.admin.call('POST', '/events/v2/rsvps', { rsvp })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { at } = await device(shop, { permissions: ['CHECK_IN_GUESTS', 'READ_GUEST_FORM'] })
  const { guests } = (await at(eventId, 'guests', { search: 'ida' })).body
  expect(guests).toEqual([
    { rsvpId: made.body.rsvp.id, name: 'Ida Berg', about: '', state: 'EXPECTED', people: 3, inside: 0, answers: [] },
  ])
  const { rsvpId } = guests[0]
  expect((await at(eventId, 'check-ins', { rsvpId })).body.guest).toMatchObject({ state: 'INSIDE', inside: 3 })
  expect(codeOf(await at(eventId, 'check-ins', { rsvpId }))).toEqual([409, 'GUEST_ALREADY_CHECKED_IN'])
  expect((await at(eventId, 'check-ins/undo', { rsvpId })).body.guest).toMatchObject({ state: 'EXPECTED', inside: 0 })
})
