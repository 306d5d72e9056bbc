import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../api-error.ts'
import { sendError } from '../api-routes.ts'

export interface AdminPages {
  /** Where the admin was built to; holds `index.html`, `theme.js` and `assets/`. */
  readonly distDir: string
}

/**
 * The admin under `/admin/`: files with a hash in their name are kept for ever, compressed at build; every other address of the
 * admin answers with its one page, which routes in the browser. Addresses registered elsewhere (`/admin/sign-in`) come first.
 */
export async function adminRoutes(app: FastifyInstance, { distDir }: AdminPages): Promise<void> {
  app.get('/admin', { config: { who: 'anyone' } }, (_request, reply) => reply.redirect('/admin/'))
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, who: 'anyone' } as typeof route.config // Fastify leaves its own keys to us
      })
      const sendPage = async (reply: FastifyReply) =>
        reply
          .code(200)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(await readFile(join(distDir, 'index.html')))
      scope.get('/', { prefixTrailingSlash: 'slash' }, (_request, reply) => sendPage(reply))
      scope.setNotFoundHandler((request, reply) => {
        const isPage = request.method === 'GET' && !request.url.startsWith('/admin/assets/')
        return isPage ? sendPage(reply) : sendError(new ApiError({ code: 'NOT_FOUND' }), request, reply)
      })
      await scope.register(fastifyStatic, {
        root: distDir,
        prefix: '/',
        decorateReply: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const hashed = path.includes('/assets/')
          reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    },
    { prefix: '/admin' },
  )
}
