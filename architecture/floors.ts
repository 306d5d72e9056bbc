import type { Exception } from './features.ts'
import { importsOf, isCode, isTest, resolved, type Source } from './source.ts'

/**
 * Floors of `server/src/`, lowest first. A folder imports its own floor and those below; an area of features is a floor of its own.
 * The files beside the folders, such as `assemble.ts`, stand on top: they put everything together.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['ground'],
  ['db'],
  ['http'],
  ['outbox', 'jobs', 'live', 'mail', 'media', 'audit', 'bulk'],
  ['sites'],
  ['identity'],
  ['members'],
  ['catalog'],
  ['sales'],
  ['events'],
  ['pages'],
  ['graphql', 'demo', 'check', 'first-run', 'providers'],
]
const TOP = FLOORS.length - 1

/** Folder of a file of the server; undefined for files beside the folders. */
const folderOf = (path: string): string | undefined => /^server\/src\/([a-z-]+)\//.exec(path)?.[1]

const floorOf = (path: string): number => {
  const folder = folderOf(path)
  return folder === undefined ? TOP : FLOORS.findIndex((floor) => floor.includes(folder))
}

interface Climb {
  readonly path: string
  readonly target: string
}

/** Imports of what stands above; types count too: a floor can be read without those above it. */
function climbs(files: readonly Source[]): Climb[] {
  return files
    .filter(({ path }) => path.startsWith('server/src/') && isCode(path) && !isTest(path))
    .flatMap((file) => {
      const from = floorOf(file.path)
      return importsOf(file)
        .filter(({ from: specifier }) => specifier.startsWith('.'))
        .map(({ from: specifier }) => ({ path: file.path, target: resolved(file.path, specifier) }))
        .filter(({ target }) => target.startsWith('server/src/') && floorOf(target) > from)
    })
}

const allows = ({ from, to }: Exception, { path, target }: Climb): boolean =>
  path.startsWith(from) && target.startsWith(to)

/** Files that import from a floor above their own, and folders that have no floor. */
export function upwardImports(files: readonly Source[], exceptions: readonly Exception[] = []): string[] {
  const homeless = new Set(
    files.filter(({ path }) => path.startsWith('server/src/') && floorOf(path) < 0).map(({ path }) => folderOf(path)),
  )
  return [
    ...[...homeless].map((folder) => `server/src/${folder}/ has no floor`),
    ...climbs(files)
      .filter((climb) => !exceptions.some((exception) => allows(exception, climb)))
      .map(({ path, target }) => `${path} imports ${target}`),
  ]
}

/** Exceptions to the order of floors that nothing needs. */
export function unusedUpwardExceptions(files: readonly Source[], exceptions: readonly Exception[]): string[] {
  const found = climbs(files)
  return exceptions
    .filter((exception) => !found.some((climb) => allows(exception, climb)))
    .map(({ from, to }) => `${from} to ${to}`)
}
