import Type from 'typebox'
import { CatalogVersion } from '../enumerations/catalog.ts'
import { caller, operation } from '../operation.ts'
import { oneOf } from '../scalars.ts'

export const getCatalogVersion = operation({
  module: 'stores.catalog-versioning',
  name: 'getCatalogVersion',
  summary: 'Version of the site’s catalogue. Both are served over the same goods; the newer is the one it has.',
  method: 'GET',
  path: '/v3/provision/version',
  publicPath: '/stores/v3/provision/version',
  sitePath: '/_api/stores/v3/provision/version',
  aliases: ['/_api/provision/version'],
  who: caller,
  request: Type.Object({}),
  response: Type.Object({ catalogVersion: oneOf(CatalogVersion) }),
  refusals: [],
})

export const operations = [getCatalogVersion] as const
