import { expect, test } from 'vitest'
import { apiRouter } from './api-router.ts'
import type { Mounted } from './mount.ts'

const named = (key: string) => ({ key }) as Mounted // a router reads nothing else
const routes = [
  { method: 'GET', path: '/a/{thing.id}', mounted: named('get') },
  { method: 'PATCH', path: '/a/{thing.id}', mounted: named('update') },
  { method: 'GET', path: '/a/{thing.id}/b/{n}', mounted: named('part') },
  { method: 'GET', path: '/a/count', mounted: named('count') },
  { method: 'POST', path: '/{any}/b', mounted: named('any') },
]
const route = apiRouter(routes)
const found = (method: string, url: string) => {
  const matched = route(method, url)
  return matched && [matched.mounted.key, ...matched.params.map(([field, value]) => `${field.join('.')}=${value}`)]
}

test.for([
  ['GET', '/a/7', ['get', 'thing.id=7']],
  ['HEAD', '/a/7', ['get', 'thing.id=7']],
  ['PATCH', '/a/7?x=/b/1', ['update', 'thing.id=7']],
  ['GET', '/a/7/b/9#c', ['part', 'thing.id=7', 'n=9']],
  ['GET', '/a/count', ['count']],
  ['GET', '/a/count/b/2', ['part', 'thing.id=count', 'n=2']],
  ['POST', '/a/b', ['any', 'any=a']],
  ['GET', '/a/', ['get', 'thing.id=']],
  ['GET', '/a/x%2Fy%25', ['get', 'thing.id=x/y%']],
  ['GET', '/a/c%6Funt', ['count']],
  ['GET', `/a/${'x'.repeat(500)}`, ['get', `thing.id=${'x'.repeat(500)}`]],
] as const)('%s %s means its operation', ([method, url, expected]) => {
  expect(found(method, url)).toEqual(expected)
})

test('a page beside operations is none of them, not even where the field of one would stand for it', () => {
  const besidePages = apiRouter(routes, [
    { method: 'GET', path: '/a/page' },
    { method: 'GET', path: '/a/count' },
  ])
  expect(besidePages('GET', '/a/page?token=7')).toBeUndefined()
  expect(besidePages('HEAD', '/a/page')).toBeUndefined()
  expect(besidePages('PATCH', '/a/page')?.mounted.key).toBe('update')
  expect(besidePages('GET', '/a/page/b/2')?.mounted.key).toBe('part')
  expect(besidePages('GET', '/a/count')?.mounted.key).toBe('count')
  expect(besidePages('GET', '/a/7')?.mounted.key).toBe('get')
})

test.for([
  ['DELETE', '/a/7'],
  ['GET', '/A/7'],
  ['GET', '/a'],
  ['GET', '//a/7'],
  ['GET', '/a/7/'],
  ['GET', '/a/7/b'],
  ['GET', '/a/%zz'],
  ['GET', '/a/constructor/__proto__'],
  ['GET', `/a/${'x'.repeat(501)}`],
] as const)('%s %s means none', ([method, url]) => {
  expect(found(method, url)).toBeUndefined()
})

test('two operations at one place stop the start', () => {
  const twice = { method: 'GET', path: '/a/{other}', mounted: named('other') }
  expect(() => apiRouter([...routes, twice])).toThrow('GET /a/{other} has two operations')
})
