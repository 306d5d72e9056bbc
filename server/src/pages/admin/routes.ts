import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../ground/api-error.ts'
import { sendError } from '../../http/api-routes.ts'
import { cookiesOf, STAFF_COOKIE } from '../../http/cookies.ts'
import { STAFF_LOCALE } from '../../http/reader.ts'
import { NEVER_CHANGES, serveFiles } from '../../http/static-files.ts'
import { rememberWanted } from '../../identity/staff/wanted-page.ts'

interface AdminPages {
  /** Directory that the admin was built to; holds `index.html`, `theme.js` and `assets/`. */
  readonly distDir: string
  /** Cookies are for TLS alone. */
  readonly secure: boolean
}

/**
 * The admin under `/admin/`: files with a hash in their name are cached for ever, compressed at build; every other address of the
 * admin answers with its one page, which routes in the browser. Browsers that have never signed in are sent to the page where they
 * do, and afterwards to the one that they came for. Addresses registered elsewhere (`/admin/sign-in`) come first.
 */
export async function adminRoutes(app: FastifyInstance, { distDir, secure }: AdminPages): Promise<void> {
  app.get('/admin', { config: { who: 'anyone' } }, (_request, reply) => reply.redirect('/admin/'))
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, who: 'anyone' } as typeof route.config // Fastify leaves its own keys to us
      })
      const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
        if (cookiesOf(request)[STAFF_COOKIE] === undefined) {
          const wanted = rememberWanted(request.url, secure)
          if (wanted) reply.header('set-cookie', wanted)
          return reply.header('cache-control', 'no-store').redirect('/admin/sign-in-needed', 303)
        }
        return reply
          .code(200)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(await readFile(join(distDir, 'index.html')))
      }
      scope.get('/', { prefixTrailingSlash: 'slash' }, (request, reply) => sendPage(request, reply))
      scope.setNotFoundHandler((request, reply) => {
        const isPage = request.method === 'GET' && !request.url.startsWith('/admin/assets/')
        return isPage
          ? sendPage(request, reply)
          : sendError(new ApiError({ code: 'NOT_FOUND' }), request, reply, { locale: STAFF_LOCALE })
      })
      await serveFiles(scope, {
        root: distDir,
        prefix: '/',
        cacheControl: (path) => (path.includes('/assets/') ? NEVER_CHANGES : 'no-cache'),
      })
    },
    { prefix: '/admin' },
  )
}
