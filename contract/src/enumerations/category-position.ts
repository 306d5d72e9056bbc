/** Where a category is moved to among those with the same parent. Wire: `stores.categories`, Position. */
export const CategoryPosition = ['FIRST', 'LAST', 'AFTER'] as const
export type CategoryPosition = (typeof CategoryPosition)[number]
