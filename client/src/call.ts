import { SetupError } from './setup-error.ts'

/** Places of an answer that hold values which JSON cannot. Lists are passed through; `'*'` is any key of a map. */
export interface ValueTree {
  readonly [field: string]: 'date' | 'float' | ValueTree
}

/** Paging of an operation: which field of the request holds the paging, and what is read from the answer. */
export interface Listing {
  readonly kind: 'cursor' | 'offset' | 'flat'
  readonly query: string
  readonly items: string
  readonly metadata: string
  /** Filter and sort travel as JSON texts. */
  readonly text?: true
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{field}` segments named as the request's fields. */
  readonly path: string
  /** Suffix of the POST form that takes over from a long GET. */
  readonly fallback?: string
  readonly values?: ValueTree
  readonly list?: Listing
  /** Acts on what belongs to the caller alone, such as the current cart. */
  readonly personal?: true
}

/** One row of a module's table. The type parameters exist in types alone. */
export interface Call<Request, Response, Code extends string, Item = never> extends Route {
  readonly types?: { request: Request; response: Response; code: Code; item: Item }
}

/** A row; a caller who calls it as a function, as only JavaScript can, gets an error that names what is missing. */
export const call = <Request, Response, Code extends string, Item = never>(
  method: Route['method'],
  path: string,
  options: Omit<Route, 'method' | 'path'> = {},
): Call<Request, Response, Code, Item> => Object.assign(() => outOfContext(method, path), { method, path, ...options })

function outOfContext(method: string, path: string): never {
  throw new SetupError(
    'MISSING_CONTEXT',
    `The platform context is missing: ${method} ${path} was called on its module. Give the module to createClient, and call it on the client.`,
  )
}
