import { expect, test } from 'vitest'
import { htmlOf, richContentOf } from './rich-content.ts'

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
  expect(htmlOf(content)).toBe('<p><a rel="noopener nofollow">Click</a></p><p>Inside &lt;b&gt;</p>')
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
