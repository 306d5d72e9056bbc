import { MAX_PROMOTIONS, type NewPromotion, type PromotionChanges } from '@fairground/contract/stores/promotions-v-3.ts'
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
import { sameRevision } from '../../ground/same-revision.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { categoryTree } from '../categories/operations.ts'
import { nameOf } from '../labels/names-taken.ts'
import { type ChosenPicture, chosenPicture, type KnownPictures, picturesFor } from './chosen-picture.ts'
import {
  type Assignment,
  clearAssignments,
  countPromotions,
  deletePromotions,
  insertAssignments,
  lockPromotionCount,
  lockPromotions,
  type PromotionRow,
  savePromotions,
} from './queries.ts'

export const promotionNotFound = (promotionId: string) => new ApiError({ code: 'PROMOTION_NOT_FOUND', promotionId })

type New = Static<typeof NewPromotion>
export type PromotionChange = Static<typeof PromotionChanges>
/** A change without the fields that are absent. */
type Change = Partial<Omit<PromotionChange, 'id' | 'revision'>>

/** Objects that promotions of one call refer to. */
interface Known extends KnownPictures {
  readonly categories: ReadonlySet<string>
}

async function knownFor(tx: Tx, changes: readonly Change[], publicUrl: string): Promise<Known> {
  const named = changes.some(({ categories }) => categories?.length)
  const media = changes.map((change) => change.media)
  const [pictures, tree] = [await picturesFor(tx, media, publicUrl), named ? await categoryTree(tx) : []]
  return { ...pictures, categories: new Set(tree.map(({ id }) => id)) }
}

function pictureAfter(before: ChosenPicture | undefined, { media }: Change, known: Known): ChosenPicture {
  if (media === undefined && before) return before
  if (!media) throw new ApiError({ code: 'MEDIA_REMOVAL_NOT_ALLOWED' })
  return chosenPicture(before, media, known)
}

function assignmentsAfter(before: readonly Assignment[], { categories }: Change, known: Known): readonly Assignment[] {
  if (categories === undefined) return before
  const seen = new Set<string>()
  return categories.map(({ id, position = 1, appliedToSubcategories = false }) => {
    if (seen.has(id)) throw new ApiError({ code: 'DUPLICATE_CATEGORY_ASSIGNMENT', categoryId: id })
    if (!known.categories.has(id)) throw new ApiError({ code: 'CATEGORY_NOT_FOUND', categoryId: id })
    seen.add(id)
    return { id, position, appliedToSubcategories }
  })
}

type Blank = Omit<PromotionRow, 'doc'> & { readonly doc: { readonly media?: ChosenPicture } }

/** The promotion after a change: what is present is set, null empties, the rest stays. */
function after(before: Blank | PromotionRow, change: Change, known: Known, now: Date): PromotionRow {
  const { name, enabled, destinationUrl, extendedFields, tags } = change
  const doc: PromotionRow['doc'] = { ...before.doc, media: pictureAfter(before.doc.media, change, known) }
  const { destinationUrl: oldUrl, extendedFields: oldFields, media } = doc
  const url = destinationUrl === undefined ? oldUrl : (destinationUrl ?? undefined)
  const fields = extendedFields === undefined ? oldFields : (extendedFields ?? undefined)
  return {
    ...before,
    name: name === undefined ? before.name : nameOf(name, 'promotion.name'),
    enabled: enabled ?? before.enabled,
    ...tagsAfter(before, tags),
    updatedAt: now,
    doc: { media, ...present({ destinationUrl: url || undefined, extendedFields: fields }) },
    categories: assignmentsAfter(before.categories, change, known),
  }
}

async function save(tx: Tx, ctx: Ctx, rows: readonly PromotionRow[], slug: Slug): Promise<void> {
  if (rows.length === 0) return
  await tx.run(savePromotions, {
    records: rows.map(({ id, name, enabled, publicTags, privateTags, revision, doc }) => ({
      id,
      name,
      enabled,
      public_tags: publicTags,
      private_tags: privateTags,
      revision: String(revision),
      doc,
    })),
    at: ctx.now,
  })
  await tx.run(clearAssignments, { ids: rows.map(({ id }) => id) })
  const records = rows.flatMap(({ id, categories }) =>
    categories.map((one, n) => ({
      promotion_id: id,
      category_id: one.id,
      n,
      position: one.position,
      applied_to_subcategories: one.appliedToSubcategories,
    })),
  )
  if (records.length > 0) await tx.run(insertAssignments, { records })
  await report(tx, ctx, rows, slug)
}

const report = reportNamed('promotion')

const kind: Kind<PromotionRow> = {
  lock: (tx, ids) => tx.rows(lockPromotions, { ids }),
  remove: (tx, ids) => tx.rows(deletePromotions, { ids }),
  notFound: promotionNotFound,
  save,
  report,
}

/** Each by itself. */
export const createPromotions = (
  ctx: Ctx,
  wanted: readonly New[],
  publicUrl: string,
): Promise<Outcome<PromotionRow>[]> =>
  ctx.db.inTx(async (tx) => {
    await tx.run(lockPromotionCount, {})
    const { count: there } = (await tx.row(countPromotions, {}))! // a count always has its row
    const known = await knownFor(tx, wanted, publicUrl)
    let room = MAX_PROMOTIONS - there
    return createRows(kind, { tx, ctx }, wanted, (change) => {
      if (room <= 0) throw new ApiError({ code: 'PROMOTIONS_LIMIT_EXCEEDED', threshold: MAX_PROMOTIONS })
      const made = after(blank(ctx), change, known, ctx.now)
      room--
      return made
    })
  })

const blank = ({ newId, now }: Ctx): Blank => ({
  id: newId(),
  name: '',
  enabled: true,
  publicTags: [],
  privateTags: [],
  revision: 1n,
  createdAt: now,
  updatedAt: now,
  doc: {},
  categories: [],
})

/** Each by itself; one that is named twice is changed once, for the second revision is stale. */
export const updatePromotions = (
  ctx: Ctx,
  changes: readonly (Change & Pick<PromotionChange, 'id' | 'revision'>)[],
  publicUrl: string,
): Promise<Outcome<PromotionRow>[]> =>
  changeRows(kind, ctx, {
    ids: changes.map(({ id }) => id),
    slug: 'updated',
    prepare: async (tx) => {
      const known = await knownFor(tx, changes, publicUrl)
      return (row, i) => {
        const { revision, ...change } = changes[i]!
        sameRevision(row, revision)
        return after(row, change, known, ctx.now)
      }
    },
  })

/** Throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export const movePromotionTags = (
  ctx: Ctx,
  ids: readonly string[],
  moves: TagMoves,
): Promise<Outcome<PromotionRow>[]> => moveTags(kind, ctx, ids, moves)

export const removePromotions = (ctx: Ctx, ids: readonly string[]): Promise<Outcome<void>[]> =>
  removeRows(kind, ctx, ids)
