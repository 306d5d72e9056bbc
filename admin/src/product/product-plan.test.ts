import { describe, expect, test } from 'vitest'
import { changeCount } from './change-count.ts'
import { merged } from './merge-values.ts'
import { change, creation, productPlan, withoutStock } from './product-plan.ts'
import {
  emptyProduct,
  freshChoice,
  type ModifierValues,
  type OptionValues,
  type ProductValues,
} from './product-values.ts'
import { freshRow, recombined, type VariantRow } from './variant-rows.ts'

const row: VariantRow = { ...freshRow, id: 'v1', price: '18.00', sku: 'MUG', quantity: '12' }
const stored: ProductValues = {
  ...emptyProduct,
  name: 'Harbour Mug',
  slug: 'harbour-mug',
  variants: [row],
  categoryIds: ['c-1'],
  brand: 'Kiln',
  media: [{ id: 'm-1', url: '/media/m-1', kind: 'image', poster: '', alt: '', name: '' }],
}
const choice = (name: string, id = '') => ({ ...freshChoice('CHOICE_TEXT', name), id, name })
const size: OptionValues = {
  key: 'o-1',
  id: 'o-1',
  name: 'Size',
  kind: 'TEXT_CHOICES',
  choices: [choice('S', 'c-s'), choice('M', 'c-m')],
}
const sized: ProductValues = {
  ...stored,
  options: [size],
  variants: recombined([size], [row]).map((one, at) => ({ ...one, id: `v${at + 1}` })),
}
const planned = (changes: Partial<ProductValues>, from = stored) => productPlan(from, { ...from, ...changes })
const variants = (changes: Partial<ProductValues>, from = stored) =>
  planned(changes, from).fields?.variantsInfo?.variants
const withRow = (changes: Partial<VariantRow>, from = stored) => ({
  variants: from.variants.map((one, at) => (at === 0 ? { ...one, ...changes } : one)),
})

test.for([
  ['nothing', {}, undefined],
  ['the name, trimmed', { name: ' Mug ' }, { name: 'Mug' }],
  ['a brand by its name', { brand: 'New one ' }, { brand: { name: 'New one' } }],
  ['an emptied brand', { brand: ' ' }, { brand: null }],
  ['tags of both kinds', { tags: ['a'] }, { tags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: [] } } }],
  [
    'the measure of prices',
    { unitAmount: '0,5' },
    { physicalProperties: { pricePerUnit: { quantity: 0.5, measurementUnit: 'KG' } } },
  ],
  ['sections in their order', { sections: [{ id: 's', title: 'Care' }] }, { infoSections: [{ id: 's' }] }],
  ['another address', { slug: 'mug' }, { slug: 'mug' }],
  ['an emptied address stays', { slug: '' }, undefined],
  [
    'media in their order, by id or address',
    { media: [{ id: '', url: 'https://x.org/a.mp4', kind: 'video', poster: '', alt: 'A' }, stored.media[0]!] },
    {
      media: {
        itemsInfo: {
          items: [
            { video: { url: 'https://x.org/a.mp4' }, altText: 'A' },
            { id: 'm-1', altText: null },
          ],
        },
      },
    },
  ],
] as const)('%s', ([, changes, fields]) => {
  expect(planned(changes as Partial<ProductValues>).fields).toEqual(fields)
})

test('texts for search engines stand among the tags that were there', () => {
  const seo = {
    tags: [
      { type: 'title', children: 'Old' },
      { type: 'link', props: { rel: 'x' } },
    ],
    settings: {},
  }
  const { fields } = productPlan(stored, { ...stored, seoTitle: 'New', seoDescription: 'Words' }, seo)
  expect(fields?.seoData).toEqual({
    settings: {},
    tags: [
      { type: 'title', children: 'New' },
      { type: 'meta', props: { name: 'description', content: 'Words' } },
      { type: 'link', props: { rel: 'x' } },
    ],
  })
})

test('a product is sold to members alone, and to everyone again', () => {
  const forMembers = { ...stored, membersOnly: true }
  expect(productPlan(stored, forMembers).fields).toEqual({ purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' } })
  expect(productPlan(forMembers, stored).fields).toEqual({ purchaseEligibility: null })
})

describe('variants', () => {
  test('are sent whole, of their stock only what changed', () => {
    expect(variants(withRow({ price: '19,5', cost: '7', weight: '0,4' }))).toEqual([
      {
        id: 'v1',
        choices: [],
        visible: true,
        sku: 'MUG',
        barcode: null,
        price: { actualPrice: { amount: '19.5' }, compareAtPrice: null },
        revenueDetails: { cost: { amount: '7' } },
        physicalProperties: { weight: 0.4 },
      },
    ])
    expect(variants(withRow({ quantity: '9' }))?.[0]?.inventoryItem).toEqual({ quantity: 9 })
  })

  test('are counted no more, or ordered ahead', () => {
    expect(variants({ trackStock: false })?.[0]?.inventoryItem).toEqual({ inStock: true })
    expect(variants(withRow({ preorder: true, preorderLimit: '20' }))?.[0]?.inventoryItem).toEqual({
      preorderInfo: { enabled: true, message: null, limit: 20 },
    })
  })

  test('name their choices; those that are not made are left out, hidden ones are sent as such', () => {
    const rows = sized.variants
    expect(
      variants(
        {
          variants: [
            { ...rows[0]!, presence: 'none' },
            { ...rows[1]!, presence: 'hidden' },
          ],
        },
        sized,
      ),
    ).toMatchObject([
      {
        id: 'v2',
        visible: false,
        choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'M', renderType: 'TEXT_CHOICES' } }],
      },
    ])
  })

  test('come with the options: by id where they are as they were, by name where they are new', () => {
    const options = [{ ...size, choices: [size.choices[0]!, { ...size.choices[1]!, name: 'Medium' }, choice('L')] }]
    const { fields } = planned({ options, variants: recombined(options, sized.variants) }, sized)
    expect(fields?.options).toEqual([
      {
        id: 'o-1',
        name: 'Size',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: [
            { choiceId: 'c-s', name: 'S', choiceType: 'CHOICE_TEXT' },
            { name: 'Medium', choiceType: 'CHOICE_TEXT' },
            { name: 'L', choiceType: 'CHOICE_TEXT' },
          ],
        },
      },
    ])
    expect(fields?.variantsInfo?.variants.map(({ id }) => id)).toEqual(['v1', 'v2', undefined])
  })
})

test('a modifier says how long a text may be and what it costs', () => {
  const modifier: ModifierValues = {
    key: 'k',
    id: '',
    name: 'Engraving',
    kind: 'FREE_TEXT',
    mandatory: true,
    title: '',
    min: '1',
    max: '20',
    addedPrice: '2,5',
    choices: [],
  }
  expect(planned({ modifiers: [modifier] }).fields?.modifiers).toEqual([
    {
      name: 'Engraving',
      modifierRenderType: 'FREE_TEXT',
      mandatory: true,
      freeTextSettings: { title: 'Engraving', defaultAddedPrice: '2.5', minCharCount: 1, maxCharCount: 20 },
    },
  ])
})

test('a product that is not there yet is sent whole; one that is, at its revision', () => {
  const values = { ...stored, variants: [{ ...row, id: '' }] }
  const plan = productPlan(undefined, values)
  expect(creation(values, plan)).toMatchObject({
    name: 'Harbour Mug',
    productType: 'PHYSICAL',
    visible: true,
    slug: 'harbour-mug',
    options: [],
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '18.00' } }, inventoryItem: { quantity: 12 } }] },
  })
  expect(plan.categoryIds).toEqual(['c-1'])
  expect(change({ id: 'p', revision: '4' }, { name: 'Mug' })).toEqual({ id: 'p', revision: '4', name: 'Mug' })
})

test('categories travel by themselves', () => {
  expect(planned({ categoryIds: ['c-2'] })).toEqual({ fields: undefined, categoryIds: ['c-2'] })
})

test('a row that changed counts once, and so does one that went', () => {
  expect(changeCount(sized, { ...sized, ...withRow({ price: '1', sku: 'X' }, sized), name: 'Cup' })).toBe(2)
  expect(changeCount(sized, { ...sized, variants: sized.variants.slice(1) })).toBe(1)
  expect(changeCount(sized, sized)).toBe(0)
})

describe('changes that somebody else saved meanwhile', () => {
  test('stays where nothing was entered, field by field and cell by cell', () => {
    const mine = { ...sized, name: 'Mine', ...withRow({ price: '1' }, sized) }
    const theirs = { ...sized, brand: 'Theirs', name: 'Theirs', ...withRow({ sku: 'THEIRS', quantity: '3' }, sized) }
    const both = merged(sized, mine, theirs)
    expect([both.name, both.brand]).toEqual(['Mine', 'Theirs'])
    expect(both.variants[0]).toMatchObject({ price: '1', sku: 'THEIRS', quantity: '3' })
  })

  test('says which rows there are, unless the options were changed here', () => {
    const theirs = { ...stored, variants: [{ ...row, price: '20' }] }
    const options = [size]
    const mine = { ...stored, options, variants: recombined(options, stored.variants) }
    expect(merged(stored, mine, theirs).variants.map(({ label }) => label)).toEqual(['S', 'M'])
    expect(merged(stored, stored, theirs).variants[0]?.price).toBe('20')
  })
})

test('a user who may not write stock sends none', () => {
  const plan = productPlan(undefined, { ...sized, trackStock: true })
  const sent = (of: typeof plan) => of.fields?.variantsInfo?.variants?.map((variant) => 'inventoryItem' in variant)
  expect([sent(plan), sent(withoutStock(plan))]).toEqual([
    [true, true],
    [false, false],
  ])
  expect(withoutStock(planned({ name: 'Mug' }))).toEqual(planned({ name: 'Mug' }))
})
