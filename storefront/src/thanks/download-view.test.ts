import { expect, test } from 'vitest'
import { sizeOf } from './download-view.ts'

test.for([
  [0, '0 byte'],
  [999, '999 byte'],
  [2_000, '2 kB'],
  [2_449_000, '2.4 MB'],
  [1_000_000_000, '1 GB'],
  [5_000_000_000_000, '5,000 GB'],
] as const)('%d bytes are %s', ([bytes, shown]) => {
  expect(sizeOf(bytes, 'en-GB')).toBe(shown)
})
