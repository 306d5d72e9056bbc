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
  chdir(join(root, name))
  for (const { language, options } of runs) {
    delete process.env.FAIRGROUND_LANGUAGE
    if (language) process.env.FAIRGROUND_LANGUAGE = language
    await build({ root: join(root, name), build: options })
  }
  process.send?.({ built: name })
}
