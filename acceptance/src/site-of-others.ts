import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { root } from './running-shop.ts'

/** Origin that the site's app allows sites of others to run on. */
export const SITE = 'http://localhost:3000'

/** Sources that pages load as modules, by the address they stand below. */
const SOURCES = { '/client/': 'client/src', '/site/': 'acceptance/src' } as const
const IMPORTS = JSON.stringify({ imports: { '@fairground/client/': '/client/' } })
const PAGE = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A site of my own</title>
<script type="importmap">${IMPORTS}</script><script type="module" src="/site/site-page.ts"></script></html>`

/**
 * A site that is none of the shop's: the same page at every address, whose script is `site-page.ts` with the client's sources as
 * a browser loads modules. `origin` is where it stands.
 */
export function siteOfOthers(origin = SITE): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, origin)
    const file = sourceAt(pathname)
    if (file === undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    else if (!existsSync(file)) response.writeHead(404).end()
    else {
      const code = stripTypeScriptTypes(await readFile(file, 'utf8'))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
    }
  })
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(port), hostname, () => resolve(server))
  })
}

function sourceAt(pathname: string): string | undefined {
  const below = Object.entries(SOURCES).find(([start]) => pathname.startsWith(start))
  return below && join(root, below[1], pathname.slice(below[0].length))
}
