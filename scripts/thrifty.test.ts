import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { thriftyFlags, thriftySettings } from './thrifty.mjs'

test('the engine takes the flags of a small footprint and offers a collection', () => {
  const { stdout } = spawnSync(process.execPath, [...thriftyFlags({}), '-p', 'typeof gc'], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('function')
  expect(thriftyFlags({}).some((flag) => flag.startsWith('--max-semi-space-size='))).toBe(true)
  expect(thriftySettings({})).toEqual({
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  })
})

test('settings of the operator stand', () => {
  const allocator = { MALLOC_ARENA_MAX: '4', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '0' }
  const own = { NODE_OPTIONS: '--max-semi-space-size=64', ...allocator }
  expect(thriftyFlags(own)).toEqual(['--expose-gc', '--heap-growing-percent=25'])
  expect(thriftySettings(own)).toEqual(allocator)
})

/** Holds 41 MB, and leaves as much again three times. */
const GARBAGE = `
  const rows = () => Array.from({ length: 13_000 }, (_, n) => ({ n, text: 'a' + n }))
  const held = Array.from({ length: 40 }, rows)
  gc()
  let most = 0
  for (let i = 0; i < 120; i++) {
    held[i % 40] = rows()
    most = Math.max(most, process.memoryUsage().heapTotal)
  }
  console.log(most / 1_000_000)`

test('garbage is collected before the heap has grown to several times what it holds', () => {
  const { stdout } = spawnSync(process.execPath, [...thriftyFlags({}), '-e', GARBAGE], { encoding: 'utf8' })
  expect(Number(stdout)).toBeGreaterThan(41)
  expect(Number(stdout)).toBeLessThan(135)
})
