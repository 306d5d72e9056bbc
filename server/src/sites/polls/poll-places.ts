import type { PollPlace } from '@fairground/contract/enumerations/pages.ts'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import { type Poll, pollsIn } from '@fairground/domain/formatting/rich-poll.ts'
import type { PollReader } from '@fairground/domain/polls/poll-rules.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'

/** Rich text as the features that have it read it. */
type RichText = Readonly<Record<string, unknown>>

/** Reads the rich text of a product, a section, an event or a page, where the caller may read it. */
export type PollPlaces = Readonly<Record<PollPlace, (ctx: Ctx, id: string) => Promise<RichText | undefined>>>

export interface Place {
  readonly placeType: PollPlace
  readonly placeId: string
}

/** Scopes with which staff see every result of a place. */
const SCOPES: Readonly<Record<PollPlace, Scope>> = {
  PRODUCT: 'catalog.read',
  INFO_SECTION: 'catalog.read',
  EVENT: 'events.read',
  PAGE: 'settings.read',
}

export interface PollText {
  readonly content: RichText
  readonly polls: readonly Poll[]
}

/** A text with polls; throws POLL_NOT_FOUND where there is none that the caller may read. */
export async function pollText(ctx: Ctx, places: PollPlaces, { placeType, placeId }: Place): Promise<PollText> {
  const content = await places[placeType](ctx, placeId)
  const polls = pollsIn(content)
  if (!content || polls.length === 0) throw new ApiError({ code: 'POLL_NOT_FOUND', placeId })
  return { content, polls }
}

/** The caller as polls of this place see them. */
export function pollReader({ caller }: Pick<Ctx, 'caller'>, { placeType }: Place): PollReader {
  if (caller.kind === 'visitor' || caller.kind === 'member') return { kind: caller.kind, id: caller.id }
  return { kind: holdsScope(caller, SCOPES[placeType]) ? 'staff' : 'nobody' }
}
