import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { bulkAnswerWith } from '../bulk.ts'
import { JurisdictionType } from '../enumerations/taxes.ts'
import { admin, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery } from '../paging.ts'
import {
  Empty,
  FieldMask,
  Guid,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { ExtendedFields, extendedFieldsRequest } from './delivery-parts.ts'
import { MAX_TAX_EXEMPT_GROUPS } from './tax-exempt-groups.ts'

const under = addresses({ module: 'ecom.manual-tax-mappings', api: '/billing', site: '/billing' })
const at = (path: string) => under(`/v1/manual-tax-mappings${path}`)
const read = { who: admin('settings.read') }
const write = { who: admin('settings.write') }

/** Taxes that one group has in one region, as the published types bound the breakdown of a line. */
export const MAX_TAXES_PER_GROUP = 7
/** A site has at most so many rates, which one call lists. */
export const MAX_TAX_MAPPINGS = 1000

/** A fraction, at most 1: "0.2" is 20 %. */
const TaxRate = Type.String({ pattern: '^(0(\\.[0-9]{1,6})?|1(\\.0{1,6})?)$', maxLength: 8 })

/** Rate that buyers of an exempt group pay instead. Groups that are not named pay nothing. */
const ExemptDetails = named('ExemptDetails', Type.Object({ taxExemptGroupId: Guid, taxRate: TaxRate }))
const ExemptRates = list(ExemptDetails, MAX_TAX_EXEMPT_GROUPS)

const fields = {
  taxGroupId: Guid,
  taxRegionId: Guid,
  taxRate: TaxRate,
  exemptRates: optional(ExemptRates),
  description: optional(nullable(text(1000))),
  taxType: optional(text(200)),
  /** Buyers read it beside the amount; "Tax" where it is empty. */
  taxName: optional(text(200)),
  jurisdiction: optional(text(200)),
  jurisdictionType: optional(oneOf(JurisdictionType)),
  /** Calculated on the price with the other taxes. A field of our own. */
  compound: optional(nullable(Type.Boolean())),
  extendedFields: optional(ExtendedFields),
}

const NewManualTaxMapping = named('NewManualTaxMapping', Type.Object(fields))

export const ManualTaxMappingChanges = named(
  'ManualTaxMappingChanges',
  Type.Object({
    ...fields,
    id: Guid,
    revision: Revision,
    taxGroupId: optional(fields.taxGroupId),
    taxRegionId: optional(fields.taxRegionId),
    taxRate: optional(fields.taxRate),
  }),
)

export const ManualTaxMapping = named(
  'ManualTaxMapping',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    taxGroupId: Guid,
    taxRegionId: Guid,
    taxRate: Type.String(),
    description: optional(Type.String()),
    taxType: Type.String(),
    taxName: Type.String(),
    jurisdiction: Type.String(),
    jurisdictionType: oneOf(JurisdictionType),
    compound: Type.Boolean(),
    exemptRates: ExemptRates,
    extendedFields: optional(ExtendedFields),
  }),
)

const One = Type.Object({ manualTaxMapping: ManualTaxMapping })
const written = [
  'TAX_REGION_ID_NOT_FOUND',
  'TAX_GROUP_ID_NOT_FOUND',
  'TAX_EXEMPT_GROUP_NOT_FOUND',
  'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
  'LIMIT_REACHED',
] as const

export const createManualTaxMapping = operation({
  ...at(''),
  ...write,
  name: 'createManualTaxMapping',
  summary: 'Makes a rate: one tax on a group in a region.',
  method: 'POST',
  request: Type.Object({ manualTaxMapping: NewManualTaxMapping }),
  response: One,
  refusals: written,
})

export const bulkCreateManualTaxMappings = operation({
  ...under('/v1/bulk/manual-tax-mappings/create'),
  ...write,
  name: 'bulkCreateManualTaxMappings',
  summary: 'Makes rates, each by itself.',
  method: 'POST',
  request: Type.Object({
    manualTaxMappings: list(NewManualTaxMapping, 100, 1),
    returnEntity: optional(Type.Boolean()),
  }),
  response: bulkAnswerWith('BulkManualTaxMappingResult', ManualTaxMapping, 100),
  refusals: [],
})

export const getManualTaxMapping = operation({
  ...at('/{manualTaxMappingId}'),
  ...read,
  name: 'getManualTaxMapping',
  summary: 'One rate.',
  method: 'GET',
  request: Type.Object({ manualTaxMappingId: Guid }),
  response: One,
  refusals: ['MANUAL_TAX_MAPPING_NOT_FOUND'],
})

export const updateManualTaxMapping = operation({
  ...at('/{manualTaxMapping.id}'),
  ...write,
  name: 'updateManualTaxMapping',
  summary: 'Changes a rate; orders keep the tax that they were charged.',
  method: 'PATCH',
  request: Type.Object({ manualTaxMapping: ManualTaxMappingChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['MANUAL_TAX_MAPPING_NOT_FOUND', 'STALE_REVISION', ...written],
})

export const deleteManualTaxMapping = operation({
  ...at('/{manualTaxMappingId}'),
  ...write,
  name: 'deleteManualTaxMapping',
  summary: 'Deletes a rate.',
  method: 'DELETE',
  request: Type.Object({ manualTaxMappingId: Guid }),
  response: Empty,
  refusals: ['MANUAL_TAX_MAPPING_NOT_FOUND'],
})

export const queryManualTaxMappings = operation({
  ...at('/query'),
  ...read,
  name: 'queryManualTaxMappings',
  summary: 'Rates that match, the oldest first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ manualTaxMappings: list(ManualTaxMapping, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const listManualTaxMappings = operation({
  ...at(''),
  ...read,
  name: 'listManualTaxMappings',
  summary: 'All rates, the oldest first.',
  method: 'GET',
  request: Empty,
  response: Type.Object({
    manualTaxMappings: list(ManualTaxMapping, MAX_TAX_MAPPINGS),
    pagingMetadata: CursorMetadata,
  }),
  refusals: [],
})

export const updateExtendedFields = operation({
  ...at('/{id}/update-extended-fields'),
  ...write,
  name: 'updateExtendedFields',
  summary: 'Stores free fields of another program in its namespace.',
  method: 'POST',
  request: extendedFieldsRequest,
  response: One,
  refusals: ['MANUAL_TAX_MAPPING_NOT_FOUND'],
})

const overrideAnswer = bulkAnswerWith('BulkExemptOverrideResult', ManualTaxMapping, 50)

export const bulkAssignExemptOverrides = operation({
  ...at('/bulk-assign-exempt-overrides'),
  ...write,
  name: 'bulkAssignExemptOverrides',
  summary: 'Sets what exempt groups pay at rates, each rate by itself.',
  method: 'POST',
  request: Type.Object({
    assignOverrides: list(
      named(
        'AssignOverride',
        Type.Object({
          manualTaxMappingId: Guid,
          exemptGroupOverrides: list(
            named('ExemptGroupIdOverride', Type.Object({ exemptGroupId: Guid, rate: TaxRate })),
            50,
            1,
          ),
        }),
      ),
      50,
    ),
    returnEntity: optional(Type.Boolean()),
  }),
  response: overrideAnswer,
  refusals: [],
})

export const bulkUnassignExemptOverrides = operation({
  ...at('/bulk-unassign-exempt-overrides'),
  ...write,
  name: 'bulkUnassignExemptOverrides',
  summary: 'Lets exempt groups pay nothing again at rates, each rate by itself.',
  method: 'POST',
  request: Type.Object({
    unassignOverrides: list(
      named('UnassignOverride', Type.Object({ manualTaxMappingId: Guid, exemptGroupIds: list(Guid, 50, 1) })),
      50,
    ),
    returnEntity: optional(Type.Boolean()),
  }),
  response: overrideAnswer,
  refusals: [],
})

export const operations = [
  createManualTaxMapping,
  bulkCreateManualTaxMappings,
  getManualTaxMapping,
  updateManualTaxMapping,
  deleteManualTaxMapping,
  queryManualTaxMappings,
  listManualTaxMappings,
  updateExtendedFields,
  bulkAssignExemptOverrides,
  bulkUnassignExemptOverrides,
] as const
