/** A category as the rules of the tree look at it. */
export interface TreeNode {
  readonly id: string
  /** Null at the top. */
  readonly parentId: string | null
  /** Place among those with the same parent. */
  readonly position: number
  readonly visible: boolean
}

export type TreeRefusal =
  | { readonly code: 'PARENT_CATEGORY_NOT_IN_TREE' }
  | { readonly code: 'PARENT_CATEGORY_HIDDEN' }
  | { readonly code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED'; readonly threshold: number }
  | { readonly code: 'TREE_CYCLE_DETECTED' }
  | { readonly code: 'MISSING_AFTER_CATEGORY' }
  | { readonly code: 'AFTER_CATEGORY_NOT_IN_PARENT' }

/** The ids above a category, the topmost first, without itself. */
export function ancestorsOf(nodes: ReadonlyMap<string, TreeNode>, id: string): string[] {
  const above: string[] = []
  for (let at = nodes.get(id)?.parentId ?? null; at !== null && !above.includes(at); ) {
    above.unshift(at)
    at = nodes.get(at)?.parentId ?? null
  }
  return above
}

/** The ids of a category and of all below it, parents before their children. */
export function subtreeOf(nodes: Iterable<TreeNode>, id: string): string[] {
  const all = [...nodes]
  const found = [id]
  for (const at of found) for (const { id: child, parentId } of all) if (parentId === at) found.push(child)
  return found
}

/** The children of a parent in their order; `null` is the top. */
export const childrenOf = (nodes: Iterable<TreeNode>, parentId: string | null): TreeNode[] =>
  [...nodes]
    .filter((node) => node.parentId === parentId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** Levels of a category and what is below it: 1 without children. */
function height(nodes: readonly TreeNode[], id: string): number {
  return 1 + Math.max(0, ...nodes.filter(({ parentId }) => parentId === id).map((child) => height(nodes, child.id)))
}

/** Reason why a category of so many levels, which is visible or not, cannot stand under a parent; undefined when it can. */
export function refusedUnder(
  nodes: ReadonlyMap<string, TreeNode>,
  parentId: string | null,
  { levels, visible }: { readonly levels: number; readonly visible: boolean },
  maxAncestors: number,
): TreeRefusal | undefined {
  if (parentId === null) return undefined
  const parent = nodes.get(parentId)
  if (!parent) return { code: 'PARENT_CATEGORY_NOT_IN_TREE' }
  if (visible && !parent.visible) return { code: 'PARENT_CATEGORY_HIDDEN' }
  const above = ancestorsOf(nodes, parentId).length + 1
  if (above + levels - 1 > maxAncestors) return { code: 'CATEGORY_DEPTH_LIMIT_EXCEEDED', threshold: maxAncestors + 1 }
  return undefined
}

export interface Move {
  readonly parentId: string | null
  readonly position: 'FIRST' | 'LAST' | 'AFTER'
  readonly afterId?: string | null
}

/** The order of the children of the new parent once a category of the tree stands there. */
export function moved(
  nodes: ReadonlyMap<string, TreeNode>,
  id: string,
  { parentId, position, afterId }: Move,
  maxAncestors: number,
): { readonly ok: true; readonly order: string[] } | { readonly ok: false; readonly refusal: TreeRefusal } {
  const all = [...nodes.values()]
  const refuse = (refusal: TreeRefusal) => ({ ok: false as const, refusal })
  if (parentId !== null && subtreeOf(all, id).includes(parentId)) return refuse({ code: 'TREE_CYCLE_DETECTED' })
  const visible = nodes.get(id)?.visible ?? false
  const refused = refusedUnder(nodes, parentId, { levels: height(all, id), visible }, maxAncestors)
  if (refused) return refuse(refused)
  const others = childrenOf(all, parentId)
    .map((node) => node.id)
    .filter((other) => other !== id)
  if (position === 'FIRST') return { ok: true, order: [id, ...others] }
  if (position === 'LAST') return { ok: true, order: [...others, id] }
  if (!afterId) return refuse({ code: 'MISSING_AFTER_CATEGORY' })
  const place = others.indexOf(afterId)
  if (place < 0) return refuse({ code: 'AFTER_CATEGORY_NOT_IN_PARENT' })
  return { ok: true, order: [...others.slice(0, place + 1), id, ...others.slice(place + 1)] }
}
