// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import * as policies from '../event-policies/page.tsx'
import { openPage } from '../testing/open-page.tsx'

const tabsOf = async (initialType: string) => {
  const { root } = await openPage(policies, '/events/:eventId/policies', '/events/e-1/policies', {
    'GET /events/v3/events/e-1': { event: { id: 'e-1', title: 'Night market', registration: { initialType } } },
    'POST /events-policies/v2/policies/query': { policies: [] },
  })
  const links = [...root.querySelectorAll('nav[aria-label="Parts of the event"] a')]
  return { links: links.map(({ textContent }) => textContent), shown: root.querySelector('[aria-current=page]') }
}

test('the pages of an event with tickets lead to each other, and the shown one is marked', async () => {
  const { links, shown } = await tabsOf('TICKETING')
  expect(links).toEqual([
    'Overview',
    'Details',
    'Seats',
    'Access codes',
    'Questions',
    'Policies',
    'Schedule',
    'Guests',
    'Messages',
  ])
  expect(shown?.textContent).toBe('Policies')
})

test('an event that takes replies has no pages of tickets', async () => {
  const { links } = await tabsOf('RSVP')
  expect(links).not.toContain('Seats')
  expect(links).not.toContain('Access codes')
})
