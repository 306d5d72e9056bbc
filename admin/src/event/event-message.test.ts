import { expect, test } from 'vitest'
import { eventChanges, eventMessage } from './event-message.ts'
import { emptyEvent, eventValues } from './event-values.ts'

const values = {
  ...emptyEvent('Europe/London'),
  title: ' Night Market ',
  start: '2026-06-12T18:30',
  end: '2026-06-12T23:00',
  placeName: 'Town Hall',
  city: 'London',
  country: 'GB',
}

test('wall times are those of the event’s zone', () => {
  expect(eventMessage(values).dateAndTimeSettings).toEqual({
    startDate: new Date('2026-06-12T17:30:00Z'),
    endDate: new Date('2026-06-12T22:00:00Z'),
    timeZoneId: 'Europe/London',
    dateAndTimeTbd: false,
    dateAndTimeTbdMessage: '',
    hideEndDate: false,
    showTimeZone: true,
  })
})

test.for([
  ['a venue', {}, { type: 'VENUE', locationTbd: false, name: 'Town Hall', address: { city: 'London', country: 'GB' } }],
  ['online', { place: 'ONLINE', placeName: '' }, { type: 'ONLINE', locationTbd: false }],
  ['to be announced', { place: 'TBD', placeName: '' }, { type: 'VENUE', locationTbd: true }],
] as const)('the place: %s', ([, change, location]) => {
  expect(eventMessage({ ...values, ...change }).location).toEqual(location)
})

test.for([
  ['at a place', { meetingLink: 'https://meet.example/1' }, { enabled: false }],
  [
    'at a place and online, without a link',
    { online: true },
    { enabled: true, link: null, instructions: null, minutesBefore: null },
  ],
  [
    'online',
    {
      place: 'ONLINE',
      meetingLink: ' https://meet.example/1 ',
      meetingInstructions: 'Camera off.',
      meetingMinutes: '0',
    },
    { enabled: true, link: 'https://meet.example/1', instructions: 'Camera off.', minutesBefore: 0 },
  ],
] as const)('the way in of an event %s', ([, change, expected]) => {
  expect(eventMessage({ ...values, ...change }).onlineConferencing).toEqual(expected)
})

test('a date to be announced needs no time', () => {
  const { dateAndTimeSettings } = eventMessage({
    ...values,
    start: '',
    end: '',
    dateTbd: true,
    tbdMessage: 'In spring',
  })
  expect(dateAndTimeSettings).not.toHaveProperty('startDate')
  expect(dateAndTimeSettings).toMatchObject({ dateAndTimeTbd: true, dateAndTimeTbdMessage: 'In spring' })
})

test.for([
  ['RSVP', { initialType: 'RSVP', type: 'RSVP', external: null }],
  ['EXTERNAL', { initialType: 'TICKETING', type: 'EXTERNAL', external: { url: 'https://a.example' } }],
  ['NONE', { initialType: 'RSVP', type: 'NONE', external: null }],
] as const)('registration: %s', ([registration, message]) => {
  expect(eventMessage({ ...values, registration, externalUrl: 'https://a.example' }).registration).toEqual(message)
})

const stored = {
  id: '1',
  title: 'Night Market',
  slug: 'night-market',
  location: { type: 'VENUE', name: 'Town Hall', address: { streetAddress: { number: '1', name: 'High Street' } } },
  dateAndTimeSettings: { timeZoneId: 'Europe/London', startDate: new Date('2026-06-12T17:30:00Z') },
  detailedDescription: '<p>Stalls</p><p>and music</p>',
  mainImage: { id: 'a', url: '/media/a.jpg', width: 1600, height: 900 },
  seoSettings: { advancedSeoData: { tags: [{ type: 'meta', props: { name: 'robots', content: 'noindex' } }] } },
} as unknown as Parameters<typeof eventValues>[0]

test('nothing is sent of an event that is only looked at', () => {
  const read = eventValues(stored)
  expect(read).toMatchObject({ addressLine: '1 High Street', slug: 'night-market' })
  expect(read.description.nodes).toHaveLength(2)
  expect(eventChanges(read, read)).toEqual({})
})

test('stored parts without a field stay when the fields beside them change', () => {
  const read = eventValues(stored)
  const changes = eventChanges(read, { ...read, coverAlt: 'Stalls at night', seoTitle: 'Market', slug: 'market' })
  expect(changes).toMatchObject({
    slug: 'market',
    mainImage: { id: 'a', width: 1600, altText: 'Stalls at night' },
    seoSettings: { advancedSeoData: { tags: [{ type: 'title', children: 'Market' }, { type: 'meta' }] } },
  })
  const other = eventChanges(read, { ...read, coverUrl: '/media/b.jpg' })
  expect(other).toEqual({ mainImage: { url: '/media/b.jpg' } })
})

test('a rich text takes the place of the plain one', () => {
  const read = eventValues(stored)
  const emptied = { ...read, description: { nodes: [{ type: 'PARAGRAPH', nodes: [] }] } }
  expect(eventChanges(read, emptied)).toEqual({ description: null, detailedDescription: null })
})

test('texts are trimmed, and empty ones empty the field', () => {
  const { title, shortDescription, mainImage } = eventMessage(values)
  expect([title, shortDescription, mainImage]).toEqual(['Night Market', null, null])
})
