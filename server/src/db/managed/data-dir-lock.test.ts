import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireDataDirLock } from './data-dir-lock.ts'
import { startTimeOf } from './process-identity.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairground-lock-'))
})

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

const lockFile = () => join(dataDir, 'lock')
const holder = () => JSON.parse(readFileSync(lockFile(), 'utf8')) as { pid: number; started: string }

test('held until it is released, by pid and start time', () => {
  const lock = acquireDataDirLock(dataDir)
  expect(holder()).toMatchObject({ pid: process.pid, started: startTimeOf(process.pid) })
  expect(() => acquireDataDirLock(dataDir)).toThrow(`is in use by another Fairground process (pid ${process.pid}).`)
  lock.release()
  expect(readdirSync(dataDir)).toEqual([])
  acquireDataDirLock(dataDir).release()
})

test.for([
  ['a process that has ended', { pid: 4_194_305, started: 'long ago', token: 'a' }],
  ['a later process of the same number', { pid: process.pid, started: 'another boot:1', token: 'b' }],
] as const)('a lock is taken over from %s', ([, left]) => {
  writeFileSync(lockFile(), JSON.stringify(left))
  const lock = acquireDataDirLock(dataDir)
  expect(holder()).toMatchObject({ pid: process.pid, started: startTimeOf(process.pid) })
  expect(readdirSync(dataDir)).toEqual(['lock'])
  lock.release()
})

test('a lock is taken over from a holder whose file a power loss emptied', () => {
  writeFileSync(lockFile(), '')
  acquireDataDirLock(dataDir).release()
  expect(readdirSync(dataDir)).toEqual([])
})

test('a lock is taken over when an earlier taker died on the way', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 4_194_305, started: 'x', token: 'first' }))
  writeFileSync(join(dataDir, 'lock.after-first'), JSON.stringify({ pid: 4_194_306, started: 'x', token: 'second' }))
  writeFileSync(join(dataDir, 'lock.draft-4194306-0'), '')
  acquireDataDirLock(dataDir)
  expect(holder().pid).toBe(process.pid)
  expect(readdirSync(dataDir)).toEqual(['lock'])
})

test('a directory that cannot be used is one sentence', () => {
  writeFileSync(join(dataDir, 'file'), '')
  expect(() => acquireDataDirLock(join(dataDir, 'file'))).toThrow(/^The data directory .*file cannot be used: .*\.$/)
})

/** Takes the lock when its standard input closes, says whether it got it, and keeps it until it is killed. */
const racer = `
  import { acquireDataDirLock } from ${JSON.stringify(new URL('data-dir-lock.ts', import.meta.url).href)}
  process.stdout.write('ready\\n')
  process.stdin.resume().once('end', () => {
    try { acquireDataDirLock(process.env.RACE_DIR); console.log('won'); setInterval(() => {}, 60_000) }
    catch (error) { console.log(error.name === 'StartRefused' ? 'refused' : error.stack) }
    finally { process.stdout.end() }
  })`

test('one of many that find a dead holder wins', { timeout: 60_000 }, async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 4_194_305, started: 'x', token: 'dead' }))
  const env = { ...process.env, RACE_DIR: dataDir }
  const racers = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', racer], { env, stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  try {
    await Promise.all(racers.map(({ stdout }) => once(stdout, 'data')))
    for (const { stdin } of racers) stdin.end()
    const outcomes = await Promise.all(racers.map(({ stdout }) => text(stdout)))
    expect(outcomes.map((outcome) => outcome.trim()).sort()).toEqual([...Array(7).fill('refused'), 'won'])
  } finally {
    for (const process of racers) process.kill('SIGKILL')
  }
})
