import { distance } from 'fastest-levenshtein'
import { isField } from './api-router.ts'

/** A mounted route: `path` as the contract writes it, with `{field}` segments. */
export interface KnownRoute {
  readonly method: string
  readonly path: string
  /** `ecom.current-cart.addToCurrentCart`; undefined for pages and files. */
  readonly operation?: string | undefined
}

interface Unrouted {
  /** Methods that the path takes; empty where no route has it. */
  readonly allow: readonly string[]
  /** Routes like the requested one, the nearest first. */
  readonly near: readonly KnownRoute[]
}

const MOST_NEAR = 5
/** Longer paths are no slip of the fingers, and comparing them costs. */
const LONGEST_PATH = 200
/** A path may differ by one segment and a half, in misspellings, missing and filled-in ones together, and by half of it at most. */
const FARTHEST = 1.5
const OTHER_METHOD = 0.1
const FILLED_IN = 0.3

/** Routes to name to a caller whom no route serves: the same path with other methods, or paths that are spelled alike. */
export function nearRoutes(routes: readonly KnownRoute[]): (method: string, path: string) => Unrouted {
  const known = routes.map((route) => ({ route, segments: segmentsOf(route.path) }))
  return (method, path) => {
    if (path.length > LONGEST_PATH) return { allow: [], near: [] }
    const requested = segmentsOf(path)
    const same = known.filter(({ segments }) => fits(segments, requested)).map(({ route }) => route)
    if (same.length > 0)
      return { allow: [...new Set(same.map((route) => route.method))].sort(), near: same.slice(0, MOST_NEAR) }
    const near = known
      .map(({ route, segments }) => ({
        route,
        far: farness(segments, requested) + (route.method === method ? 0 : OTHER_METHOD),
      }))
      .filter(({ far }) => far <= Math.min(FARTHEST, requested.length / 2))
      .sort((a, b) => a.far - b.far || (a.route.path < b.route.path ? -1 : 1))
      .map(({ route }) => route)
    return { allow: [], near: firstOfEach(near).slice(0, MOST_NEAR) }
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

const fits = (template: readonly string[], requested: readonly string[]): boolean =>
  template.length === requested.length && template.every((part, i) => isField(part) || part === requested[i])

/** One operation stands at several paths; its nearest is enough. */
function firstOfEach(routes: readonly KnownRoute[]): KnownRoute[] {
  const shown = new Set<string>()
  return routes.filter(({ method, path, operation }) => {
    const key = operation ?? `${method} ${path}`
    return !shown.has(key) && shown.add(key)
  })
}

/** Segments that differ, one each; a misspelt one counts in part. At most one segment may be missing or too many. */
function farness(template: readonly string[], requested: readonly string[]): number {
  if (Math.abs(template.length - requested.length) > 1) return Number.POSITIVE_INFINITY
  if (template.length === requested.length) return cost(template, requested)
  const [longer, shorter] = template.length > requested.length ? [template, requested] : [requested, template]
  let least = Number.POSITIVE_INFINITY
  for (let left = 0; left < longer.length; left++) least = Math.min(least, 1 + cost(longer.toSpliced(left, 1), shorter))
  return least
}

function cost(some: readonly string[], others: readonly string[]): number {
  let sum = 0
  for (let i = 0; i < some.length && sum <= FARTHEST; i++) sum += differing(some[i]!, others[i]!) // equally many
  return sum
}

function differing(a: string, b: string): number {
  if (a === b) return 0
  if (isField(a) || isField(b)) return FILLED_IN
  const longest = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) * 2 > longest) return 1
  const part = distance(a.toLowerCase(), b.toLowerCase()) / longest
  return part > 0.5 ? 1 : part
}
