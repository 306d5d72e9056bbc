import { query, segment } from '../paths.ts'
import { FROM, type PollPlaceOf } from './poll-view.ts'

/** `from` is the page that the poll stands on. */
export const pollPath = ({ placeType, placeId }: PollPlaceOf, pollId: string, from?: string): string =>
  `/polls/${placeType.toLowerCase()}/${segment(placeId)}/${segment(pollId)}${query({ [FROM]: from })}`
