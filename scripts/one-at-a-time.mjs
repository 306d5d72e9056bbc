import { linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { say } from './terminal.mjs'

const LOCKS = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'locks')
const TOUCH_MS = 1_000
/** A holder touches its file every second: one that has not for so long was killed. */
const ABANDONED_MS = 10_000

/**
 * Runs `work` while no other process of this checkout runs work of the same name. The holder is the highest of the numbered files, and
 * a file is taken over by the next number, never by removing it: of two that find an abandoned one only one can make the next.
 */
export async function oneAtATime(name, work, { folder = LOCKS, abandonedMs = ABANDONED_MS, touchMs = TOUCH_MS } = {}) {
  mkdirSync(folder, { recursive: true })
  const lock = { folder, name, abandonedMs }
  let path = take(lock)
  if (!path) say(`Waiting for another process of this checkout that runs the same step (${name}) ...`)
  while (!path) {
    await pause(touchMs / 4)
    path = take(lock)
  }
  const held = path
  const touching = setInterval(() => touch(held), touchMs)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    release(held)
  }
}

/** The path of the file that is now ours; undefined while another process holds the highest one. */
function take({ folder, name, abandonedMs }) {
  const highest = numbersOf(folder, name).at(-1)
  if (highest && !isFree(join(folder, `${name}.${highest}`), abandonedMs)) return undefined
  const ours = (highest ?? 0) + 1
  const path = join(folder, `${name}.${ours}`)
  if (!createWhole(path)) return undefined
  const numbers = numbersOf(folder, name)
  if (numbers.at(-1) !== ours) {
    rmSync(path, { force: true })
    return undefined
  }
  for (const number of numbers.slice(0, -1)) rmSync(join(folder, `${name}.${number}`), { force: true })
  return path
}

const numbersOf = (folder, name) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`) && /^\d+$/.test(file.slice(name.length + 1)))
    .map((file) => Number(file.slice(name.length + 1)))
    .sort((a, b) => a - b)

/** Released, which is empty, or abandoned. One that is gone was taken over meanwhile. */
function isFree(path, abandonedMs) {
  try {
    const { size, mtimeMs } = statSync(path)
    return size === 0 || Date.now() - mtimeMs > abandonedMs
  } catch {
    return false
  }
}

/** A file that exists has its content: an empty one would be free. */
function createWhole(path) {
  const written = `${path}.${process.pid}`
  writeFileSync(written, String(process.pid))
  try {
    linkSync(written, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(written, { force: true })
  }
}

function touch(path) {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // Taken over while this process was stopped for long: there is nothing to hold any more.
  }
}

/** Emptied, and not removed: the highest number says which one is next. */
function release(path) {
  try {
    statSync(path)
    writeFileSync(path, '')
  } catch {
    // Taken over, as above.
  }
}
