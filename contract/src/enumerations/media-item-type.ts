/** Kind of a media item (catalogue 1). Wire: `stores.products`, MediaItemType. */
export const MediaItemType = ['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'] as const
export type MediaItemType = (typeof MediaItemType)[number]
