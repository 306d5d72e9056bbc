// @vitest-environment happy-dom

import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { mount, one } from '@fairground/ui/testing/mount.ts'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RouterProvider } from '../router/router-provider.tsx'
import { SiteContext } from '../shell/site-context.ts'
import type { CheckoutView } from './checkout-view.ts'
import { Summary } from './summary.tsx'

const line = { id: '1', name: 'Harbour Mug', quantity: 2, details: [], price: '£18.00', total: '£36.00' }

function shown(parts: Partial<CheckoutView> = {}): HTMLElement {
  const checkout = { id: '7', lines: [line], total: '£36.00', totals: [], ...parts } as unknown as CheckoutView // what the summary reads of it
  const router = createMemoryRouter([{ path: '/', element: <Summary checkout={checkout} /> }])
  return mount(
    <SiteContext value={{ locale: 'en-GB', currency: 'GBP' } as SiteFacts}>
      <RouterProvider router={router} />
    </SiteContext>,
  )
}

test('the folded summary counts units, as the cart does', () => {
  expect(one(shown(), 'summary').textContent).toBe('2 items£36.00')
})

test.for([
  ['takes a code', {}, { field: true, button: true }],
  ['takes none where the code is locked', { locked: true }, { field: false, button: false }],
  ['lets go of a code', { coupon: { code: 'FIVER', amount: '£5.00' } }, { field: false, button: true }],
  [
    'shows a locked code and keeps it',
    { coupon: { code: 'FIVER', amount: '£5.00' }, locked: true },
    { field: false, button: false },
  ],
  [
    'lets go of a locked code that has ended',
    { coupon: { code: 'FIVER', problem: 'It has ended.' }, locked: true },
    { field: false, button: true },
  ],
  ['takes none for an order that stands', { orderId: '8' }, { field: false, button: false }],
] as const)('the summary %s', ([, parts, expected]) => {
  const root = shown(parts)
  expect({
    field: root.querySelector('input[name=code]') !== null,
    button: root.querySelector('button[name=intent]') !== null,
  }).toEqual(expected)
  expect(root.textContent?.includes('FIVER')).toBe('coupon' in parts)
})
