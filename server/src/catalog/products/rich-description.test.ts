import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../test/fixture.ts'
import type { FieldViolation } from '../../ground/api-error.ts'
import { cleanRichContent } from '../../ground/html/clean-rich-content.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

/** Every node type of `stores.products-v-3`, with the key of its data; containers have none. */
const dataKeys: Readonly<Record<string, string | undefined>> = {
  PARAGRAPH: 'paragraphData',
  TEXT: 'textData',
  HEADING: 'headingData',
  BULLETED_LIST: 'bulletedListData',
  ORDERED_LIST: 'orderedListData',
  LIST_ITEM: 'listItemData',
  BLOCKQUOTE: 'blockquoteData',
  CODE_BLOCK: 'codeBlockData',
  VIDEO: 'videoData',
  DIVIDER: 'dividerData',
  FILE: 'fileData',
  GALLERY: 'galleryData',
  GIF: 'gifData',
  HTML: 'htmlData',
  IMAGE: 'imageData',
  LINK_PREVIEW: 'linkPreviewData',
  MAP: 'mapData',
  POLL: 'pollData',
  APP_EMBED: 'appEmbedData',
  BUTTON: 'buttonData',
  COLLAPSIBLE_LIST: 'collapsibleListData',
  TABLE: 'tableData',
  EMBED: 'embedData',
  COLLAPSIBLE_ITEM: undefined,
  COLLAPSIBLE_ITEM_TITLE: undefined,
  COLLAPSIBLE_ITEM_BODY: undefined,
  TABLE_CELL: 'tableCellData',
  TABLE_ROW: undefined,
  EXTERNAL: 'externalData',
  AUDIO: 'audioData',
  CAPTION: 'captionData',
  LAYOUT: 'layoutData',
  LAYOUT_CELL: 'layoutCellData',
  SHAPE: 'shapeData',
  CARD: 'cardData',
  TOC: 'tocData',
  SMART_BLOCK: 'smartBlockData',
  SMART_BLOCK_CELL: 'smartBlockCellData',
  CHECKBOX_LIST: 'checkboxListData',
}

/** Samples include everything that a page must follow or request: links, mentions, pictures, polls with who may see and vote. */
const samples: Readonly<Record<string, Record<string, unknown>>> = {
  TEXT: {
    text: 'Wool & linen',
    decorations: [
      { type: 'BOLD', fontWeightValue: 700 },
      { type: 'ITALIC', italicData: true },
      {
        type: 'LINK',
        linkData: { link: { url: 'https://example.com/care', target: 'BLANK', rel: { nofollow: true } } },
      },
      { type: 'COLOR', colorData: { foreground: '#aa0000' } },
      { type: 'MENTION', mentionData: { name: 'Ada', slug: 'ada' } },
    ],
  },
  IMAGE: { image: { src: { url: 'https://example.com/a.jpg' }, width: 3, height: 2 }, altText: 'A coat' },
  POLL: {
    poll: {
      id: 'poll-1',
      title: 'Which colour next?',
      creatorId: 'creator',
      options: [
        { id: 'a', title: 'Green' },
        { id: 'b', title: 'Blue', image: { src: { url: 'https://example.com/b.jpg' } } },
      ],
      settings: {
        permissions: { view: 'VOTERS', vote: 'SITE_MEMBERS', allowMultipleVotes: true },
        showVoters: true,
        showVotesCount: false,
      },
    },
    layout: { poll: { type: 'GRID', direction: 'LTR', enableImage: true }, options: { enableImage: true } },
    design: {
      poll: { background: { type: 'COLOR', color: '#ffffff' }, borderRadius: 4 },
      options: { borderRadius: 2 },
    },
  },
}

const nodeOf = (type: string, i: number) => {
  const key = dataKeys[type]
  return { type, id: `n${i}`, nodes: [], ...(key ? { [key]: samples[type] ?? { key: 'value', count: i } } : {}) }
}

test('a description of every node type comes back as it went, polls and their permissions too', async () => {
  const description = {
    nodes: Object.keys(dataKeys).map(nodeOf),
    metadata: { version: 1, id: 'd1', createdTimestamp: '2026-01-01T00:00:00.000Z' },
    documentStyle: { paragraph: { lineHeight: '1.5' } },
  }
  const product = {
    productType: 'PHYSICAL',
    name: 'Every node',
    description,
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '1' } } }] },
    infoSections: [{ uniqueName: 'every-node', title: 'Everything', description }],
  }
  const fields = ['DESCRIPTION', 'PLAIN_DESCRIPTION', 'INFO_SECTION_DESCRIPTION']
  const made = (await shop.admin.call('POST', '/stores/v3/products', { product, fields })).body.product
  expect(made.description).toEqual(description)
  expect(made.infoSections[0].description).toEqual(description)
  expect(made.plainDescription).toContain('Wool &amp; linen')

  const path = `/stores/v3/products/${made.id}?productId=${made.id}&fields=DESCRIPTION&fields=PLAIN_DESCRIPTION`
  const reread = (await shop.admin.call('GET', path)).body.product
  expect(reread.description).toEqual(description)
  const sentBack = { product: { id: made.id, revision: reread.revision, description: reread.description }, fields }
  const saved = (await shop.admin.call('PATCH', `/stores/v3/products/${made.id}`, sentBack)).body.product
  expect(saved.description).toEqual(description)

  await shop.admin.call('PATCH', `/stores/v1/products/${made.id}`, {
    product: { id: made.id, description: '<h2>Short</h2>' },
  })
  const short = (await shop.admin.call('GET', path)).body.product
  expect(short.plainDescription).toBe('<h2>Short</h2>')
  expect(short.description.nodes[0]).toMatchObject({ type: 'HEADING', headingData: { level: 2 } })
})

const word = fc.string({ unit: 'grapheme', maxLength: 20 })
const plain = fc.oneof(word, fc.integer(), fc.boolean())
const data = fc.dictionary(
  fc.constantFrom('title', 'style', 'color', 'caption'),
  fc.oneof(plain, fc.array(plain, { maxLength: 3 }), fc.dictionary(fc.constantFrom('width', 'text'), plain)),
)
const nodeWith = (nodes: fc.Arbitrary<unknown[]>) =>
  fc.tuple(fc.constantFrom(...Object.keys(dataKeys)), data, nodes).map(([type, value, inner]) => {
    const key = dataKeys[type]
    return { type, id: '', nodes: inner, ...(key ? { [key]: value } : {}) }
  })
const leaf = nodeWith(fc.constant([]))
const tree = nodeWith(fc.array(nodeWith(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }))

test('any tree of nodes passes as it is', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
      const violations: never[] = []
      expect(cleanRichContent({ nodes }, 'description', violations)).toEqual({ nodes })
      expect(violations).toEqual([])
    }),
    { numRuns: 200 },
  )
})

const text = (decorations: unknown[]) => ({ type: 'TEXT', id: '', nodes: [], textData: { text: 'x', decorations } })
const poll = (permissions: Record<string, unknown>) => ({
  type: 'POLL',
  id: 'p',
  nodes: [],
  pollData: { poll: { title: 'Tea?', options: [], settings: { permissions } } },
})

test.for([
  ['a node', { type: 'MARQUEE', id: 'm', nodes: [] }, 'type'],
  ['a decoration', text([{ type: 'BOLD' }, { type: 'BLINK' }]), 'textData.decorations[1].type'],
  ['viewers of a poll', poll({ view: 'NEIGHBOURS', vote: 'ALL' }), 'pollData.poll.settings.permissions.view'],
  ['voters of a poll', poll({ view: 'VOTERS', vote: 'CREATOR' }), 'pollData.poll.settings.permissions.vote'],
  [
    'the alignment of a text',
    { type: 'PARAGRAPH', id: 'p', nodes: [], paragraphData: { textStyle: { textAlignment: 'MIDDLE' } } },
    'paragraphData.textStyle.textAlignment',
  ],
  ['a number for a type', { type: 7, id: 'n', nodes: [] }, 'type'],
] as const)('%s outside its closed set is refused where it stands', ([, node, path]) => {
  const violations: FieldViolation[] = []
  cleanRichContent({ nodes: [text([]), node] }, 'product.description', violations)
  expect(violations).toMatchObject([
    { field: `product.description.nodes[1].${path}`, violatedRule: 'INVALID_ENUM_VALUE' },
  ])
})

test.for([
  ['no alignment', { type: 'PARAGRAPH', id: 'p', nodes: [], paragraphData: { textStyle: { textAlignment: null } } }],
  [
    'data of others',
    { type: 'EXTERNAL', id: 'e', nodes: [], externalData: { link: { target: '_blank' }, nodes: [{}] } },
  ],
  [
    'an embedded thing',
    { type: 'EMBED', id: 'e', nodes: [], embedData: { oembed: { type: 'video' }, src: 'https://x.y' } },
  ],
] as const)('%s is in no closed set', ([, node]) => {
  const violations: FieldViolation[] = []
  cleanRichContent({ nodes: [node] }, 'product.description', violations)
  expect(violations).toEqual([])
})

test.for([
  ['a text for nodes', { nodes: 'x' }, 'nodes'],
  ['nothing for nodes', { nodes: null }, 'nodes'],
  ['nothing among nodes', { nodes: [null] }, 'nodes'],
  ['a text among the nodes of a node', { nodes: [{ type: 'LIST_ITEM', id: 'l', nodes: ['x'] }] }, 'nodes[0].nodes'],
  [
    'decorations that are none',
    { nodes: [{ ...text([]), textData: { text: 'x', decorations: {} } }] },
    'nodes[0].textData.decorations',
  ],
] as const)('%s is refused', ([, content, path]) => {
  const violations: FieldViolation[] = []
  cleanRichContent(content, 'product.description', violations)
  expect(violations).toMatchObject([{ field: `product.description.${path}`, violatedRule: 'FORMAT' }])
})
