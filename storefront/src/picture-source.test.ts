import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'

test.for([
  ['our own, by path', '/media/3f0c', '/media/3f0c'],
  ['our own, by address', 'https://fair.example/media/3f0c', '/media/3f0c'],
  ['elsewhere', 'https://cdn.example/a b.jpg?v=1', '/media/ref?u=https%3A%2F%2Fcdn.example%2Fa+b.jpg%3Fv%3D1'],
  ['another scheme', 'data:image/png;base64,AAAA', undefined],
  ['none', undefined, undefined],
] as const)('%s', ([, url, expected]) => {
  expect(pictureSource(url, 'https://fair.example')).toBe(expected)
})
