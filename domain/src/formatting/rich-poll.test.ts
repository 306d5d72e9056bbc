import { expect, test } from 'vitest'
import { pollOf, pollsIn } from './rich-poll.ts'

const FILE = '0b6f7a52-3c1d-4e8f-9a0b-1c2d3e4f5a6b'
const options = [
  { id: 'a', title: 'Green', image: { src: { id: FILE } } },
  { id: 'b', title: 'Blue' },
]
const dataOf = (poll: object, more: object = {}) => ({ poll: { id: 'p', title: 'Which?', options, ...poll }, ...more })

test('a poll without settings is open to everybody and shows its numbers', () => {
  expect(pollOf(dataOf({}))).toEqual({
    id: 'p',
    title: 'Which?',
    options: [
      { id: 'a', title: 'Green', picture: `/media/${FILE}` },
      { id: 'b', title: 'Blue' },
    ],
    view: 'EVERYONE',
    vote: 'ALL',
    multiple: false,
    showsVoters: false,
    showsCounts: true,
    grid: false,
    rightToLeft: false,
  })
})

test('settings, layout and design are those of the node', () => {
  const settings = {
    permissions: { view: 'VOTERS', vote: 'SITE_MEMBERS', allowMultipleVotes: true },
    showVoters: true,
    showVotesCount: false,
  }
  const layout = { poll: { type: 'GRID', direction: 'RTL' }, options: { enableImage: false } }
  const design = {
    poll: { background: { type: 'COLOR', color: '#FFEECC' }, borderRadius: 900 },
    options: { borderRadius: 0 },
  }
  const poll = pollOf(dataOf({ settings, creatorId: 'm' }, { layout, design }))
  expect(poll).toMatchObject({
    view: 'VOTERS',
    vote: 'SITE_MEMBERS',
    multiple: true,
    showsVoters: true,
    showsCounts: false,
    grid: true,
    rightToLeft: true,
    creatorId: 'm',
    color: '#FFEECC',
    corners: 100,
    optionCorners: 0,
  })
  expect(poll?.options[0]).toEqual({ id: 'a', title: 'Green' })
})

test.for([
  ['no id', { id: '' }],
  ['no options', { options: [] }],
  ['options that are none', { options: 'a' }],
  ['options without ids', { options: [{ title: 'Green' }, null] }],
] as const)('a poll with %s cannot be voted on', ([, poll]) => {
  expect(pollOf(dataOf(poll))).toBeUndefined()
})

test('a colour that is more than a colour is left out', () => {
  const design = { poll: { background: { color: 'red;background:url(x)' } } }
  expect(pollOf(dataOf({}, { design }))).not.toHaveProperty('color')
})

test('polls are found in every depth, and one that stands twice is one', () => {
  const node = (poll: object) => ({ type: 'POLL', nodes: [], pollData: dataOf(poll) })
  const content = {
    nodes: [
      node({ id: 'first' }),
      { type: 'LAYOUT', nodes: [{ type: 'LAYOUT_CELL', nodes: [node({ id: 'deep' })] }] },
      node({ id: 'first', title: 'Another' }),
    ],
  }
  expect(pollsIn(content).map(({ id, title }) => [id, title])).toEqual([
    ['first', 'Which?'],
    ['deep', 'Which?'],
  ])
  expect(pollsIn(null)).toEqual([])
})
