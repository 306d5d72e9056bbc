import type { FastifyInstance } from 'fastify'
import type { Storefront, StorefrontEntry } from './storefront-entry.ts'

/** Addresses that Vite answers: its own modules, the sources, and dependencies. */
const VITE_PATH = /^\/(@|src\/|node_modules\/|\.vite\/|icon\.svg$)/

/** Development: the storefront from its sources, through Vite in this same server, with hot updates over its socket. */
export async function sourceStorefront(app: FastifyInstance, storefrontDir: string): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: storefrontDir,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!VITE_PATH.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  return {
    entry: () => vite.ssrLoadModule('/src/entry-server.tsx') as unknown as Promise<StorefrontEntry>, // the module's own exports
    assetsOf: () => ({
      scripts: ['/@refresh-preamble.js', '/@vite/client', '/src/entry-client.tsx'],
      preloads: [],
      styles: ['/src/storefront.css'],
    }),
  }
}
