// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { mug, refuse } from '../testing/fake-api.ts'

const PAGE = '0190ffff-0000-7000-8000-00000000000a'
const AT = `/fairground/v1/polls/PAGE/${PAGE}`
const READ = `GET ${AT}`
const VOTE = `POST ${AT}/vote`
const OWN = `/polls/page/${PAGE}/glaze?from=%2Fpages%2Fglazes`

const OPTIONS = [
  { id: 'ash', title: 'Ash' },
  { id: 'rust', title: 'Rust <b>' },
]
const contentWith = (settings: object = {}) => ({
  nodes: [
    { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'We fire in May.', decorations: [] } }] },
    {
      type: 'LAYOUT',
      nodes: [{ type: 'POLL', pollData: { poll: { id: 'glaze', title: 'Next glaze?', options: OPTIONS, settings } } }],
    },
  ],
})
const state = (more: object = {}) => ({
  pollId: 'glaze',
  mayVote: true,
  chosenOptionIds: [],
  result: {
    votes: 3,
    options: [
      { optionId: 'ash', share: 67, votes: 2, voters: ['Ada'] },
      { optionId: 'rust', share: 33, votes: 1, voters: [] },
    ],
  },
  ...more,
})
const polled = (given: object = state(), settings?: object) => ({ content: contentWith(settings), polls: [given] })
const page = {
  'GET /fairground/v1/pages/glazes': {
    page: {
      id: PAGE,
      kind: 'OTHER',
      title: 'Glazes',
      slug: 'glazes',
      html: '<p>We fire in May.</p><div data-poll="glaze"><p>Next glaze?</p></div>',
      revision: '1',
      updatedDate: '2026-02-01T10:00:00.000Z',
    },
  },
}
const choices = (document: Document) =>
  [...document.querySelectorAll('input[name=option]')].map((input) => [
    input.getAttribute('type'),
    input.getAttribute('value'),
    input.hasAttribute('checked'),
  ])

test('a page shows its poll as a form with the result, under the tag that a vote drops', async () => {
  const { document, tags, errors } = await ask('/pages/glazes', { ...page, [READ]: polled() })
  expect(errors).toEqual([])
  expect(text(document, 'main')).toContain('We fire in May.')
  expect(text(document, 'legend')).toBe('Next glaze?')
  expect(choices(document)).toEqual([
    ['radio', 'ash', false],
    ['radio', 'rust', false],
  ])
  const form = document.querySelector('form[action^="/polls"]')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', OWN])
  expect(text(document, 'fieldset')).toContain('Rust <b>')
  expect(text(document, 'fieldset')).toContain('67 %, 2 votes · Ada')
  expect(text(document, '[role=status]')).toBe('3 votes.')
  expect(tags).toContain(`poll:${PAGE}`)
})

test('a page whose poll is gone meanwhile shows its text', async () => {
  const gone = refuse(404, 'POLL_NOT_FOUND', 'There is no such poll.')
  const { document, errors } = await ask('/pages/glazes', { ...page, [READ]: gone })
  expect(errors).toEqual([])
  expect(text(document, 'main')).toContain('We fire in May.')
})

test.for([
  [
    'several options',
    { permissions: { allowMultipleVotes: true } },
    state(),
    'Choose as many as you like.',
    'checkbox',
  ],
  [
    'a result for voters',
    { permissions: { view: 'VOTERS' } },
    state({ result: undefined }),
    'once you have voted',
    'radio',
  ],
  [
    'a result for the shop',
    { permissions: { view: 'CREATOR' } },
    state({ result: undefined }),
    'for the shop alone',
    'radio',
  ],
  ['voters with names', { showVoters: true }, state(), 'Members with a public profile are named', 'radio'],
] as const)('a poll with %s says so', async ([, settings, given, words, type]) => {
  const { document } = await ask('/pages/glazes', { ...page, [READ]: polled(given, settings) })
  expect(text(document, 'main')).toContain(words)
  expect(choices(document)[0]?.[0]).toBe(type)
})

test('a poll for members leads everybody else to sign in and back', async () => {
  const { document } = await ask('/pages/glazes', { ...page, [READ]: polled(state({ mayVote: false })) })
  expect(choices(document)).toEqual([])
  expect(document.querySelector('main a[href^="/login"]')?.getAttribute('href')).toBe(
    '/login?returnTo=%2Fpages%2Fglazes',
  )
})

test('the page of a poll shows the own vote, and the way back', async () => {
  const { document, errors } = await ask(OWN, { [READ]: polled(state({ chosenOptionIds: ['rust'] })) })
  expect(errors).toEqual([])
  expect(text(document, 'h1')).toBe('Next glaze?')
  expect(choices(document)).toEqual([
    ['radio', 'ash', false],
    ['radio', 'rust', true],
  ])
  expect([...document.querySelectorAll('form button')].map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['Change your vote', 'Take your vote back']),
  )
  expect(document.querySelector('main a[href="/pages/glazes"]')?.textContent).toBe('Back to the page')
})

test('a vote without scripts is sent and shown on the page of the poll', async () => {
  const { status, headers, requests } = await ask(OWN, { [VOTE]: { poll: state() } }, { option: 'rust' })
  expect([status, headers.get('location')]).toEqual([303, OWN])
  expect(requests[0]).toMatchObject({ call: VOTE, body: { pollId: 'glaze', optionIds: ['rust'] } })
  const back = await ask(OWN, { [VOTE]: { poll: state() } }, { option: 'rust', intent: 'take-back' })
  expect(back.requests[0]?.body).toMatchObject({ optionIds: [] })
})

test('a refused vote says why beside the poll', async () => {
  const refused = refuse(409, 'POLL_ONE_OPTION', 'Choose one option of this poll.')
  const { status, document } = await ask(OWN, { [READ]: polled(), [VOTE]: refused }, { option: 'ash' })
  expect([status, text(document, '[role=alert]')]).toEqual([409, 'Choose one option of this poll.'])
})

test.for(['/polls/planet/x/glaze', `/polls/page/${PAGE}/other`, `/polls/event/${PAGE}/glaze`])(
  '%s is no page',
  async (path) => {
    const gone = refuse(404, 'POLL_NOT_FOUND', 'There is no such poll.')
    const { status } = await ask(path, { [READ]: polled(), [`GET /fairground/v1/polls/EVENT/${PAGE}`]: gone })
    expect(status).toBe(404)
  },
)

test('polls of a product and of its section are each read at their place', async () => {
  const product = mug({
    plainDescription: '<p>Made here.</p>',
    infoSections: [
      {
        id: PAGE,
        uniqueName: 'glazes',
        title: 'Glazes',
        plainDescription: '<div data-poll="glaze"><p>Next glaze?</p></div>',
      },
    ],
  })
  const answers = {
    'GET /stores/v3/products/slug/harbour-mug': { product },
    'GET /fairground/v1/product-pages/harbour-mug': {
      productId: product.id,
      breadcrumbs: [],
      supplies: [],
      attachments: [],
      relatedProducts: [],
      preorderProductIds: [],
    },
    [`GET /fairground/v1/polls/INFO_SECTION/${PAGE}`]: polled(),
  }
  const { document, requests, errors } = await ask('/products/harbour-mug', answers)
  expect(errors).toEqual([])
  expect(requests.filter(({ call }) => call.includes('/polls/'))).toHaveLength(1)
  expect(text(document, 'details legend')).toBe('Next glaze?')
  expect(text(document, '.prose')).toBe('Made here.')
})
