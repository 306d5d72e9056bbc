import { expect, test } from 'vitest'
import { seoWords } from './seo-words.ts'

const meta = (name: string, content: string, more = {}) => ({ type: 'meta', props: { name, content }, ...more })

test.for([
  ['nothing was written', undefined, {}],
  [
    'a title and a description',
    [{ type: 'title', children: ' Mugs ' }, meta('description', 'Of stoneware')],
    {
      title: 'Mugs',
      description: 'Of stoneware',
    },
  ],
  ['a tag that is switched off', [meta('description', 'Of stoneware', { disabled: true })], {}],
  ['empty tags', [{ type: 'title', children: '' }, meta('robots', ' ')], {}],
  ['directives for engines', [meta('robots', 'noindex')], { robots: 'noindex' }],
  ['tags of other kinds', [meta('author', 'Somebody'), { type: 'script', children: 'alert(1)' }], {}],
] as const)('%s', ([, tags, words]) => {
  expect(seoWords(tags && { tags: [...tags] })).toEqual(words)
})
