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
    heldUnits: { perOwner: 100, perAddress: 500 },
    logLevel: 'info',
    testClock: false,
    demo: true,
    trustedProxies: [],
    dev: false,
    afterStart: undefined,
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
    [
      'DATABASE_URL',
      'postgres://a:b@/c?host=/run/postgresql',
      { databaseUrl: 'postgres://a:b@/c?host=/run/postgresql' },
    ],
    ['DATABASE_URL', 'postgres:///c?host=/run/postgresql', { databaseUrl: 'postgres:///c?host=/run/postgresql' }],
    ['POOL_SIZE', '7', { poolSize: 7 }],
    ['RATE_LIMIT_FACTOR', '0.5', { rateLimitFactor: 0.5 }],
    ['HELD_UNITS_PER_BUYER', '1000', { heldUnits: { perOwner: 1000, perAddress: 500 } }],
    ['HELD_UNITS_PER_NETWORK', '5000', { heldUnits: { perOwner: 100, perAddress: 5000 } }],
    ['OVERLOAD_LAG_MS', '500', { overload: { lagMs: 500, queue: 100 } }],
    ['OVERLOAD_QUEUE', '40', { overload: { lagMs: 200, queue: 40 } }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['TEST_CLOCK', '1', { testClock: true }],
    ['SECRET_KEY', 'k'.repeat(32), { secretKey: 'k'.repeat(32) }],
    ['METRICS_TOKEN', 'm'.repeat(16), { metricsToken: 'm'.repeat(16) }],
    ['DEMO', '0', { demo: false }],
    ['HOSTS', ' Shop.example, ,tickets.example ', { hosts: ['shop.example', 'tickets.example'] }],
    ['TRUSTED_PROXIES', '10.0.0.0/8, FD00::1', { trustedProxies: ['10.0.0.0/8', 'fd00::1'] }],
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
    ['POOL_SIZE', '1'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'NaN'],
    ['HELD_UNITS_PER_BUYER', '0'],
    ['HELD_UNITS_PER_NETWORK', '1.5'],
    ['OVERLOAD_LAG_MS', '0'],
    ['OVERLOAD_QUEUE', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['TEST_CLOCK', 'true'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['DEMO', 'yes'],
  ] as const)('%s=%s stops the start with its name and what it was', ([name, value]) => {
    expect(() => readConfig({ [name]: value }, 2)).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value }, 2)).toThrow(`${name} is "${value}" but must be`)
  })
})

test.for([
  ['DATABASE_URL', 'mysql://shop:hunter2@db/shop', 'postgres:// or postgresql://'],
  ['DATABASE_URL', 'postgres://shop:hunter2@:x/shop', 'postgres:// or postgresql://'],
  ['SMTP_URL', 'http://shop:hunter2@mail.example', 'smtp:// or smtps://'],
] as const)('%s=%s is refused, and its password is not repeated', ([name, value, starts]) => {
  expect(() => readConfig({ [name]: value }, 2)).toThrow(
    new ConfigError(`${name} must be an address that starts with ${starts}.`),
  )
})

test('a SECRET_KEY that is too short is refused, and not repeated', () => {
  expect(() => readConfig({ SECRET_KEY: 'too short' }, 2)).toThrow(/^SECRET_KEY must have at least 32 characters\.$/)
})

describe('sign-in by an OpenID provider', () => {
  const both = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'fair' }

  test.for([
    ['none unless it is configured', {}, undefined],
    [
      'issuer and client are enough',
      both,
      {
        issuer: 'https://id.example',
        clientId: 'fair',
        clientSecret: undefined,
        name: 'id.example',
        staff: true,
        members: true,
      },
    ],
    ['its name', { ...both, OIDC_NAME: ' Town ID ' }, { name: 'Town ID' }],
    ['its secret', { ...both, OIDC_CLIENT_SECRET: 's' }, { clientSecret: 's' }],
    ['for staff', { ...both, OIDC_FOR: 'staff' }, { staff: true, members: false }],
    ['for members', { ...both, OIDC_FOR: 'members' }, { staff: false, members: true }],
    [
      'without TLS on this machine',
      { ...both, OIDC_ISSUER: 'http://localhost:4100' },
      { issuer: 'http://localhost:4100' },
    ],
  ] as const)('%s', ([, env, expected]) => {
    const { oidc } = readConfig(env, 2)
    if (expected === undefined) expect(oidc).toBeUndefined()
    else expect(oidc).toMatchObject(expected)
  })

  test.for([
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'fair' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.example' }],
    ['OIDC_NAME', { OIDC_NAME: 'Town ID' }],
    ['OIDC_FOR', { ...both, OIDC_FOR: 'everybody' }],
    ['OIDC_ISSUER', { ...both, OIDC_ISSUER: 'http://id.example' }],
    ['OIDC_ISSUER', { ...both, OIDC_ISSUER: 'id.example' }],
    ['OIDC_NAME', { ...both, OIDC_NAME: 'x'.repeat(41) }],
  ] as const)('%s wrong or missing stops the start', ([name, env]) => {
    expect(() => readConfig(env, 2)).toThrow(ConfigError)
    expect(() => readConfig(env, 2)).toThrow(name)
  })
})

describe('a captcha of others', () => {
  const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's' }
  const unseen = { CAPTCHA_INVISIBLE_SITE_KEY: 'ik', CAPTCHA_INVISIBLE_SECRET: 'is' }

  test.for([
    ['none', {}, undefined],
    ['ours by name', { CAPTCHA_PROVIDER: 'altcha' }, undefined],
    ['one key for both widgets', keys, { provider: 'turnstile', visible: { siteKey: 'k', secret: 's' } }],
    [
      'a key for each',
      { ...keys, ...unseen, CAPTCHA_PROVIDER: 'recaptcha' },
      { provider: 'recaptcha', invisible: { siteKey: 'ik', secret: 'is' } },
    ],
    ['another service', { ...keys, CAPTCHA_VERIFY_URL: 'https://c.example/v' }, { verifyUrl: 'https://c.example/v' }],
  ] as const)('%s', ([, env, expected]) => {
    const { captcha } = readConfig(env, 2)
    if (expected === undefined) expect(captcha).toBeUndefined()
    else expect(captcha).toMatchObject(expected)
  })

  test.for([
    ['CAPTCHA_PROVIDER', { ...keys, CAPTCHA_PROVIDER: 'hcaptcha' }],
    ['CAPTCHA_SITE_KEY', { CAPTCHA_PROVIDER: 'turnstile' }],
    ['CAPTCHA_SECRET', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'k' }],
    ['CAPTCHA_INVISIBLE_SECRET', { ...keys, CAPTCHA_INVISIBLE_SITE_KEY: 'ik' }],
    ['CAPTCHA_PROVIDER', { CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's' }],
    ['CAPTCHA_VERIFY_URL', { ...keys, CAPTCHA_VERIFY_URL: 'c.example' }],
  ] as const)('%s wrong or missing stops the start', ([name, env]) => {
    expect(() => readConfig(env, 2)).toThrow(ConfigError)
    expect(() => readConfig(env, 2)).toThrow(name)
  })
})

describe('a store for files', () => {
  const keys = { S3_BUCKET: 'shop-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  test.for([
    ['none', {}, undefined],
    ['Amazon’s', keys, { bucket: 'shop-files', region: 'us-east-1', prefix: '' }],
    ['another', { ...keys, S3_ENDPOINT: 'http://minio:9000' }, { endpoint: 'http://minio:9000' }],
    ['in a region, below a prefix', { ...keys, S3_REGION: 'eu', S3_PREFIX: '/a/b/' }, { region: 'eu', prefix: 'a/b' }],
  ] as const)('%s', ([, env, expected]) => {
    const { objectStore } = readConfig(env, 2)
    if (expected === undefined) expect(objectStore).toBeUndefined()
    else expect(objectStore).toMatchObject(expected)
  })

  test.for([
    ['S3_BUCKET', { ...keys, S3_BUCKET: 'Shop Files' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'shop-files', S3_SECRET_ACCESS_KEY: 's' }],
    ['S3_ENDPOINT', { ...keys, S3_ENDPOINT: 'minio:9000' }],
  ] as const)('%s wrong or missing stops the start', ([name, env]) => {
    expect(() => readConfig(env, 2)).toThrow(name)
  })
})
