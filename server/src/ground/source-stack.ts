import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** Time for which a map is held: 60 MB that a server without faults does without. */
const HELD_MS = 60_000
const PLACE = /(file:\/\/\S+\/dist\/bundle\/[\w.-]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/** A stack with the places of the sources where it names the file that they were bundled into. Unchanged where there is no map. */
export const sourceStack = (stack: string): string =>
  stack.replace(PLACE, (place, bundle: string, line: string, column: string) => {
    const found = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    const source = new URL(found.originalSource, bundle).href
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })

function mapOf(bundle: string): SourceMap | undefined {
  if (maps.has(bundle)) return maps.get(bundle)
  const map = readMap(new URL(`${bundle}.map`))
  maps.set(bundle, map)
  setTimeout(() => maps.delete(bundle), HELD_MS).unref()
  return map
}

function readMap(file: URL): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
