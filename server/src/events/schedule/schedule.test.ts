import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../../test/fixture.ts'
import { signedIn } from '../../members/members.fixture.ts'
import { type Fair, fair } from '../events.fixture.ts'

const SCHEDULE = '/events/v1/schedule'
const codeOf = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const names = ({ body }: Reply) => body.items.map(({ name }: { name: string }) => name)
const slot = (start: string, end: string) => ({ start: `2027-05-01T${start}:00Z`, end: `2027-05-01T${end}:00Z` })

function calls({ admin }: Fair, eventId: string) {
  return {
    add: async (name: string, more: object = {}) => {
      const item = { name, timeSlot: slot('18:00', '19:00'), ...more }
      const reply = await admin.call('POST', `${SCHEDULE}/draft`, { eventId, item })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return reply.body.item
    },
    list: (query = '', caller: TestCaller = admin) => caller.call('GET', `${SCHEDULE}?eventId=${eventId}${query}`),
    publish: () => admin.call('POST', `${SCHEDULE}/publish`, { eventId }),
    discard: () => admin.call('DELETE', `${SCHEDULE}/draft?eventId=${eventId}`),
    change: (itemId: string, item: object, fields?: string) =>
      admin.call('PATCH', `${SCHEDULE}/draft/${itemId}`, { itemId, eventId, item, ...(fields && { fields }) }),
    remove: (...ids: string[]) =>
      admin.call('DELETE', `${SCHEDULE}/draft/items?eventId=${eventId}${ids.map((id) => `&itemIds=${id}`).join('')}`),
  }
}

test('a draft is worked on, published and discarded, and visitors read what is published', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: eventId } = await shop.event({
    dateAndTimeSettings: {
      startDate: '2027-05-01T17:00:00Z',
      endDate: '2027-05-01T22:00:00Z',
      timeZoneId: 'Europe/London',
    },
  })
  const { add, list, publish, discard, change, remove } = calls(shop, eventId)
  const talk = await add('Talk', {
    stageName: ' Main ',
    tags: ['music', 'music', 'late'],
    speakers: ['Ada Byron'],
    description: '<p>Hi</p><script>x</script>',
  })
  expect(talk).toMatchObject({
    draft: true,
    stageName: 'Main',
    tags: ['music', 'late'],
    speakers: ['Ada Byron'],
    description: '<p>Hi</p>',
    status: 'SCHEDULED',
    hidden: false,
    timeSlot: { start: '2027-05-01T18:00:00.000Z', timeZoneId: 'Europe/London' },
  })
  const doors = await add('Doors', { timeSlot: slot('17:00', '18:00') })
  const secret = await add('Secret', { hidden: true, tags: ['late'] })
  expect(names(await list())).toEqual([])
  expect((await list()).body.draftNotPublished).toBe(true)
  expect(names(await list('&state=DRAFT'))).toEqual(['Doors', 'Secret', 'Talk'])
  expect(names(await list('&state=DRAFT', visitor))).toEqual([])
  const url = `/events/v3/events/${eventId}?fields=AGENDA`
  expect((await visitor.call('GET', url)).body.event.agendaSettings).toEqual({ enabled: false })

  expect((await publish()).body).toEqual({})
  expect((await list()).body.draftNotPublished).toBe(false)
  const seen = await list('&facet=tag&facet=stageName&tag=music', visitor)
  expect([names(seen), seen.body.total, seen.body.facets, seen.body.draftNotPublished]).toEqual([
    ['Talk'],
    1,
    { tag: { counts: { late: 1, music: 1 } }, stageName: { counts: { Main: 1 } } },
    undefined,
  ])
  expect((await visitor.call('GET', url)).body.event.agendaSettings).toMatchObject({ enabled: true })
  expect(names(await list('', visitor))).toEqual(['Doors', 'Talk'])
  expect(names(await list('&state=HIDDEN'))).toEqual(['Secret'])
  expect(codeOf(await visitor.call('GET', `${SCHEDULE}/${secret.id}`))).toEqual([404, 'SCHEDULE_ITEM_NOT_FOUND'])
  expect(names(await list('&startingFrom=2027-05-01T18:00:00Z&startingBefore=2027-05-01T19:00:00Z', visitor))).toEqual([
    'Talk',
  ])

  const changed = await change(
    talk.id,
    { name: 'Concert', stageName: 'Small', timeSlot: { end: slot('0', '21:00').end } },
    'name,timeSlot',
  )
  expect(changed.body.item).toMatchObject({ name: 'Concert', stageName: 'Main', timeSlot: slotOf('18:00', '21:00') })
  expect((await remove(doors.id)).body).toEqual({})
  expect(codeOf(await remove(doors.id, talk.id))).toEqual([404, 'SCHEDULE_ITEM_NOT_FOUND'])
  expect(names(await list('&state=DRAFT'))).toEqual(['Secret', 'Concert'])
  expect(names(await list('', visitor))).toEqual(['Doors', 'Talk'])
  const both = await shop.admin.call('GET', `${SCHEDULE}/${talk.id}?includeDraft=true`)
  expect([both.body.item.name, both.body.draft.name]).toEqual(['Talk', 'Concert'])
  expect((await visitor.call('GET', `${SCHEDULE}/${talk.id}?includeDraft=true`)).body).toEqual({ item: both.body.item })

  await discard()
  expect((await list()).body.draftNotPublished).toBe(false)
  expect(names(await list('&state=DRAFT'))).toEqual(['Doors', 'Secret', 'Talk'])
  const query = (filter: object, caller: TestCaller = shop.admin) =>
    caller.call('POST', `${SCHEDULE}/query`, { query: { filter, cursorPaging: { limit: 1 } } })
  const first = await query({ eventId, tags: { $hasSome: ['late'] } })
  expect([names(first), typeof first.body.pagingMetadata.cursors.next]).toEqual([['Secret'], 'string'])
  expect(names(await query({ eventId, draft: true, name: 'Secret' }))).toEqual(['Secret'])
  expect(names(await query({ eventId, draft: true }, visitor))).toEqual([])
  expect(codeOf(await query({ colour: 'red' }))).toEqual([400, 'FILTER_PARSER_ERROR'])
})

const slotOf = (start: string, end: string) =>
  Object.fromEntries(Object.entries(slot(start, end)).map(([key, at]) => [key, at.replace('Z', '.000Z')]))

test('a schedule moves as a whole, and a copy of the event has it at the same times', async () => {
  const shop = await fair()
  const { admin } = shop
  const start = '2027-03-20T18:00:00Z'
  const { id: eventId } = await shop.event({
    dateAndTimeSettings: { startDate: start, endDate: '2027-03-20T22:00:00Z', timeZoneId: 'Europe/London' },
  })
  const { add, list, publish } = calls(shop, eventId)
  await add('Talk', { timeSlot: { start, end: '2027-03-20T19:00:00Z' } })
  await publish()
  await add('Encore', { timeSlot: { start: '2027-03-20T20:00:00Z', end: '2027-03-20T21:00:00Z' } })
  const move = (change: object) => admin.call('POST', `${SCHEDULE}/draft/reschedule`, { eventId, ...change })
  expect((await move({ timeZoneId: 'Europe/Paris', timeSlotOffset: '-1800.5s' })).body).toEqual({})
  const [talk] = (await list('&state=DRAFT')).body.items
  expect(talk.timeSlot).toEqual({
    start: '2027-03-20T17:29:59.500Z',
    end: '2027-03-20T18:29:59.500Z',
    timeZoneId: 'Europe/Paris',
  })
  expect((await move({ timeZoneId: 'Nowhere/City', timeSlotOffset: '60s' })).status).toBe(400)
  expect((await move({ timeZoneId: 'UTC', timeSlotOffset: '999999999s' })).status).toBe(400)

  // 14 days later summer time has begun: the same hour in London is an hour earlier.
  const copy = (await admin.call('POST', `/events/v3/events/${eventId}/clone`, {})).body.event
  const copied = calls(shop, copy.id)
  const [published] = (await copied.list()).body.items
  expect([published.name, published.timeSlot.start]).toEqual(['Talk', '2027-04-03T17:00:00.000Z'])
  expect(names(await copied.list('&state=DRAFT'))).toEqual(['Talk', 'Encore'])
  expect(published.id).not.toBe(talk.id)
})

test('items need a name, an end after their start, and a zone; strangers change nothing', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const { id: eventId } = await shop.event({}, { draft: true })
  const { add, list, publish, change } = calls(shop, eventId)
  const talk = await add('Talk')
  const bad = await change(talk.id, { name: ' ', timeSlot: { end: slot('0', '18:00').end, timeZoneId: 'Mars' } })
  expect(
    bad.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field).toSorted(),
  ).toEqual(['item.name', 'item.timeSlot.end', 'item.timeSlot.timeZoneId'])
  await publish()
  expect(names(await list('', visitor))).toEqual([])
  expect((await list('&facet=colour')).status).toBe(400)
  expect((await visitor.call('POST', `${SCHEDULE}/publish`, { eventId })).status).toBe(403)
  const { id: other } = await shop.event()
  expect(codeOf(await calls(shop, other).change(talk.id, { name: 'X' }))).toEqual([404, 'SCHEDULE_ITEM_NOT_FOUND'])
  expect(codeOf(await calls(shop, talk.id).publish())).toEqual([404, 'EVENT_NOT_FOUND'])
})

test('members bookmark published items, and a bookmark goes with its item', async () => {
  const shop = await fair()
  const visitor = await shop.visitor()
  const member = await signedIn(shop.site)
  const { id: eventId } = await shop.event()
  const { add, publish, remove } = calls(shop, eventId)
  const talk = await add('Talk')
  const late = await add('Late', { timeSlot: slot('20:00', '21:00') })
  const mark = (itemId: string, caller: TestCaller = member) =>
    caller.call('POST', `${SCHEDULE}/${itemId}/bookmark`, { itemId, eventId })
  const marked = () => member.call('GET', `${SCHEDULE}/bookmarks?eventId=${eventId}`)
  expect(codeOf(await mark(talk.id))).toEqual([404, 'SCHEDULE_ITEM_NOT_FOUND'])
  await publish()
  expect(codeOf(await mark(talk.id, visitor))).toEqual([403, 'MEMBER_NEEDED'])
  for (const id of [late.id, talk.id, talk.id]) expect((await mark(id)).body).toEqual({})
  expect(names(await marked())).toEqual(['Talk', 'Late'])
  const drop = `${SCHEDULE}/${late.id}/bookmark?itemId=${late.id}&eventId=${eventId}`
  expect((await member.call('DELETE', drop)).body).toEqual({})
  expect(names(await marked())).toEqual(['Talk'])
  await remove(talk.id)
  expect(names(await marked())).toEqual(['Talk'])
  await publish()
  expect(names(await marked())).toEqual([])
})
