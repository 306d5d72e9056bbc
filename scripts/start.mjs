import { totalmem } from 'node:os'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { serverBundle, uncompressed } from './builds.mjs'
import { handOver } from './hand-over.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { main, runQuietly, withProgress } from './terminal.mjs'
import { thriftyFlags, thriftySettings } from './thrifty.mjs'

const AMPLE_MEMORY = 2 * 1024 ** 3

/**
 * Makes the files of a new database while the server is built; true where there were none. The server says what is in its way, and makes them
 * where this has not.
 */
async function prepareDatabase(node) {
  let isNew = false
  await runQuietly(node, [join(root, 'server', 'src', 'prepare-database.ts')], {
    onMessage() {
      isNew = true
    },
  })
  return isNew
}

/**
 * Fills a new database while front ends are built. The server says what is in its way, and goes on with what is not done. The process is
 * short, and spends no time on a small footprint where there is memory.
 */
function fillNewDatabase(node) {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const flags = memory < AMPLE_MEMORY ? thriftyFlags(process.env) : []
  return runQuietly(node, [...flags, serverBundle, '--fill-new-database'], { onMessage() {} })
}

/** `npm start`: whatever is missing is installed and built, then the server runs in place of this script. */
await main(async () => {
  const node = await setUp()
  Object.assign(process.env, thriftySettings(process.env))
  let prepared
  let filled
  await buildStale(node, {
    compresses: false,
    onBegin() {
      prepared = prepareDatabase(node)
    },
    onServer() {
      filled = prepared.then((isNew) => isNew && fillNewDatabase(node))
    },
  })
  if (await prepared) await withProgress('Filling the database', () => filled)
  // Browsers get files as they are until it has run.
  if (uncompressed().length > 0) process.env.FAIRGROUND_AFTER_START = join(root, 'scripts', 'after-start.mjs')
  await handOver(node, [...thriftyFlags(process.env), serverBundle, ...process.argv.slice(2)])
})
