import { foreignSamples, richSamples } from '@fairground/domain/formatting/rich-samples.fixture.ts'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { htmlOf, pageHtml, richContentOf } from './rich-content.ts'

const FILE = '0b6f7a52-3c1d-4e8f-9a0b-1c2d3e4f5a6b'

test.for([
  ['a paragraph', '<p>Wash cold</p>'],
  ['decorations', '<p>Wash <strong>cold</strong>, <em>never <u>hot</u></em></p>'],
  ['a link', '<p>See <a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow">more</a></p>'],
  ['a list', '<ul><li><p>One</p></li><li><p>Two</p><ol><li><p>Deep</p></li></ol></li></ul>'],
  ['headings, a quote, code, a line', '<h3>Care</h3><blockquote><p>Ah</p></blockquote><pre>a &lt; b</pre><hr />'],
  ['a table', '<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>'],
  ['a break within a line', '<p>One<br />Two</p>'],
  ['nothing', ''],
] as const)('%s is the same after there and back', ([, html]) => {
  expect(htmlOf(richContentOf(html))).toBe(html)
})

test.for([
  ['bare text becomes a paragraph', 'Plain & simple', '<p>Plain &amp; simple</p>'],
  ['text beside blocks, too', 'A<p>B</p>C', '<p>A</p><p>B</p><p>C</p>'],
  ['points without paragraphs get them', '<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['a script is gone', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
] as const)('%s', ([, html, expected]) => {
  expect(htmlOf(richContentOf(html))).toBe(expected)
})

test('links of other schemes, and nodes that a page cannot show, leave their words', () => {
  const text = (words: string, decorations: unknown[] = []) => ({
    type: 'TEXT',
    textData: { text: words, decorations },
  })
  const link = { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }
  const content = {
    nodes: [
      { type: 'PARAGRAPH', nodes: [text('Click', [link])] },
      { type: 'POLL', pollData: { poll: { title: 'Which?' } }, nodes: [] },
      { type: 'COLLAPSIBLE_LIST', nodes: [{ type: 'PARAGRAPH', nodes: [text('Inside <b>')] }] },
    ],
  }
  expect(htmlOf(content)).toBe('<p><a rel="noopener nofollow">Click</a></p><p>Which?</p><p>Inside &lt;b&gt;</p>')
})

test('a text says its type, its words and its decorations', () => {
  expect(richContentOf('<p><strong>Hi</strong></p>').nodes).toEqual([
    {
      type: 'PARAGRAPH',
      id: 'n0',
      paragraphData: {},
      nodes: [
        {
          type: 'TEXT',
          id: '',
          nodes: [],
          textData: { text: 'Hi', decorations: [{ type: 'BOLD', fontWeightValue: 700 }] },
        },
      ],
    },
  ])
})

const shown = (nodes: readonly object[]): string => pageHtml({ nodes }, htmlOf({ nodes }))

test.for(Object.entries(richSamples))('%s is drawn in HTML, too', ([, [nodes, drawn]]) => {
  expect(shown(nodes)).toMatch(drawn)
})

test.for(foreignSamples)('%s that lies elsewhere is a link in HTML, too', ([, node]) => {
  const html = shown([node])
  expect(html).toContain('<a href="https://films.example/1.mp4"')
  expect(html).not.toMatch(/<(img|video|audio|iframe)/)
})

test('markup in the words of a picture, a card or a heading stays words', () => {
  const words = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const nodes = [
    { type: 'IMAGE', imageData: { image: { src: { id: FILE } }, altText: words, caption: words } },
    { type: 'BUTTON', buttonData: { text: words, link: { url: `https://a.example/${words}` } } },
    { type: 'COLLAPSIBLE_ITEM_TITLE', nodes: [{ type: 'TEXT', textData: { text: words } }] },
    { type: 'HTML', htmlData: { html: `<p>Kind</p>${words}` } },
  ]
  const html = shown(nodes)
  const tags = [...html.replace(/="[^"]*"/g, '').matchAll(/<(\w+)([^>]*)>/g)].map(([tag]) => tag)
  expect(tags.filter((tag) => tag.startsWith('<img'))).toEqual(['<img src alt loading />'])
  expect(tags.join(' ')).not.toMatch(/script|onerror/)
  expect(html).toContain('<p>Kind</p>')
})

test('the HTML that is stored has the words of pictures and collapsible lists, and takes no other form when it is sent back', () => {
  const nodes = ['IMAGE', 'COLLAPSIBLE_LIST', 'BUTTON'].flatMap((type) => richSamples[type]?.[0] ?? [])
  const html = htmlOf({ nodes })
  expect(html).toBe(
    '<p>Glazed</p><p>Washing</p><p>By hand.</p><p><a href="/events" rel="noopener nofollow">Book</a></p>',
  )
  expect(cleanHtml(html)).toBe(html)
  expect(htmlOf(richContentOf(html))).toBe(html)
})

test('a page gets the HTML that was written where rich text holds nothing else', () => {
  expect(pageHtml(richContentOf('<p>Wash cold</p>'), '<p><span>Wash cold</span></p>')).toBe(
    '<p><span>Wash cold</span></p>',
  )
  expect(pageHtml(undefined, '<p>Wash cold</p>')).toBe('<p>Wash cold</p>')
})
