import { buildStale } from './build.mjs'
import { serverBundle } from './builds.mjs'
import { handOver } from './hand-over.mjs'
import { setUp } from './set-up.mjs'
import { main } from './terminal.mjs'

/** `npm start`: whatever is missing is installed and built, then the server runs in place of this script. */
await main(async () => {
  const node = await setUp()
  await buildStale(node)
  await handOver(node, [serverBundle, ...process.argv.slice(2)])
})
