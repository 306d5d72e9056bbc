import { join } from 'node:path'
import { handOver } from './hand-over.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { main } from './terminal.mjs'

/** `npm run dev`: the server starts again when its files change, and serves the front ends from their sources. */
await main(async () => {
  const node = await setUp()
  process.env.FAIRGROUND_DEV = '1'
  await handOver(node, [
    '--watch',
    '--watch-preserve-output',
    join(root, 'server', 'src', 'main.ts'),
    ...process.argv.slice(2),
  ])
})
