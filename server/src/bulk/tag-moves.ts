import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../ground/api-error.ts'

type TagList = { readonly tagIds: readonly string[] } | null | undefined
type Tags = { readonly publicTags?: TagList; readonly privateTags?: TagList } | null | undefined

/** Tags that come and tags that go. */
export interface TagMoves {
  readonly assignTags?: Tags
  readonly unassignTags?: Tags
}

export interface Tagged {
  readonly publicTags: string[]
  readonly privateTags: string[]
}

type NamedTags = { readonly tags?: TagList; readonly privateTags?: TagList } | null | undefined

/** The same where the wire calls public tags `tags`. */
export const asMoves = (given: { readonly assignTags?: NamedTags; readonly unassignTags?: NamedTags }): TagMoves => {
  const moved = (move: NamedTags): Tags => move && present({ publicTags: move.tags, privateTags: move.privateTags })
  return { assignTags: moved(given.assignTags), unassignTags: moved(given.unassignTags) }
}

/** Tags that a thing may have in each of its lists; as many as a request names. */
const MAX_TAGS = 100

/**
 * Mover of tags: some come, then others go. Throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS; the mover throws LIMIT_REACHED where more than
 * `MAX_TAGS` would stand, which a thing that has more already may still lower.
 */
export function tagMover({ assignTags, unassignTags }: TagMoves): (before: Tagged) => Tagged {
  const lists = [assignTags?.publicTags, assignTags?.privateTags, unassignTags?.publicTags, unassignTags?.privateTags]
  if (lists.every((list) => (list?.tagIds.length ?? 0) === 0))
    throw new ApiError({ code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' })
  const moved = (before: readonly string[], more: TagList, fewer: TagList): string[] => {
    const after = [...new Set([...before, ...(more?.tagIds ?? [])])].filter((tag) => !fewer?.tagIds.includes(tag))
    if (after.length > Math.max(MAX_TAGS, before.length))
      throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_TAGS })
    return after
  }
  return ({ publicTags, privateTags }) => ({
    publicTags: moved(publicTags, assignTags?.publicTags, unassignTags?.publicTags),
    privateTags: moved(privateTags, assignTags?.privateTags, unassignTags?.privateTags),
  })
}

/** Tags after a change: absent ones stay, null empties. */
export function tagsAfter({ publicTags, privateTags }: Tagged, tags: Tags): Tagged {
  const after = (list: TagList, old: string[]): string[] =>
    tags === null || list === null ? [] : list === undefined ? old : [...new Set(list.tagIds)]
  return { publicTags: after(tags?.publicTags, publicTags), privateTags: after(tags?.privateTags, privateTags) }
}
