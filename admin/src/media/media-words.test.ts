import { expect, test } from 'vitest'
import { folderLines, pathOf } from './media-words.ts'

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
