import { expect, test } from 'vitest'
import { folderLines, pathOf, sizeWords } from './media-words.ts'

test.for([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_000, '1 kB'],
  [24_900, '25 kB'],
  [1_234_567, '1.2 MB'],
  [1_073_741_824, '1.1 GB'],
] as const)('%i bytes', ([bytes, words]) => {
  expect(sizeWords(bytes, 'en-GB')).toBe(words)
})

test('folders stand below their parents', () => {
  const createdDate = new Date(0)
  const folders = [
    { id: 'b', name: 'B', createdDate },
    { id: 'c', name: 'C', parentId: 'a', createdDate },
    { id: 'a', name: 'A', createdDate },
  ]
  expect(folderLines(folders).map(({ id, depth }) => `${id}${depth}`)).toEqual(['b0', 'a0', 'c1'])
})

test('the path of a file', () => {
  expect(pathOf('https://shop.example/media/m-1')).toBe('/media/m-1')
})
