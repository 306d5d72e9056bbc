import { polls } from '@fairground/client/generated/fairground.polls.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import type { TextOfPolls } from './poll-setting.ts'

export const pollClient = staffClient({ polls }).polls

export const pollsQuery = (place: TextOfPolls) =>
  queryOptions({
    queryKey: ['polls', place.placeType, place.placeId],
    queryFn: async ({ signal }) => (await pollClient.readPolls(place, { signal })).polls,
  })
