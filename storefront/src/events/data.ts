import { eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { monthKey } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { type Shop, shopOf } from '../shop.ts'
import type { CategoryView } from './event-category.ts'
import { loadEvents } from './load-events.ts'
import { loadMonth } from './load-month.ts'
import { monthIn } from './month-grid.ts'

/** A category that is gone, or that nobody sees, narrows nothing down. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const search = new URL(request.url).searchParams
  const past = search.get('past') === '1'
  const categories = await categoriesWithEvents(shop)
  const category = categories.find(({ id }) => id === search.get('category'))
  const month = monthIn(search.get('month'))
  const events = month ? [] : await loadEvents(shop, past ? 'past' : 'calendar', present({ categoryId: category?.id }))
  const calendar = month && (await loadMonth(shop, month, category?.id))
  const thisMonth = monthKey(shop.now, shop.site.timeZone)
  return { past, categories, ...present({ category, month, calendar }), events, thisMonth }
}

async function categoriesWithEvents(shop: Shop): Promise<CategoryView[]> {
  shop.tag('eventCategorys')
  const { categories } = await shop.client({ eventsCategories }).eventsCategories.queryCategories({
    query: { sort: [{ fieldName: 'name' }], paging: { limit: 100 } },
    fieldset: ['COUNTS'],
  })
  return categories.flatMap(({ id, name, counts }) => (counts?.assignedEventsCount ? [{ id, name }] : []))
}
