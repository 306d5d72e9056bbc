import { handOver } from './hand-over.mjs'
import { setUp } from './set-up.mjs'
import { Failure, main } from './terminal.mjs'

const TOOLS = '--with-tools'

/** `node scripts/run-pinned.mjs [--with-tools] <script> [arguments]`: runs it on the pinned Node, with linters, types and tests at hand. */
await main(async () => {
  const [first, ...others] = process.argv.slice(2)
  const tools = first === TOOLS
  const args = tools ? others : [first, ...others]
  if (args[0] === undefined) throw new Failure(`Usage: node scripts/run-pinned.mjs [${TOOLS}] <script> [arguments]`)
  await handOver(await setUp({ tools }), args)
})
