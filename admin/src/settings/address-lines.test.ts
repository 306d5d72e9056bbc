import { expect, test } from 'vitest'
import { linesOf, textOf } from './address-lines.ts'

test.for([
  ['one a line', 'https://a.example/\nhttps://b.example/', ['https://a.example/', 'https://b.example/']],
  ['with space and empty lines', '\n  https://a.example/ \r\n\n', ['https://a.example/']],
  ['nothing', ' \n', []],
] as const)('%s', ([, text, lines]) => {
  expect(linesOf(text)).toEqual(lines)
  expect(linesOf(textOf(lines))).toEqual(lines)
})
