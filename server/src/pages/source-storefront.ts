import type { FastifyInstance } from 'fastify'
import { sourceVite } from './source-vite.ts'
import type { Storefront, StorefrontEntry } from './storefront-entry.ts'

const VITE_PATH = /^\/(@|src\/|node_modules\/|\.vite\/|icon\.svg$)/

/** Development: the storefront from its sources, rendered from them on the server too. */
export async function sourceStorefront(app: FastifyInstance, storefrontDir: string): Promise<Storefront> {
  const vite = await sourceVite(app, storefrontDir, VITE_PATH)
  return {
    entry: () => vite.ssrLoadModule('/src/entry-server.tsx') as unknown as Promise<StorefrontEntry>, // the module's own exports
    languages: ['en', 'de', 'fr', 'en-XA', 'ar-XB'],
    assetsOf: () => ({
      scripts: ['/@refresh-preamble.js', '/@vite/client', '/src/entry-client.tsx'],
      later: [],
      styles: ['/src/storefront.css'],
      fonts: [],
    }),
  }
}
