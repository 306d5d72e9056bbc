import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { CustomizationRequestedField } from '../enumerations/catalog.ts'
import { admin, caller, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter, fieldSets } from '../paging.ts'
import { Empty, FieldMask, Guid, list, named, optional, Revision } from '../scalars.ts'
import { ChoiceChanges, Customization, CustomizationChanges, NewChoice, NewCustomization } from './customization.ts'

const module = 'stores.customizations-v-3'
const at = addresses({ module, api: '/stores', site: '/_api/customization' })
const read = { who: caller }
const write = { who: admin('catalog.write') }
const fields = fieldSets(CustomizationRequestedField)
const CATALOGUE_BODY = 8 * 1024 * 1024

const One = Type.Object({ customization: Customization })
const BulkItems = (maxItems: number) =>
  Type.Object({
    results: list(
      named(
        'BulkCustomizationResult',
        Type.Object({ itemMetadata: ItemMetadata, customization: optional(Customization) }),
      ),
      maxItems,
    ),
    bulkActionMetadata: BulkActionMetadata,
  })
const returnEntity = optional(Type.Boolean())

export const createCustomization = operation({
  ...at('/v3/customizations'),
  ...write,
  name: 'createCustomization',
  summary: 'Makes an option or a modifier that products can be made of.',
  method: 'POST',
  request: Type.Object({ customization: NewCustomization }),
  response: One,
  refusals: [
    'NAME_TAKEN',
    'OPTIONS_LIMIT_EXCEEDED',
    'MODIFIERS_LIMIT_EXCEEDED',
    'INVALID_CUSTOMIZATION_RENDER_TYPE',
    'INVALID_FREE_TEXT_SETTINGS',
    'DOESNT_SUPPORT_CHOICES',
    'DOESNT_SUPPORT_FREE_TEXT',
  ],
})

export const getCustomization = operation({
  ...at('/v3/customizations/{customizationId}'),
  ...read,
  name: 'getCustomization',
  summary: 'One customization.',
  method: 'GET',
  request: Type.Object({ customizationId: Guid, fields }),
  response: One,
  refusals: ['CUSTOMIZATION_NOT_FOUND'],
})

export const updateCustomization = operation({
  ...at('/v3/customizations/{customization.id}'),
  ...write,
  name: 'updateCustomization',
  summary: 'Renames a customization, on all products that are made of it, or sets what a free text asks for.',
  method: 'PATCH',
  request: Type.Object({ customization: CustomizationChanges, fields, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [
    'CUSTOMIZATION_NOT_FOUND',
    'STALE_REVISION',
    'NAME_TAKEN',
    'INVALID_FREE_TEXT_SETTINGS',
    'DOESNT_SUPPORT_FREE_TEXT',
  ],
})

export const deleteCustomization = operation({
  ...at('/v3/customizations/{customizationId}'),
  ...write,
  name: 'deleteCustomization',
  summary: 'Deletes a customization that no product is made of.',
  method: 'DELETE',
  request: Type.Object({ customizationId: Guid }),
  response: Empty,
  refusals: ['CUSTOMIZATION_NOT_FOUND'],
})

export const queryCustomizations = operation({
  ...at('/v3/customizations/query'),
  ...read,
  name: 'queryCustomizations',
  summary:
    'Customizations that match a filter (id, name, customizationType, customizationRenderType, createdDate, updatedDate), by name unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object({ customizations: list(Customization, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const countCustomizations = operation({
  ...at('/v3/customizations/count'),
  ...read,
  name: 'countCustomizations',
  summary: 'Number of customizations that match.',
  method: 'POST',
  request: Type.Object({ filter: optional(Filter) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const addCustomizationChoices = operation({
  ...at('/v3/customizations/{customizationId}/add-choices'),
  ...write,
  name: 'addCustomizationChoices',
  summary: 'Adds choices behind the others.',
  method: 'POST',
  request: Type.Object({ customizationId: Guid, choices: list(NewChoice, 1000, 1), fields }),
  response: One,
  refusals: ['CUSTOMIZATION_NOT_FOUND', 'CHOICES_LIMIT_EXCEEDED', 'DOESNT_SUPPORT_CHOICES'],
})

export const setCustomizationChoices = operation({
  ...at('/v3/customizations/{customizationId}/set-choices'),
  ...write,
  name: 'setCustomizationChoices',
  summary:
    'These choices in this order and no others. One with the id, or the name, of a choice that is there stays that one.',
  method: 'POST',
  request: Type.Object({ customizationId: Guid, choices: list(NewChoice, 1000, 1), fields }),
  response: One,
  refusals: ['CUSTOMIZATION_NOT_FOUND', 'CHOICE_NOT_FOUND', 'DOESNT_SUPPORT_CHOICES'],
})

export const removeCustomizationChoices = operation({
  ...at('/v3/customizations/{customizationId}/remove-choices'),
  ...write,
  name: 'removeCustomizationChoices',
  summary: 'Removes choices that no product offers; one stays at least.',
  method: 'POST',
  request: Type.Object({
    customizationId: Guid,
    choiceIds: list(Guid, 100, 1),
    revision: optional(Revision),
    fields,
  }),
  response: One,
  refusals: ['CUSTOMIZATION_NOT_FOUND', 'STALE_REVISION', 'CHOICE_NOT_FOUND', 'CHOICE_ASSIGNED_TO_PRODUCT'],
})

export const updateCustomizationChoices = operation({
  ...at('/v3/customizations/{customizationId}/update-choices'),
  ...write,
  name: 'updateCustomizationChoices',
  summary: 'Renames and recolours choices, on all products that offer them. Sets what is present.',
  method: 'POST',
  request: Type.Object({
    customizationId: Guid,
    revision: Revision,
    choices: list(
      named('MaskedChoice', Type.Object({ choice: ChoiceChanges, fieldMask: optional(FieldMask) })),
      100,
      1,
    ),
    fields,
  }),
  response: One,
  refusals: ['CUSTOMIZATION_NOT_FOUND', 'STALE_REVISION', 'CHOICE_NOT_FOUND'],
})

export const reorderCustomizationChoices = operation({
  ...at('/v3/customizations/{customizationId}/reorder-choices'),
  ...write,
  name: 'reorderCustomizationChoices',
  summary: 'Puts all choices in this order.',
  method: 'POST',
  request: Type.Object({ customizationId: Guid, revision: Revision, choiceIds: list(Guid, 1000, 1), fields }),
  response: One,
  refusals: ['CUSTOMIZATION_NOT_FOUND', 'STALE_REVISION', 'DOESNT_SUPPORT_CHOICES', 'CHOICE_IDS_MISMATCH'],
})

export const bulkCreateCustomizations = operation({
  ...at('/v3/bulk/customizations/create'),
  ...write,
  name: 'bulkCreateCustomizations',
  summary: 'Makes customizations, each by itself.',
  method: 'POST',
  bodyLimit: CATALOGUE_BODY,
  request: Type.Object({ customizations: list(NewCustomization, 100, 1), returnEntity }),
  response: BulkItems(100),
  refusals: [],
})

export const bulkUpdateCustomizations = operation({
  ...at('/v3/bulk/customizations/update'),
  ...write,
  name: 'bulkUpdateCustomizations',
  summary: 'Changes customizations, each by itself.',
  method: 'POST',
  request: Type.Object({
    customizations: list(
      named(
        'MaskedCustomization',
        Type.Object({ customization: CustomizationChanges, fieldMask: optional(FieldMask) }),
      ),
      100,
      1,
    ),
    returnEntity,
    fields,
  }),
  response: BulkItems(100),
  refusals: [],
})

export const bulkAddCustomizationChoices = operation({
  ...at('/v3/bulk/customizations/add-choices'),
  ...write,
  name: 'bulkAddCustomizationChoices',
  summary: 'Adds choices to customizations, each by itself.',
  method: 'POST',
  bodyLimit: CATALOGUE_BODY,
  request: Type.Object({
    customizationsChoices: list(
      named('CustomizationChoices', Type.Object({ customizationId: Guid, choices: list(NewChoice, 100, 1) })),
      1000,
      1,
    ),
    returnEntity,
    fields,
  }),
  response: BulkItems(1000),
  refusals: [],
})

export const operations = [
  createCustomization,
  getCustomization,
  updateCustomization,
  deleteCustomization,
  queryCustomizations,
  countCustomizations,
  addCustomizationChoices,
  setCustomizationChoices,
  removeCustomizationChoices,
  updateCustomizationChoices,
  reorderCustomizationChoices,
  bulkCreateCustomizations,
  bulkUpdateCustomizations,
  bulkAddCustomizationChoices,
] as const
