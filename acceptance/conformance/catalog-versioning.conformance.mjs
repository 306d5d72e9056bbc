import { expect, test } from 'vitest'
import { admin, visitor } from './clients.mjs'

test('the site keeps the newer catalogue, and says so to everybody', async () => {
  expect(await admin.catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' })
  expect(await visitor().catalogVersioning.getCatalogVersion()).toEqual({ catalogVersion: 'V3_CATALOG' })
})
