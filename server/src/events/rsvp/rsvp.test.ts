import { expect, test } from 'vitest'
import type { TestCaller } from '../../../test/fixture.ts'
import { checkSite } from '../../check/check-site.ts'
import { everything } from '../../db/selects-all.fixture.ts'
import { signedIn } from '../../members/members.fixture.ts'
import { DAY, fair, HOUR, inMs } from '../events.fixture.ts'
import {
  ALL,
  answer,
  answered,
  change,
  codeOf,
  dataOf,
  formFaultsOf,
  gathering,
  person,
  RSVPS,
  registrationOf,
  summary,
  violationsOf,
} from './rsvp.fixture.ts'

const startingIn = (ms: number) => ({
  dateAndTimeSettings: { startDate: inMs(ms), endDate: inMs(ms + 3 * HOUR), timeZoneId: 'Europe/London' },
})

test('a guest answers with companions, and reads the answer again; to a stranger it is not there', async () => {
  const shop = await fair()
  const { id, slug } = await gathering(shop)
  const ada = await shop.visitor()
  const given = person(2, { additionalGuestDetails: { guestCount: 2, guestNames: ['Grace', 'Alan'] } })
  const { body } = await answer(ada, id, given)
  expect(body.rsvp).toMatchObject({
    eventId: id,
    revision: '1',
    status: 'YES',
    firstName: 'Ada',
    totalGuests: 3,
    checkedInGuestCount: 0,
    fullyCheckedIn: false,
    guestList: { guests: [{ guestId: 1 }, { guestId: 2, fullName: 'Grace' }, { guestId: 3, fullName: 'Alan' }] },
  })
  expect(body.calendarLinks.ics).toContain(`/events/${slug}.ics`)
  const path = `${RSVPS}/${body.rsvp.id}?fields=CONTACT_DETAILS`
  expect((await ada.call('GET', path)).body.rsvp.email).toBe(given.email)
  expect((await shop.admin.call('GET', path)).status).toBe(200)
  expect(codeOf(await (await shop.visitor()).call('GET', path))).toBe('RSVP_NOT_FOUND')
  expect(codeOf(await change(await shop.visitor(), body.rsvp.id, { status: 'NO' }))).toBe('RSVP_NOT_FOUND')
  expect((await ada.call('DELETE', `${RSVPS}/${body.rsvp.id}`)).status).toBe(403)
  const bare = (await ada.call('GET', `${RSVPS}/${body.rsvp.id}`)).body.rsvp
  expect([bare.firstName, bare.email, bare.form, bare.guestList]).toEqual([undefined, undefined, undefined, undefined])
})

test('a guest finds their own answers, soonest first, and those of the past by themselves', async () => {
  const shop = await fair()
  const planned = (title: string, days: number, rsvp: object = {}) =>
    shop.event({ title, ...startingIn(days * DAY), registration: { initialType: 'RSVP', rsvp } })
  const later = await planned('Seed swap', 3)
  const soon = await planned('Rowing', 1, { waitlistEnabled: true, limit: 1 })
  const off = await planned('Harbour dip', 2)
  const ada = await shop.visitor()
  const list = async (caller: TestCaller, query = '') =>
    (await caller.call('GET', `/fairground/v1/my-rsvps${query}`)).body.answers
  expect(await list(ada)).toEqual([])
  const { id: rsvpId } = await answered(ada, later.id, person(1))
  await answered(shop.admin, soon.id)
  await answered(ada, soon.id, person(0, { status: 'WAITLIST' }))
  await answered(ada, off.id)
  await shop.admin.call('POST', `/events/v3/events/${off.id}/cancel`, {})
  const mine = await list(ada)
  expect(mine.map(({ eventTitle, status, canceled }: Mine) => [eventTitle, status, canceled])).toEqual([
    ['Rowing', 'WAITLIST', false],
    ['Harbour dip', 'YES', true],
    ['Seed swap', 'YES', false],
  ])
  expect(mine[2]).toMatchObject({
    rsvpId,
    totalGuests: 2,
    eventId: later.id,
    slug: later.slug,
    timeZoneId: 'Europe/London',
  })
  expect(await list(ada, '?past=true')).toEqual([])
  await shop.site.query(
    `update events set start_at = start_at - interval '1 year', end_at = end_at - interval '1 year' where id = $1`,
    [later.id],
  )
  expect((await list(ada, '?past=true')).map(({ eventTitle }: Mine) => eventTitle)).toEqual(['Seed swap'])
  expect(await list(ada)).toHaveLength(2)
  for (const other of [await shop.visitor(), shop.admin]) expect(await list(other)).toEqual([])
})

interface Mine {
  readonly eventTitle: string
  readonly status: string
  readonly canceled: boolean
}

test('fifty answers race for twenty places: exactly twenty come', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 20 })
  const callers: TestCaller[] = []
  for (let n = 0; n < 50; n++) callers.push(await shop.visitor())
  const replies = await Promise.all(callers.map((caller) => answer(caller, id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.filter((reply) => codeOf(reply) === 'RSVP_LIMIT_EXCEEDED')).toHaveLength(30)
  expect(await summary(shop, id)).toEqual([20, 0, 0])
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('answers, changes of them and of the places race: nothing waits for ever, and the books agree', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 6, waitlistEnabled: true, responseType: 'YES_AND_NO' })
  await shop.admin.call('PATCH', '/fairground/v1/rsvp-settings', { promoteFromWaitlist: true })
  const standing = []
  for (let n = 0; n < 6; n++) standing.push(await answered(shop.admin, id))
  const setLimit = (limit: number) =>
    shop.admin.call('PATCH', `/events/v3/events/${id}`, { event: { id, registration: { rsvp: { limit } } } })
  const replies = await Promise.all([
    ...Array.from({ length: 12 }, (_, n) => answer(shop.admin, id, person(n % 3))),
    ...standing.slice(0, 3).map((rsvp) => change(shop.admin, rsvp.id, { status: 'NO' })),
    ...standing.slice(3).map((rsvp) => shop.admin.call('DELETE', `${RSVPS}/${rsvp.id}`)),
    ...[4, 9, 7].map(setLimit),
  ])
  expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  await setLimit(8)
  const [yes, no, waiting] = await summary(shop, id)
  expect([yes <= 9, no, yes + waiting]).toEqual([true, 3, 24])
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('with a waiting list the others wait, parties count whole, and places never overflow', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 10, waitlistEnabled: true })
  const callers: TestCaller[] = []
  for (let n = 0; n < 12; n++) callers.push(await shop.visitor())
  const replies = await Promise.all(callers.map((caller, i) => answer(caller, id, person(i % 3))))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  const [yes, , waiting] = await summary(shop, id)
  expect(yes).toBeLessThanOrEqual(10)
  expect(yes + waiting).toBe(24)
  const event = await registrationOf(shop.admin, id)
  expect(event.summaries.rsvps).toEqual({ totalCount: 24, yesCount: yes, noCount: 0, waitlistCount: waiting })
})

test('the event says what is open: places, the list alone, nothing', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 1, waitlistEnabled: true })
  const statusNow = async () => (await registrationOf(shop.admin, id)).registration.status
  expect(await statusNow()).toBe('OPEN_RSVP')
  await answered(await shop.visitor(), id)
  expect(await statusNow()).toBe('OPEN_RSVP_WAITLIST_ONLY')
  await shop.admin.call('PATCH', `/events/v3/events/${id}`, {
    event: { id, registration: { rsvp: { waitlistEnabled: false } } },
  })
  expect(await statusNow()).toBe('CLOSED_AUTOMATICALLY')
})

test('a NO gives the places back, deleting does too, and a smaller party frees the rest', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 4, responseType: 'YES_AND_NO' })
  const ada = await shop.visitor()
  const first = await answered(ada, id, person(3))
  expect(codeOf(await answer(await shop.visitor(), id))).toBe('RSVP_LIMIT_EXCEEDED')
  const fewer = await change(ada, first.id, { additionalGuestDetails: { guestCount: 2 } })
  expect([fewer.body.rsvp.totalGuests, fewer.body.rsvp.revision]).toEqual([3, '2'])
  const second = await answered(await shop.visitor(), id)
  const none = await answer(await shop.visitor(), id, person(1))
  expect([codeOf(none), await summary(shop, id)]).toEqual(['RSVP_LIMIT_EXCEEDED', [4, 0, 0]])
  expect((await change(ada, first.id, { status: 'NO' })).body.rsvp.status).toBe('NO')
  expect(await summary(shop, id)).toEqual([1, 3, 0])
  const three = await answer(await shop.visitor(), id, person(3))
  expect([codeOf(three), dataOf(three)]).toEqual(['GUEST_LIMIT_EXCEEDED', { maxRsvpSize: 3 }])
  expect((await shop.admin.call('DELETE', `${RSVPS}/${second.id}`)).body).toEqual({})
  expect(await summary(shop, id)).toEqual([0, 3, 0])
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('a guest who answers again with the same address changes the answer; somebody else is refused', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 3 })
  const ada = await shop.visitor()
  const given = person(1)
  const first = await answered(ada, id, given)
  const again = await answered(ada, id, { ...given, email: given.email.toUpperCase(), firstName: 'Augusta' })
  expect([again.id, again.revision, again.firstName, again.totalGuests]).toEqual([first.id, '2', 'Augusta', 2])
  expect(codeOf(await answer(await shop.visitor(), id, given))).toBe('MEMBER_EMAIL_ALREADY_REGISTERED')
  const byStaff = await answer(shop.admin, id, given)
  expect([codeOf(byStaff), dataOf(byStaff)]).toEqual(['MEMBER_EMAIL_ALREADY_REGISTERED', { rsvpId: first.id }])
  const other = await answered(await shop.visitor(), id)
  expect(codeOf(await change(shop.admin, other.id, { email: given.email }))).toBe('MEMBER_EMAIL_ALREADY_REGISTERED')
  expect(await summary(shop, id)).toEqual([3, 0, 0])
})

test('a member’s second answer is refused with the id of the first, which update changes', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 3 })
  const member = await signedIn(shop.site)
  const given = person(1)
  const first = await answered(member, id, given)
  for (const again of [given, person()]) {
    const reply = await answer(member, id, again)
    expect([reply.status, codeOf(reply), dataOf(reply)]).toEqual([
      409,
      'MEMBER_ALREADY_REGISTERED',
      { rsvpId: first.id },
    ])
  }
  const { firstName, lastName, email } = given
  const inputValues = Object.entries({ firstName, lastName, email }).map(([inputName, value]) => ({ inputName, value }))
  const inV1 = await member.call('POST', '/events/v1/rsvp', { eventId: id, form: { inputValues }, status: 'YES' })
  expect(codeOf(inV1)).toBe('MEMBER_ALREADY_REGISTERED')
  const standing = await member.call('GET', `${RSVPS}/${first.id}?fields=DETAILS`)
  expect(standing.body.rsvp).toMatchObject({ revision: '1', totalGuests: 2 })
  const changed = await change(member, first.id, { additionalGuestDetails: { guestCount: 0 } })
  expect(changed.body.rsvp).toMatchObject({ revision: '2', totalGuests: 1 })
  expect(await summary(shop, id)).toEqual([1, 0, 0])
})

test('a form’s faults are INVALID_FORM_RESPONSE, all in one response', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const reply = await answer(await shop.visitor(), id, {
    status: 'YES',
    firstName: 'x'.repeat(50),
    email: 'nobody',
    form: { inputValues: [{ inputName: 'shoeSize', value: '41' }] },
  })
  expect([reply.status, codeOf(reply)]).toEqual([400, 'INVALID_FORM_RESPONSE'])
  expect(formFaultsOf(reply)).toEqual(
    expect.arrayContaining([
      ['rsvp.form.inputValues[0].inputName', 'FIELD_NOT_ALLOWED'],
      ['rsvp.email', 'FORMAT'],
      ['rsvp.lastName', 'REQUIRED_FIELD'],
    ]),
  )
  const half = person(2, { additionalGuestDetails: { guestCount: 2, guestNames: ['Grace'] } })
  expect(codeOf(await answer(await shop.visitor(), id, half))).toBe('ADDITIONAL_GUESTS_MUST_HAVE_NAMES')
})

test.for([
  ['before it opens', { startDate: inMs(HOUR) }, 'RSVPS_NOT_STARTED'],
  ['after it closes', { endDate: inMs(-HOUR) }, 'RSVPS_CLOSED'],
  ['no waiting list', {}, 'WAITING_LIST_UNAVAILABLE', 'WAITLIST'],
  ['a NO where only YES is offered', {}, 'UNEXPECTED_RSVP_STATUS', 'NO'],
  ['more companions than one may bring', { additionalGuestLimit: 1 }, 'GUEST_LIMIT_EXCEEDED', 'YES', 2],
] as const)('refused: %s', async ([, rsvp, code, status = 'YES', companions = 0]) => {
  const shop = await fair()
  const { id } = await gathering(shop, rsvp)
  expect(codeOf(await answer(await shop.visitor(), id, person(companions, { status })))).toBe(code)
})

test('events of other kinds, drafts and members’ events', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: ticketed } = await shop.event()
  expect(codeOf(await answer(visitor, ticketed))).toBe('INVALID_EVENT_TYPE')
  const { id: draft } = await shop.event({ registration: { initialType: 'RSVP' } }, { draft: true })
  expect(codeOf(await answer(visitor, draft))).toBe('EVENT_NOT_FOUND')
  const { id: membersOnly } = await gathering(shop, {}, { allowedGuestTypes: 'MEMBER' })
  expect(codeOf(await answer(visitor, membersOnly))).toBe('MEMBER_NEEDED')
  expect((await answer(shop.admin, membersOnly)).status).toBe(200)
})

test('the organiser passes over limits, and nobody comes in until there is room again', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 2 })
  const first = await answered(await shop.visitor(), id, person(1))
  expect(codeOf(await answer(shop.admin, id))).toBe('RSVP_LIMIT_EXCEEDED')
  const beyond = { options: { ignoreLimits: true } }
  expect(codeOf(await answer(await shop.visitor(), id, person(), beyond))).toBe('PERMISSION_DENIED')
  await answered(shop.admin, id, person(2), beyond)
  expect(await summary(shop, id)).toEqual([5, 0, 0])
  const log = await shop.site.query('select action, actor_name, target_id, before, after from audit_log')
  expect(log).toEqual([
    {
      action: 'event.placesExceeded',
      actor_name: expect.any(String),
      target_id: id,
      before: { attending: 2, places: 2 },
      after: { attending: 5, places: 2 },
    },
  ])
  await shop.admin.call('DELETE', `${RSVPS}/${first.id}`)
  expect(codeOf(await answer(await shop.visitor(), id))).toBe('RSVP_LIMIT_EXCEEDED')
  await shop.admin.call('PATCH', `/events/v3/events/${id}`, { event: { id, registration: { rsvp: { limit: 4 } } } })
  await answered(await shop.visitor(), id)
  expect(codeOf(await answer(await shop.visitor(), id))).toBe('RSVP_LIMIT_EXCEEDED')
  await shop.admin.call('PATCH', `/events/v3/events/${id}`, { event: { id, registration: { rsvp: { limit: null } } } })
  await answered(await shop.visitor(), id, person(10))
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('a waiting party gets a place from the organiser, or in the order of the list by the site’s setting', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 3, waitlistEnabled: true })
  const first = await answered(await shop.visitor(), id, person(2))
  const large = await answered(await shop.visitor(), id, person(3))
  const small = await answered(await shop.visitor(), id, person(1))
  expect([large.status, small.status]).toEqual(['WAITLIST', 'WAITLIST'])
  expect(codeOf(await change(shop.admin, small.id, { status: 'YES' }))).toBe('RSVP_LIMIT_EXCEEDED')
  const forced = await change(shop.admin, small.id, { status: 'YES' }, { options: { ignoreLimits: true } })
  expect(forced.body.rsvp.status).toBe('YES')
  await change(shop.admin, small.id, { status: 'WAITLIST' }, { options: { ignoreLimits: true } })
  expect(await summary(shop, id)).toEqual([3, 0, 6])

  await shop.site.query(`update sites set settings = settings || '{"promoteFromWaitlist": true}' where id = $1`, [
    shop.site.siteId,
  ])
  await shop.site.assembly.directory.reload()
  await change(shop.admin, first.id, { status: 'NO' }, { options: { ignoreResponseStatus: true } })
  const statusOf = async (rsvp: { id: string }) =>
    (await shop.admin.call('GET', `${RSVPS}/${rsvp.id}`)).body.rsvp.status
  expect([await statusOf(large), await statusOf(small)]).toEqual(['WAITLIST', 'YES'])
  await shop.admin.call('PATCH', `/events/v3/events/${id}`, { event: { id, registration: { rsvp: { limit: 6 } } } })
  expect([await statusOf(large), await summary(shop, id)]).toEqual(['YES', [6, 3, 0]])
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('a companion who was in and comes no more is out again, on record too', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const rsvp = await answered(shop.admin, id, person(1))
  await shop.admin.call('POST', `${RSVPS}/${rsvp.id}/check-in`, {})
  const alone = await change(shop.admin, rsvp.id, { additionalGuestDetails: { guestCount: 0 } })
  expect(alone.body.rsvp).toMatchObject({ checkedInGuestCount: 1, fullyCheckedIn: true })
  const again = await change(shop.admin, rsvp.id, { additionalGuestDetails: { guestCount: 1 } })
  expect(again.body.rsvp).toMatchObject({ checkedInGuestCount: 1, fullyCheckedIn: false })
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('nobody is given a place of an event that does not take place', async () => {
  const shop = await fair()
  await shop.admin.call('PATCH', '/fairground/v1/rsvp-settings', { promoteFromWaitlist: true })
  const { id } = await gathering(shop, { limit: 2, waitlistEnabled: true, responseType: 'YES_AND_NO' })
  const [first, second] = [await answered(shop.admin, id), await answered(shop.admin, id)]
  await answered(shop.admin, id)
  await shop.admin.call('POST', `/events/v3/events/${id}/cancel`, {})
  await change(shop.admin, first.id, { status: 'NO' })
  await shop.admin.call('DELETE', `${RSVPS}/${second.id}`)
  expect(await summary(shop, id)).toEqual([0, 1, 1])
})

test('a change of an answer needs the current revision and sets the masked fields alone', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const rsvp = await answered(shop.admin, id)
  expect(codeOf(await change(shop.admin, rsvp.id, { revision: '9', firstName: 'Bea' }))).toBe('STALE_REVISION')
  const masked = await change(
    shop.admin,
    rsvp.id,
    { revision: '1', firstName: 'Bea', lastName: 'Changed' },
    { fieldMask: 'firstName' },
  )
  expect(masked.body.rsvp).toMatchObject({ firstName: 'Bea', lastName: rsvp.lastName, revision: '2' })
})

test('many at once: each by itself, and all that match', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { responseType: 'YES_AND_NO' })
  const [one, two] = [await answered(shop.admin, id), await answered(shop.admin, id)]
  const { body } = await shop.admin.call('PATCH', '/events/v2/bulk/rsvps/update', {
    rsvps: [
      { rsvp: { id: one.id, revision: '1', status: 'NO' } },
      { rsvp: { id: two.id, revision: '7', status: 'NO' } },
    ],
    returnEntity: true,
  })
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  expect(
    body.results.map((r: { rsvp?: object; itemMetadata: { error?: { code: string } } }) => [
      r.rsvp !== undefined,
      r.itemMetadata.error?.code,
    ]),
  ).toEqual([
    [true, undefined],
    [false, 'STALE_REVISION'],
  ])
  const all = '/events/v2/bulk/rsvps/delete-by-filter'
  for (const filter of [null, ...everything])
    expect(codeOf(await shop.admin.call('POST', all, { filter }))).toBe('EMPTY_FILTER')
  const deleted = await shop.admin.call('POST', all, { filter: { eventId: id, status: 'YES' } })
  expect(deleted.body).toEqual({ jobId: expect.any(String) })
  expect((await shop.admin.call('POST', `${RSVPS}/count`, { filter: { eventId: id } })).body.count).toBe(1)
})

test('lists: filter, cursor, words, aggregations; visitors are refused', async () => {
  const shop = await fair()
  const { id } = await gathering(shop, { limit: 2, waitlistEnabled: true })
  for (const firstName of ['Zoé', 'Yann', 'Xenia']) await answered(shop.admin, id, person(0, { firstName }))
  const query = {
    filter: { eventId: id },
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    cursorPaging: { limit: 2 },
  }
  const first = (await shop.admin.call('POST', `${RSVPS}/query`, { query, fields: ['DETAILS'] })).body
  expect(first.rsvps.map((r: { firstName: string }) => r.firstName)).toEqual(['Zoé', 'Yann'])
  const cursorPaging = { cursor: first.pagingMetadata.cursors.next, limit: 2 }
  const next = (await shop.admin.call('POST', `${RSVPS}/query`, { query: { cursorPaging }, fields: ['DETAILS'] })).body
  expect(next.rsvps.map((r: { firstName: string }) => r.firstName)).toEqual(['Xenia'])
  const found = (
    await shop.admin.call('POST', `${RSVPS}/search`, {
      search: {
        filter: { eventId: id },
        search: { expression: 'zoe', fields: ['firstName'] },
        aggregations: [{ name: 'answers', type: 'VALUE', fieldPath: 'status', value: {} }],
      },
      fields: ALL,
    })
  ).body
  expect(found.rsvps).toHaveLength(1)
  expect(found.aggregationData.results[0].values.results).toEqual([{ value: 'YES', count: 1 }])
  expect((await (await shop.visitor()).call('POST', `${RSVPS}/query`, { query })).status).toBe(403)
})

test('check-in: the first time counts, a second says so, undoing is its own act, and all is on record', async () => {
  const shop = await fair()
  const { id } = await gathering(shop)
  const rsvp = await answered(await shop.visitor(), id, person(1))
  const path = `${RSVPS}/${rsvp.id}`
  const at = inMs(-HOUR)
  const one = await shop.admin.call('POST', `${path}/check-in`, { guestIds: [1], checkInDate: at, fields: ALL })
  expect(one.body.rsvp).toMatchObject({ checkedInGuestCount: 1, fullyCheckedIn: false })
  const again = await shop.admin.call('POST', `${path}/check-in`, { guestIds: [1] })
  expect([codeOf(again), dataOf(again)]).toEqual(['GUEST_ALREADY_CHECKED_IN', { guestId: 1, checkInDate: at }])
  const rest = await shop.admin.call('POST', `${path}/check-in`, { fields: ALL })
  expect(rest.body.rsvp).toMatchObject({ fullyCheckedIn: true })
  expect(rest.body.rsvp.guestList.guests[0].checkInDetails.checkInDate).toBe(at)
  expect(codeOf(await shop.admin.call('POST', `${path}/check-in`, {}))).toBe('GUEST_ALREADY_CHECKED_IN')
  expect(codeOf(await shop.admin.call('POST', `${path}/check-in`, { guestIds: [3] }))).toBe('GUEST_NOT_FOUND')
  const undone = await shop.admin.call('POST', `${path}/cancel-check-in`, { guestIds: [2], fields: ALL })
  expect(undone.body.rsvp).toMatchObject({ checkedInGuestCount: 1 })
  expect(undone.body.rsvp.guestList.guests[1].checkInDetails).toMatchObject({
    checkedIn: false,
    checkInCanceledDate: expect.any(String),
  })
  expect(codeOf(await shop.admin.call('POST', `${path}/cancel-check-in`, { guestIds: [2] }))).toBe(
    'GUEST_NOT_CHECKED_IN',
  )
  const future = await shop.admin.call('POST', `${path}/check-in`, { guestIds: [2], checkInDate: inMs(HOUR) })
  expect(violationsOf(future)).toEqual([['checkInDate', 'VALIDATION']])
  const scans = await shop.site.query('select guest, act from scans where rsvp_id = $1 order by id', [rsvp.id])
  expect(scans).toEqual([
    { guest: 1, act: 'CHECK_IN' },
    { guest: 2, act: 'CHECK_IN' },
    { guest: 2, act: 'UNDO' },
  ])
  const waiting = await answered(shop.admin, id, person(0, { status: 'NO' }), {
    options: { ignoreResponseStatus: true },
  })
  expect(codeOf(await shop.admin.call('POST', `${RSVPS}/${waiting.id}/check-in`, {}))).toBe('GUEST_NOT_ATTENDING')
})
