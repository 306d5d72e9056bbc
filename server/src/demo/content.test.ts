import { expect, test } from 'vitest'
import { descriptionOf } from './bring-events.ts'
import { catalogue } from './content/catalogue.ts'
import { timesOf } from './content/event-time.ts'
import { calendarAt } from './content/events.ts'
import { orders } from './content/orders.ts'
import { series } from './content/series.ts'
import { venues } from './content/venues.ts'
import { workshops } from './content/workshops.ts'
import { productPictures } from './pictures.ts'
import { richText } from './rich-text.ts'

test('64 products from nine workshops and a roastery in eleven kinds and three price bands, each with three shots', () => {
  expect(catalogue).toHaveLength(64)
  expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(64)
  expect(new Set(catalogue.map(({ sku }) => sku)).size).toBe(64)
  expect(new Set(catalogue.map(({ range }) => range.archetype)).size).toBe(11)
  expect(new Set(catalogue.map(({ product }) => product.workshop))).toEqual(new Set(Object.keys(workshops)))
  const band = (from: number, to: number) =>
    catalogue.filter(({ product }) => product.price >= from && product.price < to).length
  for (const [from, to] of [
    [0, 20],
    [20, 40],
    [40, 1000],
  ] as const) {
    expect(band(from, to)).toBeGreaterThan(8)
  }
  for (const entry of catalogue) expect(productPictures(entry).length).toBeGreaterThanOrEqual(3)
})

test('the window shows the first two of mugs, totes, lamps and prints', () => {
  expect(catalogue.slice(0, 8).map(({ product }) => product.name)).toEqual([
    'Harbour Mug',
    'Sunday Tote',
    'Reading Lamp',
    'Ripple Print',
    'Ember Mug',
    'Market Tote',
    'Dusk Lamp',
    'Bandstand Print',
  ])
})

const calendar = calendarAt(new Date('2031-07-01T09:00:00Z'))

test('the calendar has 30 events in four time zones, and texts that fit their fields', () => {
  expect(calendar).toHaveLength(30)
  expect(new Set(calendar.map(({ event }) => event.venue.zone)).size).toBe(4)
  for (const { event } of calendar) {
    expect(event.title.length).toBeLessThanOrEqual(120)
    expect(event.venue.name.length).toBeLessThanOrEqual(50)
    for (const { name } of event.tickets ?? []) expect(name.length).toBeLessThanOrEqual(30)
  }
})

test.for([
  ['in July', '2031-07-01T09:00:00Z', 'Open-air cinema: Local Hero', 'Bandstand Sunday: brass and buns'],
  ['in December', '2031-12-01T09:00:00Z', 'Winter cinema: Local Hero', 'Stove-side Sunday: brass and buns'],
  ['at the end of September', '2031-09-28T09:00:00Z', 'Winter cinema: Local Hero', 'Bandstand Sunday: brass and buns'],
] as const)('events follow the season of their dates: %s', ([, now, coming, past]) => {
  const titles = calendarAt(new Date(now)).map(({ event }) => event.title)
  expect(titles).toContain(coming)
  expect(titles).toContain(past)
})

test('in December nothing takes place in the open', () => {
  const december = calendarAt(new Date('2031-12-01T09:00:00Z'))
  const open = december.filter(
    ({ event: { title, venue } }) => /open-air|picnic|summer/i.test(title) || /bandstand|lawn/.test(venue.name),
  )
  expect(open.map(({ event }) => event.title)).toEqual([])
})

const OPEN_AIR = ['harbourside', 'linksGreen', 'parkGreen'] as const
const namedFor = [
  [/summer|open-air|picnic|bandstand/i, [4, 9]],
  [/winter|frost|stove/i, [10, 3]],
  [/spring/i, [3, 5]],
  [/autumn/i, [9, 11]],
] as const

test('every fifth day of a year events are named and sorted for the season that they are in, each once', () => {
  const outside = new Set<string>(OPEN_AIR.map((name) => venues[name].name))
  const faults = new Set<string>()
  for (let day = 0; day < 366; day += 5) {
    const now = new Date(Date.UTC(2031, 0, 1 + day, 9))
    const entries = calendarAt(now)
    expect(new Set(entries.map(({ slug }) => slug)).size, now.toISOString()).toBe(entries.length)
    for (const { event } of entries) {
      const month = timesOf(event.when, event.venue.zone, now).start.getUTCMonth() + 1
      for (const [words, [first, last]] of namedFor)
        if (
          words.test(event.title) &&
          !(first <= last ? month >= first && month <= last : month >= first || month <= last)
        )
          faults.add(`${event.title} in month ${month}`)
      if (event.categories?.includes('Outdoors') && !outside.has(event.venue.name))
        faults.add(`${event.title} is outdoors at ${event.venue.name}`)
    }
  }
  expect([...faults]).toEqual([])
})

test('events abroad sell in the currency of their country', () => {
  const currencies = calendar.flatMap(({ event: { venue, tickets, currency } }) =>
    tickets && venue.country !== 'GB' ? [[venue.country, currency]] : [],
  )
  expect(new Set(currencies.map(String))).toEqual(new Set(['DE,EUR', 'JP,JPY', 'US,USD']))
})

test('every event has a page worth opening: what happens there, a list, and how to get there', () => {
  for (const { event } of calendar) {
    const lines = descriptionOf(event)
    if (event.state !== 'draft') expect(lines.join(' ').length, event.title).toBeGreaterThan(400)
    expect(lines.filter((line) => line.startsWith('- ')).length, event.title).toBeGreaterThanOrEqual(3)
    expect(lines.includes('# Getting there'), event.title).toBe(!event.online?.alone)
  }
  const past = calendar.filter(({ event: { when } }) => when.days < 0)
  expect(past.length).toBeGreaterThanOrEqual(4)
  expect(past.some(({ event }) => event.venue.country !== 'GB')).toBe(true)
})

test('passes of a series cost less than their dates one by one, and take a kind of ticket that the series has', () => {
  const passes = series.flatMap(({ passes = [], ...one }) => passes.map((pass) => ({ ...one, pass })))
  expect(passes.length).toBeGreaterThan(1)
  for (const { event, dates, without, pass } of passes) {
    const { tickets = [] } = calendar.find(({ known }) => known === event)?.event ?? {}
    const single = tickets.find(({ name }) => name === pass.ticket)?.price ?? 0
    const weeks = pass.weeks ?? Array.from({ length: dates }, (_, week) => week).filter((w) => !without.includes(w))
    expect(pass.price, pass.name).toBeLessThan(single * weeks.length)
    expect(weeks.every((week) => week < dates && !without.includes(week))).toBe(true)
  }
})

test('twelve compositions are seen', () => {
  expect(new Set(calendar.map(({ event }) => event.art[0])).size).toBe(12)
})

test('orders are spread over a month, the oldest first, and no step lies in the future', () => {
  expect(orders.map(({ hoursAgo }) => hoursAgo)).toEqual(orders.map(({ hoursAgo }) => hoursAgo).sort((a, b) => b - a))
  const days = new Set(orders.map(({ hoursAgo }) => Math.floor(hoursAgo / 24)))
  expect(days.size).toBeGreaterThanOrEqual(20)
  for (const { hoursAgo, later = [] } of orders) {
    const hours = later.map((step) => step.hours)
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
    for (const one of hours) expect(one).toBeLessThan(hoursAgo)
  }
})

/** A Tuesday in British Summer Time. */
const tuesday = new Date('2031-07-01T09:00:00Z')
test.for([
  ['this evening', { days: 0, at: '19:30', hours: 2 }, 'Europe/London', tuesday, '2031-07-01T18:30:00.000Z'],
  [
    'this evening, too late to go',
    { days: 0, at: '19:30', hours: 2 },
    'Europe/London',
    new Date('2031-07-01T17:31:00Z'),
    '2031-07-02T18:30:00.000Z',
  ],
  ['tomorrow', { days: 1, at: '11:00', hours: 2 }, 'Europe/London', tuesday, '2031-07-02T10:00:00.000Z'],
  [
    'the first Saturday',
    { days: 2, weekday: 6, at: '18:30', hours: 2 },
    'Europe/London',
    tuesday,
    '2031-07-05T17:30:00.000Z',
  ],
  [
    'the day itself where it is such a weekday',
    { days: 1, weekday: 3, at: '10:00', hours: 2 },
    'Europe/Berlin',
    tuesday,
    '2031-07-02T08:00:00.000Z',
  ],
  [
    'in winter time, seen from summer',
    { days: 130, at: '18:00', hours: 2 },
    'America/New_York',
    tuesday,
    '2031-11-08T23:00:00.000Z',
  ],
  [
    'where it is the next day already',
    { days: 0, at: '19:00', hours: 2 },
    'Asia/Tokyo',
    new Date('2031-07-01T16:00:00Z'),
    '2031-07-02T10:00:00.000Z',
  ],
  [
    'before now',
    { days: -13, weekday: 7, at: '14:00', hours: 3 },
    'Europe/London',
    tuesday,
    '2031-06-22T13:00:00.000Z',
  ],
] as const)('time of an event: %s', ([, when, zone, now, start]) => {
  const times = timesOf(when, zone, now)
  expect(times.start.toISOString()).toBe(start)
  expect(times.end.getTime() - times.start.getTime()).toBe(when.hours * 3_600_000)
})

test('text becomes paragraphs, headings, lists, parts that open, and buttons', () => {
  const { nodes } = richText([
    'One',
    '# Two',
    '- a',
    '- b',
    'Three',
    '- c',
    '? Who? | You.',
    '> Orders | /account/orders',
  ])
  expect((nodes as { type: string; nodes: unknown[] }[]).map((node) => [node.type, node.nodes.length])).toEqual([
    ['PARAGRAPH', 1],
    ['HEADING', 1],
    ['BULLETED_LIST', 2],
    ['PARAGRAPH', 1],
    ['BULLETED_LIST', 1],
    ['COLLAPSIBLE_LIST', 1],
    ['BUTTON', 0],
  ])
  expect(JSON.stringify(nodes)).toContain('{"type":"LINK","text":"Orders","link":{"url":"/account/orders"}}')
})
