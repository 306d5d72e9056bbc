import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError } from '../ground/api-error.ts'
import { sendError } from '../http/api-routes.ts'
import { type LoadSource, noOverload, watchOverload } from '../http/overload.ts'
import { type Load, SAMPLES_TO_ENTER, SAMPLES_TO_LEAVE } from '../http/overload-rule.ts'
import { type ReadCache, readCache } from '../http/read-cache.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { pages } from './pages.ts'

const ENTRY = `
let renders = 0
globalThis.plans = 0
export const postPaths = ['/products/:slug', '/login']
export const plan = (path) => (globalThis.plans++, {
  source: path === '/cart' ? 'src/cart/page.tsx' : 'src/shop/page.tsx',
  caching: path === '/cart' ? 'personal' : { shared: { sort: /^price$/ }, uncached: ['q'] },
  posts: path.startsWith('/products/'),
  found: path !== '/nowhere',
})
export async function render(request, { accessToken, fetch, apiUrl, site }) {
  const url = new URL(request.url)
  if (url.pathname === '/broken') throw new Error('the renderer itself')
  if (url.pathname === '/login') {
    const begun = await fetch(apiUrl + '/_session/member', { method: 'POST' })
    return { status: 303, html: '', headers: new Headers({ location: '/' + (await begun.text()) }), tags: [] }
  }
  if (request.method === 'POST') {
    const form = await request.formData()
    if (form.get('quantity') === '1') return { status: 303, html: '', headers: new Headers({ location: '/cart' }), tags: [] }
    return { status: 409, html: '<p>' + form.get('quantity') + '</p>', headers: new Headers(), tags: [] }
  }
  if (url.search === '?opened' && request.headers.has('x-unopened'))
    return { status: 200, html: '<h1>not opened</h1>', headers: new Headers(), tags: [] }
  renders++
  const price = await (await fetch(apiUrl + '/price', { headers: { authorization: accessToken } })).text()
  const html = ['<h1>', site.name, '</h1>', url.pathname + url.search, ' ', price, ' render ', renders].join('')
  return { status: url.pathname === '/nowhere' ? 404 : 200, html: html.padEnd(2000), headers: new Headers(), tags: ['products'] }
}
`

/** From this network too many visitors have begun. */
const CROWDED = '2001:db8:0:7::/64'

/** A storefront of two files, and a server with one operation: enough to see what the server itself does with pages. */
/** Folder with what a build of the storefront leaves. */
async function builtStorefront(): Promise<string> {
  const storefrontDir = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(storefrontDir, 'dist/client/.vite'), { recursive: true })
  await mkdir(join(storefrontDir, 'dist/client/assets'))
  await mkdir(join(storefrontDir, 'dist/server'))
  await writeFile(join(storefrontDir, 'dist/client/.vite/manifest.json'), '{}')
  await writeFile(join(storefrontDir, 'dist/client/assets/entry-1.js'), 'alert(1)')
  await writeFile(join(storefrontDir, 'dist/client/assets/entry-1.css'), 'a{}')
  await writeFile(join(storefrontDir, 'dist/client/assets/text-1.woff2'), 'wOF2')
  await writeFile(join(storefrontDir, 'dist/client/icon.svg'), '<svg/>')
  await writeFile(join(storefrontDir, 'dist/server/entry-server.js'), ENTRY)
  await writeFile(join(storefrontDir, 'dist/server/package.json'), '{"type":"module"}')
  return storefrontDir
}

async function open(): Promise<{
  app: FastifyInstance
  cache: ReadCache
  feel: (lagMs: number, samples: number) => void
  /** Number of pages that were planned. */
  plans: () => number
}> {
  const storefrontDir = await builtStorefront()
  const app = fastify()
  const headers = await securityHeaders({
    contentSecurityPolicy: { directives: { frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { locale: 'en-GB' }))
  app.setNotFoundHandler((request, reply) =>
    sendError(new ApiError({ code: 'NOT_FOUND' }), request, reply, { locale: 'en-GB' }),
  )
  app.get('/price', (request) => `for ${request.headers.authorization}`)
  app.get('/ecom/v1/carts/current', async () => {
    throw new ApiError({ code: 'BUSY' })
  })
  app.post('/_session/member', ({ headers }, reply) =>
    reply.header('set-cookie', 'fg_visitor=member').send(`${headers.cookie} ${headers['sec-fetch-site']}`),
  )
  const cache = readCache()
  let take: (load: Load) => void = () => {}
  const bounds = { lagMs: 200, queue: 100 }
  const source: LoadSource = (_waiting, given) => {
    take = given
    return () => {}
  }
  const feel = (lagMs: number, samples: number) => {
    for (let i = 0; i < samples; i++) take({ lagMs, waiting: 0 })
  }
  await pages(app, {
    storefrontDir,
    dev: false,
    isKnownHost: (host) => !host.includes('elsewhere'),
    direct: () => () => undefined,
    cache,
    overload: watchOverload({ bounds, source, waiting: () => 0, logger: app.log }),
    cameFrom: async () => undefined,
    paymentOrigins: () => ({ scripts: [], frames: [], connections: [] }),
    now: () => new Date('2026-03-14T18:30:00Z'),
    site: () => ({
      id: 's-1',
      clockOffsetMs: 0,
      revision: 0,
      name: 'Fair',
      locale: 'en-GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      origin: 'http://localhost',
    }),
    sessions: {
      pageToken: async () => 'everyone',
      find: async ({ fg_visitor: visitor }) =>
        visitor === undefined ? undefined : { accessToken: visitor, setCookies: [] },
      member: async () => undefined,
      ensure: async (_, address) => {
        if (address === CROWDED) throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
        return { accessToken: 'ada', setCookies: ['fg_visitor=ada; HttpOnly', 'fg_refresh=r; HttpOnly'] }
      },
    },
  })
  onTestFinished(async () => {
    await app.close()
    await rm(storefrontDir, { recursive: true, force: true })
  })
  const plans = () => (globalThis as typeof globalThis & { plans: number }).plans // counted by the entry
  return { app, cache, feel, plans }
}

const html = { accept: 'text/html' }
const form = { ...html, 'content-type': 'application/x-www-form-urlencoded', host: 'fair.example' }
const ownForm = { ...form, origin: 'http://fair.example' }

test('a shared page is rendered once, for everyone, whatever else its address says', async () => {
  const { app } = await open()
  const first = await app.inject({ url: '/shop?sort=price&utm_source=x', headers: html })
  const again = await app.inject({ url: '/shop?sort=price', headers: html })
  expect(first.body.trim()).toBe('<h1>Fair</h1>/shop?sort=price for everyone render 1')
  expect(again.body).toBe(first.body)
  expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('the admin may show pages that are everybody’s in a frame, and no page of one visitor', async () => {
  const { app } = await open()
  const framedBy = async (url: string) => {
    const { headers } = await app.inject({ url, headers: html })
    return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  }
  expect([await framedBy('/shop'), await framedBy('/shop')]).toEqual(["'self'", "'self'"])
  expect(await framedBy('/cart')).toBe("'none'")
})

test('a page that answers words is rendered each time: words have no end', async () => {
  const { app, cache } = await open()
  const ask = async () => (await app.inject({ url: '/search?q=tea', headers: html })).body.trim()
  expect([await ask(), await ask()]).toEqual([
    '<h1>Fair</h1>/search?q=tea for everyone render 1',
    '<h1>Fair</h1>/search?q=tea for everyone render 2',
  ])
  expect(cache.size).toBe(0)
})

test('many who ask at once share one render', async () => {
  const { app } = await open()
  const bodies = await Promise.all(
    [1, 2, 3, 4].map(async () => (await app.inject({ url: '/shop', headers: html })).body),
  )
  expect(new Set(bodies).size).toBe(1)
})

/** Requests over a socket, as browsers send them, each with what it took: Fastify's handler, and the page's plan. */
async function overSocket({ app, plans }: { app: FastifyInstance; plans: () => number }) {
  const url = await app.listen({ port: 0 })
  let whole = 0
  const count = () => whole++
  subscribe('tracing:fastify.request.handler:start', count)
  onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:start', count))
  return async (path: string, headers: Record<string, string> = {}) => {
    const [before, planned] = [whole, plans()]
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url + path, { headers: { ...html, ...headers }, agent: false }, resolve)
        .on('error', reject)
        .end()
    })
    const { date: _, ...sent } = reply.headers
    return {
      status: reply.statusCode,
      body: Buffer.from(await arrayBuffer(reply)).toString('latin1'),
      headers: sent,
      took: [...(whole > before ? ['route'] : []), ...(plans() > planned ? ['plan'] : [])],
    }
  }
}

test('a cached page is sent before routes and plans, with the same headers and bytes in each encoding', async () => {
  const opened = await open()
  const ask = await overSocket(opened)
  expect((await ask('/shop')).took).toEqual(['route', 'plan'])
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const [whole, ready] = [await ask('/shop', headers), await ask('/shop', headers)]
    expect([whole.took, ready.took]).toEqual([['route'], []])
    const { 'x-wix-request-id': id, ...sent } = ready.headers
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect([ready.status, ready.body, sent]).toEqual([200, whole.body, whole.headers])
    const known = { ...headers, 'if-none-match': String(ready.headers.etag) }
    const same = await ask('/shop', known)
    expect([same.status, same.body, same.took]).toEqual([304, '', []])
  }
})

test('requests for dropped pages and for foreign host names take the whole way', async () => {
  const opened = await open()
  const ask = await overSocket(opened)
  for (let i = 0; i < 3; i++) await ask('/shop')
  expect((await ask('/shop')).took).toEqual([])
  expect((await ask('/shop', { host: 'elsewhere.example' })).took).toEqual(['route'])
  expect((await ask('/shop', { 'x-forwarded-host': 'elsewhere.example' })).took).toEqual(['route'])
  opened.cache.drop(['products'])
  expect((await ask('/shop')).took).toEqual(['route', 'plan'])
})

test('it is rendered again once something that it shows has changed', async () => {
  const { app, cache } = await open()
  await app.inject({ url: '/shop', headers: html })
  cache.drop(['products'])
  expect((await app.inject({ url: '/shop', headers: html })).body).toContain('render 2')
})

test('it is not sent again to who has it, in the same encoding', async () => {
  const { app } = await open()
  const first = await app.inject({ url: '/shop', headers: { ...html, 'accept-encoding': 'br' } })
  expect(first.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('render 1')
  const etag = String(first.headers.etag)
  const same = await app.inject({ url: '/shop', headers: { ...html, 'accept-encoding': 'br', 'if-none-match': etag } })
  const other = await app.inject({ url: '/shop', headers: { ...html, 'if-none-match': etag } })
  expect([same.statusCode, other.statusCode]).toEqual([304, 200])
})

test('a personal page is its visitor’s, is never cached, and begins a session', async () => {
  const { app } = await open()
  const page = await app.inject({ url: '/cart', headers: html })
  expect(page.body).toContain('for ada')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.headers['set-cookie']).toEqual(['fg_visitor=ada; HttpOnly', 'fg_refresh=r; HttpOnly'])
  expect((await app.inject({ url: '/cart', headers: html })).body).toContain('render 2')
})

test('a form of our own page is passed on, and its redirect comes back', async () => {
  const { app } = await open()
  const done = await app.inject({ method: 'POST', url: '/products/mug', headers: ownForm, payload: 'quantity=1' })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/cart'])
  const refused = await app.inject({ method: 'POST', url: '/products/mug', headers: ownForm, payload: 'quantity=9' })
  expect([refused.statusCode, refused.body, refused.headers['cache-control']]).toEqual([
    409,
    '<p>9</p>',
    'private, no-store',
  ])
})

test('a form that signs in does so with the browser’s own cookies, in both directions', async () => {
  const { app } = await open()
  const headers = { ...ownForm, cookie: 'fg_refresh=r' }
  const done = await app.inject({ method: 'POST', url: '/login', headers, payload: '' })
  expect([done.headers.location, [done.headers['set-cookie']].flat().at(-1)]).toEqual([
    '/fg_refresh=r same-origin',
    'fg_visitor=member',
  ])
  const looked = await app.inject({ url: '/login', headers: { ...html, cookie: 'fg_refresh=r' } })
  expect([looked.headers.location, looked.headers['set-cookie']]).toEqual(['/undefined undefined', undefined])
})

test.for([
  ['another site', { ...ownForm, origin: 'http://evil.example' }, 403],
  ['another site, as Fetch Metadata says', { ...ownForm, 'sec-fetch-site': 'cross-site' }, 403],
  ['nobody knows where', form, 403],
] as const)('a form from %s is refused', async ([, headers, status]) => {
  const { app } = await open()
  const answer = await app.inject({ method: 'POST', url: '/products/mug', headers, payload: 'quantity=1' })
  expect(answer.statusCode).toBe(status)
})

test('a form where none is taken, and one that is too long', async () => {
  const { app } = await open()
  const nowhere = await app.inject({ method: 'POST', url: '/shop', headers: ownForm, payload: 'a=1' })
  const sized = (length: number) =>
    app.inject({
      method: 'POST',
      url: '/products/mug',
      headers: ownForm,
      payload: `quantity=1&a=${'x'.repeat(length)}`,
    })
  const fiftyGuests = await sized(400_000)
  const long = await sized(600_000)
  expect([nowhere.statusCode, fiftyGuests.statusCode, long.statusCode]).toEqual([404, 303, 413])
})

test('an address without a page answers people with a page and programs with JSON', async () => {
  const { app } = await open()
  const person = await app.inject({ url: '/nowhere', headers: html })
  const program = await app.inject({ url: '/nowhere' })
  expect([person.statusCode, person.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect([program.statusCode, program.json().details.applicationError.code]).toEqual([404, 'NOT_FOUND'])
})

test('a page that cannot be rendered at all is a plain one with the request’s id', async () => {
  const { app } = await open()
  const page = await app.inject({ url: '/broken', headers: html })
  expect([page.statusCode, page.headers['cache-control']]).toEqual([500, 'private, no-store'])
  expect(page.body).toContain('<h1>This page could not be shown</h1>')
  expect(page.body).not.toContain('the renderer itself')
})

test('style sheets and fonts come without headers of documents, scripts with them', async () => {
  const { app } = await open()
  const names = async (url: string) => Object.keys((await app.inject(url)).headers)
  const script = await names('/assets/entry-1.js')
  const plain = [await names('/assets/entry-1.css'), await names('/assets/text-1.woff2')]
  expect(script).toEqual(expect.arrayContaining(['content-security-policy', 'x-content-type-options']))
  for (const headers of plain) {
    expect(headers).toEqual(expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']))
    expect(headers).not.toContain('content-security-policy')
    expect(headers).not.toContain('x-frame-options')
  }
  expect(await names('/assets/none.css')).toContain('content-security-policy')
})

test('built files may be cached for ever', async () => {
  const { app } = await open()
  const file = await app.inject('/assets/entry-1.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await app.inject('/icon.svg')).statusCode).toBe(200)
  expect((await app.inject('/assets/none.js')).statusCode).toBe(404)
})

test('robots.txt lists what is nobody’s business', async () => {
  const { app } = await open()
  const { body } = await app.inject('/robots.txt')
  expect(body).toContain('Disallow: /checkout/')
  expect(body).toContain('Disallow: /buy/')
  expect(body).toContain('Sitemap: http://localhost/sitemap.xml')
})

test.for([
  ['in a browser’s window', 'GET', { 'sec-fetch-dest': 'document' }, true],
  ['by a program', 'GET', {}, false],
  ['as the picture of another page', 'GET', { 'sec-fetch-dest': 'image' }, false],
  ['ahead, to be shown later', 'GET', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, false],
  ['ahead, by an older browser', 'GET', { 'sec-fetch-dest': 'document', purpose: 'prefetch' }, false],
] as const)('a personal page that is read %s knows whether somebody opens it', async ([, method, headers, opened]) => {
  const { app } = await open()
  const { body } = await app.inject({ method, url: '/cart?opened', headers: { ...html, ...headers } })
  expect(body.includes('not opened')).toBe(!opened)
})

test('a visitor without a session has nothing in the cart, and gets no session by reading', async () => {
  const { app } = await open()
  const me = await app.inject('/_me')
  expect([me.json(), me.headers['set-cookie']]).toEqual([
    { count: 0, session: false, member: false, now: expect.any(Number) },
    undefined,
  ])
})

test('without a built storefront the server answers all else', async () => {
  const app = fastify()
  await pages(app, {
    storefrontDir: join(tmpdir(), 'no-such-storefront'),
    dev: false,
    isKnownHost: () => true,
    direct: () => () => undefined,
    cache: readCache(),
    overload: noOverload,
    cameFrom: async () => undefined,
    paymentOrigins: () => ({ scripts: [], frames: [], connections: [] }),
    now: () => new Date(),
    site: () => {
      throw new Error('not called')
    },
    sessions: {
      pageToken: async () => '',
      find: async () => undefined,
      member: async () => undefined,
      ensure: async () => ({ accessToken: '', setCookies: [] }),
    },
  })
  expect((await app.inject('/')).statusCode).toBe(404)
})

test('under load cached pages and the cart are served, other pages are refused until it falls', async () => {
  const { app, feel } = await open()
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: html })
    return [statusCode, headers['retry-after']]
  }
  await ask('/shop')
  feel(300, SAMPLES_TO_ENTER)
  expect(await ask('/shop')).toEqual([200, undefined])
  expect(await ask('/shop?sort=price')).toEqual([503, '2'])
  expect(await ask('/search?q=tea')).toEqual([503, '2'])
  expect(await ask('/cart')).toEqual([200, undefined])
  feel(0, SAMPLES_TO_LEAVE)
  expect(await ask('/shop?sort=price')).toEqual([200, undefined])
})

test('a network from which too many visitors begin is shown so, and still has what is everybody’s', async () => {
  const { app } = await open()
  const remoteAddress = '2001:db8:0:7::1'
  const cart = await app.inject({ url: '/cart', headers: html, remoteAddress })
  expect([cart.statusCode, cart.headers['retry-after']]).toEqual([429, '1'])
  expect(cart.body).toContain('Too many requests at once')
  expect((await app.inject({ url: '/shop', headers: html, remoteAddress })).statusCode).toBe(200)
})

test('a page requests a part once more that the API has no time for, and logs no fault', async () => {
  const { app } = await open()
  expect((await app.inject({ url: '/_me' })).json()).toMatchObject({ count: 0 })
  const busy = await app.inject({ url: '/_me', headers: { cookie: 'fg_visitor=ada' } })
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '1'])
})
