import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { argv, chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = join(fileURLToPath(import.meta.url), '..', '..')

/**
 * Builds of some workspaces, one after the other in one process: Vite is loaded and warm once. The parent learns which ones are whole. A
 * parent that was killed is followed, or this would go on writing into the next one's files.
 */
process.on('disconnect', () => process.exit(1)).channel?.unref()
for (const { name, runs } of JSON.parse(argv[2])) {
  if (name !== 'server') giveWay()
  chdir(join(root, name))
  for (const { language, options } of runs) {
    delete process.env.FAIRGROUND_LANGUAGE
    if (language) process.env.FAIRGROUND_LANGUAGE = language
    await build({ root: join(root, name), build: options })
  }
  process.send?.({ built: name })
}

/**
 * Front ends use what the database, which is filled meanwhile one step after the other, leaves of the cores. Linux has a priority for each thread, and those of the
 * bundler run already.
 */
function giveWay() {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It has ended since, or may not be changed: all is built all the same.
    }
  }
}
