import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { isRange, trustedProxies } from './trusted-proxies.ts'

const { addressOf, isTrusted } = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])

test.for([
  ['no proxy', '203.0.113.5', undefined, '203.0.113.5'],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a trusted network', '10.1.2.3', '203.0.113.5', '203.0.113.5'],
  ['a trusted network, as IPv6 writes it', '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
  ['a trusted IPv6 network', '2001:db8::9', '2a00:1450::1', '2a00:1450::1'],
  ['two trusted proxies', '10.1.2.3', '203.0.113.5, 192.0.2.7', '203.0.113.5'],
  ['addresses that the caller made up', '10.1.2.3', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
  ['a stranger that says it is a proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy that is named with its port', '10.1.2.3', '203.0.113.5, 192.0.2.7:443', '203.0.113.5'],
  ['nobody but proxies', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['an empty header', '10.1.2.3', ' ', '10.1.2.3'],
] as const)('%s', ([, peer, forwarded, expected]) => {
  expect(addressOf(peer, forwarded)).toBe(expected)
})

test('a text that is no address is not trusted', () => {
  expect(['', 'proxy', '10.0.0.1.evil', '300.0.0.1'].filter(isTrusted)).toEqual([])
})

test.for([
  ['10.0.0.0/8', true],
  ['10.0.0.1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['proxy.example', false],
] as const)('%s is a range: %s', ([text, expected]) => {
  expect(isRange(text)).toBe(expected)
})

const lines: string[] = []
let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite({
    rateLimitFactor: 0.02,
    trustedProxies: ['10.0.0.0/8'],
    logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
  })
})
afterAll(() => site.close())

const read = (remoteAddress: string, forwardedFor: string) =>
  site.assembly.app.inject({
    url: '/fairground/v1/captcha-site-keys',
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
  })
const statuses = async (peer: string, address: (i: number) => string): Promise<number[]> => {
  const found: number[] = []
  for (let i = 0; i < 12; i++) found.push((await read(peer, address(i))).statusCode)
  return [...new Set(found)]
}

test('callers behind a trusted proxy are limited by their own addresses', async () => {
  expect(await statuses('10.0.0.5', (i) => `203.0.113.${i}`)).not.toContain(429)
  expect(await statuses('10.0.0.5', () => '203.0.113.200')).toContain(429)
})

test('a port beside the address makes no other caller of it', async () => {
  expect(await statuses('10.0.0.6', (i) => `203.0.113.201:${50_000 + i}`)).toContain(429)
})

test('a stranger’s word on its address does not count, and the log says so once', async () => {
  expect(await statuses('198.51.100.20', (i) => `203.0.113.${100 + i}`)).toContain(429)
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
})
