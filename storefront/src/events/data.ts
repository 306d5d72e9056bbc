import type { LoaderFunctionArgs } from 'react-router'
import { shopOf } from '../shop.ts'
import { loadEvents } from './load-events.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const past = new URL(request.url).searchParams.get('past') === '1'
  return { past, events: await loadEvents(shopOf(context), past ? 'past' : 'calendar') }
}
