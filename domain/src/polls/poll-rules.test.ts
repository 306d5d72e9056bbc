import { expect, test } from 'vitest'
import { choiceOf, mayVote, type PollReader, seesResult, sharesOf } from './poll-rules.ts'

const nobody: PollReader = { kind: 'nobody' }
const visitor: PollReader = { kind: 'visitor', id: 'v' }
const member: PollReader = { kind: 'member', id: 'm' }
const staff: PollReader = { kind: 'staff', id: 's' }

test.for([
  ['a visitor, where everybody may', 'ALL', visitor, true],
  ['a visitor, where members may', 'SITE_MEMBERS', visitor, false],
  ['a member, where members may', 'SITE_MEMBERS', member, true],
  ['staff, who have no vote', 'ALL', staff, false],
  ['a caller without a token', 'ALL', nobody, false],
] as const)('%s votes or does not', ([, vote, reader, expected]) => {
  expect(mayVote({ vote }, reader)).toBe(expected)
})

test.for([
  ['everybody, of a public result', { view: 'EVERYONE' }, nobody, false, true],
  ['a reader who has not voted, of a result for voters', { view: 'VOTERS' }, visitor, false, false],
  ['a voter, of a result for voters', { view: 'VOTERS' }, visitor, true, true],
  ['a voter, of a result for its creator', { view: 'CREATOR', creatorId: 'x' }, member, true, false],
  ['the member who made it', { view: 'CREATOR', creatorId: 'm' }, member, false, true],
  ['a visitor whose id is the creator’s', { view: 'CREATOR', creatorId: 'v' }, visitor, false, false],
  ['staff, of every result', { view: 'CREATOR' }, staff, false, true],
] as const)('%s: the result is shown or is not', ([, poll, reader, voted, expected]) => {
  expect(seesResult(poll, reader, voted)).toBe(expected)
})

const options = ['a', 'b', 'c'].map((id) => ({ id, title: id }))

test.for([
  ['one option', false, ['b'], { ok: true, optionIds: ['b'] }],
  ['the same twice', false, ['b', 'b'], { ok: true, optionIds: ['b'] }],
  ['several in the order of the poll', true, ['c', 'a'], { ok: true, optionIds: ['a', 'c'] }],
  ['none, which takes the vote back', false, [], { ok: true, optionIds: [] }],
  ['several where one is allowed', false, ['a', 'b'], { ok: false, refusal: 'POLL_ONE_OPTION' }],
  ['an option of no poll', true, ['a', 'z'], { ok: false, refusal: 'POLL_OPTION_NOT_FOUND' }],
] as const)('%s is a choice or is refused', ([, multiple, chosen, expected]) => {
  expect(choiceOf({ options, multiple }, chosen)).toEqual(expected)
})

test.for([
  ['no vote', [0, 0], [0, 0]],
  ['one of each', [1, 1, 1], [34, 33, 33]],
  ['two to one', [2, 1], [67, 33]],
  ['all for one', [7, 0], [100, 0]],
] as const)('%s: shares are whole and add up', ([, votes, shares]) => {
  expect(sharesOf(votes)).toEqual(shares)
})
