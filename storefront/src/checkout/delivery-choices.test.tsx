// @vitest-environment happy-dom
import { mount } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import type { DeliveryOptionView } from './checkout-view.ts'
import { DeliveryChoices } from './delivery-choices.tsx'

const option = (key: string, selected: boolean): DeliveryOptionView => ({
  key,
  carrierId: 'c',
  code: key,
  title: key,
  price: '£5.00',
  pickup: key === 'shop',
  detail: [],
  slots: [],
  selected,
})
const choices = (options: readonly DeliveryOptionView[]) => (
  <DeliveryChoices
    options={options}
    undelivered="We do not deliver to this address yet."
    chosen={undefined}
    slot={undefined}
    error={undefined}
    onChoose={() => {}}
  />
)
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value

test('a delivery that the address brought is the choice, until the buyer makes another', () => {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const shown = createRoot(root)
  const show = (...selected: string[]) =>
    act(() => shown.render(choices(['van', 'post', 'shop'].map((key) => option(key, selected.includes(key))))))
  show()
  expect(chosen()).toBeUndefined()
  show('post')
  expect(chosen()).toBe('post')
  document.querySelector<HTMLInputElement>('input[value=shop]')?.click()
  show('post')
  expect(chosen()).toBe('shop')
})

test('without a delivery the page says why', () => {
  expect(mount(choices([])).textContent).toContain('We do not deliver to this address yet.')
})
