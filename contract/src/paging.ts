import Type, { type TSchema } from 'typebox'
import { SortOrder } from './enumerations/search.ts'
import { int, list, named, oneOf, optional, text } from './scalars.ts'

/** Page size is 50 by default and at most 100; an offset reaches 10,000, beyond it use cursors. See `docs/algorithms/limits.md`. */
export const Paging = named('Paging', Type.Object({ limit: optional(int(0, 100)), offset: optional(int(0, 10_000)) }))

/** For lists whose pages may be longer than usual. */
export const cursorPagingUpTo = (limit: number) =>
  named('CursorPaging', Type.Object({ limit: optional(int(0, limit)), cursor: optional(text(4000)) }))
export const CursorPaging = cursorPagingUpTo(100)

export const Sorting = named('Sorting', Type.Object({ fieldName: text(200), order: optional(oneOf(SortOrder)) }))

/**
 * `{field: value}`, `{field: {$op: value}}`, `$and`, `$or`, `$not`. At most 50 nodes, depth 5, 100 values in `$in`.
 * Which fields may stand in it is declared by the feature and checked when it is compiled to SQL.
 */
export const Filter = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, free: true })

/** Offset-paged query. */
export const OffsetQuery = named(
  'OffsetQuery',
  Type.Object({ filter: optional(Filter), sort: optional(list(Sorting, 3)), paging: optional(Paging) }),
)

/** Cursor-paged query; with a cursor only `cursorPaging` is sent, for the cursor holds filter and sort. */
export const cursorQueryUpTo = (limit: number) =>
  named(
    'CursorQuery',
    Type.Object({
      filter: optional(Filter),
      sort: optional(list(Sorting, 3)),
      cursorPaging: optional(cursorPagingUpTo(limit)),
    }),
  )
export const CursorQuery = cursorQueryUpTo(100)

/** Offset answers carry `total` inside the paging block; the published client reads nothing else. */
export const OffsetMetadata = named(
  'PagingMetadata',
  Type.Object({
    count: optional(Type.Integer()),
    offset: optional(Type.Integer()),
    total: optional(Type.Integer()),
    tooManyToCount: optional(Type.Boolean()),
  }),
)

export const CursorMetadata = named(
  'CursorPagingMetadata',
  Type.Object({
    count: optional(Type.Integer()),
    cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
    hasNext: optional(Type.Boolean()),
  }),
)

/** A list of requested field sets: repeated keys in a query string. */
export const fieldSets = <const T extends readonly string[]>(values: T) => optional(list(oneOf(values), values.length))

export type { TSchema }
