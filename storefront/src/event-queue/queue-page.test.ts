// @vitest-environment node
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { nightMarket, refuse } from '../testing/fake-api.ts'
import { PRICES, TICKETS } from '../testing/shop-answers.ts'

const PAGE = '/events/night-market/queue'
const GATE = `/fairground/v1/events/${nightMarket().id}/gate`
const LOOK = `GET ${GATE}/places/mine`
const JOIN = `POST ${GATE}/places`

const gate = (change: object = {}) => ({
  gate: { status: 'OPEN', difficulty: 0, waiting: 7, lookAgainSeconds: 4, ...change },
})
const answers = {
  'GET /events/v3/events/slug/night-market': { event: nightMarket() },
  [TICKETS]: { ticketDefinitions: [], metadata: { count: 0 } },
  [PRICES]: { items: [] },
  [LOOK]: gate(),
  [JOIN]: gate(),
}

test('tickets behind a gate are on the page of the queue, and without a gate it leads to them', async () => {
  const tickets = await ask('/events/night-market/tickets?code=friends', answers)
  expect([tickets.status, tickets.headers.get('location')]).toEqual([302, `${PAGE}?code=friends`])
  const off = await ask(PAGE, { ...answers, [LOOK]: gate({ status: 'OFF' }) })
  expect([off.status, off.headers.get('location')]).toEqual([302, '/events/night-market/tickets'])
})

test('a visitor without a place reads what the queue is, and takes one by a form', async () => {
  const { document } = await ask(PAGE, answers)
  expect(document.querySelector('main')?.textContent).toContain('7 people wait')
  expect(document.querySelector('main noscript')).toBeNull()
  const joined = await ask(PAGE, answers, { intent: 'join' })
  expect([joined.status, joined.headers.get('location')]).toEqual([303, PAGE])
  expect(joined.requests.map(({ call }) => call)).toContain(JOIN)
})

test('a place that takes work says so to visitors without scripts, and a refusal is read out', async () => {
  const hard = { ...answers, [LOOK]: gate({ difficulty: 10 }) }
  const { document } = await ask(PAGE, hard)
  expect(document.querySelector('main')?.innerHTML).toContain('your browser has to do some work')
  const needed = refuse(
    403,
    'EVENT_GATE_PROOF_NEEDED',
    'The check of your browser is missing, over or used. Try again.',
  )
  const refused = await ask(PAGE, { ...hard, [JOIN]: needed }, { intent: 'join' })
  expect(refused.document.querySelector('main [role="alert"]')?.textContent).toContain('missing, over or used')
})

test('a visitor who waits sees the position and the wait, and one who is let in the tickets and the time left', async () => {
  const place = { token: 't', status: 'WAITING', position: 1200, before: 1199, waitSeconds: 1200 }
  const waits = await ask(PAGE, { ...answers, [LOOK]: gate({ place }) })
  const facts = [...waits.document.querySelectorAll('main dd')].map((one) => one.textContent)
  expect(facts).toEqual(['1,200', '1,199', 'about 20 minutes'])
  const admittedUntilDate = new Date(Date.now() + 600_000).toISOString()
  const inside = await ask(PAGE, {
    ...answers,
    [LOOK]: gate({ place: { token: 't', status: 'ADMITTED', admittedUntilDate } }),
  })
  expect(inside.document.querySelector('main')?.textContent).toContain('It is your turn')
  expect(inside.document.querySelector('[role="timer"]')).not.toBeNull()
})
