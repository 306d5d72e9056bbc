import { buildStale } from './build.mjs'
import { serverBundle } from './builds.mjs'
import { handOver } from './hand-over.mjs'
import { setUp } from './set-up.mjs'
import { main } from './terminal.mjs'

/** Megabytes of each half of the space for young objects: without a bound the engine takes three times as much on a machine that has it. */
const YOUNG_MB = 16

/** `npm start`: whatever is missing is installed and built, then the server runs in place of this script. */
await main(async () => {
  const node = await setUp()
  await buildStale(node)
  await handOver(node, [...thrifty(), serverBundle, ...process.argv.slice(2)])
})

/** Flags and settings for a small footprint; what the operator has set stands. */
function thrifty() {
  process.env.MALLOC_ARENA_MAX ??= '2'
  return /semi[-_]space/.test(process.env.NODE_OPTIONS ?? '') ? [] : [`--max-semi-space-size=${YOUNG_MB}`]
}
