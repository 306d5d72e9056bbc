// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const BILLING = '/billing/v1'
const books = { id: 'g-1', revision: '1', name: 'Books' }
const answers = {
  [`POST ${BILLING}/tax-groups/query`]: { taxGroups: [books], pagingMetadata: {} },
  [`GET ${BILLING}/tax-exempt-groups/query`]: { taxExemptGroups: [], pagingMetadata: {} },
  [`POST ${BILLING}/tax-regions/query`]: { taxRegions: [], pagingMetadata: {} },
  [`GET ${BILLING}/manual-tax-mappings`]: { manualTaxMappings: [] },
}
const open = (more: Readonly<Record<string, unknown>>) =>
  openPage(page, '/settings/taxes', '/settings/taxes', { ...answers, ...more })

test('a merchant adds a group of goods, which needs a name', async () => {
  const { root, sent } = await open({ [`POST ${BILLING}/tax-groups`]: { taxGroup: books } })
  expect(root.textContent).toContain('Books')
  press(button('Add group'))
  press(button('Save group'))
  expect(document.body.textContent).toContain('Enter a name.')
  type('Name', ' Food ')
  press(button('Save group'))
  await settled(() => expect(sent).toContainEqual([`POST ${BILLING}/tax-groups`, { taxGroup: { name: 'Food' } }]))
})

test('a group that the server refuses says so, and stays in the form', async () => {
  await open({})
  press(button('Add group'))
  type('Name', 'Food')
  press(button('Save group'))
  await settled(() => expect(document.body.querySelector('[role="alert"]')).not.toBeNull())
  expect(document.body.querySelector<HTMLInputElement>('dialog input, [role="dialog"] input')?.value).toBe('Food')
})
