import { expect, test } from 'vitest'
import { addressOf, narrowed } from './page-request.ts'

const caching = { shared: { sort: /^(price|name)$/, page: /^[1-9]\d{0,2}$/ }, uncached: ['q'] }

test.for([
  ['known fields, in their order', '/shop?page=2&sort=price', '/shop?sort=price&page=2', true],
  ['unknown fields', '/shop?utm_source=x&page=2', '/shop?page=2', true],
  ['a value that means nothing', '/shop?sort=junk&page=1e9', '/shop', true],
  ['the same field twice', '/shop?page=2&page=3', '/shop?page=2', true],
  ['an empty field', '/search?q=', '/search', true],
  ['words, of which there is no end', '/search?q=tea&page=2', '/search?page=2&q=tea', false],
  ['a field without end, given twice', '/search?q=tea&q=&q=cake', '/search?q=tea&q=cake', false],
  ['nothing at all', '/?fbclid=1', '/', true],
] as const)('%s', ([, address, expected, few]) => {
  const found = narrowed(new URL(address, 'https://fair.example'), caching)
  expect([found.url.pathname + found.url.search, found.few]).toEqual([expected, few])
})

test.for([
  ['/shop?page=2', '/shop?page=2'],
  ['//elsewhere.example/shop', '/elsewhere.example/shop'],
  ['/\\', '/'],
  ['/\\elsewhere.example/shop', '/elsewhere.example/shop'],
  ['/\\/elsewhere.example', '/elsewhere.example'],
  ['/de/\\elsewhere.example', '/de//elsewhere.example'],
] as const)('a request of %s is for one of our pages', ([url, path]) => {
  expect(addressOf({ url }, 'https://fair.example').href).toBe(`https://fair.example${path}`)
})
