/** What a category shows when it is asked for. Wire: `stores.categories`, RequestedFields. */
export const CategoryRequestedField = ['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const
export type CategoryRequestedField = (typeof CategoryRequestedField)[number]
