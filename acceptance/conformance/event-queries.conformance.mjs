import { beforeAll, expect, test } from 'vitest'
import { admin, DAY_MS, HOUR_MS, mark, refusal, visitor } from './clients.mjs'
import { newEvent } from './occasions.mjs'

const word = mark()
const someone = visitor()
const start = Math.floor(Date.now() / 1000) * 1000 + 20 * DAY_MS
const day = (n) => new Date(start + n * DAY_MS)
const letters = (result) => result.items.map((event) => event.title.at(-1)).join('')
const ours = () => someone.events.queryEvents({ fields: ['DETAILS'] }).startsWith('title', `Eq${word}`)
let made

beforeAll(async () => {
  made = []
  for (const [index, letter] of ['a', 'b', 'c', 'd'].entries()) {
    made.push(
      await newEvent({
        title: `Eq${word} ${letter}`,
        dateAndTimeSettings: { startDate: day(index), endDate: new Date(+day(index) + HOUR_MS), timeZoneId: 'UTC' },
        registration: { initialType: index % 2 ? 'RSVP' : 'TICKETING' },
      }),
    )
  }
  await newEvent({ title: `Eq${word} x` }, { draft: true })
  await admin.events.cancelEvent(made[3]._id)
})

test.for([
  ['eq', (q) => q.eq('title', `Eq${word} b`), 'b'],
  ['ne', (q) => q.ne('title', `Eq${word} b`), 'acd'],
  ['gt', (q) => q.gt('dateAndTimeSettings.startDate', day(1)), 'cd'],
  ['ge', (q) => q.ge('dateAndTimeSettings.startDate', day(1)), 'bcd'],
  ['lt', (q) => q.lt('dateAndTimeSettings.startDate', day(1)), 'a'],
  ['le', (q) => q.le('dateAndTimeSettings.startDate', day(1)), 'ab'],
  ['eq on a date', (q) => q.eq('dateAndTimeSettings.startDate', day(2)), 'c'],
  ['in', (q) => q.in('_id', [made[0]._id, made[2]._id]), 'ac'],
  ['hasSome', (q) => q.hasSome('status', ['CANCELED']), 'd'],
  ['hasSome over an id', (q) => q.hasSome('_id', [made[0]._id]), 'a'],
  ['startsWith', (q) => q.startsWith('title', `Eq${word} c`), 'c'],
  ['endsWith', (q) => q.endsWith('title', ' a'), 'a'],
  ['contains', (q) => q.contains('title', `${word} d`), 'd'],
  ['exists', (q) => q.exists('slug', true), 'abcd'],
  ['status', (q) => q.eq('status', 'UPCOMING'), 'abc'],
  ['not that status', (q) => q.ne('status', 'CANCELED'), 'abc'],
  ['registration', (q) => q.eq('registration.initialType', 'RSVP'), 'bd'],
  ['slug', (q) => q.eq('slug', made[1].slug), 'b'],
  ['place in a series', (q) => q.eq('dateAndTimeSettings.recurrenceStatus', 'ONE_TIME'), 'abcd'],
  ['registration at work', (q) => q.eq('registration.type', 'TICKETING'), 'ac'],
  [
    'or',
    (q) =>
      q.and(
        someone.events
          .queryEvents()
          .eq('title', `Eq${word} a`)
          .or(someone.events.queryEvents().eq('title', `Eq${word} c`)),
      ),
    'ac',
  ],
  [
    'not',
    (q) =>
      someone.events
        .queryEvents()
        .not(someone.events.queryEvents().eq('title', `Eq${word} b`))
        .and(q),
    'acd',
  ],
  ['two ends', (q) => q.ge('dateAndTimeSettings.startDate', day(1)).lt('dateAndTimeSettings.endDate', day(3)), 'bc'],
])('%s', async ([, narrow, expected]) => {
  const found = await narrow(ours()).ascending('title').find()
  expect(letters(found)).toBe(expected)
  expect(found.totalCount).toBe(expected.length)
})

test.for([
  ['by start', (q) => q.ascending('dateAndTimeSettings.startDate'), 'abcd'],
  ['by start, backwards', (q) => q.descending('dateAndTimeSettings.startDate'), 'dcba'],
  ['by title, backwards', (q) => q.descending('title'), 'dcba'],
  ['by making', (q) => q.ascending('_createdDate'), 'abcd'],
  ['by making, backwards', (q) => q.descending('_createdDate'), 'dcba'],
  ['by end', (q) => q.descending('dateAndTimeSettings.endDate'), 'dcba'],
])('sorted %s', async ([, sort, expected]) => {
  expect(letters(await sort(ours()).find())).toBe(expected)
})

test('cursors lead to the next page and back', async () => {
  const first = await ours().ascending('title').limit(3).find()
  expect([letters(first), first.totalCount, first.totalPages, first.hasNext()]).toEqual(['abc', 4, 2, true])
  const second = await first.next()
  expect([letters(second), second.hasNext()]).toEqual(['d', false])
  expect(letters(await second.prev())).toBe('abc')
})

test('drafts are the administrator’s who asks', async () => {
  const titles = async (client, options) =>
    letters(await client.events.queryEvents(options).startsWith('title', `Eq${word}`).ascending('title').find())
  expect(await titles(admin, {})).toBe('abcd')
  expect(await titles(admin, { includeDrafts: true })).toBe('abcdx')
  expect(await titles(someone, { includeDrafts: true })).toBe('abcd')
})

test('counted by status', async () => {
  const filter = { title: { $startsWith: `Eq${word}` } }
  const counted = await admin.events.countEventsByStatus({ filter, facet: ['status'], includeDrafts: true })
  expect(counted.facets.status.counts).toEqual({ UPCOMING: 3, CANCELED: 1, DRAFT: 1 })
  expect(counted.pagingMetadata.total).toBe(5)
  const seen = await someone.events.countEventsByStatus({ filter, facet: ['status'] })
  expect(seen.facets.status.counts).toEqual({ UPCOMING: 3, CANCELED: 1 })
})

test('each event comes with the requested fields', async () => {
  const [event] = (
    await someone.events
      .queryEvents({ fields: ['REGISTRATION', 'URLS'] })
      .eq('_id', made[0]._id)
      .find()
  ).items
  expect(event.registration.type).toBe('TICKETING')
  expect(event.eventPageUrl).toContain(made[0].slug)
  expect(event.form).toBeUndefined()
})

test('an impossible query is refused', async () => {
  const unreadable = { status: 400, code: 'FILTER_PARSER_ERROR' }
  expect(await refusal(someone.events.queryEvents().eq('nonsense', 1).find())).toMatchObject(unreadable)
  expect(await refusal(someone.events.countEventsByStatus({ filter: { nonsense: 1 } }))).toMatchObject(unreadable)
  expect((await refusal(someone.events.queryEvents().ascending('nonsense').find())).status).toBe(400)
  expect((await refusal(someone.events.queryEvents().limit(1000).find())).status).toBe(400)
  expect((await refusal(someone.events.queryEvents({ fields: ['EVERYTHING'] }).find())).status).toBe(400)
})
