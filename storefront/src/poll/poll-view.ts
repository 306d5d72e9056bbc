import type { PollState } from '@fairground/client/generated/fairground.polls.ts'
import type { RichContent } from '@fairground/ui/rich-content.ts'

/** The text that polls stand in. */
export interface PollPlaceOf {
  readonly placeType: 'PRODUCT' | 'INFO_SECTION' | 'EVENT' | 'PAGE'
  readonly placeId: string
}

/** States of the polls of a text, as somebody sees them who has not voted. */
export interface Polled {
  readonly place: PollPlaceOf
  readonly states: readonly PollState[]
}

/** A text with polls, drawn from its nodes so that each poll is a form. */
export interface PolledText extends Polled {
  readonly content: RichContent
}

/** Outcome of a vote, or where a poll stands for its reader. */
export interface PollAnswer {
  readonly state?: PollState
  /** Refusal in words. */
  readonly message?: string
  /** The vote was counted, or taken back. */
  readonly done?: 'voted' | 'taken'
}

/** Fields of the form. */
export const OPTION = 'option'
export const INTENT = 'intent'
export const TAKE_BACK = 'take-back'
/** Query field: the page that the poll stands on. */
export const FROM = 'from'
