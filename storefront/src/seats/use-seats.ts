import { useFetcher } from '../router/use-fetcher.tsx'
import type { SeatsRead } from './seats-query.ts'

export const useSeatsFetcher = (key: string) => useFetcher<SeatsRead>({ key })
