/** Words that a match has: any, or all. Wire: `stores.products-v-3`, Mode. */
export const SearchMode = ['OR', 'AND'] as const
export type SearchMode = (typeof SearchMode)[number]

/** Order of a list by a field. Wire: `stores.products-v-3`, SortOrder. */
export const SortOrder = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SortOrder)[number]
