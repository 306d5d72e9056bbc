import * as contract from '@fairground/contract/fairground/polls.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { type PollPlaces, pollReader, pollText } from './poll-places.ts'
import { pollStates } from './poll-states.ts'
import { clearVotes, vote } from './vote.ts'

const votes = perAddress('poll-votes', 60)

export function pollRoutes(api: Api, places: PollPlaces): void {
  mount(api, contract.readPolls, async (place, ctx) => {
    const { content, polls } = await pollText(ctx, places, place)
    const reader = pollReader(ctx, place)
    return { content: { ...content }, polls: await pollStates(ctx.db, { placeId: place.placeId, polls, reader }) }
  })
  mount(api, contract.votePoll, async (request, ctx) => ({ poll: await vote(ctx, places, request) }), {
    limit: () => votes,
  })
  mount(api, contract.clearPoll, async (request, ctx) => {
    await clearVotes(ctx, places, request)
    return {}
  })
}
