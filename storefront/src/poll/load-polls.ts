import { isRefusal } from '@fairground/client/errors.ts'
import { polls } from '@fairground/client/generated/fairground.polls.ts'
import type { RichContent } from '@fairground/ui/rich-content.ts'
import type { Shop } from '../shop.ts'
import type { PolledText, PollPlaceOf } from './poll-view.ts'

/** The text with its polls; undefined where it has none. Its page is rendered again when somebody votes. */
export async function polledText(shop: Shop, place: PollPlaceOf): Promise<PolledText | undefined> {
  shop.tag(`poll:${place.placeId}`)
  try {
    const read = await shop.client({ polls }).polls.readPolls(place)
    return { place, content: read.content as RichContent, states: read.polls } // free JSON on the wire; the renderer passes over what it does not know
  } catch (error) {
    if (isRefusal(error, 'POLL_NOT_FOUND')) return undefined
    throw error
  }
}
