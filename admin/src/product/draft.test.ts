import { expect, test } from 'vitest'
import { broughtBack, laterOf, readDraft } from './draft.ts'
import { emptyProduct } from './product-values.ts'

const base = { ...emptyProduct, name: 'Mug', slug: 'mug' }

test('entered values come back, on top of those that somebody saved meanwhile', () => {
  const draft = readDraft(JSON.stringify({ at: 5, base, values: { ...base, name: 'Tall mug' } }))
  expect(draft?.at).toBe(5)
  expect(draft && broughtBack(draft, { ...base, slug: 'cup', brand: 'Kiln' })).toMatchObject({
    name: 'Tall mug',
    slug: 'cup',
    brand: 'Kiln',
  })
})

test('fields that the draft does not know yet are empty', () => {
  const { tags: _, ...older } = base
  expect(readDraft(JSON.stringify({ at: 5, base: older, values: older }))?.values.tags).toEqual([])
})

test.for([null, '', '{', '[]', 'null', '{"at":"now"}', '{"at":5,"base":{},"values":{}}'])('%s is no draft', (stored) =>
  expect(readDraft(stored)).toBeUndefined(),
)

test('the later of two drafts counts', () => {
  const [one, other] = [
    { at: 1, base, values: base },
    { at: 2, base, values: base },
  ]
  expect([laterOf(one, other), laterOf(other, one)]).toEqual([other, other])
  expect([laterOf(one, undefined), laterOf(undefined, other), laterOf(undefined, undefined)]).toEqual([
    one,
    other,
    undefined,
  ])
})
