import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** Ends a script with its one sentence and exit code 1, without a stack. */
export class Failure extends Error {
  name = 'Failure'
}

const OUTPUT_CHARS = 8_000
const LINE_EVERY_MS = 15_000
const FRAME_MS = 100

/** Messages of scripts go to standard error: standard output belongs to the command that runs. */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** Runs a script's main function; a `Failure` becomes its sentence. */
export async function main(run) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    say(error.message)
    process.exitCode = 1
  }
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Shows that `task` goes on: a line that counts seconds on a terminal, plain lines elsewhere. */
export async function withProgress(label, task) {
  const start = performance.now()
  const elapsed = () => seconds(performance.now() - start)
  const isTerminal = process.stderr.isTTY === true
  if (!isTerminal) say(`${label} ...`)
  const show = isTerminal
    ? () => process.stderr.write(`\r\u001b[K${label} ... ${elapsed()}`)
    : () => say(`${label} ... ${elapsed()}`)
  const timer = setInterval(show, isTerminal ? FRAME_MS : LINE_EVERY_MS)
  const clear = () => {
    clearInterval(timer)
    if (isTerminal) process.stderr.write('\r\u001b[K')
  }
  try {
    const result = await task()
    clear()
    say(`${label}: done in ${elapsed()}`)
    return result
  } finally {
    clear()
  }
}

/**
 * Runs a program quietly to its end. `output` is the end of what it printed, to explain a failure with. With `onMessage` a Node program sees
 * `disconnect` when this process is killed, and what it sends arrives there.
 */
export function runQuietly(command, args, { onMessage, ...options } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])] })
    if (onMessage) child.on('message', onMessage)
    const keep = (chunk) => {
      output = (output + chunk).slice(-OUTPUT_CHARS)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output).trim() }))
  })
}
