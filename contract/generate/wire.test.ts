import { readFile } from 'node:fs/promises'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { operationKey } from '../src/operation.ts'
import { allOperations } from '../src/operations.ts'
import { named, text } from '../src/scalars.ts'
import { isStale } from './operations.ts'
import { digestOf, wireFile } from './wire.ts'

test('the list of operations is up to date, and names each once', async () => {
  expect(await isStale()).toBe(false)
  const keys = allOperations.map(operationKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('wire.txt has the line of every operation', async () => {
  const written = await readFile(new URL('../wire.txt', import.meta.url), 'utf8')
  expect(written.split('\n'), 'npm run generate').toEqual(wireFile().split('\n'))
})

test('the digest of a schema changes with what it accepts, not with how it is written', () => {
  const Title = text(50)
  const digest = digestOf(Type.Object({ title: Title, kind: Type.Unsafe({ enum: ['A', 'B'] }) }))
  expect(digestOf(named('Other', Type.Object({ kind: Type.Unsafe({ enum: ['B', 'A'] }), title: Title })))).toBe(digest)
  expect(digestOf(Type.Object({ kind: Type.Unsafe({ enum: ['A', 'B'] }) }))).not.toBe(digest)
  expect(digestOf(Type.Object({ title: text(51), kind: Type.Unsafe({ enum: ['A', 'B'] }) }))).not.toBe(digest)
  expect(digestOf(Type.Object({ title: Title, kind: Type.Unsafe({ enum: ['A'] }) }))).not.toBe(digest)
})
