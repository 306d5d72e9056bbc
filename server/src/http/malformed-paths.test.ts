import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { ApiError } from '../ground/api-error.ts'
import { adminRoutes } from '../pages/admin/routes.ts'
import { pages } from '../pages/pages.ts'
import { sendError } from './api-routes.ts'
import { noOverload } from './overload.ts'
import { readCache } from './read-cache.ts'

const lines: string[] = []
const logger = () => pino({ level: 'info' }, { write: (line) => lines.push(line) })

let site: Awaited<ReturnType<typeof sharedSite>>
let folder: string
let built: FastifyInstance

/** Storefront and admin as they are once they are built, of a few files. */
async function builtFaces(): Promise<FastifyInstance> {
  const files = {
    'admin/index.html': '<title>Admin</title>',
    'admin/assets/main-1.js': '',
    'dist/client/.vite/manifest.json': '{}',
    'dist/client/assets/entry-1.js': '',
    'dist/client/icon.svg': '<svg/>',
    'dist/server/package.json': '{"type":"module"}',
    'dist/server/entry-server.js': `export const postPaths = []
      export const plan = () => ({ source: '', keeping: 'personal', posts: false, found: false })`,
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const app = fastify({ loggerInstance: logger() }) as unknown as FastifyInstance // the logger's type is the only difference
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, { locale: 'en-GB' }))
  app.setNotFoundHandler((request, reply) =>
    sendError(new ApiError({ code: 'NOT_FOUND' }), request, reply, { locale: 'en-GB' }),
  )
  await adminRoutes(app, { distDir: join(folder, 'admin'), secure: false })
  await pages(app, {
    storefrontDir: folder,
    dev: false,
    isKnownHost: () => true,
    direct: () => () => undefined,
    cache: readCache(),
    overload: noOverload,
    cameFrom: async () => undefined,
    paymentOrigins: () => ({ scripts: [], frames: [], connections: [] }),
    now: () => new Date(),
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
      find: async () => undefined,
      member: async () => undefined,
      ensure: async () => ({ accessToken: '', setCookies: [] }),
    },
  })
  return app
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malformed-paths-'))
  site = await sharedSite({ logger: logger() })
  built = await builtFaces()
})
afterAll(async () => {
  await built.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const PREFIXES = [
  '/',
  '/assets/',
  '/admin/assets/',
  '/checkin/',
  '/media/',
  '/media/ref/',
  '/fonts/',
  '/docs/',
  '/icon.svg/',
  '/stores/v1/products/',
]
const ENDINGS = ['%', '%zz', '%ff', '%00', 'x%00.js', '..%5cx', '%2e%2e%2fx', '..%2f..%2fetc%2fpasswd', '%c0%af', '//x']
/** Answered with the admin's one page, which routes in the browser; and of the others those that Node itself refuses. */
const paths = PREFIXES.flatMap((prefix) => ENDINGS.map((ending) => prefix + ending))

test.for([
  ['the server', () => site.assembly.app],
  ['built front ends', () => built],
] as const)('a malformed path is a refusal without a stack in the log: %s', async ([, appOf]) => {
  for (const method of ['GET', 'HEAD'] as const)
    for (const url of paths) {
      lines.length = 0
      const { statusCode } = await appOf().inject({ method, url })
      expect([url, statusCode >= 400 && statusCode < 500, statusCode]).toEqual([url, true, statusCode])
      expect(lines.filter((line) => /"stack"|"level":[56]0/.test(line))).toEqual([])
    }
})

test.for(['%', '%00', '..%5cx', '%2e%2e%2fx'])(
  'a malformed path of the admin leads to its sign-in or is a refusal: %s',
  async (ending) => {
    lines.length = 0
    const { statusCode, headers } = await built.inject(`/admin/${ending}`)
    expect([303, 400, 404]).toContain(statusCode)
    if (statusCode === 303) expect(headers.location).toBe('/admin/sign-in-needed')
    expect(lines.filter((line) => /"stack"|"level":[56]0/.test(line))).toEqual([])
  },
)
