import { expect, test } from 'vitest'
import { admin, HOUR_MS, refusal, visitor } from './clients.mjs'
import { newOccasion } from './occasions.mjs'

test('a schedule is drafted, published, changed and moved', async () => {
  const { event } = await newOccasion()
  const start = new Date(Date.now() + 48 * HOUR_MS)
  const timeSlot = () => ({ start, end: new Date(+start + HOUR_MS), timeZoneId: 'Europe/London' })
  const { item } = await admin.schedule.addScheduleItem(event._id, {
    item: { name: 'Talk', timeSlot: timeSlot(), stageName: 'Main', tags: ['music'] },
  })
  expect(item).toMatchObject({ name: 'Talk', draft: true, timeSlot: timeSlot() })
  await admin.schedule.publishDraft(event._id)
  await admin.schedule.updateScheduleItem(item._id, event._id, { item: { name: 'Concert' }, fields: ['name'] })
  await admin.schedule.rescheduleDraft(event._id, {
    timeZoneId: 'Europe/London',
    timeSlotOffset: { seconds: 3600, nanos: 0 },
  })
  const listed = await visitor().schedule.listScheduleItems({ eventId: [event._id] })
  expect(listed.items.map(({ name }) => name)).toEqual(['Talk'])
  expect((await visitor().schedule.getScheduleItem(item._id, { eventId: event._id })).name).toBe('Talk')
  const drafts = await admin.schedule.listScheduleItems({ eventId: [event._id], state: ['DRAFT'] })
  expect(drafts.items.map(({ name, timeSlot: { start: at } }) => [name, +at])).toEqual([['Concert', +start + HOUR_MS]])
  const { items } = await visitor().schedule.queryScheduleItems().eq('eventId', event._id).find()
  expect(items).toHaveLength(1)
  expect(await refusal(visitor().scheduleBookmarks.createBookmark(item._id, event._id))).toMatchObject({ status: 403 })
  await admin.schedule.discardDraft(event._id)
  await admin.schedule.deleteScheduleItem(event._id, { itemIds: [item._id] })
  await admin.schedule.publishDraft(event._id)
  expect((await visitor().schedule.listScheduleItems({ eventId: [event._id] })).items).toEqual([])
})
