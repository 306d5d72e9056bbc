import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, visitor } from './clients.mjs'
import { newOccasion } from './occasions.mjs'

test('events are put into a category, listed in its order and taken out', async () => {
  const [first, second] = [await newOccasion(), await newOccasion()]
  const name = `Category ${mark()}`.slice(0, 30)
  const { _id: categoryId } = await admin.eventCategories.createCategory({ name, states: ['MANUAL'] })
  await admin.eventCategories.assignEvents(categoryId, [first.event._id, second.event._id])
  await admin.eventCategories.reorderCategoryEvents(categoryId, {
    eventId: second.event._id,
    beforeEventId: first.event._id,
  })
  const { events } = await visitor().events.listEventsByCategory(categoryId, { paging: { limit: 5 } })
  expect(events.map(({ _id }) => _id)).toEqual([second.event._id, first.event._id])
  const found = await admin.eventCategories
    .queryCategories({ fieldset: ['COUNTS'] })
    .eq('name', name)
    .find()
  expect(found.items).toMatchObject([{ _id: categoryId, counts: { assignedEventsCount: 2 } }])
  expect(found.items[0]._createdDate).toBeInstanceOf(Date)
  const { categories } = await admin.eventCategories.listEventCategories(first.event._id)
  expect(categories).toMatchObject([{ _id: categoryId, name }])
  const { results } = await admin.eventCategories.bulkUnassignEvents([categoryId, NOWHERE], {
    eventId: [first.event._id],
  })
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  await admin.eventCategories.bulkUnassignEventsAsync([categoryId], { _id: second.event._id })
  expect((await visitor().events.listEventsByCategory(categoryId)).events).toEqual([])
  expect(await refusal(visitor().eventCategories.deleteCategory(categoryId))).toMatchObject({ status: 403 })
  await admin.eventCategories.deleteCategory(categoryId)
})
