import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTimeOf } from './process-identity.ts'
import { StartRefused } from './start-refused.ts'

export type DataDirLock = { release(): void }

type Holder = { pid: number; started: string; token: string }

/**
 * One server per data directory. `DATA_DIR/lock` is created whole (a link to a finished file), so a reader never sees half of it.
 * Throws `StartRefused` naming the holder, or saying why the directory cannot be used.
 *
 * Taking over from a dead holder is decided by one more such file, `lock.after-<token of the dead one>`: it can be created once,
 * so of two processes that see the same dead holder only one replaces it. A claimant that died on the way is itself followed
 * by `lock.after-<its token>`. A claimer checks again that the dead holder is still the one in `lock`.
 */
export function acquireDataDirLock(dataDir: string): DataDirLock {
  const me: Holder = {
    pid: process.pid,
    started: startTimeOf(process.pid) ?? '',
    token: `${process.pid}-${randomBytes(6).toString('hex')}`,
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    while (!createOnce(dataDir, 'lock', me) && !takeOver(dataDir, me));
    removeLeftovers(dataDir)
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(`The data directory ${dataDir} cannot be used: ${(error as Error).message}.`, {
      cause: error,
    })
  }
  return { release: () => release(dataDir, me) }
}

function takeOver(dataDir: string, me: Holder): boolean {
  const held = readHolder(dataDir, 'lock')
  if (!held) return false
  let last = held
  for (;;) {
    refuseIfAlive(dataDir, last)
    const claim = `lock.after-${last.token}`
    if (createOnce(dataDir, claim, me)) return replace(dataDir, held, claim, me)
    const claimant = readHolder(dataDir, claim)
    if (!claimant) return false
    last = claimant
  }
}

/** The claim is ours; if the lock has changed hands since we read it, the claim was made too late and counts for nothing. */
function replace(dataDir: string, dead: Holder, claim: string, me: Holder): boolean {
  if (readHolder(dataDir, 'lock')?.token !== dead.token) {
    rmSync(join(dataDir, claim), { force: true })
    return false
  }
  const draft = writeDraft(dataDir, me)
  renameSync(draft, join(dataDir, 'lock'))
  return true
}

function refuseIfAlive(dataDir: string, { pid, started }: Holder) {
  const now = startTimeOf(pid)
  if (now === undefined || now !== started) return
  throw new StartRefused(`The data directory ${dataDir} is in use by another Fairground process (pid ${pid}).`)
}

function createOnce(dataDir: string, file: string, me: Holder): boolean {
  const draft = writeDraft(dataDir, me)
  try {
    linkSync(draft, join(dataDir, file))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDraft(dataDir: string, me: Holder): string {
  const draft = join(dataDir, `lock.draft-${me.token}`)
  writeFileSync(draft, JSON.stringify(me), { mode: 0o644 })
  return draft
}

/** A file that was cut short by a power loss has a dead holder. */
function readHolder(dataDir: string, file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    if (error instanceof SyntaxError) return { pid: Number.NaN, started: '', token: 'unreadable' }
    throw error
  }
}

/** Claims on former holders, and drafts of the dead. Only the holder gets here. */
function removeLeftovers(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    const isLeftover =
      name.startsWith('lock.after-') ||
      (name.startsWith('lock.draft-') && startTimeOf(Number(name.split('-')[1])) === undefined)
    if (isLeftover) rmSync(join(dataDir, name), { force: true })
  }
}

function release(dataDir: string, me: Holder) {
  if (readHolder(dataDir, 'lock')?.token === me.token) rmSync(join(dataDir, 'lock'), { force: true })
}
