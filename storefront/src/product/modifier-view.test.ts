import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { extrasOf } from './modifier-view.ts'

const site = {
  name: 'Fair',
  timeZone: 'Europe/London',
  origin: 'https://fair.example',
  locale: 'en-GB',
  currency: 'GBP',
}
const rates = { USD: '1.2685', JPY: '190.5' }
const engraving: V3Product['modifiers'][number] = {
  id: 'm',
  key: 'engraving',
  name: 'Engraving',
  mandatory: false,
  toBeRemovedMandatory: false,
  modifierRenderType: 'FREE_TEXT',
  freeTextSettings: { title: 'Your words', minCharCount: 0, maxCharCount: 20, defaultAddedPrice: '100', key: 'words' },
}

test.each([
  ['GBP', undefined, '+£100.00'],
  ['USD', '1268500', '+US$126.85'],
  ['JPY', '190500000', '+JP¥19,050'],
])('the price of a text is shown in %s at the shop’s rate', (shownIn, rate, text) => {
  const extras = extrasOf({ modifiers: [engraving], currency: 'GBP' }, { ...site, rates, shownIn })
  expect(extras.modifiers[0]?.text?.added).toEqual({ amount: '100', text })
  expect(extras.shown).toEqual(rate && { code: shownIn, rate })
})
