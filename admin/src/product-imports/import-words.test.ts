import { expect, test } from 'vitest'
import type { ImportItem } from './import-client.ts'
import { faultsFile } from './import-words.ts'

const item = (name: string, ...problems: [number, string][]): ImportItem => ({
  position: 0,
  handle: name,
  line: 2,
  name,
  outcome: 'FAILED',
  written: false,
  differences: [],
  problems: problems.map(([line, message]) => ({ line, message })),
})

test('the problems are a file with a row for each, and no formula', () => {
  const items = [
    item('Cup', [2, 'Variant Price “much” is not a price in GBP.'], [3, 'Twice.']),
    item('\n=1+1', [9, 'A "name".']),
  ]
  expect(faultsFile(items).split('\r\n')).toEqual([
    'Line,Product,Problem',
    '2,"Cup","Variant Price “much” is not a price in GBP."',
    '3,"Cup","Twice."',
    `9,"'\n=1+1","A ""name""."`,
    '',
  ])
})
