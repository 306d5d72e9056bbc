import { MAX_ANCESTORS } from '@fairground/contract/stores/category.ts'
import { childrenOf, type Move, moved } from '@fairground/domain/catalog/category-tree.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { categoryChanged, categoryNotFound, isAllProducts, managed, treeReference } from './category.ts'
import { lockedTree, treeRefusal } from './edit-categories.ts'
import { placeCategories, touchCategory } from './queries.ts'

/** The order of the new parent's children. Those that are left close up. */
export const moveCategory = (ctx: Ctx, id: string, move: Move): Promise<string[]> =>
  ctx.db.inTx(async (tx) => {
    if (isAllProducts(id)) throw managed(id)
    const tree = await lockedTree(tx)
    const node = tree.get(id)
    if (!node) throw categoryNotFound(id)
    const decision = moved(tree, node.id, move, MAX_ANCESTORS)
    if (!decision.ok) throw treeRefusal(decision.refusal)
    await tx.run(placeCategories, { parentId: move.parentId, ids: decision.order })
    if (node.parentId !== move.parentId) {
      const left = childrenOf(tree.values(), node.parentId).filter((other) => other.id !== node.id)
      await tx.run(placeCategories, { parentId: node.parentId, ids: left.map((other) => other.id) })
    }
    await tx.run(touchCategory, { id: node.id, at: ctx.now })
    const parentCategory = { ...present({ id: move.parentId || undefined }), index: decision.order.indexOf(node.id) }
    const payload = { categoryId: node.id, parentCategory, treeReference }
    await happen(
      tx,
      [
        { entity: 'category', entityId: node.id, slug: 'category_moved', payload },
        ...categoryChanged(node.id, 'updated'),
      ],
      ctx,
    )
    return decision.order
  })
