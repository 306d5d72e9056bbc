import type { Operation, RequestOf } from '@fairground/contract/operation.ts'
import { brandLabels } from '@fairground/contract/stores/brands-v-3.ts'
import { ribbonLabels } from '@fairground/contract/stores/ribbons-v-3.ts'
import type { TSchema } from 'typebox'
import { doneItems } from '../../bulk/done-items.ts'
import type { CursorRequest } from '../../db/pages.ts'
import type { Ctx } from '../../ground/context.ts'
import { answerBulk, type Outcome, only } from '../../http/bulk-answers.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { createLabels, deleteLabels, getOrCreateEachLabel, type LabelChange, updateLabels } from './edit-labels.ts'
import { type AnnounceProducts, brandKind, type LabelKind, type LabelRow, ribbonKind } from './label-kind.ts'
import { countLabels, getLabel, productCounts, queryLabels } from './list-labels.ts'

/** Wire of labels of a kind: the same operations, whose fields have other names. */
interface LabelWire {
  readonly kind: LabelKind
  readonly one: string
  readonly many: string
  readonly id: string
  readonly ids: string
  readonly name: string
  readonly names: string
  /** Product count of a label: the field set that requests it, and the field. */
  readonly counted: readonly [fieldSet: string, field: string]
  readonly changes: TSchema
  readonly operations: Readonly<Record<Verb, Operation>>
}

type Verb =
  | 'create'
  | 'get'
  | 'update'
  | 'delete'
  | 'query'
  | 'count'
  | 'getOrCreate'
  | 'bulkCreate'
  | 'bulkUpdate'
  | 'bulkGetOrCreate'
  | 'bulkDelete'

const brandWire: LabelWire = {
  kind: brandKind,
  one: 'brand',
  many: 'brands',
  id: 'brandId',
  ids: 'brandIds',
  name: 'brandName',
  names: 'brandNames',
  counted: ['ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount'],
  ...brandLabels,
}

const ribbonWire: LabelWire = {
  kind: ribbonKind,
  one: 'ribbon',
  many: 'ribbons',
  id: 'ribbonId',
  ids: 'ribbonIds',
  name: 'ribbonName',
  names: 'ribbonNames',
  counted: ['ASSIGNED_PRODUCT_COUNT', 'assignedProductCount'],
  ...ribbonLabels,
}

type Changes = RequestOf<typeof brandLabels.operations.update>['brand']
interface Masked {
  readonly label: Changes
  readonly fieldMask?: string
}

/** A request of either kind, its fields called alike; which of them there are is the operation's schema to say. */
interface LabelRequest extends Masked {
  readonly labels: readonly (Changes & Masked)[]
  readonly id: string
  readonly ids: readonly string[]
  readonly name: string
  readonly names: readonly string[]
  readonly fields?: readonly string[]
  readonly query?: CursorRequest
  readonly filter?: unknown
  readonly returnEntity?: boolean
}

/** `tell` renames the brand on the products that show it. */
export const brandRoutes = (api: Api, announceProducts: AnnounceProducts): void =>
  labelRoutes(api, brandWire, announceProducts)
/** `tell` renames the ribbon on the products that show it. */
export const ribbonRoutes = (api: Api, announceProducts: AnnounceProducts): void =>
  labelRoutes(api, ribbonWire, announceProducts)

function labelRoutes(api: Api, wire: LabelWire, announceProducts: AnnounceProducts): void {
  const { kind, one, many, name, names } = wire
  const on = mounter(api, wire)
  const single = async (ctx: Ctx, row: LabelRow, fields?: readonly string[]) => ({
    [one]: (await toWire(ctx, wire, [row], fields))(row),
  })
  const bulk = async (ctx: Ctx, outcomes: readonly Outcome<LabelRow>[], fields?: readonly string[]) =>
    answerBulk(outcomes, await toWire(ctx, wire, doneItems(outcomes), fields))
  const changeOf = ({ label, fieldMask }: Masked, at: string): LabelChange => {
    const changed = masked(label, fieldMask, wire.changes, one) as Changes // some of its own fields
    return { id: label.id, revision: label.revision, name: changed.name, field: `${at}.name` }
  }

  on('create', async ({ label }, ctx) =>
    single(ctx, only(await createLabels(ctx, kind, [{ name: label.name ?? '', field: `${one}.name` }]))),
  )
  on(
    'get',
    async ({ id, fields }, ctx) => single(ctx, await getLabel(ctx, kind, id), fields),
    ({ id }) => [`${one}:${id}`, 'products'],
  )
  on('update', async (request, ctx) =>
    single(ctx, only(await updateLabels(ctx, kind, [changeOf(request, one)], announceProducts)), request.fields),
  )
  on('delete', async ({ id }, ctx) => {
    only(await deleteLabels(ctx, kind, [id], announceProducts))
    return {}
  })
  on(
    'query',
    async ({ query = {}, fields }, ctx) => {
      const { rows, paging } = await queryLabels(ctx, kind, query)
      return { [many]: rows.map(await toWire(ctx, wire, rows, fields)), pagingMetadata: paging }
    },
    ({ fields }) => [many, ...(fields?.length ? ['products'] : [])],
  )
  on(
    'count',
    async ({ filter }, ctx) => ({ count: await countLabels(ctx, kind, filter) }),
    () => [many],
  )
  on('getOrCreate', async (request, ctx) =>
    single(ctx, only(await getOrCreateEachLabel(ctx, kind, [{ name: request.name, field: name }])), request.fields),
  )

  on('bulkCreate', async ({ labels, returnEntity }, ctx) => {
    const wanted = labels.map((label, i) => ({ name: label.name ?? '', field: `${many}[${i}].name` }))
    const outcomes = await createLabels(ctx, kind, wanted)
    return returnEntity ? bulk(ctx, outcomes, []) : answerBulk(outcomes)
  })
  on('bulkUpdate', async ({ labels, returnEntity, fields }, ctx) => {
    const changes = labels.map((label, i) => changeOf(label, `${many}[${i}].${one}`))
    const outcomes = await updateLabels(ctx, kind, changes, announceProducts)
    return returnEntity ? bulk(ctx, outcomes, fields) : answerBulk(outcomes)
  })
  on('bulkGetOrCreate', async (request, ctx) => {
    const wanted = request.names.map((wantedName, i) => ({ name: wantedName, field: `${names}[${i}]` }))
    return bulk(ctx, await getOrCreateEachLabel(ctx, kind, wanted), request.fields)
  })
  on('bulkDelete', async ({ ids }, ctx) => answerBulk(await deleteLabels(ctx, kind, ids, announceProducts)))
}

/** Mounts an operation under its verb; its handler reads the fields of either kind under one name. */
function mounter(api: Api, wire: LabelWire) {
  const requestOf = (sent: object): LabelRequest => {
    const fields = sent as Readonly<Record<string, unknown>>
    const named = (label: Readonly<Record<string, unknown>>) => ({ ...label, label: label[wire.one] })
    const labels = (fields[wire.many] ?? []) as readonly Readonly<Record<string, unknown>>[]
    const { id, ids, name, names } = wire
    return {
      ...named(fields),
      labels: labels.map(named),
      id: fields[id],
      ids: fields[ids],
      name: fields[name],
      names: fields[names],
    } as unknown as LabelRequest // the schema of the operation has checked it
  }
  return (
    verb: Verb,
    handler: (request: LabelRequest, ctx: Ctx) => Promise<object>,
    cache?: (request: LabelRequest) => string[],
  ): void =>
    mount(api, wire.operations[verb], (request, ctx) => handler(requestOf(request as object), ctx), {
      ...(cache ? { cache: (request) => cache(requestOf(request as object)) } : {}),
    })
}

/** Labels with the fields that the caller asks for. */
async function toWire(
  ctx: Ctx,
  { kind, counted: [fieldSet, field] }: LabelWire,
  rows: readonly LabelRow[],
  fields: readonly string[] = [],
): Promise<(row: LabelRow) => object> {
  const count = await productCounts(ctx, kind, rows, fields.includes(fieldSet))
  return (row) => {
    const products = count(row)
    return {
      id: row.id,
      revision: String(row.revision),
      name: row.name,
      createdDate: row.createdAt.toISOString(),
      updatedDate: row.updatedAt.toISOString(),
      ...(products === undefined ? {} : { [field]: products }),
    }
  }
}
