import { ApiError } from '@fairground/client/errors.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
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
