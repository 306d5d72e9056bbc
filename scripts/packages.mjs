import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'
import { Failure, runQuietly, say, withProgress } from './terminal.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const cacheDir = join(root, 'node_modules', '.cache', 'fairground')

const stampFile = join(cacheDir, 'installed')
const lockFile = join(root, 'package-lock.json')
const isWindows = process.platform === 'win32'

/** Installs what package-lock.json names unless it is there already. */
export async function ensurePackages() {
  const lock = readFileSync(lockFile)
  const stamp = createHash('sha256').update(lock).digest('hex')
  const isDone = () => readOr(stampFile, '') === stamp && existsSync(pinnedPath())
  if (isDone()) return
  await oneAtATime('packages', () => (isDone() ? undefined : installMissing(lock, stamp)))
}

async function installMissing(lock, stamp) {
  if (!isInstalled(JSON.parse(lock), readInstalled())) await withProgress('Installing packages', install)
  if (!existsSync(pinnedPath())) await withProgress('Installing Node', installPinnedNode)
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(stampFile, stamp)
}

/**
 * Does what npm recorded as installed answer the lock file? Every locked package is there in its version; one for another platform
 * may be absent. Compared by content: the times of files say nothing after a copy or a checkout.
 */
export function isInstalled(lock, installed) {
  if (!installed) return false
  return Object.entries(lock.packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, link, optional, devOptional }]) => {
      const there = installed.packages[path]
      if (!there) return optional === true || devOptional === true
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
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node
}

/**
 * `npm ci`; where it finds the lock file incomplete, as one is that was made behind a registry without the packages of some platforms,
 * an installation that takes what the lock file names as it names it, and leaves the file alone.
 */
async function install() {
  let { code, output } = await runNpm(['ci', '--prefer-offline'])
  if (code !== 0 && output.includes('EUSAGE'))
    ({ code, output } = await runNpm(['install', '--no-save', '--prefer-offline']))
  if (code === 0) return
  say(output)
  throw new Failure(`The packages could not be installed: ${reasonOf(output)}.`)
}

/** npm may be configured to run no install scripts; Node's is the one that fetches the binary. */
async function installPinnedNode() {
  const { code, output } = await runNpm(['rebuild', 'node', '--ignore-scripts=false'])
  if (code !== 0) say(output)
}

function reasonOf(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i.test(output)) {
    return 'the package registry cannot be reached (is this machine online?)'
  }
  if (/ENOSPC/.test(output)) return 'the disk is full'
  if (/EACCES|EPERM|EROFS/.test(output)) return `this user may not write to ${root}`
  return 'npm says why above'
}

/** npm, on the machine's own Node: the pinned one lies in the folder that npm is about to replace. */
function runNpm(args) {
  const options = { cwd: root, env: { ...process.env, PATH: machinePath() } }
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
