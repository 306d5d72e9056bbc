import { expect, test } from 'vitest'
import { reminderAfterDecline, reminderAt } from './pay-reminder.ts'

const at = (time: string) => new Date(`2026-06-01T${time}Z`)

test.for([
  ['half an hour', '10:30:00', '10:10:00'],
  ['three minutes', '10:03:00', '10:01:00'],
  ['no time', '10:00:00', '10:00:00'],
] as const)('units that are held for %s are reminded of after a third of it', ([, payBy, expected]) => {
  expect(reminderAt(at('10:00:00'), at(payBy))).toEqual(at(expected))
})

test('a declined card leaves two minutes for another', () => {
  expect(reminderAfterDecline(at('10:00:00'))).toEqual(at('10:02:00'))
})
