// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ItemMetadata, MultipleColors } from './shapes.ts'
import type { Image } from './events.wix-events-v-2.ts'
import type { ImageForWrite } from './stores.categories.ts'

export type { ApplicationError, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, ItemMetadata, MultipleColors, Sorting } from './shapes.ts'
export type { Image } from './events.wix-events-v-2.ts'
export type { ImageForWrite } from './stores.categories.ts'

export type AddCustomizationChoicesRefusal = 'CUSTOMIZATION_NOT_FOUND' | 'CHOICES_LIMIT_EXCEEDED' | 'DOESNT_SUPPORT_CHOICES'

export interface AddCustomizationChoicesRequest {
  customizationId: string
  choices: NewChoice[]
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface AddCustomizationChoicesResponse {
  customization: Customization
}

export type BulkAddCustomizationChoicesRefusal = never

export interface BulkAddCustomizationChoicesRequest {
  customizationsChoices: CustomizationChoices[]
  returnEntity?: boolean
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface BulkAddCustomizationChoicesResponse {
  results: BulkCustomizationResult[]
  bulkActionMetadata: BulkActionMetadata
}

export type BulkCreateCustomizationsRefusal = never

export interface BulkCreateCustomizationsRequest {
  customizations: NewCustomization[]
  returnEntity?: boolean
}

export interface BulkCreateCustomizationsResponse {
  results: BulkCustomizationResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface BulkCustomizationResult {
  itemMetadata: ItemMetadata
  customization?: Customization
}

export type BulkUpdateCustomizationsRefusal = never

export interface BulkUpdateCustomizationsRequest {
  customizations: MaskedCustomization[]
  returnEntity?: boolean
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface BulkUpdateCustomizationsResponse {
  results: BulkCustomizationResult[]
  bulkActionMetadata: BulkActionMetadata
}

export interface Choice {
  id: string
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  key: string
  name: string
  colorCode?: string
  colorCodes?: MultipleColors
  image?: Image
  defaultAddedPrice?: string
  displayImage?: Image
  primaryChoiceIds: string[]
}

export interface ChoiceChanges {
  id: string
  name?: string
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  colorCode?: string
  colorCodes?: MultipleColors
  image?: ImageForWrite
  defaultAddedPrice?: string | null
  displayImage?: ImageForWrite | null
  primaryChoiceIds?: string[]
}

export interface ChoicesSettings {
  choices: Choice[]
}

export type CountCustomizationsRefusal = never

export interface CountCustomizationsRequest {
  filter?: Record<string, unknown>
}

export interface CountCustomizationsResponse {
  count: number
}

export type CreateCustomizationRefusal = 'NAME_TAKEN' | 'OPTIONS_LIMIT_EXCEEDED' | 'MODIFIERS_LIMIT_EXCEEDED' | 'INVALID_CUSTOMIZATION_RENDER_TYPE' | 'INVALID_FREE_TEXT_SETTINGS' | 'DOESNT_SUPPORT_CHOICES' | 'DOESNT_SUPPORT_FREE_TEXT'

export interface CreateCustomizationRequest {
  customization: NewCustomization
}

export interface CreateCustomizationResponse {
  customization: Customization
}

export interface Customization {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  key: string
  name: string
  customizationType: 'PRODUCT_OPTION' | 'MODIFIER'
  customizationRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings?: ChoicesSettings
  freeTextInput?: FreeTextSettings
  assignedProductsCount?: number
}

export interface CustomizationChanges {
  id: string
  revision: string
  name?: string
  freeTextInput?: FreeTextChanges
}

export interface CustomizationChoices {
  customizationId: string
  choices: NewChoice[]
}

export type DeleteCustomizationRefusal = 'CUSTOMIZATION_NOT_FOUND'

export interface DeleteCustomizationRequest {
  customizationId: string
}

export type DeleteCustomizationResponse = Record<never, never>

export interface FreeTextChanges {
  minCharCount?: number
  maxCharCount?: number
  defaultAddedPrice?: string | null
  title?: string
}

export interface FreeTextSettings {
  minCharCount: number
  maxCharCount: number
  defaultAddedPrice?: string
  title: string
  key: string
}

export type GetCustomizationRefusal = 'CUSTOMIZATION_NOT_FOUND'

export interface GetCustomizationRequest {
  customizationId: string
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface GetCustomizationResponse {
  customization: Customization
}

export interface MaskedChoice {
  choice: ChoiceChanges
  fieldMask?: string
}

export interface MaskedCustomization {
  customization: CustomizationChanges
  fieldMask?: string
}

export interface NewChoice {
  id?: string
  name: string
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  colorCode?: string
  colorCodes?: MultipleColors
  image?: ImageForWrite
  defaultAddedPrice?: string | null
  displayImage?: ImageForWrite | null
  primaryChoiceIds?: string[]
}

export interface NewChoicesSettings {
  choices: NewChoice[]
}

export interface NewCustomization {
  name: string
  customizationType: 'PRODUCT_OPTION' | 'MODIFIER'
  customizationRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings?: NewChoicesSettings
  freeTextInput?: NewFreeText
}

export interface NewFreeText {
  minCharCount?: number
  maxCharCount?: number
  defaultAddedPrice?: string | null
  title: string
}

export type QueryCustomizationsRefusal = never

export interface QueryCustomizationsRequest {
  query?: CursorQuery
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface QueryCustomizationsResponse {
  customizations: Customization[]
  pagingMetadata: CursorPagingMetadata
}

export type RemoveCustomizationChoicesRefusal = 'CUSTOMIZATION_NOT_FOUND' | 'STALE_REVISION' | 'CHOICE_NOT_FOUND' | 'CHOICE_ASSIGNED_TO_PRODUCT'

export interface RemoveCustomizationChoicesRequest {
  customizationId: string
  choiceIds: string[]
  revision?: string
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface RemoveCustomizationChoicesResponse {
  customization: Customization
}

export type ReorderCustomizationChoicesRefusal = 'CUSTOMIZATION_NOT_FOUND' | 'STALE_REVISION' | 'DOESNT_SUPPORT_CHOICES' | 'CHOICE_IDS_MISMATCH'

export interface ReorderCustomizationChoicesRequest {
  customizationId: string
  revision: string
  choiceIds: string[]
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface ReorderCustomizationChoicesResponse {
  customization: Customization
}

export type SetCustomizationChoicesRefusal = 'CUSTOMIZATION_NOT_FOUND' | 'CHOICE_NOT_FOUND' | 'DOESNT_SUPPORT_CHOICES'

export interface SetCustomizationChoicesRequest {
  customizationId: string
  choices: NewChoice[]
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface SetCustomizationChoicesResponse {
  customization: Customization
}

export type UpdateCustomizationChoicesRefusal = 'CUSTOMIZATION_NOT_FOUND' | 'STALE_REVISION' | 'CHOICE_NOT_FOUND'

export interface UpdateCustomizationChoicesRequest {
  customizationId: string
  revision: string
  choices: MaskedChoice[]
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
}

export interface UpdateCustomizationChoicesResponse {
  customization: Customization
}

export type UpdateCustomizationRefusal = 'CUSTOMIZATION_NOT_FOUND' | 'STALE_REVISION' | 'NAME_TAKEN' | 'INVALID_FREE_TEXT_SETTINGS' | 'DOESNT_SUPPORT_FREE_TEXT'

export interface UpdateCustomizationRequest {
  customization: CustomizationChanges
  fields?: Array<'ASSIGNED_PRODUCTS_COUNT' | 'CHOICE_DISPLAY_IMAGE'>
  fieldMask?: string
}

export interface UpdateCustomizationResponse {
  customization: Customization
}

/** Module `stores.customizations-v-3`. */
export const customizationsV3 = {
  /** Makes an option or a modifier that products can be made of. */
  createCustomization: call<CreateCustomizationRequest, CreateCustomizationResponse, CreateCustomizationRefusal>('POST', '/stores/v3/customizations', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** One customization. */
  getCustomization: call<GetCustomizationRequest, GetCustomizationResponse, GetCustomizationRefusal>('GET', '/stores/v3/customizations/{customizationId}', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Renames a customization, on all products that are made of it, or sets what a free text asks for. */
  updateCustomization: call<UpdateCustomizationRequest, UpdateCustomizationResponse, UpdateCustomizationRefusal>('PATCH', '/stores/v3/customizations/{customization.id}', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Deletes a customization that no product is made of. */
  deleteCustomization: call<DeleteCustomizationRequest, DeleteCustomizationResponse, DeleteCustomizationRefusal>('DELETE', '/stores/v3/customizations/{customizationId}'),
  /** Customizations that match a filter (id, name, customizationType, customizationRenderType, createdDate, updatedDate), by name unless sorted. */
  queryCustomizations: call<QueryCustomizationsRequest, QueryCustomizationsResponse, QueryCustomizationsRefusal, Customization>('GET', '/stores/v3/customizations/query', { fallback: '', values: { customizations: { createdDate: 'date', updatedDate: 'date' } }, list: { kind: 'cursor', query: 'query', items: 'customizations', metadata: 'pagingMetadata' } }),
  /** Number of customizations that match. */
  countCustomizations: call<CountCustomizationsRequest, CountCustomizationsResponse, CountCustomizationsRefusal>('POST', '/stores/v3/customizations/count'),
  /** Adds choices behind the others. */
  addCustomizationChoices: call<AddCustomizationChoicesRequest, AddCustomizationChoicesResponse, AddCustomizationChoicesRefusal>('POST', '/stores/v3/customizations/{customizationId}/add-choices', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** These choices in this order and no others. One with the id, or the name, of a choice that is there stays that one. */
  setCustomizationChoices: call<SetCustomizationChoicesRequest, SetCustomizationChoicesResponse, SetCustomizationChoicesRefusal>('POST', '/stores/v3/customizations/{customizationId}/set-choices', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Removes choices that no product offers; one stays at least. */
  removeCustomizationChoices: call<RemoveCustomizationChoicesRequest, RemoveCustomizationChoicesResponse, RemoveCustomizationChoicesRefusal>('POST', '/stores/v3/customizations/{customizationId}/remove-choices', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Renames and recolours choices, on all products that offer them. Sets what is present. */
  updateCustomizationChoices: call<UpdateCustomizationChoicesRequest, UpdateCustomizationChoicesResponse, UpdateCustomizationChoicesRefusal>('POST', '/stores/v3/customizations/{customizationId}/update-choices', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Puts all choices in this order. */
  reorderCustomizationChoices: call<ReorderCustomizationChoicesRequest, ReorderCustomizationChoicesResponse, ReorderCustomizationChoicesRefusal>('POST', '/stores/v3/customizations/{customizationId}/reorder-choices', { values: { customization: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Makes customizations, each by itself. */
  bulkCreateCustomizations: call<BulkCreateCustomizationsRequest, BulkCreateCustomizationsResponse, BulkCreateCustomizationsRefusal>('POST', '/stores/v3/bulk/customizations/create', { values: { results: { customization: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Changes customizations, each by itself. */
  bulkUpdateCustomizations: call<BulkUpdateCustomizationsRequest, BulkUpdateCustomizationsResponse, BulkUpdateCustomizationsRefusal>('POST', '/stores/v3/bulk/customizations/update', { values: { results: { customization: { createdDate: 'date', updatedDate: 'date' } } } }),
  /** Adds choices to customizations, each by itself. */
  bulkAddCustomizationChoices: call<BulkAddCustomizationChoicesRequest, BulkAddCustomizationChoicesResponse, BulkAddCustomizationChoicesRefusal>('POST', '/stores/v3/bulk/customizations/add-choices', { values: { results: { customization: { createdDate: 'date', updatedDate: 'date' } } } }),
}
