import { watch } from 'node:fs'
import { join } from 'node:path'

/** Folders that the server runs from; the front ends reload by themselves. */
const ROOMS = ['server/src', 'server/messages', 'server/migrations', 'contract/src', 'domain/src', 'client/src']
const SOURCE = /\.(ts|sql|json)$/
const NOT_RUN = /\.(test|fixture)\.ts$/
/** Editors write a file in several steps. */
const SETTLE_MS = 100

/** True when a change of this file, named from its room, changes what the server does. */
export const isServerSource = (file) => SOURCE.test(file) && !NOT_RUN.test(file) && !file.includes('node_modules')

/** Calls `onChange` with the path of a changed source, once for changes that come together. Returns what stops it. */
export function watchSources(root, onChange) {
  let timer
  const watchers = ROOMS.map((room) =>
    watch(join(root, room), { recursive: true }, (_event, file) => {
      if (file === null || !isServerSource(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => onChange(`${room}/${file.replaceAll('\\', '/')}`), SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
