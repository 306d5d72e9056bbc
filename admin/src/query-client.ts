import { ApiError } from '@fairground/client/errors.ts'
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { sessionExpiry } from './session/session-expiry.ts'

const noticeExpiry = (error: Error): void => {
  if (error instanceof ApiError && error.status === 401) sessionExpiry.set(true)
}

/** One cache for loaders and components. The client repeats what is safe to repeat; a server on this machine needs no network. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeExpiry }),
  mutationCache: new MutationCache({ onError: noticeExpiry }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Stores what a change answered. A read that was under way before the change is given up: its older answer would otherwise replace this one,
 * and a page that polls until the state is final would stop at the state before.
 */
export async function store<Data>(client: QueryClient, queryKey: QueryKey, data: Data): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}
