import { buildStale } from './build.mjs'
import { serverBundle } from './builds.mjs'
import { handOver } from './hand-over.mjs'
import { setUp } from './set-up.mjs'
import { main } from './terminal.mjs'
import { thriftyFlags, thriftySettings } from './thrifty.mjs'

/** `npm start`: whatever is missing is installed and built, then the server runs in place of this script. */
await main(async () => {
  const node = await setUp()
  await buildStale(node)
  Object.assign(process.env, thriftySettings(process.env))
  await handOver(node, [...thriftyFlags(process.env), serverBundle, ...process.argv.slice(2)])
})
