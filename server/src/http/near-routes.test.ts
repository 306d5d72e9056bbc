import { expect, test } from 'vitest'
import { nearRoutes } from './near-routes.ts'

const near = nearRoutes([
  { method: 'POST', path: '/ecom/v1/carts', operation: 'ecom.cart.createCart' },
  { method: 'GET', path: '/ecom/v1/carts/current', operation: 'ecom.current-cart.getCurrentCart' },
  { method: 'GET', path: '/v1/carts/current', operation: 'ecom.current-cart.getCurrentCart' },
  { method: 'POST', path: '/ecom/v1/carts/current/add-to-cart', operation: 'ecom.current-cart.addToCurrentCart' },
  { method: 'GET', path: '/ecom/v1/carts/{id}', operation: 'ecom.cart.getCart' },
  { method: 'PATCH', path: '/ecom/v1/carts/{cart.id}', operation: 'ecom.cart.updateCart' },
  { method: 'GET', path: '/stores/v1/products/{id}', operation: 'stores.products.getProduct' },
])

test.for([
  ['one letter is missing', 'POST', '/ecom/v1/cart', 'POST /ecom/v1/carts'],
  [
    'the last segment is misspelt',
    'POST',
    '/ecom/v1/carts/current/add-to-cartt',
    'POST /ecom/v1/carts/current/add-to-cart',
  ],
  ['the version is missing', 'GET', '/stores/products/1', 'GET /stores/v1/products/{id}'],
  ['the version is another', 'GET', '/stores/v2/products/1', 'GET /stores/v1/products/{id}'],
] as const)('%s: the nearest route comes first', ([, method, path, expected]) => {
  const {
    allow,
    near: [first],
  } = near(method, path)
  expect(allow).toEqual([])
  expect(`${first?.method} ${first?.path}`).toBe(expected)
})

test('a path with another method names the methods that it takes', () => {
  expect(near('DELETE', '/ecom/v1/carts/7').allow).toEqual(['GET', 'PATCH'])
})

test('an operation is named once, with the path that is nearest', () => {
  expect(
    near('GET', '/v1/carts/curent').near.filter(({ operation }) => operation === 'ecom.current-cart.getCurrentCart'),
  ).toEqual([{ method: 'GET', path: '/v1/carts/current', operation: 'ecom.current-cart.getCurrentCart' }])
})

test.for([
  ['nothing like it', '/wp-admin/setup.php'],
  ['very long', `/ecom/v1/carts/${'x'.repeat(300)}/y/z`],
] as const)('%s: no route is named', ([, path]) => {
  expect(near('GET', path)).toEqual({ allow: [], near: [] })
})
