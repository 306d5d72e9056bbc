import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, visitor } from './clients.mjs'
import { eventFields } from './occasions.mjs'
import { newMember } from './people.mjs'

const ALL = ['DETAILS', 'FORM', 'CONTACT_DETAILS']
const gathering = (rsvp = {}, more = {}) =>
  admin.events.createEvent(
    eventFields({ registration: { initialType: 'RSVP', rsvp: { responseType: 'YES_AND_NO', ...rsvp }, ...more } }),
  )
const someone = (companions = 0, fields = {}) => ({
  firstName: 'Ada',
  lastName: `Guest ${mark()}`,
  email: `ada-${mark()}@example.com`,
  status: 'YES',
  additionalGuestDetails: { guestCount: companions },
  ...fields,
})
const answer = (client, event, rsvp = someone(), options = { fields: ALL }) =>
  client.rsvp.createRsvp({ eventId: event._id, ...rsvp }, options)

test('a visitor answers with companions; dates are dates, names and address come on request', async () => {
  const event = await gathering()
  const client = visitor()
  const given = someone(2, { additionalGuestDetails: { guestCount: 2, guestNames: ['Grace', 'Alan'] } })
  const rsvp = await answer(client, event, given)
  expect(rsvp).toMatchObject({
    eventId: event._id,
    revision: '1',
    status: 'YES',
    firstName: 'Ada',
    email: given.email,
    totalGuests: 3,
    guestList: { guests: [{ guestId: 1 }, { fullName: 'Grace' }, { fullName: 'Alan' }] },
  })
  expect(rsvp._createdDate).toBeInstanceOf(Date)
  const bare = await client.rsvp.getRsvp(rsvp._id)
  expect([bare.firstName, bare.email, bare.form]).toEqual([undefined, undefined, undefined])
  expect((await admin.rsvp.getRsvp(rsvp._id, { fields: ALL })).form.inputValues).toContainEqual({
    inputName: 'email',
    value: given.email,
  })
  const none = { status: 404, code: 'RSVP_NOT_FOUND' }
  expect(await refusal(visitor().rsvp.getRsvp(rsvp._id))).toMatchObject(none)
  expect(await refusal(admin.rsvp.getRsvp(NOWHERE))).toMatchObject(none)
})

test('places count companions; beyond them one waits, or is refused', async () => {
  const [full, listed] = [await gathering({ limit: 2 }), await gathering({ limit: 2, waitlistEnabled: true })]
  for (const event of [full, listed]) await answer(visitor(), event, someone(1))
  expect(await refusal(answer(visitor(), full))).toMatchObject({ status: 409, code: 'RSVP_LIMIT_EXCEEDED' })
  const waiting = await answer(visitor(), listed)
  expect(waiting.status).toBe('WAITLIST')
  const read = await visitor().events.getEvent(listed._id, { fields: ['REGISTRATION'] })
  expect(read.registration.status).toBe('OPEN_RSVP_WAITLIST_ONLY')
  const { summaries } = await admin.rsvp.listRsvpSummary([listed._id])
  expect(summaries).toEqual([
    { eventId: listed._id, yesGuestCount: 2, noGuestCount: 0, waitlistGuestCount: 1, totalRsvpCount: 2 },
  ])
  const promoted = await admin.rsvp.updateRsvp(
    waiting._id,
    { revision: waiting.revision, status: 'YES' },
    { options: { ignoreLimits: true }, fields: ALL },
  )
  expect([promoted.status, promoted.revision]).toEqual(['YES', '2'])
  const stale = admin.rsvp.updateRsvp(waiting._id, { revision: '1', status: 'NO' })
  expect(await refusal(stale)).toMatchObject({ status: 409, code: 'STALE_REVISION' })
})

test('the last places go to as many as there are', async () => {
  const event = await gathering({ limit: 3 })
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => answer(visitor(), event)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('faults of a form are one application error that names the fields', async () => {
  const event = await gathering()
  const wrong = someone(0, { email: 'nobody', form: { inputValues: [{ inputName: 'hat', value: 'tall' }] } })
  const { status, code, data } = await refusal(answer(visitor(), event, wrong))
  expect([status, code]).toEqual([400, 'INVALID_FORM_RESPONSE'])
  expect(data.fieldViolations.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['rsvp.email', 'rsvp.form.inputValues[0].inputName']),
  )
})

test('query, search, count, change many, delete many', async () => {
  const event = await gathering({ responseType: 'YES_AND_NO' })
  const made = []
  for (const firstName of ['Zoe', 'Yann', 'Xenia']) made.push(await answer(admin, event, someone(0, { firstName })))
  const first = await admin.rsvp
    .queryRsvps({ fields: ALL })
    .eq('eventId', event._id)
    .ascending('_createdDate')
    .limit(2)
    .find()
  expect(first.items.map((rsvp) => rsvp.firstName)).toEqual(['Zoe', 'Yann'])
  expect((await first.next()).items.map((rsvp) => rsvp.firstName)).toEqual(['Xenia'])
  const found = await admin.rsvp.searchRsvps(
    { filter: { eventId: event._id }, search: { expression: 'yan', fields: ['firstName'] } },
    { fields: ALL },
  )
  expect(found.rsvps).toHaveLength(1)
  const many = await admin.rsvp.bulkUpdateRsvps(
    made.map(({ _id, revision }) => ({ rsvp: { _id, revision, status: 'NO' } })),
    { returnEntity: true },
  )
  expect(many.bulkActionMetadata.totalSuccesses).toBe(3)
  expect((await admin.rsvp.countRsvps({ filter: { eventId: event._id, status: 'NO' } })).count).toBe(3)
  await admin.rsvp.deleteRsvp(made[0]._id)
  expect(await refusal(admin.rsvp.bulkDeleteRsvpsByFilter({}))).toMatchObject({ code: 'EMPTY_FILTER' })
  expect((await admin.rsvp.bulkDeleteRsvpsByFilter({ eventId: event._id })).jobId).toEqual(expect.any(String))
  expect((await admin.rsvp.countRsvps({ filter: { eventId: event._id } })).count).toBe(0)
})

test('contact ids are filtered by; companions and the domain of the address are searched', async () => {
  const event = await gathering()
  const names = { additionalGuestDetails: { guestCount: 1, guestNames: ['Katherine Johnson'] } }
  const rsvp = await answer(admin, event, someone(1, { ...names, email: `${mark()}@orbit.example` }))
  await answer(admin, event)
  const found = await admin.rsvp.queryRsvps().eq('eventId', event._id).eq('contactId', rsvp.contactId).find()
  expect(found.items.map(({ _id }) => _id)).toEqual([rsvp._id])
  const searched = async (expression, fields) =>
    (await admin.rsvp.searchRsvps({ filter: { eventId: event._id }, search: { expression, fields } })).rsvps.length
  expect(await searched('johnson', ['guestList.guests.fullName'])).toBe(1)
  expect(await searched('orbit.example', ['emailDomain'])).toBe(1)
})

test('check-in and its undoing', async () => {
  const rsvp = await answer(admin, await gathering(), someone(1))
  const inside = (await admin.rsvp.checkInRsvpGuests(rsvp._id, { guestIds: [1], fields: ALL })).rsvp
  expect(inside.guestList.guests[0].checkInDetails.checkInDate).toBeInstanceOf(Date)
  const again = admin.rsvp.checkInRsvpGuests(rsvp._id, { guestIds: [1] })
  expect(await refusal(again)).toMatchObject({ status: 409, code: 'GUEST_ALREADY_CHECKED_IN' })
  const out = (await admin.rsvp.cancelRsvpGuestsCheckIn(rsvp._id, { guestIds: [1], fields: ALL })).rsvp
  expect(out.checkedInGuestCount).toBe(0)
  expect(await refusal(visitor().rsvp.checkInRsvpGuests(rsvp._id, {}))).toMatchObject({ status: 403 })
  const nobody = admin.rsvp.checkInRsvpGuests(rsvp._id, { guestIds: [9] })
  expect(await refusal(nobody)).toMatchObject({ status: 404, code: 'GUEST_NOT_FOUND' })
})

test('a member finds their own answers', async () => {
  const event = await gathering({}, { allowedGuestTypes: 'MEMBER' })
  expect(await refusal(answer(visitor(), event))).toMatchObject({ status: 403, code: 'MEMBER_NEEDED' })
  const { someone: member } = await newMember()
  const mine = await answer(member, event)
  const { rsvps } = await member.rsvp.listCurrentRsvps([event._id], { fields: ALL })
  expect(rsvps.map(({ _id }) => _id)).toEqual([mine._id])
  expect(await refusal(answer(member, event))).toMatchObject({
    code: 'MEMBER_ALREADY_REGISTERED',
    data: { rsvpId: mine._id },
  })
  expect(await refusal(visitor().rsvp.listCurrentRsvps([event._id]))).toMatchObject({
    code: 'MEMBER_IDENTITY_NOT_FOUND',
  })
})

test('generation 1 stands on the same answers', async () => {
  const event = await gathering({ limit: 2, waitlistEnabled: true })
  const inputs = (answers) => ({
    inputValues: Object.entries(answers).map(([inputName, value]) => ({ inputName, value })),
  })
  const form = inputs({ firstName: 'Ada', lastName: 'First', email: `v1-${mark()}@example.com` })
  const made = await visitor().rsvpV1.createRsvp({ eventId: event._id, form, status: 'YES' })
  const { rsvp } = made
  expect(made.calendarLinks).toMatchObject({ google: expect.any(String), ics: expect.any(String) })
  expect(rsvp).toMatchObject({ status: 'YES', firstName: 'Ada', totalGuests: 1 })
  expect(rsvp.createdDate ?? rsvp.created).toBeInstanceOf(Date)
  await answer(visitor(), event)
  const waiting = await answer(visitor(), event)
  expect((await admin.rsvpV1.getRsvp(waiting._id, { eventId: event._id })).status).toBe('WAITING')
  const list = await admin.rsvpV1.listRsvp({ eventId: [event._id], fieldset: ALL, facet: ['status'] })
  expect([list.total, list.facets.status.counts]).toEqual([3, { YES: 2, WAITING: 1 }])
  const query = await admin.rsvpV1.queryRsvp({ filter: { 'event.id': event._id, status: 'WAITING' } })
  expect(query.rsvps).toHaveLength(1)
  const inside = await admin.rsvpV1.checkInRsvp(event._id, { rsvpId: rsvp._id, guestId: [1] })
  const again = await admin.rsvpV1.checkInRsvp(event._id, { rsvpId: rsvp._id, guestId: [1] })
  expect(again.rsvp.guests[0].checkIn).toEqual(inside.rsvp.guests[0].checkIn)
  await admin.rsvpV1.deleteRsvpCheckIn(event._id, { rsvpId: rsvp._id, guestId: [1] })
  const changed = await admin.rsvpV1.updateRsvp(rsvp._id, event._id, {
    fields: ['rsvpForm'],
    rsvpForm: inputs({ firstName: 'Augusta' }),
  })
  expect(changed.rsvp.firstName).toBe('Augusta')
  await admin.rsvpV1
    .bulkUpdateRsvp(event._id, { rsvpId: [waiting._id], fields: ['status'], status: 'NO' })
    .catch(() => {})
  await admin.rsvpV1.deleteRsvp(event._id, { rsvps: [rsvp._id] })
  expect((await admin.rsvpV1.listRsvp({ eventId: [event._id] })).total).toBe(2)
})
