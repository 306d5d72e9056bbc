import { expect, test } from 'vitest'
import { type AccessCode, accessCodeStatus, accessRefusal, ticketsLeft } from './access-code.ts'

const noon = new Date('2027-05-01T12:00:00Z')
const code: AccessCode = { startsAt: null, endsAt: null, usageLimit: 10, used: 4 }

test.for([
  ['some of its tickets left', {}, 'OPEN', 6],
  ['no limit', { usageLimit: null, used: 5000 }, 'OPEN', null],
  ['the last ticket taken', { used: 10 }, 'USED_UP', 0],
  ['more taken than a lowered limit', { used: 12 }, 'USED_UP', 0],
  ['a start exactly now', { startsAt: noon }, 'OPEN', 6],
  ['a start to come', { startsAt: new Date(+noon + 1) }, 'SCHEDULED', 6],
  ['an end exactly now', { endsAt: noon }, 'ENDED', 6],
  ['an end to come', { endsAt: new Date(+noon + 1) }, 'OPEN', 6],
  ['both over and used up', { endsAt: noon, used: 10 }, 'ENDED', 0],
] as const)('a code with %s', ([, change, status, left]) => {
  const changed = { ...code, ...change }
  expect(accessCodeStatus(changed, noon)).toBe(status)
  expect(ticketsLeft(changed)).toBe(left)
  expect(accessRefusal(changed, noon) === null).toBe(status === 'OPEN')
})

test('a code that is not open yet is refused with its start', () => {
  const opensAt = new Date(+noon + 60_000)
  expect(accessRefusal({ ...code, startsAt: opensAt }, noon)).toEqual({ code: 'TICKET_CODE_NOT_OPEN', opensAt })
})
