import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { serverBundle, uncompressed } from './builds.mjs'
import { handOver } from './hand-over.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { main } from './terminal.mjs'
import { thriftyFlags, thriftySettings } from './thrifty.mjs'

/** `npm start`: whatever is missing is installed and built, then the server runs in place of this script. */
await main(async () => {
  const node = await setUp()
  await buildStale(node, { compresses: false })
  Object.assign(process.env, thriftySettings(process.env))
  // Browsers get files as they are until it has run.
  if (uncompressed().length > 0) process.env.FAIRGROUND_AFTER_START = join(root, 'scripts', 'after-start.mjs')
  await handOver(node, [...thriftyFlags(process.env), serverBundle, ...process.argv.slice(2)])
})
