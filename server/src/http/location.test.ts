import { expect, test } from 'vitest'
import { locationOf } from './location.ts'

test.for([
  ['a text that a header carries stays', 'https://shop.example?a=1#b', 'https://shop.example?a=1#b'],
  ['beyond ASCII', 'https://shop.example/grün', 'https://shop.example/gr%C3%BCn'],
  ['a host beyond ASCII', 'https://grün.example/', 'https://xn--grn-ioa.example/'],
  ['a space', 'https://shop.example/a b', 'https://shop.example/a%20b'],
  ['a line break', 'https://shop.example/a\r\nb', 'https://shop.example/ab'],
  [
    'a backslash, which some take for the end of credentials',
    'https://a.example\\@b.example/',
    'https://a.example/@b.example/',
  ],
] as const)('%s', ([, address, expected]) => {
  expect(locationOf(address)).toBe(expected)
})
