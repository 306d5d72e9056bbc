import { eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { eventPlaces } from '@fairground/client/generated/fairground.event-places.ts'
import { monthIn } from '@fairground/domain/events/month-grid.ts'
import { monthKey } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { type Shop, shopOf } from '../shop.ts'
import type { CategoryView } from './event-category.ts'
import { loadEvents } from './load-events.ts'
import { loadMonth } from './load-month.ts'
import { narrowingIn, wrongPriceIn } from './narrowing.ts'

/** A category that is gone, or that nobody sees, narrows nothing down. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const search = new URL(request.url).searchParams
  const past = search.get('past') === '1'
  const narrowing = narrowingIn(search, shop.site.currency)
  const [categories, places] = await Promise.all([categoriesWithEvents(shop), placesOf(shop)])
  const category = categories.find(({ id }) => id === search.get('category'))
  const month = monthIn(search.get('month'))
  const ofCategory = present({ categoryId: category?.id })
  const events = month ? [] : await loadEvents(shop, past ? 'past' : 'calendar', { narrowing, ...ofCategory })
  const calendar = month && (await loadMonth(shop, month, { narrowing, ...ofCategory }))
  const thisMonth = monthKey(shop.now, shop.site.timeZone)
  const wrongPrice = wrongPriceIn(search, shop.site.currency)
  const chosen = { narrowing, ...present({ wrongPrice, category, month, calendar }) }
  return { past, categories, ...places, ...chosen, events, thisMonth }
}

async function placesOf(shop: Shop): Promise<{ cities: string[]; hasOnline: boolean }> {
  const { places, onlineCount } = await shop.client({ eventPlaces }).eventPlaces.listEventPlaces()
  return { cities: places.map(({ city }) => city), hasOnline: onlineCount > 0 }
}

async function categoriesWithEvents(shop: Shop): Promise<CategoryView[]> {
  shop.tag('eventCategorys')
  const { categories } = await shop.client({ eventsCategories }).eventsCategories.queryCategories({
    query: { sort: [{ fieldName: 'name' }], paging: { limit: 100 } },
    fieldset: ['COUNTS'],
  })
  return categories.flatMap(({ id, name, counts }) => (counts?.assignedEventsCount ? [{ id, name }] : []))
}
