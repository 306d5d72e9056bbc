// @vitest-environment happy-dom
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { mount } from '@fairground/ui/testing/mount.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { queryClient } from '../query-client.ts'
import { meQuery } from '../session/me.ts'
import { CustomerCard, FactsCard } from './side-cards.tsx'

const at = (text: string) => new Date(text)
const order = (change: object) =>
  ({
    id: '7a0f2f3c-1111-4222-8333-944455556666',
    createdDate: at('2026-03-14T18:30:00Z'),
    purchasedDate: at('2026-03-14T18:30:00Z'),
    updatedDate: at('2026-03-14T18:30:00Z'),
    buyerInfo: { email: 'ada@example.com' },
    billingInfo: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
    ...change,
  }) as unknown as Order

function shown(card: React.ReactNode, scopes: readonly string[] = ['members.read']) {
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  const site = { locale: 'en-GB', currency: 'GBP', timeZone: 'UTC', now: '2026-03-15T00:00:00Z' }
  queryClient.setQueryData(meQuery().queryKey, { user: { scopes, roleName: 'Desk' }, site, clockLeadMs: 0 } as never)
  return mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{card}</MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the name of a member leads to their page, for staff who may read members', () => {
  const memberId = '11111111-1111-4222-8333-944455556666'
  const bought = order({ buyerInfo: { email: 'ada@example.com', memberId, contactId: memberId } })
  const link = (scopes?: readonly string[]) =>
    [...shown(<CustomerCard order={bought} />, scopes).querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Ada Lovelace',
    )
  expect(link()?.getAttribute('href')).toBe(`/members/${memberId}`)
  expect(link([])).toBeUndefined()
})

test('a buyer without an account has no page', () => {
  const card = shown(<CustomerCard order={order({})} />)
  expect(card.textContent).toContain('Ada Lovelace')
  expect([...card.querySelectorAll('a')].map((a) => a.getAttribute('href'))).not.toContainEqual(
    expect.stringContaining('/members/'),
  )
})

test('an order that was bought before it was entered says both', () => {
  expect(shown(<FactsCard order={order({})} />).textContent).not.toContain('Entered here')
  const earlier = shown(<FactsCard order={order({ purchasedDate: at('2019-05-04T10:00:00Z') })} />).textContent
  expect(earlier).toMatch(/Placed.*2019.*Entered here.*2026/)
})
