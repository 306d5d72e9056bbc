import { expect, test } from 'vitest'
import { staleFiles } from '../client/generate/client.ts'
import { sentenceOf } from './generate-client.ts'

test('the generated client is up to date', async () => {
  expect(await staleFiles(sentenceOf)).toEqual([])
})

test('a refusal without a sentence is named', () => {
  expect(() => sentenceOf('NO_SUCH_REFUSAL')).toThrow('No sentence for NO_SUCH_REFUSAL')
})
