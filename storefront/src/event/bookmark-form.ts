/** Intents of the form of a bookmark. */
export const ADD = 'add'
export const REMOVE = 'remove'
/** Query field that asks for the member's bookmarks alone. */
export const BOOKMARKS = 'bookmarks'

/** Ids of items that the member has bookmarked. */
export interface Bookmarked {
  readonly ids: readonly string[]
}

/** Outcome of a change; without a sentence it was made. */
export interface BookmarkAnswer {
  readonly message?: string
}
