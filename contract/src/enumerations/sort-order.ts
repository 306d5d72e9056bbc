/** Direction of a sort. Wire: `ecom.orders`, SortOrder. */
export const SortOrder = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SortOrder)[number]
