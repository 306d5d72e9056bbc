// @vitest-environment happy-dom
import { foreignSamples, richSamples } from '@fairground/domain/formatting/rich-samples.fixture.ts'
import { expect, test } from 'vitest'
import { RichParts } from './rich-part.tsx'
import { RichText, type RichTextProps } from './rich-text.tsx'
import { mount, one } from './testing/mount.ts'

/** A text as pages with all of its parts draw it. */
const Drawn = ({ content }: Pick<RichTextProps, 'content'>) => (
  <RichText content={content} drawNode={(node) => <RichParts node={node} link="a" />} />
)

const text = (words: string, ...decorations: object[]) => ({ type: 'TEXT', textData: { text: words, decorations } })
const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } })

test('nodes become prose', () => {
  const nodes = [
    { type: 'HEADING', headingData: { level: 1 }, nodes: [text('Bring')] },
    { type: 'PARAGRAPH', nodes: [text('an '), text('apron', { type: 'BOLD' }, link('/shop'))] },
    {
      type: 'ORDERED_LIST',
      orderedListData: { start: 3 },
      nodes: [{ type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text('Clay')] }] }],
    },
  ]
  const root = mount(<Drawn content={{ nodes }} />)
  expect(one(root, 'h2').textContent).toBe('Bring')
  expect(one(root, 'a[href="/shop"] strong').textContent).toBe('apron')
  expect(one(root, 'ol[start="3"] > li').textContent).toBe('Clay')
})

test.for([
  ['a deep first heading', [3], ['h2']],
  ['levels as written', [1, 2, 2, 1], ['h2', 'h3', 'h3', 'h2']],
  ['a level that is passed over', [2, 4, 6], ['h2', 'h3', 'h4']],
  ['a deeper heading first', [4, 2, 4], ['h2', 'h2', 'h3']],
] as const)('headings follow the page’s own without a gap: %s', ([, levels, tags]) => {
  const nodes = levels.map((level) => ({ type: 'HEADING', headingData: { level }, nodes: [text('Bring')] }))
  const root = mount(<Drawn content={{ nodes }} />)
  expect([...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)).toEqual(tags)
})

const paragraph = (words: string) => ({ type: 'PARAGRAPH', nodes: [text(words)] })

test('a table has rows and cells, and a collapsible list opens and closes', () => {
  const cell = (words: string) => ({ type: 'TABLE_CELL', nodes: [paragraph(words)] })
  const item = [
    { type: 'COLLAPSIBLE_ITEM_TITLE', nodes: [paragraph('Washing')] },
    { type: 'COLLAPSIBLE_ITEM_BODY', nodes: [paragraph('By hand.')] },
  ]
  const nodes = [
    { type: 'TABLE', nodes: [{ type: 'TABLE_ROW', nodes: [cell('Small'), cell('36 cm')] }] },
    { type: 'COLLAPSIBLE_LIST', nodes: [{ type: 'COLLAPSIBLE_ITEM', nodes: item }] },
    { type: 'CHECKBOX_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [paragraph('Apron')] }] },
  ]
  const root = mount(<Drawn content={{ nodes }} />)
  expect([...root.querySelectorAll('tbody > tr > td')].map((one) => one.textContent)).toEqual(['Small', '36 cm'])
  expect(one(root, 'details > summary').textContent).toBe('Washing')
  expect(one(root, 'details').textContent).toContain('By hand.')
  expect(one(root, 'ul > li').textContent).toBe('Apron')
})

test('disallowed markup shows its words only', () => {
  const nodes = [
    { type: 'HTML', htmlData: { html: '<script>x</script>' }, nodes: [text('kept')] },
    { type: 'PARAGRAPH', nodes: [text('plain', link('javascript:alert(1)'), { type: 'COLOR' })] },
    { type: 'IMAGE', imageData: { image: { src: { url: 'javascript:x' } } } },
  ]
  const root = mount(<Drawn content={{ nodes }} />)
  expect(root.textContent).toBe('xkeptplain')
  expect(root.querySelector('a, img, script')).toBeNull()
})

test.for(Object.entries(richSamples))('%s is drawn', ([, [nodes, drawn]]) => {
  expect(mount(<Drawn content={{ nodes }} />).innerHTML).toMatch(drawn)
})

test.for(foreignSamples)('%s that lies elsewhere is a link, and nothing is fetched', ([, node]) => {
  const root = mount(<Drawn content={{ nodes: [node] }} />)
  expect(one(root, 'a').getAttribute('href')).toMatch(/^https:\/\/films\.example\//)
  expect(root.querySelector('img, video, audio, iframe')).toBeNull()
})

test('a collapsible list opens its first item where it says so, and one at a time', () => {
  const item = (title: string) => ({
    type: 'COLLAPSIBLE_ITEM',
    nodes: [{ type: 'COLLAPSIBLE_ITEM_TITLE', nodes: [paragraph(title)] }],
  })
  const node = {
    type: 'COLLAPSIBLE_LIST',
    id: 'care',
    collapsibleListData: { initialExpandedItems: 'FIRST', expandOnlyOne: true },
    nodes: [item('Washing'), item('Drying')],
  }
  const details = [...mount(<Drawn content={{ nodes: [node] }} />).querySelectorAll('details')]
  expect(details.map((one) => [one.hasAttribute('open'), one.getAttribute('name')])).toEqual([
    [true, 'list-care'],
    [false, 'list-care'],
  ])
})

test('a table of contents leads to the headings of the levels that it includes', () => {
  const heading = (id: string, level: number) => ({
    type: 'HEADING',
    id,
    headingData: { level },
    nodes: [text(`Part ${id}`)],
  })
  const contents = { type: 'TOC', tocData: { includedHeadings: [2] } }
  const root = mount(<Drawn content={{ nodes: [contents, heading('a', 2), heading('b', 3)] }} />)
  expect([...root.querySelectorAll('ul a')].map((one) => one.getAttribute('href'))).toEqual(['#part-a'])
  expect(one(root, '#part-a').textContent).toBe('Part a')
})
