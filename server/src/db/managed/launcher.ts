import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { StartRefused } from './start-refused.ts'

type Account = { name: string; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root and wants a name for its user. Whom it runs as:
 * - `self`: an ordinary user;
 * - `account`: started by root, runs as `account`;
 * - `namespace`: it sees itself as `account`, while the files it makes belong to the account that started the server.
 */
export type Launcher =
  | { kind: 'self'; account?: undefined }
  | { kind: 'account'; account: Account }
  | { kind: 'namespace'; account: Account }

/** `dataDir` exists and lets others through (0711). */
export function chooseLauncher(dataDir: string): Launcher {
  if (!process.geteuid) return { kind: 'self' }
  const accounts = readAccounts()
  const nobody = accounts.find(({ name }) => name === 'nobody') ?? accounts.find(({ uid }) => uid !== 0)
  if (process.geteuid() !== 0) return hasName() ? { kind: 'self' } : namespaceOf(nobody, dataDir)

  const preferred = [...ownersOf(dataDir), 'postgres', 'nobody']
    .map((wanted) => accounts.find(({ name, uid }) => uid !== 0 && (name === wanted || uid === wanted)))
    .find((account) => account !== undefined && canReach(account, dataDir))
  return preferred ? { kind: 'account', account: preferred } : namespaceOf(nobody, dataDir)
}

/** Owner of the cluster, then those of the closed folders above it. */
function ownersOf(dataDir: string): number[] {
  const cluster = join(dataDir, 'pg')
  const closed = foldersOf(dataDir).filter((folder) => (statSync(folder).mode & 0o001) === 0)
  return [...(existsSync(cluster) ? [cluster] : []), ...closed].map((path) => statSync(path).uid)
}

function namespaceOf(account: Account | undefined, dataDir: string): Launcher {
  const root = { name: 'root', uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 }
  if (account && canReach(root, dataDir)) {
    const { command, args } = commandLine({ kind: 'namespace', account }, 'id', [])
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return { kind: 'namespace', account }
  }
  throw new StartRefused(
    root.uid === 0
      ? `PostgreSQL does not run as root and no other account can reach ${dataDir}: start Fairground as an ordinary user, or choose a data directory whose parent folders others may pass.`
      : `PostgreSQL needs an account with a name and user ${root.uid} has none: start Fairground as a user listed in /etc/passwd.`,
  )
}

/** Command to spawn, and as whom, to run `command` as PostgreSQL's user. */
export function commandLine(launcher: Launcher, command: string, args: string[]) {
  switch (launcher.kind) {
    case 'self':
      return { command, args, as: {} }
    case 'account':
      return { command, args, as: { uid: launcher.account.uid, gid: launcher.account.gid } }
    case 'namespace':
      return {
        command: 'unshare',
        args: ['--user', `--map-user=${launcher.account.uid}`, '--', command, ...args],
        as: {},
      }
    default:
      return launcher satisfies never
  }
}

/** Owner that PostgreSQL's files must have. */
export function fileOwner(launcher: Launcher): { uid: number; gid: number } | undefined {
  if (launcher.kind === 'account') return launcher.account
  return process.geteuid && process.getegid ? { uid: process.geteuid(), gid: process.getegid() } : undefined
}

/** May that user pass every folder above `path`, and read `path` itself? Without privileges: root in a namespace has none. */
export function canReach({ uid, gid }: { uid: number; gid: number }, path: string): boolean {
  const allows = (at: string, bit: number) => {
    const { mode, ...owner } = statSync(at)
    const shift = owner.uid === uid ? 6 : owner.gid === gid ? 3 : 0
    return ((mode >> shift) & bit) !== 0
  }
  const isFolder = statSync(path).isDirectory()
  return (
    foldersOf(isFolder ? path : dirname(path)).every((folder) => allows(folder, 1)) && (isFolder || allows(path, 4))
  )
}

/** From the folder itself up to the root. */
function foldersOf(folder: string): string[] {
  const real = realpathSync(folder)
  const parent = dirname(real)
  return parent === real ? [real] : [real, ...foldersOf(parent)]
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function readAccounts(): Account[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
}
