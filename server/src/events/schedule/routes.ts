import * as contract from '@fairground/contract/events/schedule.ts'
import * as bookmarks from '@fairground/contract/events/schedule-bookmarks.ts'
import { ScheduleItemChanges } from '@fairground/contract/events/schedule-shapes.ts'
import { masked } from '../../http/field-mask.ts'
import { type Api, mount } from '../../http/mount.ts'
import { bookmark, listBookmarked, unbookmark } from './bookmarks.ts'
import { addItem, deleteItems, discardChanges, moveSchedule, publishSchedule, updateItem } from './edit-schedule.ts'
import { getItem, itemToWire, listSchedule, querySchedule } from './read-schedule.ts'

export function scheduleRoutes(api: Api): void {
  mount(api, contract.listScheduleItems, (request, ctx) => listSchedule(ctx, request), {
    cache: ({ eventId }) => (eventId?.length ? eventId.map((id) => `event:${id}`) : ['events']),
  })
  mount(api, contract.queryScheduleItems, (request, ctx) => querySchedule(ctx, request))
  mount(api, contract.getScheduleItem, (request, ctx) => getItem(ctx, request))
  mount(api, contract.addScheduleItem, async ({ eventId, item }, ctx) => ({
    item: itemToWire(await addItem(ctx, eventId, item)),
  }))
  mount(api, contract.updateScheduleItem, async ({ eventId, itemId, item = {}, fields }, ctx) => ({
    item: itemToWire(await updateItem(ctx, eventId, itemId, masked(item, fields, ScheduleItemChanges, 'item'))),
  }))
  mount(api, contract.deleteScheduleItem, async ({ eventId, itemIds }, ctx) => {
    await deleteItems(ctx, eventId, itemIds)
    return {}
  })
  mount(api, contract.discardDraft, async ({ eventId }, ctx) => {
    await discardChanges(ctx, eventId)
    return {}
  })
  mount(api, contract.publishDraft, async ({ eventId }, ctx) => {
    await publishSchedule(ctx, eventId)
    return {}
  })
  mount(api, contract.rescheduleDraft, async ({ eventId, ...move }, ctx) => {
    await moveSchedule(ctx, eventId, move)
    return {}
  })
  mount(api, bookmarks.listBookmarks, async ({ eventId }, ctx) => ({
    items: (await listBookmarked(ctx, eventId)).map(itemToWire),
  }))
  mount(api, bookmarks.createBookmark, async ({ eventId, itemId }, ctx) => {
    await bookmark(ctx, eventId, itemId)
    return {}
  })
  mount(api, bookmarks.deleteBookmark, async ({ eventId, itemId }, ctx) => {
    await unbookmark(ctx, eventId, itemId)
    return {}
  })
}
