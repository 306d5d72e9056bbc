import { expect, test } from 'vitest'
import { isInstalled } from './packages.mjs'

const lock = {
  packages: {
    '': { name: 'fairground', version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@fairground/server': { resolved: 'server', link: true },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
    'node_modules/typescript': { version: '7.0.0', devOptional: true },
    'node_modules/watcher-of-another-platform': { version: '1.0.0', devOptional: true, os: ['darwin'] },
  },
}
const complete = {
  'node_modules/@fairground/server': { resolved: 'server', link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/vitest': { version: '5.0.0' },
  'node_modules/typescript': { version: '7.0.0' },
}
const { 'node_modules/vitest': _, 'node_modules/typescript': __, ...withoutTools } = complete

test.for([
  ['nothing recorded', undefined, false],
  ['everything but another platform', complete, true],
  [
    'something that the lock file no longer names',
    { ...complete, 'node_modules/left-over': { version: '1.0.0' } },
    true,
  ],
  ['another version', { ...complete, 'node_modules/pg': { version: '7.0.0' } }, false],
  ['a missing package that another one wishes for too', { ...complete, 'node_modules/typescript': undefined }, false],
  ['a missing package', { 'node_modules/pg': { version: '8.0.0' } }, false],
  [
    'an optional package in another version',
    { ...complete, 'node_modules/for-another-platform': { version: '2.0.0' } },
    false,
  ],
])('%s', ([, packages, expected]) => {
  expect(isInstalled(lock, packages && { packages }, { tools: true })).toBe(expected)
})

test('packages of tests may be missing where nothing is tested', () => {
  expect(isInstalled(lock, { packages: withoutTools }, { tools: false })).toBe(true)
  expect(isInstalled(lock, { packages: withoutTools }, { tools: true })).toBe(false)
})
