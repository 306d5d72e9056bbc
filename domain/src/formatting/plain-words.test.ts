import { expect, test } from 'vitest'
import { paragraphsOf, plainWords } from './plain-words.ts'

test.for([
  ['<p>Holds a <strong>generous</strong> tea.</p><p>And  more.</p>', 'Holds a generous tea. And more.'],
  ['Harbour &amp; Kiln &lt;3 &quot;mugs&quot; &#8364;5 &unknown;', 'Harbour & Kiln <3 "mugs" €5 &unknown;'],
  ['&amp;lt;', '&lt;'],
  ['<p></p>', ''],
] as const)('%s', ([html, words]) => {
  expect(plainWords(html)).toBe(words)
})

test.for([
  ['<p>None.</p><p>Send a <b>friend</b>.</p>', ['None.', 'Send a friend.']],
  ['Fish &amp; chips &lt; 14 days\nQ&A<br>Last', ['Fish & chips < 14 days', 'Q&A', 'Last']],
  ['&lt;b&gt;<ul><li>One</li><li> </li></ul>', ['<b>One']],
] as const)('paragraphs of %s', ([html, paragraphs]) => {
  expect(paragraphsOf(html)).toEqual(paragraphs)
})
