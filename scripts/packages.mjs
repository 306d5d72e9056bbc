import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installBeside } from './install.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { Failure, runQuietly, say, withProgress } from './terminal.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const cacheDir = join(root, 'node_modules', '.cache', 'fairground')

const stampFile = join(cacheDir, 'installed')
const lockFile = join(root, 'package-lock.json')
const isWindows = process.platform === 'win32'

/** Installs what package-lock.json names unless it is there already; linters, types and tests only for those who use them (`tools`). */
export async function ensurePackages({ tools = false } = {}) {
  const lock = readFileSync(lockFile)
  const stamp = createHash('sha256').update(lock).digest('hex')
  const enough = tools ? [`${stamp} ${ALL}`] : [`${stamp} ${ALL}`, stamp]
  const isDone = () => enough.includes(readOr(stampFile, '')) && existsSync(pinnedPath())
  if (isDone()) return
  await oneAtATime('packages', () => (isDone() ? undefined : installMissing(JSON.parse(lock), stamp, tools)))
}

/** Follows the digest of the lock file in the stamp of an installation that has everything. */
const ALL = 'with tools'

async function installMissing(lock, stamp, tools) {
  if (!isInstalled(lock, readInstalled(), { tools }) || !existsSync(pinnedPath()))
    await withProgress(tools ? 'Installing packages, with those of tests' : 'Installing packages', () =>
      install(lock, tools),
    )
  if (!existsSync(pinnedPath())) await withProgress('Installing Node', installPinnedNode)
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(stampFile, isInstalled(lock, readInstalled(), { tools: true }) ? `${stamp} ${ALL}` : stamp)
}

/**
 * Does what npm recorded as installed answer the lock file? Every locked package is there in its version; one for another platform
 * may be absent, and without `tools` one that only they need. Compared by content: the times of files say nothing after a copy or a
 * checkout.
 */
export function isInstalled(lock, installed, { tools }) {
  if (!installed) return false
  return Object.entries(lock.packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, link, optional, dev, devOptional, os, cpu }]) => {
      const there = installed.packages[path]
      const isOnlyOfTools = dev === true || devOptional === true
      const isForSomePlatforms = optional === true || (devOptional === true && Boolean(os ?? cpu))
      if (!there) return isForSomePlatforms || (isOnlyOfTools && !tools)
      return there.version === version && there.link === link
    })
}

/** Node as the lock file pins it; where it could not be installed, the running one if it is as new. */
export function pinnedNode() {
  if (existsSync(pinnedPath())) return pinnedPath()
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinnedVersion(), 10)) return process.execPath
  throw new Failure(
    `Node ${pinnedVersion()} could not be installed, and this is ${process.versions.node}: install Node ${pinnedVersion()} and try again.`,
  )
}

function pinnedPath() {
  return join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
}

/**
 * Beside what is there; where that does not go (a registry whose files lie elsewhere, a folder that cannot be moved), `npm ci` in its
 * place, and where that finds the lock file incomplete, as one is that was made behind a registry without the packages of some
 * platforms, an installation that takes what the lock file names as it names it, and leaves the file alone.
 */
async function install(lock, tools) {
  if (await isInstalledBeside(lock, tools)) return
  let outcome
  for (const command of [['ci'], ['install', '--no-save']]) {
    outcome = await runNpm([...command, '--prefer-offline'])
    if (outcome.code === 0) return
    if (isOffline(outcome.output)) break
  }
  say(outcome.output)
  throw new Failure(`The packages could not be installed: ${reasonOf(outcome.output)}.`)
}

/** Whatever is in its way, npm alone may go: an address that it cannot reach is not the registry's. */
async function isInstalledBeside(lock, tools) {
  if (isWindows) return false
  try {
    return (await installBeside({ root, lock, tools, runNpm })).code === 0
  } catch {
    return false
  }
}

/** npm may be configured to run no install scripts; Node's is the one that fetches the binary. */
async function installPinnedNode() {
  const { code, output } = await runNpm(['rebuild', 'node', '--ignore-scripts=false'])
  if (code !== 0) say(output)
}

const isOffline = (output) =>
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i.test(output)

function reasonOf(output) {
  if (isOffline(output)) return 'the package registry cannot be reached (is this machine online?)'
  if (/ENOSPC/.test(output)) return 'the disk is full'
  if (/EACCES|EPERM|EROFS/.test(output)) return `this user may not write to ${root}`
  return 'npm says why above'
}

/** npm, on the machine's own Node: the pinned one lies in the folder that npm is about to replace. */
function runNpm(args, cwd = root) {
  const options = { cwd, env: { ...process.env, PATH: machinePath() } }
  const cli = process.env.npm_execpath
  const node = findProgram('node', machinePath()) ?? process.execPath
  if (cli && existsSync(cli) && /npm-cli\.[cm]?js$/.test(cli)) return runQuietly(node, [cli, ...args], options)
  if (!findProgram(isWindows ? 'npm.cmd' : 'npm', machinePath())) {
    throw new Failure('npm was not found: install Node with npm, and try again.')
  }
  return runQuietly('npm', args, { ...options, shell: isWindows })
}

/** Without the folders that `npm run` puts in front. */
function machinePath() {
  const ours = join('node_modules', '.bin')
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(ours))
    .join(delimiter)
}

export function findProgram(name, path = process.env.PATH ?? '') {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const program = join(folder, name)
    try {
      accessSync(program, constants.X_OK)
      return program
    } catch {
      // Not in this folder.
    }
  }
  return undefined
}

function readInstalled() {
  const text = readOr(join(root, 'node_modules', '.package-lock.json'), undefined)
  return text && JSON.parse(text)
}

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
