import { getEventBySlug } from '@fairground/contract/events/wix-events-v-2.ts'
import { readPolls, votePoll } from '@fairground/contract/fairground/polls.ts'
import { token } from '@fairground/contract/identity/oauth.ts'
import { queryMembers } from '@fairground/contract/members/members.ts'
import type { Clerk } from '../http/clerk.ts'
import { memberClerk } from './clerk-of-member.ts'
import { calendarAt } from './content/events.ts'
import { nextSwap } from './content/polls.ts'
import type { Seeding } from './seeding.ts'

/** Visitors and members vote on the page of an event. Once somebody has voted, nobody does again. */
export async function bringPolls(seeding: Seeding): Promise<void> {
  const { merchant, anybody, clerk, clientId, now } = seeding
  const { slug = '' } = calendarAt(now).find(({ event }) => event.title === nextSwap.eventTitle) ?? {}
  const { event } = await merchant.call(getEventBySlug, { slug }, now)
  const place = { placeType: 'EVENT', placeId: event.id } as const
  const { polls } = await merchant.call(readPolls, place, now)
  if (polls.some(({ result }) => (result?.votes ?? 0) > 0)) return
  const voting = (by: Clerk, option: number) =>
    by.call(votePoll, { ...place, pollId: nextSwap.id, optionIds: [`${nextSwap.id}-${option + 1}`] }, now)
  const members = await membersOf(seeding)
  for (const id of members) await voting(await memberClerk(seeding, id), 0)
  const ballots = nextSwap.options.flatMap(({ votes }, option) =>
    Array<number>(option === 0 ? votes - members.length : votes).fill(option),
  )
  await seeding.each('votes', ballots, async (option) => {
    const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
    await voting(clerk(access_token), option)
  })
}

async function membersOf({ merchant, now }: Seeding): Promise<string[]> {
  const { members } = await merchant.call(queryMembers, { query: { paging: { limit: 100 } }, fieldsets: ['FULL'] }, now)
  return members.filter(({ loginEmail }) => nextSwap.members.some((email) => email === loginEmail)).map(({ id }) => id)
}
