import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadEvents } from '../events/load-events.ts'
import { orNotFound } from '../not-found.ts'
import { shopOf } from '../shop.ts'
import { eventView } from './event-view.ts'

const OTHERS = 3

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const [{ event }, coming] = await Promise.all([
    orNotFound(
      shop.client({ wixEventsV2 }).wixEventsV2.getEventBySlug({
        slug: params.slug ?? '',
        fields: ['DETAILS', 'TEXTS', 'REGISTRATION'],
      }),
      'EVENT_NOT_FOUND',
    ),
    loadEvents(shop, 'coming', { limit: OTHERS + 1 }),
  ])
  shop.tag(`event:${event.id}`)
  return { event: eventView(event, shop.site), others: coming.filter(({ id }) => id !== event.id).slice(0, OTHERS) }
}
