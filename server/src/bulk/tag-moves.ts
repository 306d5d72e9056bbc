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

/** Mover of tags: some come, then others go. Throws EMPTY_ASSIGN_AND_UNASSIGN_LISTS. */
export function tagMover({ assignTags, unassignTags }: TagMoves): (before: Tagged) => Tagged {
  const lists = [assignTags?.publicTags, assignTags?.privateTags, unassignTags?.publicTags, unassignTags?.privateTags]
  if (lists.every((list) => (list?.tagIds.length ?? 0) === 0))
    throw new ApiError({ code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' })
  const moved = (before: readonly string[], more: TagList, fewer: TagList): string[] =>
    [...new Set([...before, ...(more?.tagIds ?? [])])].filter((tag) => !fewer?.tagIds.includes(tag))
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
