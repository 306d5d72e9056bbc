import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { handOver } from './hand-over.mjs'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { main } from './terminal.mjs'

/** `npm start`: whatever is missing is installed and built, then the server runs in place of this script. */
await main(async () => {
  const node = await setUp()
  await buildStale(node)
  await handOver(node, [join(root, 'server', 'src', 'main.ts'), ...process.argv.slice(2)])
})
