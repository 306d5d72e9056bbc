import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { placesFor } from '../shell/navigation.tsx'
import { scopesOfPage } from './page-scopes.ts'

test.for([
  ['a list', paths.orders({ tab: 'work' }), ['orders.read']],
  ['a page below a list', paths.product('7', 'tab=hidden'), ['catalog.read']],
  ['stock', paths.inventory({ location: '7' }), ['inventory.read']],
  ['an event', paths.event('7'), []],
  ['the guests of an event', paths.eventGuests('7', { tab: 'inside' }), ['guests.read']],
  ['the details of an event', paths.editEvent('7'), ['events.read']],
  ['the calendar of events', paths.eventCalendar({ q: 'jazz' }), ['events.read']],
  ['a page of the settings', paths.currencies(), ['settings.read']],
  ['one that shows stock, too', `${paths.locations()}#low-stock`, ['settings.read', 'inventory.read']],
  ['one that shows events, too', paths.ticketSettings(), ['settings.read', 'events.read']],
  ['a name that only begins alike', '/ordersomething', []],
] as const)('%s', ([, href, scopes]) => {
  expect(scopesOfPage(href)).toEqual(scopes)
})

test('the menu offers nobody a page that their role does not open', () => {
  for (const { href, scope } of placesFor(['settings.write', 'catalog.write', 'inventory.write', 'orders.write']))
    expect(scopesOfPage(href)).toEqual([scope])
})
