import { expect, test } from 'vitest'
import { narrowed } from './page-request.ts'

test.for([
  ['what a page knows, in its order', '/shop?page=2&sort=price', ['sort', 'page'], '/shop?sort=price&page=2'],
  ['what it does not know', '/shop?utm_source=x&page=2', ['sort', 'page'], '/shop?page=2'],
  ['the same field twice', '/shop?page=2&page=3', ['page'], '/shop?page=2'],
  ['an empty field', '/search?q=', ['q'], '/search'],
  ['nothing at all', '/?fbclid=1', [], '/'],
] as const)('%s', ([, address, fields, expected]) => {
  const url = narrowed(new URL(address, 'https://fair.example'), fields)
  expect(url.pathname + url.search).toBe(expected)
})
