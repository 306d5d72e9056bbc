import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { buildable, fingerprint, finishBuild, markCompressed, serverEntryOf, stale, uncompressed } from './builds.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { Failure, main, runQuietly, say, withProgress } from './terminal.mjs'

/**
 * Builds those workspaces whose sources changed, and compresses what browsers load. Where another process builds them already, its result
 * is used. `onBegin` is called where there is anything to build, `onServer` once the server is as its sources, while front ends may still be
 * built.
 */
export async function buildStale(node, { onBegin = () => {}, onServer = () => {}, compresses = true } = {}) {
  if (stale().length > 0) await oneAtATime('build', () => buildNamed(node, stale(), { onBegin, onServer }))
  if (compresses) await compressBuilt(node)
}

async function buildNamed(node, names, { onBegin = () => {}, onServer = () => {} } = {}) {
  if (names.length === 0) return
  onBegin()
  if (!names.includes('server')) onServer()
  await withProgress(`Building ${names.join(', ')}`, () =>
    Promise.all(
      groupsOf(names).map((group) => build(node, group, (name) => (name === 'server' ? onServer() : undefined))),
    ),
  )
}

/** One process for each of two cores: the storefront, which takes as long as all others. The server is built before the front ends. */
const groupsOf = (names) =>
  [
    names.filter((name) => name === 'storefront'),
    names.filter((name) => name !== 'storefront').sort(serverFirst),
  ].filter((group) => group.length > 0)

const serverFirst = (a, b) => Number(b === 'server') - Number(a === 'server')

async function build(node, names, onBuilt) {
  const stamps = new Map(names.map((name) => [name, fingerprint(name)]))
  const work = names.map((name) => ({ name, runs: runsOf(name) }))
  const left = new Set(names)
  const { code, output } = await runQuietly(node, [join(root, 'scripts', 'build-in-turn.mjs'), JSON.stringify(work)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    onMessage({ built: name }) {
      left.delete(name)
      finishBuild(name, stamps.get(name))
      onBuilt(name)
    },
  })
  const [failed] = left
  if (failed === undefined && code === 0) return
  say(output)
  throw new Failure(`The ${failed ?? names.join(', ')} could not be built: Vite says why above.`)
}

/** A front end that is rendered on the server has a half there, and is built in each language for browsers. Its folders are not emptied: see `finishBuild`. */
function runsOf(name) {
  const entry = serverEntryOf(name)
  if (!entry) return [{ options: {} }]
  return [
    { options: { outDir: 'dist/client', emptyOutDir: false } },
    { options: { ssr: entry, outDir: 'dist/server', emptyOutDir: false } },
    ...languagesOf(join(root, name)).map((language) => ({ language, options: { outDir: 'dist/client' } })),
  ]
}

/** Compresses what browsers load of front ends that were built since; a run that was killed goes on with the files that are left. */
export async function compressBuilt(node) {
  if (uncompressed().length === 0) return
  await oneAtATime('build', async () => {
    const names = uncompressed()
    if (names.length > 0) await withProgress(`Compressing ${names.join(', ')}`, () => compress(node, names))
  })
}

async function compress(node, names) {
  const folders = names.map((name) => join(root, name, serverEntryOf(name) ? 'dist/client' : 'dist'))
  const { code, output } = await runQuietly(node, [join(root, 'scripts', 'precompress.ts'), ...folders], {
    onMessage() {},
  })
  if (code !== 0) {
    say(output)
    throw new Failure(`The files of ${names.join(', ')} could not be compressed. Browsers get them as they are.`)
  }
  for (const name of names) markCompressed(name)
}

async function writeOpenApi(node) {
  const { code, output } = await runQuietly(node, [join(root, 'server/src/http/openapi-file.ts')], { cwd: root })
  if (code === 0) return
  say(output)
  throw new Failure('dist/openapi.json could not be written: the server says why above.')
}

/** Languages beside the source that a front end's texts are written in; with `FAIRGROUND_PSEUDO=1` also those of tests. */
function languagesOf(folder) {
  const messages = join(folder, 'messages')
  const written = existsSync(messages) ? readdirSync(messages).filter((name) => name !== 'en') : []
  return process.env.FAIRGROUND_PSEUDO === '1' ? [...written, 'en-XA', 'ar-XB'] : written
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  await main(async () => {
    const node = await setUp()
    if (argv.includes('--stale')) return buildStale(node)
    const names = buildable()
    if (names.length === 0) return say('No workspace has a vite.config.ts: nothing to build.')
    await oneAtATime('build', () => buildNamed(node, names))
    await compressBuilt(node)
    await withProgress('Writing dist/openapi.json', () => writeOpenApi(node))
  })
}
