// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { safeHref } from './rich-content.ts'
import { RichText } from './rich-text.tsx'
import { mount, one } from './testing/mount.ts'

const text = (words: string, ...decorations: object[]) => ({ type: 'TEXT', textData: { text: words, decorations } })
const link = (url: string) => ({ type: 'LINK', linkData: { link: { url } } })

test.for([
  ['https://example.org/a', true],
  ['HTTP://example.org', true],
  ['mailto:a@example.org', true],
  ['tel:+441234', true],
  ['/shop', true],
  ['#part', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
] as const)('link %s is shown: %s', ([url, shown]) => {
  expect(safeHref(url) !== undefined).toBe(shown)
})

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
  const root = mount(<RichText content={{ nodes }} />)
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
  const root = mount(<RichText content={{ nodes }} />)
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
  const root = mount(<RichText content={{ nodes }} />)
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
  const root = mount(<RichText content={{ nodes }} />)
  expect(root.textContent).toBe('keptplain')
  expect(root.querySelector('a, img, script')).toBeNull()
})
