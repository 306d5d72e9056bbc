import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'

/**
 * Development: a front end from its sources, through Vite in this same server, with hot updates over its socket. `paths` matches the
 * addresses that Vite answers: its own modules, the sources, and dependencies.
 */
export async function sourceVite(app: FastifyInstance, root: string, paths: RegExp): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!paths.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  return vite
}
