/** Where values that JSON cannot hold stand in an answer. Lists are passed through; `'*'` is any key of a map. */
export interface ValueTree {
  readonly [field: string]: 'date' | 'float' | ValueTree
}

/** How an operation is paged: which field of the request holds the paging, and what is read from the answer. */
export interface Listing {
  readonly kind: 'cursor' | 'offset' | 'flat'
  readonly query: string
  readonly items: string
  readonly metadata: string
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{field}` segments named as the request's fields. */
  readonly path: string
  /** Suffix of the POST form that takes over from a long GET. */
  readonly fallback?: string
  readonly values?: ValueTree
  readonly list?: Listing
}

/** One row of a module's table. The type parameters exist in types alone. */
export interface Call<Request, Response, Code extends string, Item = never> extends Route {
  readonly types?: { request: Request; response: Response; code: Code; item: Item }
}

export const call = <Request, Response, Code extends string, Item = never>(
  method: Route['method'],
  path: string,
  options: Omit<Route, 'method' | 'path'> = {},
): Call<Request, Response, Code, Item> => ({ method, path, ...options })
