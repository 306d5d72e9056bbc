/** Kind of a media item (catalogue 3). Wire: `stores.products-v-3`, MediaType. */
export const MediaType = ['IMAGE', 'VIDEO'] as const
export type MediaType = (typeof MediaType)[number]
