import type { Refusal } from '@fairground/contract/refusals.ts'
import { MAX_ANCESTORS, MAX_CATEGORIES } from '@fairground/contract/stores/category.ts'
import { refusedUnder, subtreeOf, type TreeNode, type TreeRefusal } from '@fairground/domain/catalog/category-tree.ts'
import { attempt } from '../../bulk/attempt.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { Outcome } from '../../http/bulk-answers.ts'
import { happen } from '../../outbox/happenings.ts'
import { categoryChanged, categoryNotFound, isAllProducts, itemsMoved, type Moment, managed } from './category.ts'
import { takeOutOfCategories } from './item-queries.ts'
import {
  type CategoryDoc,
  type CategoryRow,
  deleteCategories,
  findTree,
  insertCategories,
  lockCategories,
  lockTree,
  type NewCategoryRecord,
  saveCategories,
  setVisible,
} from './queries.ts'
import { refusingTakenSlug, slugGiver } from './slugs.ts'

interface CategoryDraft {
  readonly name: string
  readonly slug?: string | undefined
  readonly visible: boolean
  readonly parentId?: string | null
  readonly managingAppId?: string | null
  readonly doc: CategoryDoc
}

export const treeRefusal = ({ code, ...data }: TreeRefusal) => new ApiError({ code, ...data })

/** The tree, which nobody else changes before the transaction ends. */
export async function lockedTree(tx: Tx): Promise<Map<string, TreeNode>> {
  await tx.run(lockTree, {})
  return new Map((await tx.rows(findTree, {})).map((node) => [node.id, node]))
}

/** Makes categories, each last among those with its parent. `taken` is how the caller's catalogue calls a slug that is. */
export async function insertDrafts(
  tx: Tx,
  moment: Moment,
  drafts: readonly CategoryDraft[],
  taken: Refusal,
): Promise<string[]> {
  if (drafts.length === 0) return []
  const tree = await lockedTree(tx)
  if (tree.size + drafts.length > MAX_CATEGORIES)
    throw new ApiError({ code: 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED', threshold: MAX_CATEGORIES })
  const giveSlug = await slugGiver(tx, drafts, taken)
  const records = drafts.map((draft): NewCategoryRecord => {
    const { name, visible, parentId = null, managingAppId = null, doc } = draft
    const refused = refusedUnder(tree, parentId, { levels: 1, visible }, MAX_ANCESTORS)
    if (refused) throw treeRefusal(refused)
    return {
      id: moment.newId(),
      slug: giveSlug(draft),
      name,
      visible,
      doc,
      rules: null,
      parent_id: parentId,
      managing_app_id: managingAppId,
    }
  })
  await tx.run(insertCategories, { records, at: moment.now })
  await happen(
    tx,
    records.flatMap(({ id }) => categoryChanged(id, 'created')),
    moment,
  )
  return records.map(({ id }) => id)
}

export const createCategory = (ctx: Ctx, draft: CategoryDraft, taken: Refusal): Promise<string> =>
  refusingTakenSlug(
    ctx.db.inTx(async (tx) => (await insertDrafts(tx, ctx, [draft], taken))[0]!), // one draft, one id
    taken,
  )

/** Change of a category; absent fields stay. */
export interface CategoryChange {
  readonly id: string
  /** Absent in catalogue 1, which has none. */
  readonly revision?: string | undefined
  readonly name?: string | undefined
  readonly slug?: string | undefined
  readonly doc: (before: CategoryDoc) => CategoryDoc
  /** Refused unless the category has these already. */
  readonly asItIs?: { readonly [K in 'visible' | 'parentId' | 'managingAppId']?: CategoryRow[K] | undefined }
}

const WIRE_NAMES = { visible: 'visible', parentId: 'parentCategory', managingAppId: 'managingAppId' } as const

/** Changes categories, each by itself. The outcome's item is the id: a category is read again to show it. */
export const updateCategories = (
  ctx: Ctx,
  changes: readonly CategoryChange[],
  taken: Refusal,
): Promise<Outcome<string>[]> =>
  refusingTakenSlug(
    ctx.db.inTx(async (tx) => {
      const rows = await tx.rows(lockCategories, { ids: changes.map(({ id }) => id) })
      const before = new Map(rows.map((row) => [row.id, row]))
      const after = new Map(before)
      const giveSlug = await slugGiver(
        tx,
        changes.flatMap(({ slug }) => (slug === undefined ? [] : [{ name: slug, slug }])),
        taken,
      )
      const errors = changes.map(
        ({ id, revision, name, slug, doc, asItIs = {} }) =>
          attempt(() => {
            if (isAllProducts(id)) throw managed(id)
            const row = after.get(id)
            if (!row) throw categoryNotFound(id)
            sameRevision(row, revision)
            const [other] = (['visible', 'parentId', 'managingAppId'] as const).filter(
              (field) => asItIs[field] !== undefined && asItIs[field] !== row[field],
            )
            if (other) throw new ApiError({ code: 'UPDATE_OF_FIELD_NOT_ALLOWED', field: WIRE_NAMES[other] })
            after.set(row.id, {
              ...row,
              name: name ?? row.name,
              slug: slug === undefined || slug === row.slug ? row.slug : giveSlug({ name: slug, slug, id: row.id }),
              revision: row.revision + 1n,
              doc: doc(row.doc),
            })
          }).error,
      )
      const changed = [...after.values()].filter((row) => row !== before.get(row.id))
      const records = changed.map(({ id, name, slug, revision, doc }) => ({
        id,
        name,
        slug,
        revision: String(revision),
        doc,
      }))
      if (records.length > 0) await tx.run(saveCategories, { records, at: ctx.now })
      await happen(
        tx,
        changed.flatMap(({ id }) => categoryChanged(id, 'updated')),
        ctx,
      )
      return changes.map(({ id }, i): Outcome<string> => {
        const error = errors[i]
        return error ? { ok: false, id, error } : { ok: true, id, item: id }
      })
    }),
    taken,
  )

/** Deletes a category and all below it; their products stay. */
export const deleteCategory = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    if (isAllProducts(id)) throw managed(id)
    const tree = await lockedTree(tx)
    if (!tree.has(id)) throw categoryNotFound(id)
    const gone = subtreeOf(tree.values(), id)
    await tx.rows(lockCategories, { ids: gone })
    await tx.run(deleteCategories, { ids: gone })
    const left = await tx.rows(takeOutOfCategories, { productIds: null, categoryIds: gone, at: ctx.now })
    const moves = left.map((row) => ({ id: row.id, categoryIds: row.removed }))
    await happen(
      tx,
      [...gone.flatMap((one) => categoryChanged(one, 'deleted')), ...itemsMoved('item_removed_from_category', moves)],
      ctx,
    )
  })

/** Shows categories, or hides them with all below. `revision` is of the only one. */
export const showCategories = (
  ctx: Ctx,
  ids: readonly string[],
  visible: boolean,
  revision?: string | null,
): Promise<Outcome<string>[]> =>
  ctx.db.inTx(async (tx) => {
    const tree = await lockedTree(tx)
    const rows = await tx.rows(lockCategories, { ids: [...ids] })
    const known = new Map(rows.map((row) => [row.id, row]))
    const shown = new Set<string>()
    const errors = ids.map(
      (id) =>
        attempt(() => {
          if (isAllProducts(id)) throw managed(id)
          const row = known.get(id)
          if (!row) throw categoryNotFound(id)
          sameRevision(row, revision || undefined)
          const parentId = tree.get(row.id)?.parentId
          const parent = parentId ? tree.get(parentId) : undefined
          if (visible && parent && !parent.visible && !shown.has(parent.id))
            throw new ApiError({ code: 'PARENT_CATEGORY_HIDDEN', parentCategoryId: parent.id })
          shown.add(row.id)
        }).error,
    )
    const all = visible ? [...shown] : [...shown].flatMap((id) => subtreeOf(tree.values(), id))
    const changed = all.length === 0 ? [] : await tx.rows(setVisible, { ids: all, visible, at: ctx.now })
    await happen(
      tx,
      changed.flatMap(({ id }) => categoryChanged(id, 'updated')),
      ctx,
    )
    return ids.map((id, i): Outcome<string> => {
      const error = errors[i]
      return error ? { ok: false, id, error } : { ok: true, id, item: id }
    })
  })
