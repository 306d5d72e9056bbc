import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, onTestFinished, test } from 'vitest'
import { calendarFeed, calendarFile } from './calendar-file.ts'

const event: Event = {
  id: 'e-1',
  title: 'Night Market, late',
  slug: 'night-market',
  status: 'UPCOMING',
  instanceId: 's',
  userId: 'u-1',
  location: { type: 'VENUE', name: 'Tobacco Dock', address: { formattedAddress: 'Wapping Lane; London' } },
  dateAndTimeSettings: {
    startDate: new Date('2026-03-14T18:30:00Z'),
    endDate: new Date('2026-03-14T22:30:00Z'),
    timeZoneId: 'Europe/London',
    recurrenceStatus: 'ONE_TIME',
    formatted: { dateAndTime: '' },
  },
  createdDate: new Date('2026-03-01T00:00:00Z'),
  updatedDate: new Date('2026-03-02T09:15:00.250Z'),
}
const linesOf = (change: Partial<Event> = {}) =>
  calendarFile({ ...event, ...change }, 'https://fair.example:8080').split('\r\n')

test('an event, with what the format would misread escaped', () => {
  expect(linesOf().slice(3, -3)).toEqual([
    'BEGIN:VEVENT',
    'UID:e-1@fair.example',
    'DTSTAMP:20260302T091500Z',
    'DTSTART:20260314T183000Z',
    'DTEND:20260314T223000Z',
    'SUMMARY:Night Market\\, late',
    'LOCATION:Tobacco Dock\\, Wapping Lane\\; London',
    'URL:https://fair.example:8080/events/night-market',
    'STATUS:CONFIRMED',
  ])
})

test.for(['\r', '\n', '\r\n'])('a title with %j stays one line', (lineBreak) => {
  const lines = linesOf({ title: `Night${lineBreak}ATTENDEE:mallory` })
  expect(lines).toContain('SUMMARY:Night\\nATTENDEE:mallory')
  expect(lines.join('\n')).not.toContain('\r')
})

test('control characters are left out', () => {
  expect(linesOf({ title: 'Night\u0000\u0007\u007f \tMarket' })).toContain('SUMMARY:Night \tMarket')
})

test('a cancelled one says so; one whose time is to come has none', () => {
  expect(linesOf({ status: 'CANCELED' })).toContain('STATUS:CANCELLED')
  const tbd = { ...event.dateAndTimeSettings, dateAndTimeTbd: true }
  expect(linesOf({ dateAndTimeSettings: tbd }).some((line) => line.startsWith('DTSTART'))).toBe(false)
})

test('long lines are folded at 75 octets and unfold to what they were', () => {
  const shortDescription = `Sechzig Stände, ${'ÄÖÜ '.repeat(60)}\nund Musik`
  const lines = linesOf({ shortDescription })
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:Sechzig Stände\\, ${'ÄÖÜ '.repeat(60)}\\nund Musik`,
  )
})

test.for(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a list of events is the same on a server in %s',
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const summer = { startDate: new Date('2026-07-14T23:30:00Z'), timeZoneId: 'Asia/Kolkata' }
    const second = {
      ...event,
      id: 'e-2',
      title: 'Kite day',
      dateAndTimeSettings: { ...event.dateAndTimeSettings, ...summer },
    }
    const lines = calendarFeed('Fair, & Square', [event, second], 'https://fair.example').split('\r\n')
    expect(lines.filter((line) => /^(X-WR-CALNAME|UID|DTSTART|BEGIN|END)/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'X-WR-CALNAME:Fair\\, & Square',
      'BEGIN:VEVENT',
      'UID:e-1@fair.example',
      'DTSTART:20260314T183000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:e-2@fair.example',
      'DTSTART:20260714T233000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  },
)
