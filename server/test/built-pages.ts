import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface BuiltPages {
  readonly dir: string
  remove(): Promise<void>
}

/** The storefront's half for the server, built from its sources into a folder of its own: pages without scripts and styles. */
export async function builtPages(): Promise<BuiltPages> {
  const dir = await mkdtemp(join(tmpdir(), 'storefront-'))
  const [root, server, client] = [
    join(import.meta.dirname, '../..'),
    join(dir, 'dist/server'),
    join(dir, 'dist/client'),
  ]
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  // As `npm run build` does it: a test's own NODE_ENV would choose the libraries' development files.
  await promisify(execFile)(process.execPath, [vite, 'build', '--ssr', 'src/entry-server.tsx', '--outDir', server], {
    cwd: join(root, 'storefront'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await writeFile(join(server, 'package.json'), '{"type":"module"}')
  await mkdir(join(client, 'assets'), { recursive: true })
  await mkdir(join(client, '.vite'))
  for (const name of ['manifest.json', 'manifest.de.json']) await writeFile(join(client, '.vite', name), '{}')
  await writeFile(join(client, 'icon.svg'), '<svg/>')
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}
