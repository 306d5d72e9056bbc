import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.for([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [24_900, '25 kB'],
  [1_234_567, '1.2 MB'],
  [2_449_000, '2.4 MB'],
  [1_000_000_000, '1 GB'],
  [1_073_741_824, '1.1 GB'],
  [5_000_000_000_000, '5,000 GB'],
] as const)('%d bytes are %s', ([bytes, words]) => {
  expect(formatFileSize(bytes, 'en-GB')).toBe(words)
})
