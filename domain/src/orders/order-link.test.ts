import { expect, test } from 'vitest'
import { AFTER_EVENT_MS, LINK_MS, orderLinkOpens } from './order-link.ts'

const made = new Date('2026-03-01T12:00:00Z')
const after = (from: Date, ms: number) => new Date(from.getTime() + ms)
const autumn = new Date('2026-10-01T22:00:00Z')

test.for([
  ['at once', null, made, true],
  ['in the last moment of 90 days', null, after(made, LINK_MS - 1), true],
  ['no longer after 90 days', null, after(made, LINK_MS), false],
  ['until a week after an event in autumn', autumn, after(autumn, AFTER_EVENT_MS - 1), true],
  ['no longer after that week', autumn, after(autumn, AFTER_EVENT_MS), false],
  ['for 90 days after an event that is over', new Date('2026-03-02T00:00:00Z'), after(made, LINK_MS - 1), true],
] as const)('a link opens its order: %s', ([, lastEnd, now, opens]) => {
  expect(orderLinkOpens(made, lastEnd, now)).toBe(opens)
})
