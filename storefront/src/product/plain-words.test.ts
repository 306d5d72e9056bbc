import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.for([
  ['<p>Holds a <strong>generous</strong> tea.</p><p>And  more.</p>', 'Holds a generous tea. And more.'],
  ['Harbour &amp; Kiln &lt;3 &quot;mugs&quot; &#8364;5 &unknown;', 'Harbour & Kiln <3 "mugs" €5 &unknown;'],
  ['&amp;lt;', '&lt;'],
  ['<p></p>', ''],
] as const)('%s', ([html, words]) => {
  expect(plainWords(html)).toBe(words)
})
