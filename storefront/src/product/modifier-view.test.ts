import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { modifierViews } from './modifier-view.ts'

const telling = { origin: 'https://fair.example', locale: 'en-GB' }
const engraving: V3Product['modifiers'][number] = {
  ...{
    id: 'm',
    key: 'engraving',
    name: 'Engraving',
    mandatory: false,
    toBeRemovedMandatory: false,
    modifierRenderType: 'FREE_TEXT',
  },
  freeTextSettings: { title: 'Your words', minCharCount: 0, maxCharCount: 20, defaultAddedPrice: '100', key: 'words' },
}

test.each([
  ['GBP', 1, '100.00', '+£100.00'],
  ['USD', 1.2685, '126.85', '+US$126.85'],
  ['JPY', 190.5, '19050', '+JP¥19,050'],
])('what a text costs is told in %s at the shop’s rate', (currency, rate, amount, text) => {
  const [view] = modifierViews([engraving], { ...telling, currency, rate })
  expect(view?.text?.added).toEqual({ amount, text })
})
