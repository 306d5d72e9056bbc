import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { expect, test } from 'vitest'
import { modifierViews } from './modifier-view.ts'

const reader = { origin: 'https://fair.example', locale: 'en-GB', currency: 'GBP' }
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
  ['GBP', undefined, '+£100.00'],
  ['USD', 1_268_500n, '+US$126.85'],
  ['JPY', 190_500_000n, '+JP¥19,050'],
])('the price of a text is shown in %s at the shop’s rate', (code, rate, text) => {
  const shown = rate === undefined ? undefined : { code, rate }
  const [view] = modifierViews([engraving], { ...reader, shown })
  expect(view?.text?.added).toEqual({ amount: '100', text })
})
