import type { Category, MoveCategoryRequest } from '@fairground/client/generated/stores.categories.ts'
import { present } from '@fairground/domain/present.ts'

/** A collection as a row of the tree. */
export interface TreeRow {
  readonly id: string
  readonly name: string
  /** 1 at the top. */
  readonly level: number
  readonly parentId: string | undefined
  readonly visible: boolean
  readonly items: number
  /** Place among those with the same parent, from 1, and how many these are. */
  readonly place: number
  readonly siblings: number
}

export type Place = Pick<MoveCategoryRequest, 'parentCategoryId' | 'position' | 'moveAfterCategoryId'>

/** Parents before their children, each in its place. */
export function treeRows(categories: readonly Category[]): TreeRow[] {
  const known = new Set(categories.map(({ id }) => id))
  const below = Map.groupBy(categories, ({ parentCategory: { id } }) => (id && known.has(id) ? id : ''))
  const rows: TreeRow[] = []
  const add = (parentId: string, level: number) => {
    const children = [...(below.get(parentId) ?? [])].sort((a, b) => a.parentCategory.index - b.parentCategory.index)
    for (const [i, { id, name, visible, itemCounter }] of children.entries()) {
      rows.push({
        id,
        name,
        level,
        visible,
        items: itemCounter,
        place: i + 1,
        siblings: children.length,
        parentId: parentId || undefined,
      })
      add(id, level + 1)
    }
  }
  add('', 1)
  return rows
}

const isWithin = (rows: readonly TreeRow[], id: string, of: string): boolean => {
  for (let at: string | undefined = id; at; at = rows.find((row) => row.id === at)?.parentId) if (at === of) return true
  return false
}

const siblingsOf = (rows: readonly TreeRow[], parentId: string | undefined): TreeRow[] =>
  rows.filter((row) => row.parentId === parentId)

const under = (parentId: string | undefined, afterId: string | undefined): Place => ({
  ...present({ parentCategoryId: parentId || undefined }),
  ...(afterId ? { position: 'AFTER' as const, moveAfterCategoryId: afterId } : { position: 'FIRST' as const }),
})

export type Where = 'before' | 'inside' | 'after'

/** Target of a row that is dropped on another; undefined where it cannot be or already is. */
export function dropped(rows: readonly TreeRow[], id: string, targetId: string, where: Where): Place | undefined {
  const target = rows.find((row) => row.id === targetId)
  if (!target || isWithin(rows, targetId, id)) return undefined
  if (where === 'inside') return { parentCategoryId: targetId, position: 'LAST' }
  const others = siblingsOf(rows, target.parentId).filter((row) => row.id !== id)
  const at = others.findIndex((row) => row.id === targetId)
  return under(target.parentId, where === 'after' ? targetId : others[at - 1]?.id)
}

/** Target of a row by an arrow key: up and down among its siblings, right under the one before, left beside its parent. */
export function keyed(rows: readonly TreeRow[], id: string, key: string): Place | undefined {
  const row = rows.find((one) => one.id === id)
  if (!row) return undefined
  const siblings = siblingsOf(rows, row.parentId)
  const at = siblings.findIndex((one) => one.id === id)
  switch (key) {
    case 'ArrowUp':
      return at > 0 ? under(row.parentId, siblings[at - 2]?.id) : undefined
    case 'ArrowDown':
      return at < siblings.length - 1 ? under(row.parentId, siblings[at + 1]?.id) : undefined
    case 'ArrowRight': {
      const before = siblings[at - 1]
      return before ? { parentCategoryId: before.id, position: 'LAST' } : undefined
    }
    case 'ArrowLeft': {
      const parent = rows.find((one) => one.id === row.parentId)
      return parent ? under(parent.parentId, parent.id) : undefined
    }
    default:
      return undefined
  }
}
