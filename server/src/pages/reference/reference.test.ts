import { allOperations } from '@fairground/contract/operations.ts'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { docsRoutes } from './reference.ts'
import { html } from './reference-html.ts'

async function docs() {
  const app = fastify()
  onTestFinished(() => app.close())
  docsRoutes(app, allOperations, 'https://shop.example')
  return (url: string) => app.inject({ url })
}

test('the first page lists every operation and links its entry', async () => {
  const get = await docs()
  const { body, headers } = await get('/docs/api')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { module, name } of allOperations) expect(body).toContain(`href="/docs/api/${module}#${name}"`)
  for (const module of new Set(allOperations.map((operation) => operation.module)))
    expect(body).toContain(`href="/docs/api/${module}"`)
  // A summary is a button by itself: a link inside is not distinct from it.
  expect(body).not.toMatch(/<summary>(?:(?!<\/summary>)[\s\S])*<a /)
})

test('the first page counts what it lists, and what the document for programs lists', async () => {
  const get = await docs()
  const { body } = await get('/docs/api')
  const paths: Record<string, object> = (await get('/openapi.json')).json().paths
  const entries = Object.values(paths).flatMap((item) => Object.keys(item))
  expect(body).toContain(`<p>${new Set(body.match(/href="\/docs\/api\/[\w.-]+#\w+"/g)).size} operations in `)
  expect(body).toContain(` ${entries.length} entries in all.`)
})

test('an entry says paths, who may call, fields with bounds, refusals and an example', async () => {
  const get = await docs()
  const { body } = await get('/docs/api/ecom.current-cart')
  expect(body).toContain('id="addToCurrentCart"')
  expect(body).toContain('/_api/ecom-cart/v1/carts/current/add-to-cart')
  expect(body).toContain('at most 100 items')
  expect(body).toContain('INSUFFICIENT_INVENTORY')
  expect(body).toContain('await client.currentCart.addToCurrentCart(')
})

test('an entry shows the call in curl and by the client, and an answer', async () => {
  const get = await docs()
  const { body } = await get('/docs/api/ecom.current-cart')
  expect(body).toContain('curl -X POST &#34;$SHOP/ecom/v1/carts/current/add-to-cart&#34;')
  expect(body).toContain('-H &#34;Authorization: $TOKEN&#34;')
  expect(body).toContain('An answer:')
})

test.for([
  ['the name of an operation', 'addToCurrentCart', 'ecom.current-cart#addToCurrentCart'],
  ['a field', 'couponCode', 'ecom.current-cart#updateCurrentCart'],
  ['an error code', 'INSUFFICIENT_INVENTORY', 'ecom.current-cart#addToCurrentCart'],
  ['a path', '/v1/carts/current', 'ecom.current-cart#getCurrentCart'],
  ['two words', 'cancel event', 'events.wix-events-v-2#cancelEvent'],
] as const)('the search finds an operation by %s', async ([, query, target]) => {
  const get = await docs()
  const { body } = await get(`/docs/api?q=${encodeURIComponent(query)}`)
  expect(body).toContain(`href="/docs/api/${target}"`)
})

test('a search without a result says so, and its words are escaped', async () => {
  const get = await docs()
  const { body } = await get('/docs/api?q=%3Cb%3Enowhere')
  expect(body).toContain('Nothing matches “&#60;b&#62;nowhere”')
})

test('the server in the document is the public address', async () => {
  const get = await docs()
  expect((await get('/openapi.json')).json().servers).toEqual([{ url: 'https://shop.example' }])
})

test('every link inside the pages has its target', async () => {
  const get = await docs()
  for (const module of new Set(allOperations.map((operation) => operation.module))) {
    const { body } = await get(`/docs/api/${module}`)
    const targets = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of body.matchAll(/href="#([^"]+)"/g)) expect(targets, `${module}#${id}`).toContain(id)
  }
})

test('the pages run no scripts', async () => {
  const get = await docs()
  expect((await get('/docs/api/ecom.current-cart')).body).not.toMatch(/<script|javascript:| on\w+=/)
})

test('the document for programs is served', async () => {
  const get = await docs()
  expect((await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Fairground' } })
})

test('a module that does not exist is not found', async () => {
  const get = await docs()
  expect((await get('/docs/api/no.such')).statusCode).toBe(404)
})

test('text is escaped in markup', () => {
  expect(html`<b title="${'"'}">${'<&>'}</b>${[html`<i>`, undefined, 1]}`.text).toBe(
    '<b title="&#34;">&#60;&#38;&#62;</b><i>1',
  )
})

test.for(['/openapi.json', '/docs/api', '/docs/api/ecom.current-cart'])(
  'all readers of %s get the same bytes, so that slow ones do not fill the memory',
  async (url) => {
    const app = fastify()
    onTestFinished(() => app.close())
    const sent: unknown[] = []
    app.addHook('onSend', async (_request, _reply, payload) => {
      sent.push(payload)
    })
    docsRoutes(app, allOperations, 'https://shop.example')
    for (const _reader of [1, 2]) expect((await app.inject({ url })).statusCode).toBe(200)
    expect(Buffer.isBuffer(sent[0])).toBe(true)
    expect(sent[1]).toBe(sent[0])
  },
)
