/** Outcome of the deletion of a file. Ours: `fairground.media-library`. */
export const MediaDeletionResult = ['DELETED', 'NOT_FOUND', 'IN_USE'] as const
export type MediaDeletionResult = (typeof MediaDeletionResult)[number]

/** Kinds of files of the media library. Ours: `fairground.media-library`. */
export const MediaKind = ['image', 'video', 'audio', 'document', 'archive'] as const
export type MediaKind = (typeof MediaKind)[number]
