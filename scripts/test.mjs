import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { findBrowser } from './find-browser.mjs'
import { runAsChild } from './hand-over.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { Failure, main, say, seconds } from './terminal.mjs'

const browserConfig = 'acceptance/vitest.browser.config.ts'
const packageScript = (...path) => join(root, 'node_modules', ...path)

/** `npm test`: everything, in the order in which a fault is cheapest to find. Stops at the first step that fails. */
await main(async () => {
  const node = await setUp({ tools: true })
  process.chdir(root)
  const run = (...args) => runAsChild(node, args)

  await step('Lint', () => run(packageScript('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'))
  await step('Types', () => run(packageScript('typescript', 'bin', 'tsc'), '-b'))
  await step('Tests', () => run(packageScript('vitest', 'vitest.mjs'), 'run'))
  await step('Build', () => buildStale(node))
  if (existsSync(join(root, browserConfig))) await step('Browser tests', () => browserTests(run))
  say('All passed.')
})

async function step(name, work) {
  const start = performance.now()
  say(`\n== ${name}`)
  process.exitCode = 0
  const reason = await failureOf(work)
  const took = seconds(performance.now() - start)
  if (reason !== undefined) throw new Failure(`\n== ${name}: FAILED after ${took}${reason}`)
  say(`== ${name}: passed in ${took}`)
}

/** Undefined when all went well; else a sentence about it, which is empty where the program has printed one. */
async function failureOf(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return `: ${error.message}`
  }
  return process.exitCode === 0 ? undefined : ''
}

async function browserTests(run) {
  const browser = await findBrowser()
  if (browser) {
    process.env.FAIRGROUND_BROWSER = browser
    return run(packageScript('vitest', 'vitest.mjs'), 'run', '--config', browserConfig)
  }
  const missing = 'no browser was found: install Chromium, or name one in FAIRGROUND_BROWSER'
  if (process.env.CI) throw new Failure(`${missing}.`)
  say(`Left out: ${missing}.`)
}
