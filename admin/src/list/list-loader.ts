import type { LoaderFunctionArgs } from 'react-router'
import { queryClient } from '../query-client.ts'
import { savedViewsQuery } from './saved-views.ts'

/** Loads the page of a list: what the query of its address chooses, and the views that are saved of it. */
export const listLoader =
  (list: string, load: (search: string) => Promise<unknown>) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await Promise.all([load(new URL(request.url).search), queryClient.prefetchQuery(savedViewsQuery(list))])
    return null
  }
