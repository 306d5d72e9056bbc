import { venues } from '@fairground/client/generated/fairground.venues.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const venueClient = staffClient({ venues }).venues

export const VENUES = ['venues'] as const

export const venuesQuery = () =>
  queryOptions({
    queryKey: VENUES,
    queryFn: async ({ signal }) => (await venueClient.listVenues({}, { signal })).venues,
  })
