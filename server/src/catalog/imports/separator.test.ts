import { expect, test } from 'vitest'
import { declaredSeparator, hasHeader, separatorOf } from './separator.ts'

test.for([
  ['commas', 'Handle,Title,Variant Price\ncup;bowl;jar;tin', ','],
  ['semicolons', 'Handle;Title;Variant Price\r\na,b,c,d,e', ';'],
  ['tabs', 'Handle\tTitle\tVariant Price\n', '\t'],
  ['a heading that holds the others', 'Type;Name;GTIN, UPC, EAN, or ISBN;Price;Tax\n', ';'],
  ['others within quotes', '"a;b;c;d","e ""f;g;"""\n', ','],
  ['a quote over two lines', '"a;b\n;c";d\te\tf\n;;;;', '\t'],
  ['empty lines first', '\r\n\r\nHandle;Title\n', ';'],
  ['no end of the line', 'Handle;Title', ';'],
  ['as many of both', 'a,b;c\n', ','],
  ['one column', 'Handle\n', ','],
  ['nothing', '', ','],
] as const)('%s', ([, beginning, separator]) => {
  expect(separatorOf(beginning)).toBe(separator)
})

test.for([
  ['sep=;\r\nA;B\r\n', { separator: ';', length: 7 }],
  ['"sep=\t"\nA\tB\n', { separator: '\t', length: 8 }],
  ['SEP=,\nA,B\n', { separator: ',', length: 6 }],
  ['separate;B\n', undefined],
  ['sep=;', undefined],
] as const)('a first line may say it: %j', ([beginning, separator]) => {
  expect(declaredSeparator(beginning)).toEqual(separator)
})

test.for([
  ['sep=;\r\nA;B\r\n', true],
  ['sep=;\r\nA;B', false],
  ['sep=;\r', false],
  ['sep=;', false],
  ['A;B\n', true],
] as const)('%j holds its header: %s', ([beginning, holds]) => {
  expect(hasHeader(beginning)).toBe(holds)
})
