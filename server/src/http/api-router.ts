import type { Mounted } from './mount.ts'

/** An operation at one of its paths, as the contract writes it: whole segments, of which some are `{field}`. */
export interface ApiRoute {
  readonly mounted: Mounted
  readonly method: string
  readonly path: string
}

/** Characters of one part of a path; no address has a longer one. */
export const LONGEST_PART = 500

export interface Matched {
  readonly mounted: Mounted
  /** Path of the field in the message, and its decoded value, in the order of the path. */
  readonly params: readonly (readonly [field: readonly string[], value: string])[]
}

interface Stop {
  /** Undefined where a page stands, and no operation. */
  readonly mounted: Mounted | undefined
  readonly fields: readonly string[][]
}

const PAGE: Stop = { mounted: undefined, fields: [] }

/** A place in the tree of paths; a step is a literal segment or any. */
interface Place {
  readonly literal: Map<string, Place>
  any?: Place
  readonly stops: Map<string, Stop>
}

const newPlace = (): Place => ({ literal: new Map(), stops: new Map() })
export const isField = (segment: string): boolean => segment.startsWith('{')

/**
 * Finds the operation that an address means; a literal segment comes before a field. It is a tree of our own because a route of the HTTP library
 * costs a tenth of a millisecond at every start, and there are two thousand. `pages` are addresses of the HTTP library’s routes, which no field
 * of an operation stands for: `/checkouts/{id}` means no page beside it.
 */
export function apiRouter(
  routes: Iterable<ApiRoute>,
  pages: Iterable<Pick<ApiRoute, 'method' | 'path'>> = [],
): (method: string, url: string) => Matched | undefined {
  const root = newPlace()
  for (const { mounted, method, path } of routes) {
    const segments = path.split('/')
    const { stops } = segments.reduce(stepTo, root)
    if (stops.has(method)) throw new Error(`${method} ${path} has two operations`)
    stops.set(method, { mounted, fields: segments.filter(isField).map((field) => field.slice(1, -1).split('.')) })
  }
  for (const { method, path } of pages) {
    const { stops } = path.split('/').reduce(stepTo, root)
    if (!stops.has(method)) stops.set(method, PAGE)
  }
  return (method, url) => {
    const segments = segmentsOf(url)
    if (!segments) return undefined
    const values: string[] = []
    const verb = method === 'HEAD' ? 'GET' : method
    const find = (place: Place, at: number): Stop | undefined => {
      const segment = segments[at]
      if (segment === undefined) return place.stops.get(verb)
      const literal = place.literal.get(segment)
      const found = literal && find(literal, at + 1)
      if (found || !place.any || segment.length > LONGEST_PART) return found
      const before = values.push(segment) - 1
      const beyond = find(place.any, at + 1)
      if (!beyond) values.length = before
      return beyond
    }
    const { mounted, fields } = find(root, 0) ?? PAGE
    return mounted && { mounted, params: fields.map((field, i) => [field, values[i] ?? ''] as const) }
  }
}

function stepTo(place: Place, segment: string): Place {
  if (isField(segment)) {
    place.any ??= newPlace()
    return place.any
  }
  const known = place.literal.get(segment) ?? newPlace()
  place.literal.set(segment, known)
  return known
}

/** Undefined where the path is not well encoded. */
function segmentsOf(url: string): string[] | undefined {
  const end = url.search(/[?#]/)
  const segments = (end < 0 ? url : url.slice(0, end)).split('/')
  if (!url.includes('%')) return segments
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}
