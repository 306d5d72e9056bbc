import {
  MAX_PRODUCT_GROUPS,
  type NewProductGroup,
  type ProductGroupChanges,
} from '@fairground/contract/stores/product-group.ts'
import { freeSlug, slugify } from '@fairground/domain/catalog/slug.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import {
  changeRows,
  createRows,
  type Kind,
  moveTags,
  removeRows,
  reportNamed,
  type Slug,
} from '../../bulk/change-rows.ts'
import { type TagMoves, tagsAfter } from '../../bulk/tag-moves.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { isUuid } from '../../ground/ids.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { type CustomizationRow, customizationsOf } from '../customizations/operations.ts'
import { chosenPicture, type KnownPictures, picturesFor } from '../promotions/chosen-picture.ts'
import {
  deleteGroups,
  findGroups,
  findHandles,
  type GroupRow,
  lockGroupCount,
  lockGroups,
  saveGroups,
} from './queries.ts'

export const groupNotFound = (productGroupId: string) =>
  new ApiError({ code: 'PRODUCT_GROUP_NOT_FOUND', productGroupId })

type New = Static<typeof NewProductGroup>
export type GroupChange = Static<typeof ProductGroupChanges>
type Change = Partial<Omit<GroupChange, 'id' | 'revision'>>

const MAX_HANDLE = 100

/** The group after a change: what is present is set, null empties, the rest stays. */
function after(before: GroupRow, change: Change, known: KnownPictures, now: Date): GroupRow {
  const { name, choiceOrder, media, extendedFields, tags } = change
  const picture =
    media === undefined ? before.doc.media : media ? chosenPicture(before.doc.media, media, known) : undefined
  const fields = extendedFields === undefined ? before.doc.extendedFields : (extendedFields ?? undefined)
  return {
    ...before,
    ...tagsAfter(before, tags),
    name: (name ?? before.name).trim(),
    choiceOrder: choiceOrder ? [...new Set(choiceOrder)] : before.choiceOrder,
    updatedAt: now,
    doc: present({ media: picture, extendedFields: fields }),
  }
}

async function save(tx: Tx, ctx: Ctx, rows: readonly GroupRow[], slug: Slug): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map(({ id, name, handle, doc, ...row }) => ({
    id,
    name,
    handle,
    doc,
    customization_id: row.customizationId,
    choice_order: row.choiceOrder,
    public_tags: row.publicTags,
    private_tags: row.privateTags,
    revision: String(row.revision),
  }))
  await tx.run(saveGroups, { records, at: ctx.now })
  await report(tx, ctx, rows, slug)
}

export const report = reportNamed('product_group')

const kind: Kind<GroupRow> = {
  lock: (tx, ids) => tx.rows(lockGroups, { ids }),
  remove: (tx, ids) => tx.rows(deleteGroups, { ids }),
  notFound: groupNotFound,
  save,
  report,
}

function groupable(customizations: ReadonlyMap<string, CustomizationRow>, customizationId: string): CustomizationRow {
  const row = customizations.get(customizationId)
  if (!row) throw new ApiError({ code: 'CUSTOMIZATION_NOT_FOUND', customizationId })
  if (row.renderType === 'FREE_TEXT')
    throw new ApiError({ code: 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE', renderType: row.renderType })
  return row
}

/** Each by itself. */
export const createGroups = (ctx: Ctx, wanted: readonly New[], publicUrl: string): Promise<Outcome<GroupRow>[]> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(lockGroupCount, {})
    const handles = new Set((await tx.rows(findHandles, {})).map(({ handle }) => handle))
    const ids = wanted.map((one) => one.groupingCustomizationId).filter(isUuid)
    const customizations = await customizationsOf(tx, ids)
    const known = await picturesFor(
      tx,
      wanted.map(({ media }) => media),
      publicUrl,
    )
    return createRows(kind, { tx, ctx }, wanted, ({ groupingCustomizationId, ...change }) => {
      if (handles.size >= MAX_PRODUCT_GROUPS)
        throw new ApiError({ code: 'PRODUCT_GROUP_LIMIT_EXCEEDED', threshold: MAX_PRODUCT_GROUPS })
      const customization = groupable(customizations, groupingCustomizationId)
      const handle = freeSlug(slugify(change.name, 'group', MAX_HANDLE), (slug) => handles.has(slug), MAX_HANDLE)
      const made = after(blank(ctx, customization, handle), change, known, ctx.now)
      handles.add(handle)
      return made
    })
  })

const blank = (
  { newId, now }: Ctx,
  { id: customizationId, key, name, customizationType, renderType, doc: { choices } }: CustomizationRow,
  handle: string,
): GroupRow => ({
  id: newId(),
  name: '',
  handle,
  customizationId,
  choiceOrder: [],
  publicTags: [],
  privateTags: [],
  revision: 1n,
  createdAt: now,
  updatedAt: now,
  doc: {},
  members: [],
  customization: { id: customizationId, key, name, customizationType, renderType, choices },
})

/** Each by itself; one that is named twice is changed once, for the second revision is stale. */
export const updateGroups = (
  ctx: Ctx,
  changes: readonly (Change & Pick<GroupChange, 'id' | 'revision'>)[],
  publicUrl: string,
): Promise<Outcome<GroupRow>[]> =>
  changeRows(kind, ctx, {
    ids: changes.map(({ id }) => id),
    slug: 'updated',
    prepare: async (tx) => {
      const wanted = changes.map(({ media }) => media)
      const known = await picturesFor(tx, wanted, publicUrl)
      return (row, i) => {
        const { revision, ...change } = changes[i]!
        sameRevision(row, revision)
        return after(row, change, known, ctx.now)
      }
    },
  })

/** Throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export const moveGroupTags = (ctx: Ctx, ids: readonly string[], moves: TagMoves): Promise<Outcome<GroupRow>[]> =>
  moveTags(kind, ctx, ids, moves)

export const removeGroups = (ctx: Ctx, ids: readonly string[]): Promise<Outcome<void>[]> => removeRows(kind, ctx, ids)

/** Throws PRODUCT_GROUP_NOT_FOUND. */
export async function getGroup(ctx: Ctx, id: string): Promise<GroupRow> {
  const row = await ctx.db.row(findGroups, { ids: [id] })
  if (!row) throw groupNotFound(id)
  return row
}
