import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sourceVite } from '../source-vite.ts'

const VITE_PATH = /^\/admin\/(@|src\/|node_modules\/|\.vite\/|icon\.svg$|theme\.js$)/
/** Vite writes React's preamble into the page, where the content security policy forbids it: a module stands in. */
const INLINE_SCRIPT = /<script type="module">[\s\S]*?<\/script>/
const PREAMBLE = '<script type="module" src="/admin/@refresh-preamble.js"></script>'

/** Development: the admin from its sources. Every address under `/admin/` that is no module answers with its one page. */
export async function sourceAdmin(app: FastifyInstance, adminDir: string): Promise<void> {
  const vite = await sourceVite(app, adminDir, VITE_PATH)
  const page = async (url: string) => {
    const html = await vite.transformIndexHtml(url, await readFile(join(adminDir, 'index.html'), 'utf8'))
    return html.replace(INLINE_SCRIPT, PREAMBLE)
  }
  app.get('/admin', { config: { who: 'anyone' } }, (_request, reply) => reply.redirect('/admin/'))
  for (const path of ['/admin/', '/admin/*']) {
    app.get(path, { config: { who: 'anyone' } }, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(await page(request.url)),
    )
  }
}
