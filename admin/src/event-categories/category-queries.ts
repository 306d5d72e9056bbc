import { type Category, eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { queryOptions } from '@tanstack/react-query'
import { eventClient } from '../events/event-queries.ts'
import { staffClient } from '../staff-client.ts'

export type EventCategory = Category

export const categoryClient = staffClient({ eventsCategories }).eventsCategories

/** Everything that shows categories; lists of events among it. */
export const EVENTS = ['events']

/** Categories by name, with their counts. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['events', 'categories'],
    queryFn: ({ signal }) => {
      const query = { sort: [{ fieldName: 'name' }], paging: { limit: 100 } }
      return Array.fromAsync(categoryClient.queryCategories.each({ query, fieldset: ['COUNTS'] }, { signal }))
    },
  })

export const eventCategoriesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'categories', 'of', eventId],
    queryFn: async ({ signal }) => (await categoryClient.listEventCategories({ eventId }, { signal })).categories,
  })

/** Published events of a category in its order, all of them: one is moved between any two others. */
export const eventsInQuery = (categoryId: string) =>
  queryOptions({
    queryKey: ['events', 'categories', 'in', categoryId],
    queryFn: ({ signal }) =>
      Array.fromAsync(eventClient.wixEventsV2.listEventsByCategory.each({ categoryId }, { signal })),
  })

export const isHidden = ({ states }: EventCategory): boolean => states.includes('HIDDEN')
