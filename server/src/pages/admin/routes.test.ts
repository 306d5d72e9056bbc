import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { sendError } from '../../http/api-routes.ts'
import { adminRoutes } from './routes.ts'

let app: FastifyInstance

beforeAll(async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'fairground-admin-'))
  await mkdir(join(distDir, 'assets'))
  await writeFile(join(distDir, 'index.html'), '<!doctype html><title>Admin</title>')
  await writeFile(join(distDir, 'theme.js'), 'theme()')
  await writeFile(join(distDir, 'assets', 'main-1234.js'), 'main()')
  await writeFile(join(distDir, 'assets', 'main-1234.js.gz'), 'gzipped')
  app = fastify()
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { locale: 'en-GB' }))
  app.get('/admin/sign-in', async () => 'the sign-in link')
  await adminRoutes(app, { distDir, secure: false })
})

const get = async (url: string, headers: Record<string, string> = { cookie: 'fg_staff=fgs_1' }) => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers })
  return { statusCode, body, cached: answered['cache-control'], location: answered.location }
}

test.for([
  ['/admin/', 200, '<!doctype html><title>Admin</title>', 'no-cache'],
  ['/admin/orders/4f1c?tab=paid', 200, '<!doctype html><title>Admin</title>', 'no-cache'],
  ['/admin/theme.js', 200, 'theme()', 'no-cache'],
  ['/admin/assets/main-1234.js', 200, 'main()', 'public, max-age=31536000, immutable'],
  ['/admin/sign-in', 200, 'the sign-in link', undefined],
] as const)('%s', async ([url, statusCode, body, cached]) => {
  expect(await get(url)).toEqual({ statusCode, body, cached, location: undefined })
})

test('a browser that has never signed in is sent to where it does', async () => {
  for (const url of ['/admin/', '/admin/orders?tab=paid'])
    expect(await get(url, {})).toMatchObject({ statusCode: 303, location: '/admin/sign-in-needed', cached: 'no-store' })
  const cookie = async (url: string) => (await app.inject({ url })).headers['set-cookie']
  expect(await cookie('/admin/orders?tab=paid')).toMatch(
    /^fg_wanted=%2Fadmin%2Forders%3Ftab%3Dpaid; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/,
  )
  expect(await cookie('/admin/')).toBeUndefined()
  expect((await get('/admin/theme.js', {})).statusCode).toBe(200)
})

test('a file compressed at build is sent as it is', async () => {
  expect((await get('/admin/assets/main-1234.js', { 'accept-encoding': 'gzip' })).body).toBe('gzipped')
})

test('a file that is gone is not answered with the page', async () => {
  expect((await get('/admin/assets/main-0000.js')).statusCode).toBe(404)
})

test.for(['/admin/assets/..%5cx', '/admin/%00', '/admin/assets/%00', '/admin/assets/'])(
  '%s is refused, not a fault',
  async (url) => {
    const { statusCode, body } = await get(url)
    expect([400, 404], body).toContain(statusCode)
    expect(body).not.toContain('SYSTEM_ERROR')
  },
)

test('/admin leads to /admin/', async () => {
  expect((await get('/admin')).location).toBe('/admin/')
})

test('only reading is answered with the page', async () => {
  expect((await app.inject({ method: 'POST', url: '/admin/orders' })).statusCode).toBe(404)
})
