// @vitest-environment node
import { expect, test } from 'vitest'
import { branchAt } from './branches.server.ts'

test('an address has the branch of its page alone, whatever was looked for before', () => {
  for (let turn = 0; turn < 2; turn++) {
    expect(branchAt('/products/mug').plan).toMatchObject({ source: 'src/product/page.tsx', found: true, posts: true })
    expect(branchAt('/shop').plan).toMatchObject({ source: 'src/shop/page.tsx', found: true })
    expect(branchAt('/').plan.source).toBe('src/home/page.tsx')
    expect(branchAt('/checkout/1').plan.source).toBe('src/checkout/page.tsx')
    expect(branchAt('/no/such/page').plan).toMatchObject({ source: 'src/not-found/page.tsx', found: false })
    expect(branchAt('/a\nb').plan.found).toBe(false)
  }
})

test('two products have one branch, and a language a router of its own', () => {
  const branch = branchAt('/products/mug')
  expect(branchAt('/products/lamp')).toBe(branch)
  expect(branch.handlerBelow('/de')).toBe(branch.handlerBelow('/de'))
  expect(branch.handlerBelow('/de')).not.toBe(branch.handlerBelow(undefined))
  expect(branch.handlerBelow('/de').match('/de/products/mug')?.at(-1)?.params).toEqual({ slug: 'mug' })
})

test('addresses without end find their pages', () => {
  for (let count = 0; count < 5_000; count++) expect(branchAt(`/no/${count}`).plan.found).toBe(false)
  expect(branchAt(`/products/${'x'.repeat(500)}`)).toBe(branchAt('/products/mug'))
})
