import { expect, test } from 'vitest'
import { emptyTokens, type Tokens, tokensIn } from '../src/auth/tokens.ts'
import type { Clock } from '../src/clock.ts'
import { cookieStorage } from '../src/storage/cookie-storage.ts'
import { cookieIn, cookieText } from '../src/storage/cookies.ts'
import { memoryStorage } from '../src/storage/memory.ts'
import { type KeyedTexts, webStorage } from '../src/storage/web-storage.ts'

const NOON_MS = Date.UTC(2030, 5, 1, 12)
const atNoon: Clock = { now: () => NOON_MS, wait: async () => {} }
const tokens: Tokens = {
  accessToken: { value: 'a; b=c', expiresAt: 1 },
  refreshToken: { value: 'r', role: 'member' },
}

/** As a page has it: a cookie that is set joins those that are there, and one that has ended goes. */
function pageOf(jar = new Map<string, string>()) {
  const set: string[] = []
  return {
    set,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      set.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      const at = pair.indexOf('=')
      const ends = attributes.find((attribute) => attribute.startsWith('Expires='))
      if (ends && Date.parse(ends.slice(8)) <= NOON_MS) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
}

function textsOf(): KeyedTexts & { stored: Map<string, string> } {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

test.for([
  ['memory', () => memoryStorage()],
  ['web storage', () => webStorage({ storage: textsOf() })],
  ['cookies', () => cookieStorage({ page: pageOf(), clock: atNoon })],
] as const)('%s keeps tokens, and starts and ends empty', ([, make]) => {
  const storage = make()
  expect(storage.load()).toEqual(emptyTokens)
  storage.save(tokens)
  expect(storage.load()).toEqual(tokens)
  storage.save(emptyTokens)
  expect(storage.load()).toEqual(emptyTokens)
})

test('a cookie of tokens stands beside others and lasts a year', () => {
  const page = pageOf(new Map([['theme', 'dark']]))
  const storage = cookieStorage({ page, clock: atNoon })
  storage.save(tokens)
  expect(page.set[0]).toMatch(/^fairground=%7B.*; Path=\/; Expires=Sun, 01 Jun 2031 12:00:00 GMT; SameSite=Lax$/)
  expect(storage.load()).toEqual(tokens)
  expect(page.cookie).toContain('theme=dark')
})

test.for([
  [{}, 'a=b%3B; Path=/; SameSite=Lax'],
  [{ expires: 7 }, 'a=b%3B; Path=/; Expires=Sat, 08 Jun 2030 12:00:00 GMT; SameSite=Lax'],
  [{ expires: 0 }, 'a=b%3B; Path=/; Expires=Sat, 01 Jun 2030 12:00:00 GMT; SameSite=Lax'],
  [
    { path: '/shop', domain: 'example.com', secure: true, httpOnly: true, sameSite: 'Strict' },
    'a=b%3B; Path=/shop; Domain=example.com; SameSite=Strict; Secure; HttpOnly',
  ],
] as const)('cookie %j', ([options, expected]) => {
  expect(cookieText('a', 'b;', options, NOON_MS)).toBe(expected)
})

test.for([
  ['a=1; b=2', 'b', '2'],
  ['ab=1; b=2', 'b', '2'],
  ['a=1', 'b', undefined],
  ['', 'b', undefined],
  ['b=x%3By', 'b', 'x;y'],
  ['b=100%', 'b', '100%'],
  ['b=1; b=2', 'b', '1'],
] as const)('in "%s" the cookie %s is %s', ([header, name, expected]) => {
  expect(cookieIn(header, name)).toBe(expected)
})

test.for(['', 'x', 'null', '{}', '[]', '{"accessToken":{"value":1}}', '{"accessToken":{"value":"a","expiresAt":1}}'])(
  '%s is no tokens',
  (text) => {
    expect(tokensIn(text)).toEqual(emptyTokens)
  },
)

test('a browser that refuses storage keeps tokens for the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const storage = webStorage({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
  storage.save(tokens)
  expect(storage.load()).toEqual(tokens)
})

test('storage of a page names its replacement where there is no page', () => {
  expect(() => cookieStorage()).toThrow('read and write the tokens of a request with requestCookies')
})
