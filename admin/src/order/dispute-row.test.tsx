// @vitest-environment happy-dom
import type { Dispute } from '@fairground/client/generated/fairground.payments.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { DisputeRow } from './dispute-row.tsx'

const disputed = (state: Dispute['state']): Dispute => ({
  id: '11111111-1111-4222-8333-944455556666',
  paymentId: '22222222-1111-4222-8333-944455556666',
  state,
  amount: { amount: '20.00', formattedAmount: '£20.00' },
  reason: 'product_not_received',
  createdDate: new Date('2026-03-14T18:30:00Z'),
  updatedDate: new Date('2026-03-14T18:30:00Z'),
  respondBy: new Date('2026-03-21T23:59:00Z'),
})

function shown(state: Dispute['state'], more: Partial<Dispute> = {}): string | null {
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  const site = { locale: 'en-GB', currency: 'GBP', timeZone: 'UTC', now: '2026-03-15T00:00:00Z' }
  queryClient.setQueryData(meQuery().queryKey, {
    user: { scopes: [], roleName: 'Desk' },
    site,
    clockLeadMs: 0,
  } as never)
  return mount(
    <QueryClientProvider client={queryClient}>
      <DisputeRow dispute={{ ...disputed(state), ...more }} />
    </QueryClientProvider>,
  ).textContent
}

test('a merchant reads why a payment is disputed, and until when they may answer', () => {
  expect(shown('OPEN')).toMatch(
    /Answer at your payment provider.*Reason: product not received · answer by .*21.*Money taken back£20\.00/,
  )
  expect(shown('OPEN')).not.toContain('keys are not entered')
  const leftDate = new Date('2026-03-10T12:00:00Z')
  expect(shown('OPEN', { formerAccount: { publicKey: 'pk_live_1', leftDate } })).toMatch(
    /not entered any more \(pk_live_1, until .*10.*\). Answer in that account/,
  )
  expect(shown('OPEN', { formerAccount: {} })).toContain('Answer in that account')
  expect(shown('INQUIRY')).toMatch(/asks about this payment.*answer by/)
})

test('a dispute that is decided asks for no answer', () => {
  for (const [state, word] of [
    ['WON', 'Won'],
    ['LOST', 'Lost'],
    ['CLOSED', 'Closed'],
  ] as const) {
    expect(shown(state)).toContain(word)
    expect(shown(state)).not.toContain('answer by')
  }
})
