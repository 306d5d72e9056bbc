import { expect, test } from 'vitest'
import { DAY, fair, inMs } from '../events.fixture.ts'

const BOARD = '/fairground/v1/event-board'
const PERIOD = '/fairground/v1/event-period'

type Found = { title: string; column: string; soldOut: boolean; status: string }
type Column = { column: string; total: number; events: Found[] }

const answers = (rsvp: object) => ({ registration: { initialType: 'RSVP', rsvp } })
const between = (from: number, to: number) => ({
  dateAndTimeSettings: { startDate: inMs(from), endDate: inMs(to), timeZoneId: 'Europe/London' },
})

/** An event for each way to stand in a column, named for it. */
async function everyKind() {
  const shop = await fair()
  const { event, definition, admin } = shop
  const kindOf = async (title: string, kind: object, change: object = {}) => {
    const made = await event({ title, ...change })
    await definition(made.id, kind)
    return made
  }
  await event({ title: 'draft' }, { draft: true })
  await kindOf('on sale', {})
  await event({ title: 'without kinds' })
  await kindOf('later', { salePeriod: { startDate: inMs(DAY), endDate: inMs(2 * DAY), displayNotOnSale: true } })
  await kindOf('sale over', { salePeriod: { startDate: inMs(-2 * DAY), endDate: inMs(-DAY), displayNotOnSale: true } })
  await kindOf('sold out', { initialLimit: 0 })
  await kindOf('hidden', { hidden: true, initialLimit: 0 })
  const both = await kindOf('one sold out, one later', { initialLimit: 0 })
  await definition(both.id, { salePeriod: { startDate: inMs(DAY), endDate: inMs(2 * DAY), displayNotOnSale: true } })
  const closed = await kindOf('closed', {})
  await admin.call('PATCH', `/events/v3/events/${closed.id}`, { event: { registration: { registrationPaused: true } } })
  await event({ title: 'answers', ...answers({ responseType: 'YES_ONLY' }) })
  await event({ title: 'answers later', ...answers({ startDate: inMs(DAY), endDate: inMs(2 * DAY) }) })
  await event({ title: 'answers over', ...answers({ startDate: inMs(-2 * DAY), endDate: inMs(-DAY) }) })
  const canceled = await kindOf('cancelled', {})
  await admin.call('POST', `/events/v3/events/${canceled.id}/cancel`, {})
  await kindOf('over', {}, between(-2 * DAY, -DAY))
  await kindOf('running', {}, between(-DAY, DAY))
  return shop
}

const titlesOf = (columns: Column[]) =>
  Object.fromEntries(columns.map(({ column, events }) => [column, events.map(({ title }) => title).sort()]))

test('each event stands in the column of its state, as its registration says', async () => {
  const { admin } = await everyKind()
  const { body } = await admin.call('GET', BOARD)
  expect(titlesOf(body.columns)).toEqual({
    DRAFT: ['draft'],
    SCHEDULED: ['answers later', 'later'],
    OPEN: ['answers', 'hidden', 'on sale', 'one sold out, one later', 'running', 'without kinds'],
    CLOSED: ['answers over', 'closed', 'sale over', 'sold out'],
    OVER: ['cancelled', 'over'],
  })
  const found: Found[] = body.columns.flatMap(({ events }: Column) => events)
  expect(found.filter(({ soldOut }) => soldOut).map(({ title }) => title)).toEqual(['sold out'])
  // Visitors read the same rule.
  const { body: all } = await admin.call('POST', '/events/v3/events/query', {
    query: { filter: { status: { $in: ['UPCOMING', 'STARTED'] } }, paging: { limit: 100 } },
    fields: ['REGISTRATION'],
  })
  const isOpen = new Map<string, boolean>(
    all.events.map((one: { title: string; registration: { status: string } }) => [
      one.title,
      one.registration.status.startsWith('OPEN') || one.registration.status.startsWith('SCHEDULED'),
    ]),
  )
  for (const { title, column } of found)
    if (isOpen.has(title)) expect([title, ['OPEN', 'SCHEDULED'].includes(column)]).toEqual([title, isOpen.get(title)])
})

test('a column comes in parts, the soonest first, and those that are over the latest first', async () => {
  const { admin, event } = await fair()
  for (const day of [3, 1, 2]) await event({ title: `Day ${day}`, ...between(day * DAY, (day + 1) * DAY) })
  for (const day of [3, 2, 4]) await event({ title: `Past ${day}`, ...between(-day * DAY, -day * DAY + 1000) })
  await event({ title: '100 % jam' })
  const of = async (query: string) => {
    const { body } = await admin.call('GET', `${BOARD}?${query}`)
    const column = ({ column, total, events }: Column) => [column, total, ...events.map(({ title }) => title)]
    return body.columns.map(column).filter(([, total]: [string, number]) => total > 0)
  }
  expect(await of('limit=2')).toEqual([
    ['OPEN', 4, 'Day 1', 'Day 2'],
    ['OVER', 3, 'Past 2', 'Past 3'],
  ])
  expect(await of('limit=2&offset=2&column=OPEN')).toEqual([['OPEN', 4, 'Day 3', '100 % jam']])
  expect(await of('words=past')).toEqual([['OVER', 3, 'Past 2', 'Past 3', 'Past 4']])
  expect(await of('words=%25')).toEqual([['OPEN', 1, '100 % jam']])
})

test('a period holds what takes place in it, not what has no date yet', async () => {
  const { admin, event } = await fair()
  const from = Date.now() + 10 * DAY
  await event({ title: 'spans all of it', ...between(8 * DAY, 15 * DAY) })
  await event({ title: 'ends before', ...between(8 * DAY, 9 * DAY) })
  await event({ title: 'begins within', ...between(11 * DAY, 20 * DAY) })
  await event({ title: 'begins after', ...between(12 * DAY + 60_000, 13 * DAY) })
  await event({ title: 'draft', ...between(11 * DAY, 12 * DAY) }, { draft: true })
  await event({ title: 'no date', dateAndTimeSettings: { dateAndTimeTbd: true, timeZoneId: 'Europe/London' } })
  const query = `from=${new Date(from).toISOString()}&to=${new Date(from + 2 * DAY).toISOString()}`
  const { body } = await admin.call('GET', `${PERIOD}?${query}`)
  expect(body.events.map(({ title }: Found) => title).sort()).toEqual(['begins within', 'draft', 'spans all of it'])
  expect(body.hasMore).toBe(false)
  const { body: searched } = await admin.call('GET', `${PERIOD}?${query}&words=span`)
  expect(searched.events.map(({ title }: Found) => title)).toEqual(['spans all of it'])
})
