import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheDir, root } from './packages.mjs'

/** The front ends, and the server as one file. */
const built = ['storefront', 'admin', 'checkin', 'server']
/** Sources that all of them are built from. */
const shared = ['ui', 'client', 'contract', 'domain', 'scripts']
const notSources = new Set(['node_modules', 'dist', '.cache', 'README.md'])

/** Workspaces that can be built: one without vite.config.ts cannot yet. */
export function buildable() {
  return built.filter((name) => existsSync(join(root, name, 'vite.config.ts')))
}

/** A front end with such an entry is rendered on the server too, and built twice: `dist/client` and `dist/server`. */
export function serverEntryOf(name) {
  return ['src/entry-server.tsx', 'src/entry-server.ts'].find((file) => existsSync(join(root, name, file)))
}

/** Workspaces whose sources are not the ones they were built from. */
export function stale() {
  const names = buildable()
  const common = names.length > 0 ? sourcesOf(shared) : []
  return names.filter((name) => !isFresh(name, [...common, ...sourcesOf([name])]))
}

/** Taken before a build, so that a change during it is seen afterwards. */
export function fingerprint(name) {
  const sources = sourcesOf([...shared, name])
  return { times: timesOf(sources), contents: contentsOf(sources), compressed: false, begun: Date.now() }
}

/**
 * Marks a front end or the server as built. A server that runs meanwhile goes on with the half of the storefront that it started with, whose pages it
 * loads as they are visited: files of the build before stay, and those of older ones go.
 */
export function finishBuild(name, stamp) {
  const begunBefore = readStamp(name)?.begun ?? 0
  markBuilt(name, stamp)
  if (!serverEntryOf(name)) return // Vite has emptied its folder
  for (const half of ['client', 'server']) {
    const folder = join(root, name, 'dist', half)
    removeOlder(join(folder, 'assets'), begunBefore)
    removeOlder(join(folder, '.vite'), stamp.begun)
  }
}

/** Removes files of a flat folder that were written before, with their compressed ones, whichever those are from. */
export function removeOlder(folder, time) {
  if (!existsSync(folder)) return
  const files = readdirSync(folder)
  const recent = new Set(files.filter((file) => statSync(join(folder, file)).mtimeMs >= time))
  for (const file of files) if (!recent.has(file.replace(COMPRESSED, ''))) rmSync(join(folder, file), { force: true })
}

const COMPRESSED = /\.(br|gz)$/

export function markBuilt(name, stamp) {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(stampOf(name), JSON.stringify(stamp))
}

/** Front ends whose files browsers cannot have compressed yet. */
export function uncompressed() {
  return buildable().filter((name) => name !== 'server' && isBuilt(name) && readStamp(name)?.compressed === false)
}

export function markCompressed(name) {
  markBuilt(name, { ...readStamp(name), compressed: true })
}

/** Times first, which takes milliseconds; contents where times differ, as they do after a checkout. */
function isFresh(name, sources) {
  const stamp = readStamp(name)
  if (!stamp || !isBuilt(name)) return false
  const times = timesOf(sources)
  if (stamp.times === times) return true
  if (stamp.contents !== contentsOf(sources)) return false
  markBuilt(name, { ...stamp, times })
  return true
}

/** The server's own modules as one file. */
export const serverBundle = join(root, 'server', 'dist', 'bundle', 'main.js')

function isBuilt(name) {
  if (name === 'server') return existsSync(serverBundle)
  const outputs = serverEntryOf(name) ? ['dist/client', 'dist/server'] : ['dist/index.html']
  return outputs.every((output) => existsSync(join(root, name, output)))
}

function sourcesOf(workspaces) {
  const files = [join(root, 'package-lock.json')]
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (notSources.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) files.push(path)
    }
  }
  for (const workspace of workspaces) visit(join(root, workspace))
  return files.sort()
}

const digest = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex')

function timesOf(sources) {
  return digest(
    [...new Set(sources)].sort().map((path) => {
      const { mtimeMs, size } = statSync(path)
      return `${relative(root, path)} ${mtimeMs} ${size}`
    }),
  )
}

function contentsOf(sources) {
  return digest(
    [...new Set(sources)]
      .sort()
      .map((path) => `${relative(root, path)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`),
  )
}

const stampOf = (name) => join(cacheDir, `built-${name}.json`)

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampOf(name), 'utf8'))
  } catch {
    return undefined
  }
}
