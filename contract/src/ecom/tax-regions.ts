import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswerWith } from '../bulk.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import { CountryCode, Empty, FieldMask, Guid, list, named, optional, Revision, Timestamp, text } from '../scalars.ts'

const under = addresses({ module: 'ecom.tax-regions', api: '/billing', site: '/billing' })
const at = (path: string) => under(`/v1/tax-regions${path}`)
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

/** A site has at most so many regions; our choice. */
export const MAX_TAX_REGIONS = 400

const fields = {
  country: CountryCode,
  /** A part of the country, `US-NY` or `NY`; empty or absent: the parts that have no region of their own. */
  subdivision: optional(text(50)),
  /** The calculator: rates that the site enters, or one outside, in whose place they stand while it does not answer. */
  appId: Guid,
  /** Prices of goods hold the tax; absent: as the tax settings say. */
  taxIncludedInPrice: optional(Type.Boolean()),
}

const NewTaxRegion = named('NewTaxRegion', Type.Object(fields))

export const TaxRegionChanges = named(
  'TaxRegionChanges',
  Type.Object({ ...fields, id: Guid, revision: Revision, country: optional(CountryCode), appId: optional(Guid) }),
)

export const TaxRegion = named(
  'TaxRegion',
  Type.Object({
    id: Guid,
    country: CountryCode,
    subdivision: optional(Type.String()),
    appId: Guid,
    taxIncludedInPrice: Type.Boolean(),
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

const One = Type.Object({ taxRegion: TaxRegion })
const written = [
  'ALREADY_EXISTS',
  'CALCULATOR_ID_NOT_FOUND',
  'INVALID_SUBDIVISION_FORMAT',
  'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
] as const

export const createTaxRegion = operation({
  ...at(''),
  ...write,
  name: 'createTaxRegion',
  summary: 'Makes a region: a country, or a part of one, in which tax is collected.',
  method: 'POST',
  request: Type.Object({ taxRegion: NewTaxRegion }),
  response: One,
  refusals: [...written, 'LIMIT_REACHED'],
})

export const bulkCreateTaxRegion = operation({
  ...under('/v1/bulk/tax-regions/create'),
  ...write,
  name: 'bulkCreateTaxRegion',
  summary: 'Makes regions, each by itself.',
  method: 'POST',
  request: Type.Object({ taxRegions: list(NewTaxRegion, 100, 1), returnEntity: optional(Type.Boolean()) }),
  response: bulkAnswerWith('BulkCreateTaxRegionResult', TaxRegion, 100),
  refusals: [],
})

export const getTaxRegion = operation({
  ...at('/{taxRegionId}'),
  ...read,
  name: 'getTaxRegion',
  summary: 'One region.',
  method: 'GET',
  request: Type.Object({ taxRegionId: Guid }),
  response: One,
  refusals: ['TAX_REGION_ID_NOT_FOUND'],
})

export const updateTaxRegion = operation({
  ...at('/{taxRegion.id}'),
  ...write,
  name: 'updateTaxRegion',
  summary: 'Changes a region; orders keep the tax that they were charged.',
  method: 'PATCH',
  request: Type.Object({ taxRegion: TaxRegionChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['TAX_REGION_ID_NOT_FOUND', 'STALE_REVISION', ...written],
})

export const deleteTaxRegion = operation({
  ...at('/{taxRegionId}'),
  ...write,
  name: 'deleteTaxRegion',
  summary: 'Deletes a region with its rates.',
  method: 'DELETE',
  request: Type.Object({ taxRegionId: Guid }),
  response: Empty,
  refusals: ['TAX_REGION_ID_NOT_FOUND'],
})

export const queryTaxRegions = operation({
  ...at('/query'),
  ...read,
  name: 'queryTaxRegions',
  summary: 'Regions that match, by country and part unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ taxRegions: list(TaxRegion, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const operations = [
  createTaxRegion,
  bulkCreateTaxRegion,
  getTaxRegion,
  updateTaxRegion,
  deleteTaxRegion,
  queryTaxRegions,
] as const
