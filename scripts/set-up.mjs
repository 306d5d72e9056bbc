import { delimiter, join } from 'node:path'
import { cacheDir, ensurePackages, pinnedNode, root } from './packages.mjs'
import { Failure } from './terminal.mjs'

const OLDEST = [20, 19]

/** Prepares what every script needs first; with `tools` also linters, types and tests. Returns the pinned Node; programs started later find it, and the packages' programs, on the PATH. */
export async function setUp({ tools = false } = {}) {
  refuseOldNode(process.versions.node)
  await ensurePackages({ tools })
  const bin = join(root, 'node_modules', '.bin')
  const path = process.env.PATH ?? ''
  // A program whose types were stripped and that was compiled once starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= join(cacheDir, 'compiled')
  if (!path.split(delimiter).includes(bin)) process.env.PATH = `${bin}${delimiter}${path}`
  return pinnedNode()
}

export function refuseOldNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new Failure(`Fairground needs Node ${OLDEST.join('.')} or later, and this is ${version}.`)
}
