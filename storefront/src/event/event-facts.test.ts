// @vitest-environment node
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { nightMarket } from '../testing/fake-api.ts'

/** Facts of the event's page for machines. */
async function factsOf(change: Partial<Event>) {
  const { document } = await ask('/events/night-market', {
    'POST /events/v3/events/query': { events: [], pagingMetadata: {} },
    'GET /events/v3/events/slug/night-market': { event: nightMarket(change) },
    [`GET /fairground/v1/events/${nightMarket().id}/waiting-list/choices`]: { any: false, anyLimit: 0, kinds: [] },
  })
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return blocks.map(({ textContent }) => JSON.parse(textContent)).find((facts) => facts['@type'] === 'Event')
}

const { registration } = nightMarket()

test('an event that is on', async () => {
  expect(await factsOf({})).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Night Market',
    url: expect.stringMatching(/^https?:.*\/events\/night-market$/),
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: nightMarket().dateAndTimeSettings.startDate?.toISOString(),
    organizer: { '@type': 'Organization', name: 'Fairground' },
    isAccessibleForFree: false,
    offers: { '@type': 'Offer', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
  })
})

test('one that is sold out, one that is cancelled', async () => {
  const soldOut = { ...registration, tickets: { ...registration?.tickets, soldOut: true } } as Event['registration']
  expect((await factsOf({ registration: soldOut })).offers.availability).toBe('https://schema.org/SoldOut')
  const canceled = await factsOf({ status: 'CANCELED' })
  expect(canceled.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(canceled.offers.availability).toBeUndefined()
})

test('an event in a room of a venue has its capacity and its notes', async () => {
  const room = { id: '1', name: 'Attic', capacity: 40, accessibilityNotes: 'Up 32 stairs.' }
  const venue = {
    venueId: '2',
    name: 'Hall',
    notes: 'Doors behind.',
    accessibilityNotes: '',
    room,
    usesRoomCapacity: true,
  }
  expect((await factsOf({ venue })).location).toMatchObject({
    '@type': 'Place',
    maximumAttendeeCapacity: 40,
    amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Accessibility', value: 'Up 32 stairs.' },
  })
  expect((await factsOf({})).location.maximumAttendeeCapacity).toBeUndefined()
})

test('one for guests without tickets is free', async () => {
  const guests = { type: 'RSVP', status: 'OPEN_RSVP' } as Event['registration']
  const facts = await factsOf({ registration: guests })
  expect([facts.isAccessibleForFree, facts.offers]).toEqual([true, undefined])
})

test('a cancelled event and one that is over have a notice above them', async () => {
  const noticeOf = async (change: Partial<Event>) => {
    const { document } = await ask('/events/night-market', {
      'POST /events/v3/events/query': { events: [], pagingMetadata: {} },
      'GET /events/v3/events/slug/night-market': { event: nightMarket(change) },
      [`GET /fairground/v1/events/${nightMarket().id}/waiting-list/choices`]: { any: false, anyLimit: 0, kinds: [] },
    })
    return document.querySelector('section[aria-label="Notice"] p')?.textContent
  }
  expect(await noticeOf({})).toBeUndefined()
  expect(await noticeOf({ status: 'CANCELED' })).toMatch(/^This event is cancelled. It was planned for .*14 March 2026/)
  expect(await noticeOf({ status: 'ENDED' })).toMatch(/^This event is over. It took place on .*14 March 2026/)
})

test.for([
  ['online', { location: { type: 'ONLINE' as const } }, 'Online', { '@type': 'VirtualLocation' }],
  ['at a place and online', {}, 'Mixed', [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }]],
] as const)('an event that is %s says so, without its link', async ([, change, mode, location]) => {
  const facts = await factsOf({ onlineConferencing: { enabled: true, link: 'https://meet.example/1' }, ...change })
  expect(facts.eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`)
  expect(facts.location).toMatchObject(location)
  expect(JSON.stringify(facts)).not.toContain('meet.example')
})
