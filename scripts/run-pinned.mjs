import { handOver } from './hand-over.mjs'
import { setUp } from './set-up.mjs'
import { Failure, main } from './terminal.mjs'

/** `node scripts/run-pinned.mjs <script> [arguments]`: runs it on the pinned Node. */
await main(async () => {
  const args = process.argv.slice(2)
  if (args.length === 0) throw new Failure('Usage: node scripts/run-pinned.mjs <script> [arguments]')
  await handOver(await setUp(), args)
})
