import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { thriftyFlags, thriftySettings } from './thrifty.mjs'

test('the engine takes the flags of a small footprint and offers a collection', () => {
  const { stdout } = spawnSync(process.execPath, [...thriftyFlags({}), '-p', 'typeof gc'], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('function')
  expect(thriftyFlags({}).some((flag) => flag.startsWith('--max-semi-space-size='))).toBe(true)
  expect(thriftySettings({})).toEqual({ MALLOC_ARENA_MAX: '2' })
})

test('settings of the operator stand', () => {
  const own = { NODE_OPTIONS: '--max-semi-space-size=64', MALLOC_ARENA_MAX: '4' }
  expect(thriftyFlags(own)).toEqual(['--expose-gc'])
  expect(thriftySettings(own)).toEqual({ MALLOC_ARENA_MAX: '4' })
})
