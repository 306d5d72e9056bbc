import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { present } from '@fairground/domain/present.ts'
import { clusterOf } from './cluster.ts'
import type { Engine } from './engine-binaries.ts'
import { commandLine, type Launcher } from './launcher.ts'
import { mayBeRunning, readPostmasterPid } from './postmaster-pid.ts'
import { isAlive, startTimeOf } from './process-identity.ts'
import { engineEnvironment } from './run-engine.ts'

const LOG_LIMIT_BYTES = 10_000_000
const POLL_MS = 5
const FAST_SHUTDOWN_MS = 6_000
const IMMEDIATE_SHUTDOWN_MS = 2_000

/** A PostgreSQL that accepts connections. `ended` settles when its process is gone, for whatever reason. */
export type Postmaster = { pid: number; port: number; ended: Promise<void>; stop(): Promise<void> }

/** It ended before it was ready; the message is its last output. */
export class PostmasterFailed extends Error {
  override name = 'PostmasterFailed'
}

const engineSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // In the cluster's own folder, where nobody but PostgreSQL's account and root may enter.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: '200',
  jit: 'off',
  // A shop that was empty a minute ago holds thousands of products after an import; until PostgreSQL has counted them it plans for few.
  autovacuum_naptime: '5s',
  // After a crash: one sync of the file system instead of one per file (0.1 s instead of 4.5 s).
  ...present({ recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : undefined }),
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are the application's to log: its log knows the request, and the text may hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/**
 * Starts PostgreSQL on the cluster and waits until it accepts connections. It gets its own process group, so that Ctrl-C in a terminal
 * reaches the application alone, and a file for its messages, so that it survives its parent.
 */
export async function spawnPostmaster(
  dataDir: string,
  launcher: Launcher,
  engine: Engine,
  { settings, port, onSpawned }: { settings: Record<string, string>; port: number; onSpawned: () => void },
): Promise<Postmaster> {
  const cluster = clusterOf(dataDir)
  const options = Object.entries({ ...engineSettings, ...settings, port: String(port) })
  const postgresArgs = ['-D', cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const { command, args, as } = commandLine(launcher, engine.postgres, postgresArgs)
  removeSockets(cluster)

  const logFile = openLog(dataDir)
  const logStart = statSync(logFile).size
  const handle = openSync(logFile, 'a', 0o600)
  const env = { ...engineEnvironment, ...strangerInPidFile(cluster) }
  const child = spawn(command, args, { ...as, cwd: '/', env, detached: true, stdio: ['ignore', handle, handle] })
  closeSync(handle)
  child.unref()
  onSpawned()
  const ended = endOf(child)

  let gone = false
  ended.then(() => {
    gone = true
  })
  while (!gone) {
    const state = readPostmasterPid(cluster)
    if (child.pid !== undefined && state?.pid === child.pid && state.status === 'ready') {
      return { pid: child.pid, port, ended, stop: () => stopProcess(child.pid as number, ended) }
    }
    await Promise.race([delay(POLL_MS), ended])
  }
  throw new PostmasterFailed(lastWords(logFile, logStart))
}

/** Removes the sockets of earlier runs that were killed, each under its own port; nothing listens at them any more. */
function removeSockets(cluster: string) {
  for (const name of readdirSync(cluster)) if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name))
}

/** One that outlived the application that started it: not our child, so its end is seen by looking. */
export function adoptPostmaster({ pid, port }: { pid: number; port: number }): Postmaster {
  const started = startTimeOf(pid)
  const ended = (async () => {
    while (startTimeOf(pid) === started && isAlive(pid)) await delay(100, undefined, { ref: false })
  })()
  return { pid, port, ended, stop: () => stopProcess(pid, ended) }
}

/**
 * Fast shutdown; when that hangs, an immediate one; when it is stopped and receives neither, its end: the log replays what was committed,
 * and backends end by themselves once it is gone.
 */
async function stopProcess(pid: number, ended: Promise<void>) {
  signal(pid, 'SIGINT')
  const immediate = setTimeout(() => signal(pid, 'SIGQUIT'), FAST_SHUTDOWN_MS)
  const atOnce = setTimeout(() => signal(pid, 'SIGKILL'), FAST_SHUTDOWN_MS + IMMEDIATE_SHUTDOWN_MS)
  await ended
  clearTimeout(immediate)
  clearTimeout(atOnce)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function endOf(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.once('error', () => resolve())
  return promise
}

/**
 * PostgreSQL takes a live process with the number in a left-behind postmaster.pid for a rival, and refuses to start, unless it is its
 * own parent or, by this variable, grandparent (PostgreSQL: src/backend/utils/init/miscinit.c, CreateLockFile). When that process is
 * not PostgreSQL on this cluster, as after a container restart that hands out the same numbers, or has ended and is not yet reaped,
 * we say so this way instead of removing the file.
 */
function strangerInPidFile(cluster: string) {
  const state = readPostmasterPid(cluster)
  return state && !mayBeRunning(state, cluster) ? { PG_GRANDPARENT_PID: String(state.pid) } : {}
}

function openLog(dataDir: string): string {
  const path = join(dataDir, 'postgres.log')
  closeSync(openSync(path, 'a', 0o600))
  if (statSync(path).size < LOG_LIMIT_BYTES) return path
  renameSync(path, `${path}.1`)
  closeSync(openSync(path, 'a', 0o600))
  return path
}

function lastWords(logFile: string, from: number): string {
  const logged = readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n')
  return logged.find((line) => line.includes('FATAL')) ?? logged.at(-1) ?? 'it printed nothing'
}
