import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './packages.mjs'
import { setUp } from './set-up.mjs'
import { main, say } from './terminal.mjs'
import { watchSources } from './watch-sources.mjs'

/**
 * `npm run dev`: the server starts again when a source of its own changes, and serves the front ends from theirs, which reload hot.
 * Node's own `--watch` would follow Vite's temporary files too, and restart for ever.
 */
await main(async () => {
  const node = await setUp()
  const server = join(root, 'server', 'src', 'main.ts')
  const env = { ...process.env, FAIRGROUND_DEV: '1' }
  const start = () => spawn(node, [server, ...process.argv.slice(2)], { env, stdio: 'inherit' })

  let child = start()
  let isEnding = false
  let changed
  const stop = watchSources(root, async (file) => {
    // Changes during a restart are part of the next one.
    const isUnderWay = changed !== undefined
    changed = file
    if (isUnderWay || isEnding) return
    while (changed !== undefined && !isEnding) {
      say(`Restarting: ${changed} changed`)
      await ended(child)
      changed = undefined
      if (!isEnding) child = start()
    }
  })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, async () => {
      if (isEnding) return
      isEnding = true
      stop()
      await ended(child)
      process.exit(child.exitCode ?? 0)
    })
  }
})

/** Ends a server in order. One that has failed waits for the next change. */
async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
