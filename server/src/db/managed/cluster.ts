import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Connection, freshConnection, readConnection, writeConnection } from './connection-file.ts'
import type { Engine } from './engine-binaries.ts'
import { fileOwner, type Launcher } from './launcher.ts'
import { runEngine } from './run-engine.ts'
import { StartRefused } from './start-refused.ts'

export const clusterOf = (dataDir: string) => join(dataDir, 'pg')

/**
 * The password is on disk before the cluster is, and the cluster appears by one rename: a kill at any moment leaves a directory
 * that the next start completes. `onInit` is called before the second or so that making a cluster takes.
 */
export async function ensureCluster(
  dataDir: string,
  launcher: Launcher,
  engine: Engine,
  onInit: () => void,
): Promise<Connection> {
  removeDrafts(dataDir)
  const known = readConnection(dataDir)
  if (existsSync(clusterOf(dataDir))) {
    if (!known)
      throw new StartRefused(
        `${join(dataDir, 'connection.json')} is missing, and with it the password of the database.`,
      )
    ensureOwner(clusterOf(dataDir), launcher)
    return known
  }
  onInit()
  const connection = known ?? freshConnection()
  writeConnection(dataDir, connection)
  await initialise(dataDir, launcher, engine, connection)
  return connection
}

async function initialise(dataDir: string, launcher: Launcher, engine: Engine, { user, password }: Connection) {
  const draft = join(dataDir, `pg.draft-${process.pid}-${Date.now()}`)
  const passwordFile = join(draft, 'password')
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const owner = fileOwner(launcher)
  if (owner) for (const path of [draft, passwordFile]) chownSync(path, owner.uid, owner.gid)

  const { ok, output } = await runEngine(launcher, engine.initdb, [
    `--pgdata=${join(draft, 'pg')}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...localeOf(engine),
    '--data-checksums',
    '--no-instructions',
  ])
  if (!ok) throw new StartRefused(`PostgreSQL could not prepare its files in ${dataDir}: ${output}.`)
  renameSync(join(draft, 'pg'), clusterOf(dataDir))
  if (process.platform !== 'win32') syncFolder(dataDir)
  rmSync(draft, { recursive: true, force: true })
}

/** Under the locale `C`, `lower('É')` is `É`. The builtin provider came with 17; before it Debian's own C.UTF-8 serves. */
function localeOf({ major }: Engine): string[] {
  if (major < 17) return ['--locale=C.UTF-8']
  // Only Linux promises a system locale of that name.
  const system = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${system}`]
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Removes what an interrupted start left. Its initdb may still be writing there, so a folder that cannot be removed is left to the next start. */
function removeDrafts(dataDir: string) {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('pg.draft-'))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    } catch {
      // Tried again next time.
    }
  }
}

/** The server may be started by another user than last time; root gives the files to whom PostgreSQL runs as. */
function ensureOwner(cluster: string, launcher: Launcher) {
  const owner = fileOwner(launcher)
  if (!owner || statSync(cluster).uid === owner.uid) return
  if (process.geteuid?.() !== 0) {
    throw new StartRefused(
      `${cluster} belongs to user ${statSync(cluster).uid}: start Fairground as that user or as root.`,
    )
  }
  giveTo(cluster, owner)
}

/** The folder itself last, so that an interrupted change is seen and repeated. */
function giveTo(folder: string, owner: { uid: number; gid: number }) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo(path, owner)
    else lchownSync(path, owner.uid, owner.gid)
  }
  chownSync(folder, owner.uid, owner.gid)
}
