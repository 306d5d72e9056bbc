// @vitest-environment happy-dom
import { mount } from '@fairground/ui/testing/mount.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from '../query-client.ts'
import { groupsQuery } from '../taxes/tax-queries.ts'
import type { ProductValues } from './product-values.ts'
import { TaxGroupField } from './tax-group-field.tsx'

const ID = '7a0f2f3c-1111-4222-8333-944455556666'
const made = new Date('2026-03-14T18:30:00Z')
const group = (id: string, name: string) => ({ id, name, revision: '1', createdDate: made, updatedDate: made })

function Field({ chosen }: { chosen: string }) {
  const form = useForm<ProductValues>({ defaultValues: { taxGroupId: chosen } })
  return (
    <QueryClientProvider client={queryClient}>
      <TaxGroupField form={form} />
    </QueryClientProvider>
  )
}

test.for([
  ['one that is there', ID, 'Books'],
  ['one that is gone', '00000000-0000-4000-8000-000000000000', 'A group that was deleted'],
  ['none', '', 'Standard'],
] as const)('a tax group is chosen and shown by its name: %s', ([, chosen, shown]) => {
  const known = [group('g-1', 'Products'), group('g-2', 'Delivery'), group(ID, 'Books')]
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  queryClient.setQueryData(groupsQuery().queryKey, known)
  onTestFinished(() => queryClient.clear())
  const select = mount(<Field chosen={chosen} />).querySelector('select')
  expect(select?.selectedOptions[0]?.textContent).toContain(shown)
  expect([...(select?.options ?? [])].map(({ text }) => text).join()).not.toMatch(/[0-9a-f]{8}-/)
})
