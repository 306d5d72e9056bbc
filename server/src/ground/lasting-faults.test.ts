import { expect, test } from 'vitest'
import { lastingFaults } from './lasting-faults.ts'

test('a fault that lasts is reported once a minute, another one at once', () => {
  const reported: string[] = []
  let now = 0
  const report = lastingFaults(
    (error) => reported.push(String(error)),
    () => now,
  )
  for (now = 0; now < 120_000; now += 500) report(new Error('disk full'))
  expect(reported).toEqual(['Error: disk full', 'Error: disk full'])
  report(new Error('away'))
  expect(reported.at(-1)).toBe('Error: away')
})
