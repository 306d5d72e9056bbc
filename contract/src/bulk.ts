import Type, { type Static, type TSchema } from 'typebox'
import { FreeObject, Id, list, named, optional, text } from './scalars.ts'

/** Reason why one item of a bulk call was refused. */
export const BulkItemError = named(
  'ApplicationError',
  Type.Object({ code: text(100), description: text(1000), data: optional(FreeObject) }),
)

/** Outcome of one item: where it stood in the request, and why it failed. `id` is absent where nothing was made. */
export const ItemMetadata = named(
  'ItemMetadata',
  Type.Object({
    id: optional(Id),
    originalIndex: Type.Integer(),
    success: Type.Boolean(),
    error: optional(BulkItemError),
  }),
)
export type ItemMetadata = Static<typeof ItemMetadata>

export const BulkActionMetadata = named(
  'BulkActionMetadata',
  Type.Object({
    totalSuccesses: Type.Integer(),
    totalFailures: Type.Integer(),
    undetailedFailures: Type.Integer(),
  }),
)

/** The answer of a call that acts on each item by itself; `name` is what the module calls one result. */
export const bulkAnswer = (name: string, maxItems: number) =>
  Type.Object({
    results: list(named(name, Type.Object({ itemMetadata: ItemMetadata })), maxItems),
    bulkActionMetadata: BulkActionMetadata,
  })

/** As `bulkAnswer`, with the item as it became under `item`, where the caller requested it. */
export const bulkAnswerWith = <S extends TSchema>(name: string, item: S, maxItems: number) =>
  Type.Object({
    results: list(named(name, Type.Object({ itemMetadata: ItemMetadata, item: optional(item) })), maxItems),
    bulkActionMetadata: BulkActionMetadata,
  })
