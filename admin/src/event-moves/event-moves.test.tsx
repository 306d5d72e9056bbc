// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import * as page from '../event/page.tsx'
import { button, openPage, settled, type } from '../testing/open-page.tsx'

const MOVES = '/fairground/v1/events/e-1/moves'
const move = {
  id: 'm-1',
  eventId: 'e-1',
  state: 'OPEN',
  movedDate: '2026-03-01T10:00:00Z',
  former: { startDate: '2026-03-20T18:30:00Z', timeZoneId: 'Europe/London', place: 'Old Mill, Leeds' },
  guests: 12,
  sent: 0,
  done: false,
}
const event = {
  id: 'e-1',
  title: 'Night market',
  slug: 'night-market',
  status: 'UPCOMING',
  location: {},
  dateAndTimeSettings: { formatted: { dateAndTime: '27 March 2026' } },
  registration: { initialType: 'TICKETING', type: 'TICKETING', status: 'OPEN_TICKETS' },
}
const answers = {
  'GET /events/v3/events/e-1': { event },
  [`GET ${MOVES}`]: { moves: [move] },
  [`POST ${MOVES}/m-1/announce`]: { move },
  [`POST ${MOVES}/m-1/dismiss`]: { move },
}
const open = (moves: readonly object[] = [move], options: object = {}) =>
  openPage(page, '/events/:eventId', '/events/e-1', { ...answers, [`GET ${MOVES}`]: { moves } }, options)
const radio = (label: string) =>
  [...document.body.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))!

test('an organiser lets guests of a moved event give tickets back for so many days', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('12 people to notify'))
  expect(root.textContent).toContain('Old Mill, Leeds')
  press(button('Decide'))
  await settled(() => expect(document.body.textContent).toContain('What happens for your guests?'))
  type('Days to give tickets back', '0')
  press(button('Decide'))
  await settled(() => expect(document.body.textContent).toContain('Enter a whole number from 1 to 365.'))
  type('Days to give tickets back', '30')
  press(radio('Give credit in place of money').querySelector('input')!)
  press(button('Decide'))
  const giveBack = { days: 30, withFees: true, asCredit: true }
  await settled(() =>
    expect(sent).toContainEqual([`POST ${MOVES}/m-1/announce`, { eventId: 'e-1', moveId: 'm-1', giveBack }]),
  )
})

test('an organiser decides that guests need not know', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('12 people to notify'))
  press(button('Decide'))
  await settled(() => expect(radio('Nothing')).toBeDefined())
  press(radio('Nothing').querySelector('input')!)
  press(button('Decide'))
  await settled(() => expect(sent).toContainEqual([`POST ${MOVES}/m-1/dismiss`, { eventId: 'e-1', moveId: 'm-1' }]))
})

test('a role without refunds mails guests alone', async () => {
  const { root, sent } = await open([move], { scopes: ['events.write'] })
  await settled(() => expect(root.textContent).toContain('12 people to notify'))
  press(button('Decide'))
  await settled(() => expect(document.body.textContent).toContain('Your role does not allow refunds.'))
  press(button('Decide'))
  await settled(() => expect(sent).toContainEqual([`POST ${MOVES}/m-1/announce`, { eventId: 'e-1', moveId: 'm-1' }]))
})

test('the page of an announced move shows the mails and the term, and asks nothing', async () => {
  const giveBack = { days: 14, until: '2026-03-15T10:00:00Z', withFees: false, asCredit: true }
  const { root } = await open([{ ...move, state: 'ANNOUNCED', sent: 12, done: true, giveBack }])
  await settled(() => expect(root.textContent).toContain('12 guests were mailed.'))
  expect(root.textContent).toContain('without fees, for credit')
  expect(root.textContent).not.toContain('Decide')
})
