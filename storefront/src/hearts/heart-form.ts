/** Intents of the heart's form. */
export const KEEP = 'keep'
export const LET_GO = 'remove'
/** Query field that asks for the ids of the list alone. */
export const JUST_IDS = 'ids'

/** Outcome of a change; without a sentence it was made. */
export interface WishlistAnswer {
  readonly message?: string
  /** True when the product is in the list now. */
  readonly saved?: boolean
  /** Somebody who has not signed in saved something. */
  readonly guest?: boolean
}

/** Id of the form of all hearts of a page: each is a button of it, so that a page of many products has one. */
export const HEARTS = 'hearts'
