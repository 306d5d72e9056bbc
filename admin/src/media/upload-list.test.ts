import { expect, test } from 'vitest'
import { stateOf } from './upload-list.tsx'

test.for([
  ['some are under way', ['done', 'sending', 'waiting'], '2 of 3 uploading'],
  ['all arrived', ['done', 'done'], '2 files uploaded'],
  ['one was refused', ['done', 'failed'], '1 file was not uploaded'],
  ['none arrived', ['failed', 'failed'], '2 files were not uploaded'],
] as const)('uploads of which %s', ([, states, words]) => {
  expect(stateOf(states.map((state) => ({ state })))).toBe(words)
})
