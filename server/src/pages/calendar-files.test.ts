import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { pagesApp } from './pages-app.fixture.ts'
import type { ReadEntry } from './read-calendar.fixture.ts'

/** Calendar files as a reader of others reads them, in zones of its own. */

const READER = fileURLToPath(new URL('read-calendar.fixture.ts', import.meta.url))
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata']
const EVENTS = '/events/v3/events'
let shop: Awaited<ReturnType<typeof sharedSite>>
let app: FastifyInstance
beforeAll(async () => {
  shop = await sharedSite()
  app = await pagesApp(shop, { now: () => new Date('2032-03-01T12:00:00Z') })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

interface Calendar {
  readonly zone: string
  readonly name: string
  readonly entries: ReadEntry[]
}

async function readIn(zone: string, file: string): Promise<Calendar> {
  const reader = spawn(process.execPath, [READER], { env: { PATH: process.env.PATH, TZ: zone } })
  const output = Promise.all([text(reader.stdout), text(reader.stderr), once(reader, 'close')])
  reader.stdin.end(file)
  const [read, faults] = await output
  expect(faults.replace(/^.*(?:ExperimentalWarning|--trace-warnings).*\n/gm, '')).toBe('')
  return JSON.parse(read)
}

async function fileOf(path: string): Promise<string> {
  const { statusCode, body } = await app.inject(path)
  expect(statusCode, body).toBe(200)
  return body
}

async function create(fields: object): Promise<{ id: string; slug: string }> {
  const event = {
    location: { type: 'VENUE', name: 'Mill; hall, left' },
    registration: { initialType: 'RSVP' },
    ...fields,
  }
  const reply = await shop.admin.call('POST', EVENTS, { event })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.event
}

const lasting = (startDate: string, endDate: string, timeZoneId: string) => ({
  dateAndTimeSettings: { startDate, endDate, timeZoneId },
})

/** Starts before and after clocks change, and events that last over the change. */
const EDGES = [
  ['Europe/London', '2032-03-28T00:30:00Z', '2032-03-28T02:30:00Z'],
  ['Europe/London', '2032-10-31T00:30:00Z', '2032-10-31T01:30:00Z'],
  ['America/New_York', '2032-03-14T06:30:00Z', '2032-03-14T07:30:00Z'],
  ['America/New_York', '2032-11-07T05:30:00Z', '2032-11-07T06:30:00Z'],
  ['Australia/Lord_Howe', '2032-04-03T14:45:00Z', '2032-04-03T15:15:00Z'],
  ['Asia/Kathmandu', '2032-06-01T18:15:00Z', '2032-06-02T18:14:59Z'],
  ['America/St_Johns', '2032-03-14T05:00:00Z', '2032-03-14T06:00:00Z'],
] as const

test.for(ZONES)(
  'a reader in %s has every event at its instant, over edges of daylight saving time too',
  async (zone) => {
    const events = await Promise.all(
      EDGES.map(async ([of, startDate, endDate], i) => {
        const { slug } = await create({ title: `Edge ${i}, “${of}” for ${zone}`, ...lasting(startDate, endDate, of) })
        return { slug, startDate, endDate }
      }),
    )
    for (const { slug, startDate, endDate } of events) {
      const { zone: readers, entries } = await readIn(zone, await fileOf(`/events/${slug}.ics`))
      // ICU has an older name of some zones.
      const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
      expect([readers, entries.length]).toEqual([timeZone, 1])
      const [entry] = entries
      expect(entry).toMatchObject({
        starts: new Date(startDate).toISOString(),
        ends: new Date(endDate).toISOString(),
        shown: new Date(startDate).toLocaleString('en-GB', { timeZone: zone }),
        status: 'CONFIRMED',
        place: 'Mill; hall, left',
      })
      expect(entry?.url).toMatch(new RegExp(`/events/${slug}$`))
    }
  },
)

test.for(ZONES)(
  'a reader in %s finds a series, moved and cancelled events and online ones in the list',
  async (zone) => {
    const title = (name: string) => `${name} for ${zone}`
    await create({
      title: title('Cider, tasting; weekly'),
      dateAndTimeSettings: {
        startDate: '2032-10-24T17:00:00Z',
        endDate: '2032-10-24T19:00:00Z',
        timeZoneId: 'Europe/Berlin',
        recurringEvents: { rule: 'FREQ=WEEKLY;COUNT=3', exceptDays: ['2032-10-31'] },
      },
    })
    const moved = await create({
      title: title('Moved'),
      ...lasting('2032-05-01T18:00:00Z', '2032-05-01T20:00:00Z', 'Europe/London'),
    })
    const patched = await shop.admin.call('PATCH', `${EVENTS}/${moved.id}`, {
      event: { id: moved.id, ...lasting('2032-05-02T18:00:00Z', '2032-05-02T20:00:00Z', 'Europe/London') },
    })
    expect(patched.status, JSON.stringify(patched.body)).toBe(200)
    const canceled = await create({
      title: title('Off'),
      ...lasting('2032-05-03T18:00:00Z', '2032-05-03T20:00:00Z', 'Europe/London'),
    })
    await shop.admin.call('POST', `${EVENTS}/${canceled.id}/cancel`, {})
    await create({
      title: title('Online'),
      shortDescription: 'Bring: tea,\nand a backslash \\',
      location: { type: 'ONLINE' },
      ...lasting('2032-05-04T18:00:00Z', '2032-05-04T20:00:00Z', 'Asia/Kolkata'),
    })
    const tbd = await create({
      title: title('Some day'),
      dateAndTimeSettings: { dateAndTimeTbd: true, timeZoneId: 'Europe/London' },
    })
    const { entries, name } = await readIn(zone, await fileOf('/events.ics'))
    expect(name).not.toBe('')
    const own = entries.filter((entry) => !entry.title.startsWith('Edge') && entry.title.endsWith(`for ${zone}`))
    const shown = (iso: string) => new Date(iso).toLocaleString('en-GB', { timeZone: zone })
    expect(own.map((entry) => [entry.title, entry.starts, entry.shown, entry.status])).toEqual([
      [title('Moved'), '2032-05-02T18:00:00.000Z', shown('2032-05-02T18:00:00Z'), 'CONFIRMED'],
      [title('Off'), '2032-05-03T18:00:00.000Z', shown('2032-05-03T18:00:00Z'), 'CANCELLED'],
      [title('Online'), '2032-05-04T18:00:00.000Z', shown('2032-05-04T18:00:00Z'), 'CONFIRMED'],
      [title('Cider, tasting; weekly'), '2032-10-24T17:00:00.000Z', shown('2032-10-24T17:00:00Z'), 'CONFIRMED'],
      [title('Cider, tasting; weekly'), '2032-11-07T18:00:00.000Z', shown('2032-11-07T18:00:00Z'), 'CONFIRMED'],
    ])
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
    expect(own.find((entry) => entry.title === title('Online'))?.about).toBe('Bring: tea,\nand a backslash \\')
    // Without a time there is nothing that a calendar could hold.
    const { statusCode } = await app.inject(`/events/${tbd.slug}.ics`)
    expect(statusCode).toBe(404)
  },
)

test('a file is sent again once it differs, and a name of no event or category has none', async () => {
  const { id, slug } = await create({
    title: 'Sent once',
    ...lasting('2032-06-01T18:00:00Z', '2032-06-01T20:00:00Z', 'Europe/London'),
  })
  const read = (path: string, etag?: string) =>
    app.inject({ url: path, headers: etag === undefined ? {} : { 'if-none-match': etag } })
  for (const path of [`/events/${slug}.ics`, '/events.ics']) {
    const first = await read(path)
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    const again = await read(path, etag)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    await shop.admin.call('PATCH', `${EVENTS}/${id}`, { event: { id, title: `Sent in ${path}` } })
    const changed = await read(path, etag)
    expect([changed.statusCode, changed.body.includes('Sent in /events')]).toEqual([200, true])
  }
  for (const path of ['/events/no-such-event.ics', '/events.ics?category=none', `/events.ics?category=${id}`])
    expect((await read(path)).statusCode, path).toBe(404)
})
