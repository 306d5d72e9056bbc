import Type, { type TSchema } from 'typebox'
import { bulkAnswer, bulkAnswerWith } from '../bulk.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, cursorQueryUpTo, Filter, fieldSets } from '../paging.ts'
import type { Refusal } from '../refusals.ts'
import { Empty, FieldMask, Guid, list, named, optional, Revision, Timestamp, text } from '../scalars.ts'

/** In what the modules of brands and of ribbons differ on the wire. */
interface LabelModule<One extends string> {
  readonly module: string
  /** `brand`: fields of requests and answers, paths and texts follow from it. */
  readonly one: One
  /** `Brand`, in names of operations and shapes. */
  readonly shape: string
  readonly longestName: number
  /** Field set that requests the number of products, and the field. */
  readonly counted: { readonly fieldSets: readonly string[]; readonly field: string }
  readonly query: { readonly method: 'GET'; readonly postFallback: '' } | { readonly method: 'POST' }
  /** Most labels in an answer. */
  readonly most: number
  /** Names of what bulk calls answer for each label. */
  readonly outcomes: { readonly changed: string; readonly deleted: string }
  readonly refusals: { readonly notFound: Refusal; readonly limitExceeded: Refusal }
}

/** One property, whose name is the module's own. */
const under = <Key extends string, Schema extends TSchema>(key: Key, schema: Schema) =>
  ({ [key]: schema }) as Record<Key, Schema> // the key is a literal

/** Shapes of a module of labels. */
function shapesOf<One extends string>({ one, shape, longestName, counted, outcomes }: LabelModule<One>) {
  /** Unique per site, as it is written; spaces around it are left out. */
  const Name = text(longestName, { minLength: 1 })
  const Label = named(
    shape,
    Type.Object({
      id: Guid,
      revision: Revision,
      createdDate: Timestamp,
      updatedDate: Timestamp,
      name: Name,
      ...under(counted.field, optional(Type.Integer())),
    }),
  )
  const Changes = named(`${shape}Changes`, Type.Object({ id: Guid, revision: Revision, name: optional(Name) }))
  return {
    Name,
    Label,
    New: named(`New${shape}`, Type.Object({ name: Name })),
    Changes,
    Masked: named(`Masked${shape}`, Type.Object({ ...under(one, Changes), fieldMask: optional(FieldMask) })),
    One: Type.Object(under(one, Label)),
    Bulk: bulkAnswerWith(outcomes.changed, Label, 100),
  }
}

type Shapes<One extends string> = ReturnType<typeof shapesOf<One>>

/** Paths of the operations of a module, who may call them, and what several requests hold. */
function commonOf<One extends string>({ one, module, counted }: LabelModule<One>) {
  const many = `${one}s` as const
  const addressed = (path: string) => ({
    module,
    path: `/v3${path}`,
    publicPath: `/stores/v3${path}`,
    sitePath: `/_api/${one}/v3${path}`,
  })
  return {
    many,
    at: (path: string) => addressed(`/${many}${path}`),
    inBulk: (path: string) => addressed(`/bulk/${many}${path}`),
    read: { who: caller },
    write: { who: admin('catalog.write') },
    fields: fieldSets(counted.fieldSets),
    returnEntity: optional(Type.Boolean()),
  }
}

function singleOperations<One extends string>(label: LabelModule<One>, shapes: Shapes<One>) {
  const { one, shape, most } = label
  const { notFound, limitExceeded } = label.refusals
  const { Name, Label, New, Changes, One } = shapes
  const { many, at, read, write, fields } = commonOf(label)
  const byId = under(`${one}Id`, Guid)
  return {
    create: operation({
      ...at(''),
      ...write,
      name: `create${shape}`,
      summary: `Makes a ${one}.`,
      method: 'POST',
      request: Type.Object(under(one, New)),
      response: One,
      refusals: ['NAME_TAKEN', limitExceeded],
    }),
    get: operation({
      ...at(`/{${one}Id}`),
      ...read,
      name: `get${shape}`,
      summary: `One ${one}.`,
      method: 'GET',
      request: Type.Object({ ...byId, fields }),
      response: One,
      refusals: [notFound],
    }),
    update: operation({
      ...at(`/{${one}.id}`),
      ...write,
      name: `update${shape}`,
      summary: `Renames a ${one}, on all products that show it.`,
      method: 'PATCH',
      request: Type.Object({ ...under(one, Changes), fields, fieldMask: optional(FieldMask) }),
      response: One,
      refusals: [notFound, 'STALE_REVISION', 'NAME_TAKEN'],
    }),
    delete: operation({
      ...at(`/{${one}Id}`),
      ...write,
      name: `delete${shape}`,
      summary: `Deletes a ${one}, and takes it from all products.`,
      method: 'DELETE',
      request: Type.Object(byId),
      response: Empty,
      refusals: [notFound],
    }),
    query: operation({
      ...at('/query'),
      ...read,
      name: `query${shape}s`,
      summary: `${shape}s that match a filter (id, name, createdDate, updatedDate), by name unless sorted.`,
      ...label.query,
      request: Type.Object({ query: optional(cursorQueryUpTo(most)), fields }),
      response: Type.Object({ ...under(many, list(Label, most)), pagingMetadata: CursorMetadata }),
      refusals: [],
    }),
    count: operation({
      ...at('/count'),
      ...read,
      name: `count${shape}s`,
      summary: `Number of ${many} that match.`,
      method: 'POST',
      request: Type.Object({ filter: optional(Filter) }),
      response: Type.Object({ count: Type.Integer() }),
      refusals: [],
    }),
    getOrCreate: operation({
      ...at('/get-or-create'),
      ...write,
      name: `getOrCreate${shape}`,
      summary: `The ${one} with this name, made if there is none; however many ask at once, there is one.`,
      method: 'POST',
      request: Type.Object({ ...under(`${one}Name`, Name), fields }),
      response: One,
      refusals: [limitExceeded],
    }),
  }
}

function bulkOperations<One extends string>(label: LabelModule<One>, shapes: Shapes<One>) {
  const { one, shape, outcomes, refusals } = label
  const { Name, New, Masked, Bulk } = shapes
  const { many, inBulk, write, fields, returnEntity } = commonOf(label)
  return {
    bulkCreate: operation({
      ...inBulk('/create'),
      ...write,
      name: `bulkCreate${shape}s`,
      summary: `Makes ${many}, each by itself.`,
      method: 'POST',
      request: Type.Object({ ...under(many, list(New, 100, 1)), returnEntity }),
      response: Bulk,
      refusals: [],
    }),
    bulkUpdate: operation({
      ...inBulk('/update'),
      ...write,
      name: `bulkUpdate${shape}s`,
      summary: `Renames ${many}, each by itself.`,
      method: 'POST',
      request: Type.Object({ ...under(many, list(Masked, 100, 1)), returnEntity, fields }),
      response: Bulk,
      refusals: [],
    }),
    bulkGetOrCreate: operation({
      ...inBulk('/get-or-create'),
      ...write,
      name: `bulkGetOrCreate${shape}s`,
      summary: `The ${many} with these names, made where there is none.`,
      method: 'POST',
      request: Type.Object({ ...under(`${one}Names`, list(Name, 100, 1)), fields }),
      response: Bulk,
      refusals: [refusals.limitExceeded],
    }),
    bulkDelete: operation({
      ...inBulk('/delete'),
      ...write,
      name: `bulkDelete${shape}s`,
      summary: `Deletes ${many}, each by itself, and takes them from all products.`,
      method: 'POST',
      request: Type.Object(under(`${one}Ids`, list(Guid, 100, 1))),
      response: bulkAnswer(outcomes.deleted, 100),
      refusals: [],
    }),
  }
}

/** Operations of the names that products show, brands or ribbons. */
export function labelOperations<One extends string>(label: LabelModule<One>) {
  const shapes = shapesOf(label)
  const operations = { ...singleOperations(label, shapes), ...bulkOperations(label, shapes) }
  return { changes: shapes.Changes, operations }
}
