// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import * as page from './page.tsx'

test('an address without a page leads to the search and to the home page', async () => {
  const { root, sent } = await openPage(page, '*', '/ordres', {})
  expect(root.querySelector('h1')?.textContent).toBe('Page not found')
  expect(root.textContent).toContain('Ctrl K finds any order, product or event.')
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/')
  expect(sent).toEqual([])
})
