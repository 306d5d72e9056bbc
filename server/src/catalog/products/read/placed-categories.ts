import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import type { V3Product } from '@fairground/contract/stores/product-v3.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'

/** A category that a product is in, that is its main one, or that one of those stands below. */
export interface PlacedCategory {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  /** The product itself is in it, not only in one below. */
  readonly direct: boolean
  /** From 0, where the product was arranged by hand. */
  readonly place: number | null
}

/** As JSON, of one product of a `page`. The tree is six deep at most. */
export const placedCategories = `(
  with recursive placed as (
    select c.id, c.parent_id, c.name, c.slug, c.visible, true as direct, nullif(i.place, 2147483647) as place
    from category_items i join collections c on c.site_id = $1 and c.id = i.category_id
    where i.site_id = $1 and i.product_id = page.id
    union
    select c.id, c.parent_id, c.name, c.slug, c.visible, false, null
    from products m join collections c on c.site_id = $1 and c.id = m.main_category_id
    where m.site_id = $1 and m.id = page.id
    union
    select c.id, c.parent_id, c.name, c.slug, c.visible, false, null
    from placed join collections c on c.site_id = $1 and c.id = placed.parent_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'parentId', parent_id, 'name', name, 'slug', slug, 'visible', visible,
    'direct', direct, 'place', place) order by direct, id), '[]') from placed)`

type Wire = Static<typeof V3Product>
type Info = NonNullable<Wire['allCategoriesInfo']>

interface Placed {
  readonly collectionIds: readonly string[]
  readonly mainCategoryId: string | null
}

const MOST_CRUMBS = 5

const byId = (placed: readonly PlacedCategory[]) => new Map(placed.map((one) => [one.id, one])) // those it is in come last

/** From the top of the tree down to the category. */
function pathTo(id: string | null, known: ReadonlyMap<string, PlacedCategory>): PlacedCategory[] {
  const category = id === null ? undefined : known.get(id)
  return category ? [...pathTo(category.parentId, known), category] : []
}

/** Categories that the product is in, and its place in those where it was arranged by hand. */
export function directCategories({ collectionIds }: Placed, placed: readonly PlacedCategory[]): Info {
  const known = byId(placed)
  const indexed = collectionIds.map((id) => {
    const { place = null } = known.get(id) ?? {}
    return { id, ...present({ index: place ?? undefined }) }
  })
  return { categories: [{ id: ALL_PRODUCTS_CATEGORY_ID }, ...indexed] }
}

/** The same, and those that they stand below. */
export function allCategories(product: Placed, placed: readonly PlacedCategory[]): Info {
  const known = byId(placed)
  const { categories } = directCategories(product, placed)
  const above = product.collectionIds.flatMap((id) => pathTo(id, known).map((one) => one.id))
  const direct = new Set(product.collectionIds)
  return { categories: [...categories, ...[...new Set(above)].filter((id) => !direct.has(id)).map((id) => ({ id }))] }
}

/** The way to the main category; a long one loses its beginning. Hidden categories are for those who see them. */
export function breadcrumbs(
  { mainCategoryId }: Placed,
  placed: readonly PlacedCategory[],
  seesHidden: boolean,
): NonNullable<Wire['breadcrumbsInfo']> {
  const path = pathTo(mainCategoryId, byId(placed)).filter(({ visible }) => visible || seesHidden)
  return {
    breadcrumbs: path
      .slice(-MOST_CRUMBS)
      .map(({ id, name, slug }) => ({ categoryId: id, categoryName: name, categorySlug: slug })),
  }
}
