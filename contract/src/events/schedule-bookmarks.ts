import Type from 'typebox'
import { caller, operation } from '../operation.ts'
import { Empty, Guid } from '../scalars.ts'
import { ScheduleItem } from './schedule-shapes.ts'

const module = 'events.schedule-bookmarks'

const at = <const P extends string>(path: P) => ({
  module,
  path: `/v1/schedule${path}`,
  publicPath: `/events/v1/schedule${path}`,
  sitePath: `/_api/wix-events-schedule/v1/schedule${path}`,
  aliases: [`/_api/wix-events-web/v1/schedule${path}`],
  who: caller,
})
const One = Type.Object({ eventId: Guid, itemId: Guid })

export const listBookmarks = operation({
  ...at('/bookmarks'),
  name: 'listBookmarks',
  summary: 'Published items of an event that the member has bookmarked, by their start.',
  method: 'GET',
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ items: Type.Array(ScheduleItem) }),
  refusals: ['MEMBER_NEEDED'],
})

export const createBookmark = operation({
  ...at('/{itemId}/bookmark'),
  name: 'createBookmark',
  summary: 'Bookmarks a published item for the member; one that is bookmarked stays so.',
  method: 'POST',
  request: One,
  response: Empty,
  refusals: ['MEMBER_NEEDED', 'SCHEDULE_ITEM_NOT_FOUND'],
})

export const deleteBookmark = operation({
  ...at('/{itemId}/bookmark'),
  name: 'deleteBookmark',
  summary: 'Takes the member’s bookmark away, if there is one.',
  method: 'DELETE',
  request: One,
  response: Empty,
  refusals: ['MEMBER_NEEDED'],
})

export const operations = [listBookmarks, createBookmark, deleteBookmark] as const
