import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'

test('a path that no route has answers 404 with the nearest operations', async () => {
  const { app } = (await testSite()).assembly
  const answer = await app.inject({ method: 'POST', url: '/ecom/v1/carts/current/add-to-card', payload: {} })
  expect(answer.statusCode).toBe(404)
  const { code, description, data } = answer.json().details.applicationError
  expect(code).toBe('NOT_FOUND')
  expect(data.near[0]).toEqual({
    method: 'POST',
    path: '/ecom/v1/carts/current/add-to-cart',
    operation: 'ecom.current-cart.addToCurrentCart',
  })
  expect(description).toContain('POST /ecom/v1/carts/current/add-to-cart (ecom.current-cart.addToCurrentCart)')
})

test('a method that the path does not take answers 405 with those that it takes', async () => {
  const { app } = (await testSite()).assembly
  const answer = await app.inject({ method: 'PUT', url: '/ecom/v1/carts/current/add-to-cart', payload: {} })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('POST')
  expect(answer.json().details.applicationError).toMatchObject({
    code: 'METHOD_NOT_ALLOWED',
    data: { allow: ['POST'] },
  })
})

test('a GET of a program at an operation of another method is no page either', async () => {
  const { app } = (await testSite()).assembly
  const answer = await app.inject({ url: '/ecom/v1/carts/current/add-to-cart' })
  expect(answer.statusCode).toBe(405)
})

test('a path like nothing names the reference, and the query is not repeated', async () => {
  const { app } = (await testSite()).assembly
  const answer = await app.inject({ url: '/wp-login.php?token=secret' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().message).toBe('Nothing is found at GET /wp-login.php. /docs/api lists every operation.')
})

test('a part of a path that is longer than any route takes answers 414', async () => {
  const { app } = (await testSite()).assembly
  const answers = await Promise.all(
    [500, 501].map((length) => app.inject({ url: `/stores/v1/nothing/${'x'.repeat(length)}` })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 414])
})

test.for([
  [414, 'URI_TOO_LONG', `/stores/v1/products/${'x'.repeat(501)}`],
  [400, 'BAD_REQUEST', '/stores/v1/products/%zz'],
] as const)('an address that the router itself refuses answers %i as the API does', async ([status, code, url]) => {
  const { app } = (await testSite()).assembly
  for (const method of ['GET', 'PATCH'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect([statusCode, JSON.parse(body).details.applicationError.code]).toEqual([status, code])
    expect(body).not.toContain('/stores')
    expect(headers).toMatchObject({
      'x-wix-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
})
