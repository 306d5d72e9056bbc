import { useFetcher } from 'react-router'
import type { SeatsRead } from './seats-query.ts'

export const useSeatsFetcher = (key: string) => useFetcher<SeatsRead>({ key })
