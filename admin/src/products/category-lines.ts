import type { Category } from '@fairground/client/generated/stores.categories.ts'

interface CategoryLine {
  readonly id: string
  readonly name: string
  /** 0 at the top. */
  readonly depth: number
}

type Node = Pick<Category, 'id' | 'name'> & {
  readonly parentCategory?: { readonly id?: string; readonly index?: number }
}

/** Categories as a tree reads from top to bottom, each below its parent. */
export function categoryLines(categories: readonly Node[], parentId?: string, depth = 0): CategoryLine[] {
  const known = new Set(categories.map(({ id }) => id))
  const parentOf = ({ parentCategory }: Node) =>
    parentCategory?.id !== undefined && known.has(parentCategory.id) ? parentCategory.id : undefined
  return categories
    .filter((one) => parentOf(one) === parentId)
    .toSorted((a, b) => (a.parentCategory?.index ?? 0) - (b.parentCategory?.index ?? 0))
    .flatMap(({ id, name }) => [{ id, name, depth }, ...categoryLines(categories, id, depth + 1)])
}
