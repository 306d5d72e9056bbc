import { present } from '@fairground/domain/present.ts'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { fromEditor } from './from-editor.ts'
import { DECORATIONS, EDITED, PRESERVED, type RichDecoration, type RichNode } from './rich-node.ts'
import { toEditor } from './to-editor.ts'

const schema = getSchema(extensions)
let made = 0
const newId = () => `new${++made}`

/** To the editor and back, by way of its own document. */
function through(nodes: readonly RichNode[]): RichNode[] {
  const document = schema.nodeFromJSON(toEditor({ nodes }, schema))
  document.check()
  return fromEditor(document.toJSON(), newId)
}

/** Decorations lie on a text in no order. */
function unordered(nodes: readonly RichNode[]): unknown {
  return JSON.parse(JSON.stringify(nodes), (key, value) =>
    key === 'decorations'
      ? [...value].sort((a: RichDecoration, b: RichDecoration) => (a.type < b.type ? -1 : 1))
      : value,
  )
}

const id = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom(...'abcdef0123456789') })
const word = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
const node = (type: string, field: string | undefined, data: fc.Arbitrary<object>, nodes: fc.Arbitrary<RichNode[]>) =>
  fc.record({ id, data, nodes, style: fc.option(fc.constant({ paddingTop: '4px' }), { nil: undefined }) }).map(
    ({ id, data, nodes, style }): RichNode => ({
      type,
      id,
      ...present({ style }),
      ...(field ? { [field]: data } : {}),
      nodes,
    }),
  )
const none = fc.constant([] as RichNode[])
const nothing = fc.constant({})

const decorations = fc
  .uniqueArray(fc.constantFrom(...DECORATIONS), { maxLength: 4 })
  .chain((types) =>
    fc.tuple(
      ...types.map((type) => fc.record({ type: fc.constant(type), [`${type.toLowerCase()}Data`]: fc.jsonValue() })),
    ),
  )
/** Neighbours differ in their decorations: equal ones are one text. */
const texts = fc.array(fc.record({ text: word, decorations }), { maxLength: 3 }).map((runs): RichNode[] => {
  const apart = runs.filter(
    (run, i) => i === 0 || JSON.stringify(run.decorations) !== JSON.stringify(runs[i - 1]?.decorations),
  )
  return apart.map((textData) => ({ type: 'TEXT', id: '', nodes: [], textData })) as RichNode[]
})
const paragraph = node('PARAGRAPH', 'paragraphData', fc.record({ textStyle: fc.jsonValue() }), texts)
const some = (item: fc.Arbitrary<RichNode>) => fc.array(item, { minLength: 1, maxLength: 2 })

const ATOMS = [
  ...['VIDEO', 'FILE', 'GALLERY', 'GIF', 'HTML', 'IMAGE', 'LINK_PREVIEW', 'MAP', 'APP_EMBED', 'BUTTON', 'EMBED'],
  ...['EXTERNAL', 'AUDIO', 'CAPTION', 'SHAPE', 'CARD', 'TOC', 'SMART_BLOCK', 'SMART_BLOCK_CELL', 'SOMETHING_NEW'],
]
const poll = node(
  'POLL',
  'pollData',
  fc.record({
    poll: fc.record({
      title: word,
      options: fc.array(fc.record({ id, title: word }), { maxLength: 3 }),
      settings: fc.record({
        permissions: fc.record({
          view: fc.constantFrom('CREATOR', 'VOTERS', 'EVERYONE'),
          vote: fc.constantFrom('SITE_MEMBERS', 'ALL'),
          allowMultipleVotes: fc.boolean(),
        }),
      }),
    }),
  }),
  none,
)

const { block } = fc.letrec<{ block: RichNode; item: RichNode }>((tie) => {
  const item = node(
    'LIST_ITEM',
    'listItemData',
    fc.record({ checked: fc.boolean() }),
    fc.tuple(paragraph).map((p) => p),
  )
  const inner = some(tie('block'))
  const cell = node('TABLE_CELL', 'tableCellData', fc.record({ cellStyle: fc.jsonValue() }), inner)
  const row = node('TABLE_ROW', undefined, nothing, fc.array(cell, { maxLength: 2 }))
  const title = node('COLLAPSIBLE_ITEM_TITLE', undefined, nothing, some(paragraph))
  const body = node('COLLAPSIBLE_ITEM_BODY', undefined, nothing, inner)
  return {
    item,
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      node(
        'HEADING',
        'headingData',
        fc.record({ level: fc.integer({ min: 1, max: 6 }), textStyle: fc.jsonValue() }),
        texts,
      ),
      node('CODE_BLOCK', 'codeBlockData', nothing, texts),
      node('DIVIDER', 'dividerData', fc.record({ lineStyle: word }), none),
      poll,
      fc.constantFrom(...ATOMS).chain((type) => node(type, `${type.toLowerCase()}Data`, fc.object(), none)),
      node('BULLETED_LIST', 'bulletedListData', nothing, some(tie('item'))),
      node('ORDERED_LIST', 'orderedListData', fc.record({ start: fc.integer({ min: 1, max: 9 }) }), some(tie('item'))),
      node('CHECKBOX_LIST', 'checkboxListData', nothing, some(tie('item'))),
      node('BLOCKQUOTE', 'blockquoteData', nothing, inner),
      node('TABLE', 'tableData', fc.record({ dimensions: fc.jsonValue() }), some(row)),
      node(
        'COLLAPSIBLE_LIST',
        'collapsibleListData',
        nothing,
        some(
          node(
            'COLLAPSIBLE_ITEM',
            undefined,
            nothing,
            fc.tuple(title, body).map((both) => both),
          ),
        ),
      ),
      node('LAYOUT', 'layoutData', nothing, some(node('LAYOUT_CELL', 'layoutCellData', nothing, inner))),
    ),
  }
})

test('a document of any nodes comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (nodes) => {
      expect(unordered(through(nodes))).toEqual(unordered(nodes))
    }),
    { numRuns: 300 },
  )
})

const textNode = (text: string, ...decorations: RichDecoration[]): RichNode => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, decorations },
})

describe('a node that does not fit is preserved whole', () => {
  test.for([
    ['text in a list item', { type: 'LIST_ITEM', id: 'a', nodes: [textNode('bare')] }],
    ['a list item in the open', { type: 'LIST_ITEM', id: 'a', nodes: [{ type: 'PARAGRAPH', id: 'b', nodes: [] }] }],
    ['an empty quote', { type: 'BLOCKQUOTE', id: 'a', nodes: [] }],
    ['a picture among text', { type: 'PARAGRAPH', id: 'a', nodes: [{ type: 'IMAGE', id: 'b' }] }],
    [
      'the same decoration twice',
      { type: 'PARAGRAPH', id: 'a', nodes: [textNode('x', { type: 'BOLD' }, { type: 'BOLD' })] },
    ],
  ] as [string, RichNode][])('%s', ([, odd]) => {
    expect(toEditor({ nodes: [odd] }, schema).content?.[0]?.type).toBe(PRESERVED)
    expect(through([odd])).toEqual([odd])
  })
})

test('every edited type is edited, not preserved', () => {
  const text = { type: 'PARAGRAPH', id: 'p', nodes: [textNode('x')] }
  const inside = (type: string, ...nodes: RichNode[]): RichNode => ({ type, id: type, nodes })
  const list = (type: string) => inside(type, inside('LIST_ITEM', text))
  const nodes = [
    ...[text, inside('HEADING'), inside('CODE_BLOCK', textNode('x')), inside('DIVIDER'), inside('BLOCKQUOTE', text)],
    ...[list('BULLETED_LIST'), list('ORDERED_LIST'), list('CHECKBOX_LIST')],
    inside('TABLE', inside('TABLE_ROW', inside('TABLE_CELL', text))),
    inside('LAYOUT', inside('LAYOUT_CELL', text)),
    inside(
      'COLLAPSIBLE_LIST',
      inside('COLLAPSIBLE_ITEM', inside('COLLAPSIBLE_ITEM_TITLE', text), inside('COLLAPSIBLE_ITEM_BODY', text)),
    ),
  ]
  const made = JSON.stringify(toEditor({ nodes }, schema))
  expect(made).not.toContain(`"${PRESERVED}"`)
  for (const name of Object.keys(EDITED)) expect(made).toContain(`"${name}"`)
})

test('an empty document can be written into', () => {
  expect(through([])).toEqual([{ type: 'PARAGRAPH', id: expect.any(String), nodes: [] }])
})

test('a line break is part of the text', () => {
  const nodes = [{ type: 'PARAGRAPH', id: 'a', nodes: [textNode('one\ntwo', { type: 'ITALIC', italicData: true })] }]
  expect(toEditor({ nodes }, schema).content?.[0]?.content?.map(({ type }) => type)).toEqual([
    'text',
    'hardBreak',
    'text',
  ])
  expect(through(nodes)).toEqual(nodes)
})

test('a block that became another keeps its id and style alone', () => {
  const data = { type: 'PARAGRAPH', id: 'a', style: { paddingTop: '4px' }, paragraphData: { indentation: 2 } }
  const heading = { type: 'heading', attrs: { level: 3, data }, content: [{ type: 'text', text: 'Now' }] }
  expect(fromEditor({ type: 'doc', content: [heading] }, newId)).toEqual([
    { type: 'HEADING', id: 'a', style: { paddingTop: '4px' }, headingData: { level: 3 }, nodes: [textNode('Now')] },
  ])
})
