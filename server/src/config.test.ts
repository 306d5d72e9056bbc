import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without any variable it opens at 8080 for this machine alone', () => {
  expect(readConfig({}, 2)).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    dataDir: resolve('.fairground'),
    databaseUrl: undefined,
    rateLimitFactor: 1,
    logLevel: 'info',
    testClock: false,
    demo: true,
    dev: false,
    hosts: [],
  })
})

test.for([
  [1, 4],
  [2, 4],
  [4, 8],
  [64, 20],
])('with %i cores the pool has %i connections', ([cores, poolSize]) => {
  expect(readConfig({}, cores!).poolSize).toBe(poolSize)
})

describe('a variable', () => {
  test.for([
    ['PORT', '0', { port: 0 }],
    ['PORT', '', { port: 8080 }],
    ['PUBLIC_URL', 'https://fair.example///', { publicUrl: 'https://fair.example' }],
    ['DATABASE_URL', 'postgresql://a@b/c', { databaseUrl: 'postgresql://a@b/c' }],
    ['POOL_SIZE', '7', { poolSize: 7 }],
    ['RATE_LIMIT_FACTOR', '0.5', { rateLimitFactor: 0.5 }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['TEST_CLOCK', '1', { testClock: true }],
    ['DEMO', '0', { demo: false }],
    ['HOSTS', ' Shop.example, ,tickets.example ', { hosts: ['shop.example', 'tickets.example'] }],
  ] as const)('%s=%s', ([name, value, expected]) => {
    expect(readConfig({ [name]: value }, 2)).toMatchObject(expected)
  })

  test.for([
    ['PORT', '80b'],
    ['PORT', '1.5'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', 'Infinity'],
    ['PUBLIC_URL', 'fair.example'],
    ['PUBLIC_URL', 'ftp://fair.example'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['POOL_SIZE', '1'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'NaN'],
    ['LOG_LEVEL', 'loud'],
    ['TEST_CLOCK', 'true'],
    ['DEMO', 'yes'],
  ] as const)('%s=%s stops the start with its name and what it was', ([name, value]) => {
    expect(() => readConfig({ [name]: value }, 2)).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value }, 2)).toThrow(`${name} is "${value}" but must be`)
  })
})
