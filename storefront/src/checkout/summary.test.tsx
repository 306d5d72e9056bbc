// @vitest-environment happy-dom

import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { mount, one } from '@fairground/ui/testing/mount.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SiteContext } from '../shell/site-context.ts'
import type { CheckoutView } from './checkout-view.ts'
import { Summary } from './summary.tsx'

test('the folded summary counts units, as the cart does', () => {
  const line = { id: '1', name: 'Harbour Mug', quantity: 2, details: [], price: '£18.00', total: '£36.00' }
  const checkout = { lines: [line], total: '£36.00', totals: [] } as unknown as CheckoutView // what the summary reads of it
  const router = createMemoryRouter([{ path: '/', element: <Summary checkout={checkout} /> }])
  const root = mount(
    <SiteContext value={{ locale: 'en-GB', currency: 'GBP' } as SiteFacts}>
      <RouterProvider router={router} />
    </SiteContext>,
  )
  expect(one(root, 'summary').textContent).toBe('2 items£36.00')
})
