import { type SeriesPass, seriesPasses } from '@fairground/client/generated/fairground.series-passes.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const passClient = staffClient({ seriesPasses }).seriesPasses

export type { SeriesPass }

/** Under the tickets, which passes take of: a sale makes both stale. */
export const passesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['tickets', 'passes', eventId],
    queryFn: async ({ signal }) => (await passClient.listSeriesPasses({ eventId }, { signal })).passes,
  })
