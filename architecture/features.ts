import { importsOf, isCode, isTest, resolved, type Source } from './source.ts'

/** Put the areas together, on top of all of them. */
const ASSEMBLES = /^server\/src\/[a-z-]+\.ts$/

/** The file of an area that mounts the routes of its own features. */
const AREA_ROUTES = /^server\/src\/([a-z-]+)\/routes\.ts$/

const mounts = (path: string, target: string): boolean => {
  const area = AREA_ROUTES.exec(path)?.[1]
  return (
    area !== undefined &&
    new RegExp(`^server/src/${area}/[a-z-]+/(?:[a-z-]+/)*(?:[a-z0-9-]+-)?routes(?:-[a-z0-9-]+)?\\.ts$`).test(target)
  )
}

/** `sales/carts` of `server/src/sales/carts/wire.ts`, `sales/purchase` of `server/src/sales/purchase/view/wire.ts`. */
export function featureOf(path: string): string | undefined {
  const [, area, next] = /^server\/src\/([a-z-]+)\/(?:([a-z-]+)\/)?/.exec(path) ?? []
  if (!area) return undefined
  return next ? `${area}/${next}` : area
}

const PRIVATE = /\/(queries|routes|wire)(-[a-z0-9-]+)?\.ts$/

export interface Exception {
  readonly from: string
  readonly to: string
  readonly because: string
}

/** A file of one feature that imports the queries, routes or wire of another. */
export function reachesInto(files: readonly Source[], exceptions: readonly Exception[] = []): string[] {
  return featureImports(files)
    .filter(({ path, target, from, to }) => from !== to && PRIVATE.test(target) && !mounts(path, target))
    .filter(({ path, target }) => !exceptions.some((e) => covers(e.from, path) && covers(e.to, target)))
    .map(({ path, target }) => `${path} imports ${target}`)
}

/** Exceptions that nothing needs. */
export function unusedExceptions(files: readonly Source[], exceptions: readonly Exception[]): string[] {
  const imports = featureImports(files)
  return exceptions
    .filter((e) => !imports.some(({ path, target }) => covers(e.from, path) && covers(e.to, target)))
    .map(({ from, to }) => `${from} to ${to}`)
}

/** Exceptions to the ban on cycles that nothing needs. */
export function unusedCycleExceptions(files: readonly Source[], exceptions: readonly Exception[]): string[] {
  const imports = featureImports(files)
  return exceptions
    .filter((e) => !imports.some(({ from, to }) => from === e.from && to === e.to))
    .map(({ from, to }) => `${from} > ${to}`)
}

const covers = (rule: string, path: string): boolean => (rule.endsWith('/') ? path.startsWith(rule) : path === rule)

interface FeatureImport {
  readonly path: string
  readonly target: string
  readonly from: string
  readonly to: string
}

function featureImports(files: readonly Source[]): FeatureImport[] {
  return files
    .filter(({ path }) => path.startsWith('server/src/') && isCode(path) && !isTest(path) && !ASSEMBLES.test(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ from: specifier }) => {
        if (!specifier.startsWith('.')) return []
        const target = resolved(file.path, specifier)
        const [from, to] = [featureOf(file.path), featureOf(target)]
        return from && to ? [{ path: file.path, target, from, to }] : []
      }),
    )
}

/**
 * Feature folders that import each other, types included, each cycle once, as `a > b > a`. What an exception allows counts as no import.
 */
export function featureCycles(files: readonly Source[], exceptions: readonly Exception[] = []): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of featureImports(files)) {
    if (from === to) continue
    if (exceptions.some((e) => e.from === from && e.to === to)) continue
    if (!edges.has(from)) edges.set(from, new Set())
    edges.get(from)!.add(to)
  }
  return cyclesOf(edges)
}

const FACE_FOLDER = /^((?:storefront|admin|ui)\/src\/[a-z-]+)\//

/** Folders of a face that import each other, types included. Files beside them are what all may use, or put the pages together. */
export function faceCycles(files: readonly Source[]): string[] {
  const edges = new Map<string, Set<string>>()
  for (const file of files) {
    const from = FACE_FOLDER.exec(file.path)?.[1]
    if (!from || !isCode(file.path) || isTest(file.path)) continue
    const imports = importsOf(file).filter((one) => one.from.startsWith('.'))
    for (const one of imports) {
      const to = FACE_FOLDER.exec(resolved(file.path, one.from))?.[1]
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return cyclesOf(edges)
}

/** Files that name each other, types too: neither can be read without the other. */
export function fileCycles(files: readonly Source[]): string[] {
  const edges = new Map<string, Set<string>>()
  for (const file of files) {
    if (!isCode(file.path) || isTest(file.path)) continue
    const targets = importsOf(file).filter(({ from }) => from.startsWith('.'))
    edges.set(file.path, new Set(targets.map(({ from }) => resolved(file.path, from.replace(/\?.*$/, '')))))
  }
  return cyclesOf(edges)
}

function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node)
    if (start >= 0) {
      found.add(turned(path.slice(start)))
      return
    }
    if (done.has(node)) return
    for (const next of edges.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of edges.keys()) visit(node, [])
  return [...found].sort()
}

/** The same cycle is written the same way, wherever it was entered. */
function turned(cycle: readonly string[]): string {
  const first = cycle.indexOf([...cycle].sort()[0]!)
  const from = [...cycle.slice(first), ...cycle.slice(0, first)]
  return [...from, from[0]].join(' > ')
}
