import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { buildable, fingerprint, markBuilt, serverEntryOf, stale } from './builds.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { Failure, main, runQuietly, say, withProgress } from './terminal.mjs'

/** Builds those workspaces whose sources changed. Where another process builds them already, its result is used. */
export async function buildStale(node) {
  if (stale().length === 0) return
  await oneAtATime('build', async () => {
    const names = stale()
    if (names.length > 0) await withProgress(`Building ${names.join(', ')}`, () => buildAll(node, names))
  })
}

async function buildAll(node, names) {
  await Promise.all(names.map((name) => build(node, name)))
}

async function build(node, name) {
  const folder = join(root, name)
  const stamp = fingerprint(name)
  const entry = serverEntryOf(name)
  const runs = entry
    ? [
        [['--outDir', 'dist/client']],
        [['--ssr', entry, '--outDir', 'dist/server']],
        ...languagesOf(folder).map((language) => [['--outDir', 'dist/client'], language]),
      ]
    : [[[]]]
  for (const [options, language] of runs) {
    const { code, output } = await runVite(node, folder, ['build', ...options], language)
    if (code === 0) continue
    say(output)
    throw new Failure(`The ${name} could not be built: Vite says why above.`)
  }
  markBuilt(name, stamp)
}

async function writeOpenApi(node) {
  const { code, output } = await runQuietly(node, [join(root, 'server/src/http/openapi-file.ts')], { cwd: root })
  if (code === 0) return
  say(output)
  throw new Failure('dist/openapi.json could not be written: the server says why above.')
}

/** A build whose starter was killed would go on writing into the next one's files. */
const ENDS_WITH_US = `data:text/javascript,process.on('disconnect', () => process.exit(1)).channel.unref()`

/** Languages beside the source that a front end's texts are written in; with `FAIRGROUND_PSEUDO=1` also those of tests. */
function languagesOf(folder) {
  const messages = join(folder, 'messages')
  const written = existsSync(messages) ? readdirSync(messages).filter((name) => name !== 'en') : []
  return process.env.FAIRGROUND_PSEUDO === '1' ? [...written, 'en-XA', 'ar-XB'] : written
}

function runVite(node, folder, args, language) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production', ...(language ? { FAIRGROUND_LANGUAGE: language } : {}) }
  return runQuietly(node, ['--import', ENDS_WITH_US, vite, ...args], { cwd: folder, env, ipc: true })
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  await main(async () => {
    const node = await setUp()
    if (argv.includes('--stale')) return buildStale(node)
    const names = buildable()
    if (names.length === 0) return say('No workspace has a vite.config.ts: nothing to build.')
    await oneAtATime('build', () => withProgress(`Building ${names.join(', ')}`, () => buildAll(node, names)))
    await withProgress('Writing dist/openapi.json', () => writeOpenApi(node))
  })
}
