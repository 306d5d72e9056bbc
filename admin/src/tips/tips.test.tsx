// @vitest-environment happy-dom
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { sharesOf } from './shares.ts'
import TipCard from './tip-card.tsx'
import { tipQuery, tipSettingsQuery } from './tip-client.ts'
import { FIRST_SETTINGS, readSettings } from './tip-entries.ts'

const form = (entries: Readonly<Record<string, string>>) => {
  const filled = new FormData()
  for (const [name, value] of Object.entries(entries)) filled.set(name, value)
  return filled
}

test('the entries of the form are settings; an empty suggestion is left out', () => {
  const entries = {
    tipType: 'PERCENTAGE',
    preset1: '7,5',
    preset2: '',
    preset3: '10',
    suggested: 'preset3',
    allowCustomerTip: 'on',
  }
  expect(readSettings(form(entries), 'GBP')).toMatchObject({
    change: {
      presets: [
        { value: 7.5, default: false },
        { value: 10, default: true },
      ],
      allowCustomerTip: true,
      allowCustomAmount: false,
      staffDistributionMethod: 'EQUAL',
    },
  })
})

test.for([
  ['no suggestion', { preset1: '' }, 'preset1'],
  ['a share above the whole', { preset1: '5', preset2: '101' }, 'preset2'],
  ['a word', { preset1: 'five' }, 'preset1'],
  ['an amount with more digits than the currency', { tipType: 'AMOUNT', preset1: '1.234' }, 'preset1'],
] as const)('a form with %s names its field', ([, entries, field]) => {
  const read = readSettings(form(entries), 'GBP')
  expect('mistakes' in read && Object.keys(read.mistakes)).toEqual([field])
})

test('a tip is shared exactly, and nobody without a part is given one', () => {
  const weights = new Map([
    ['a', 1n],
    ['b', 1n],
    ['c', 0n],
    ['d', 1n],
  ])
  expect(sharesOf('10.00', 'GBP', weights)).toEqual([
    { staffMemberId: 'a', amount: '3.34' },
    { staffMemberId: 'b', amount: '3.33' },
    { staffMemberId: 'd', amount: '3.33' },
  ])
  expect(sharesOf('10.00', 'GBP', new Map())).toEqual([])
})

const order = {
  id: 'o-1',
  status: 'APPROVED',
  currency: 'GBP',
  balanceSummary: { refunded: { amount: '0.00' } },
  additionalFees: [],
} as unknown as Order
const tipped = { ...order, additionalFees: [{ code: 'tip' }] } as unknown as Order

function card(tip: object | null, settings: object | null) {
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  const site = { locale: 'en-GB', currency: 'GBP', timeZone: 'UTC', now: '2026-03-15T00:00:00Z' }
  const user = { scopes: ['orders.write', 'settings.read'], roleName: 'Desk' }
  queryClient.setQueryData(meQuery().queryKey, { user, site, clockLeadMs: 0 } as never)
  queryClient.setQueryData(tipQuery(order.id).queryKey, tip as never)
  queryClient.setQueryData(tipSettingsQuery().queryKey, settings as never)
  const root = mount(
    <QueryClientProvider client={queryClient}>
      <TipCard order={tip ? tipped : order} />
    </QueryClientProvider>,
  )
  return { text: root.textContent, buttons: [...root.querySelectorAll('button')].map(({ textContent }) => textContent) }
}

test('the card of an order shows its tip, its parts and what is left to share', () => {
  const distributions = [{ id: 'd-1', staff: { name: 'Ada' }, amount: '4.00' }]
  const { text, buttons } = card({ amount: '6.00', undistributedAmount: '2.00', distributions }, FIRST_SETTINGS)
  expect(text).toContain('Tip of the order£6.00')
  expect(text).toContain('For Ada£4.00')
  expect(text).toContain('Not shared yet£2.00')
  expect(buttons).toEqual(['Share tip', 'Change tip'])
})

test('an order of a site without tips has no card; one without a tip can be given one', () => {
  expect(card(null, null).text).toBe('')
  expect(card(null, FIRST_SETTINGS).buttons).toEqual(['Add tip'])
})

test('the tip of an order that has none is not requested', () => {
  queryClient.removeQueries({ queryKey: tipQuery(order.id).queryKey })
  queryClient.setQueryData(tipSettingsQuery().queryKey, FIRST_SETTINGS as never)
  mount(
    <QueryClientProvider client={queryClient}>
      <TipCard order={order} />
    </QueryClientProvider>,
  )
  expect(queryClient.getQueryState(tipQuery(order.id).queryKey)?.fetchStatus).toBe('idle')
})
