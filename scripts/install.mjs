import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Programs that a start needs none of: linters, types, tests. */
const WITHOUT_TOOLS = '--omit=dev'
/** Stands for the registry that npm is set up with: npm puts its host here (`--replace-registry-host`). */
const REGISTRY = 'https://registry.invalid'
const NODE = 'node'
const NODE_PROGRAM = join('node_modules', '.bin', 'node')

/**
 * Installs what `lock` names beside the present packages, and puts it in their place when it is whole: a start that is killed leaves
 * what was there. Node, a third of all bytes, is unpacked by a second npm meanwhile. Resolves with npm's answer; `code` 0 is good.
 */
export async function installBeside({ root, lock, tools, runNpm }) {
  const staging = join(root, '.cache', 'install')
  rmSync(staging, { recursive: true, force: true })
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const parts = apart({ manifest, lock })
  const args = [
    'ci',
    '--prefer-offline',
    '--no-progress',
    '--replace-registry-host=always',
    ...(tools ? [] : [WITHOUT_TOOLS]),
  ]
  const outcomes = await Promise.all(
    Object.entries(parts).map(([name, part]) => {
      const folder = join(staging, name)
      layOut(root, folder, part)
      return runNpm(args, folder)
    }),
  )
  const failed = outcomes.find(({ code }) => code !== 0)
  if (failed) return failed
  const [all, node] = Object.keys(parts).map((name) => join(staging, name))
  for (const path of [...pathsOfNode(lock.packages), NODE_PROGRAM]) moveInto(join(node, path), join(all, path))
  putInPlace({ root, from: all, away: join(staging, 'before'), workspaces: manifest.workspaces })
  rmSync(staging, { recursive: true, force: true })
  return { code: 0, output: '' }
}

/** Node with what it needs, and everything else. Both name the address of each file. */
export function apart({ manifest, lock }) {
  const { [NODE]: version, ...dependencies } = manifest.dependencies
  const packages = withAddresses(lock.packages)
  const ofNode = closure(packages, NODE)
  const { '': top, ...others } = packages
  const rest = Object.entries(others).filter(([path]) => !(path in ofNode))
  const nodeAlone = { name: 'node-alone', version: '0.0.0', private: true, dependencies: { [NODE]: version } }
  return {
    packages: {
      manifest: { ...manifest, dependencies },
      lock: { ...lock, packages: { '': { ...top, dependencies }, ...Object.fromEntries(rest) } },
    },
    node: {
      manifest: { ...nodeAlone, allowScripts: manifest.allowScripts },
      lock: { ...lock, name: nodeAlone.name, version: nodeAlone.version, packages: { '': nodeAlone, ...ofNode } },
    },
  }
}

/**
 * The lock file names no host, for everybody's registry is their own; npm then reads the whole list of versions of each package to find
 * one address, which is half of an installation's work.
 */
function withAddresses(packages) {
  return Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => {
      const at = path.lastIndexOf('node_modules/')
      if (at < 0 || entry.link || entry.inBundle || entry.resolved || !entry.integrity) return [path, entry]
      const name = entry.name ?? path.slice(at + 'node_modules/'.length)
      return [path, { ...entry, resolved: `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz` }]
    }),
  )
}

/** Node and what its installation needs. */
export const pathsOfNode = (packages) => Object.keys(closure(packages, NODE))

/** A package of the top folder with those that it needs, by their paths. */
function closure(packages, name, seen = {}) {
  const path = `node_modules/${name}`
  if (path in seen || !packages[path]) return seen
  seen[path] = packages[path]
  for (const needed of Object.keys(packages[path].dependencies ?? {})) closure(packages, needed, seen)
  return seen
}

function layOut(root, folder, { manifest, lock }) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  for (const file of ['.npmrc', ...(manifest.workspaces ?? []).map((name) => join(name, 'package.json'))]) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
}

/** Packages of workspaces first: where the top folder is in place, all is. What was made from the packages stays. */
function putInPlace({ root, from, away, workspaces }) {
  moveInto(join(root, 'node_modules', '.cache'), join(from, 'node_modules', '.cache'))
  for (const workspace of [...workspaces, '.']) {
    const folder = join(workspace, 'node_modules')
    moveInto(join(root, folder), join(away, folder))
    moveInto(join(from, folder), join(root, folder))
  }
}

/** Does nothing where there is nothing to move. A link counts wherever it leads. */
function moveInto(from, to) {
  if (!lstatSync(from, { throwIfNoEntry: false })) return
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}
