import Type from 'typebox'
import { CursorPaging, Filter, Paging, Sorting } from '../paging.ts'
import { list, named, optional } from '../scalars.ts'

/** Catalogue v1 query: paged by offset or, beyond 10,000, by cursor. */
export const PlatformQuery = named(
  'PlatformQuery',
  Type.Object({
    filter: optional(Filter),
    sort: optional(list(Sorting, 3)),
    paging: optional(Paging),
    cursorPaging: optional(CursorPaging),
  }),
)

export const PlatformPagingMetadata = named(
  'PlatformPagingMetadata',
  Type.Object({
    count: Type.Integer(),
    offset: optional(Type.Integer()),
    total: optional(Type.Integer()),
    tooManyToCount: optional(Type.Boolean()),
    cursors: optional(Type.Object({ next: optional(Type.String()), prev: optional(Type.String()) })),
  }),
)
