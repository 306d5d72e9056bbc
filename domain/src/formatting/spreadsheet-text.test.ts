import { expect, test } from 'vitest'
import { guarded, unguarded } from './spreadsheet-text.ts'

test.for([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['@A1', "'@A1"],
  ['\t=1', "'\t=1"],
  ['\n=1', "'\n=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM', "'＠SUM"],
  ["'=1", "''=1"],
  ['-12,50', '-12,50'],
  ['+3', '+3'],
  ['Cup = mug', 'Cup = mug'],
  ["'quoted'", "'quoted'"],
  ['', ''],
] as const)('%j stands in a cell as %j, and comes back', ([text, cell]) => {
  expect(guarded(text)).toBe(cell)
  expect(unguarded(cell)).toBe(text)
})
