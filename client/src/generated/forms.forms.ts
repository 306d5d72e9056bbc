// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface ArrayItems {
  string: StringRules
}

export interface ArrayRules {
  maxItems?: number
  items: ArrayItems
}

export interface BreakPoint {
  items: ItemLayout[]
  columns: number
}

export interface FieldValidation {
  required: boolean
  string?: StringRules
  array?: ArrayRules
  number?: NumberRules
}

export interface FieldView {
  fieldType: 'CONTACTS_FIRST_NAME' | 'CONTACTS_LAST_NAME' | 'CONTACTS_EMAIL' | 'TEXT_INPUT' | 'TEXT_AREA' | 'DROPDOWN' | 'RADIO_GROUP' | 'CHECKBOX_GROUP' | 'DATE_INPUT' | 'NUMBER_INPUT' | 'TAGS' | 'SUBMIT_BUTTON'
  label?: string
  placeholder?: string
  options?: Option[]
  submitText?: string
}

export interface Form {
  id: string
  name: string
  namespace: 'wix.events.v3.event'
  fields: FormField[]
  steps: Step[]
  createdDate: Date
  updatedDate: Date
}

export interface FormField {
  id: string
  target?: string
  hidden: boolean
  pii: boolean
  validation?: FieldValidation
  view: FieldView
}

export interface FormLayout {
  large: BreakPoint
}

export type GetSitePropertiesRefusal = never

export type GetSitePropertiesRequest = Record<never, never>

export interface GetSitePropertiesResponse {
  siteProperties: SiteProperties
}

export interface ItemLayout {
  fieldId: string
  row: number
  column: number
  width: number
  height: number
}

export type ListFormsRefusal = never

export interface ListFormsRequest {
  namespace: 'wix.events.v3.event'
  formIds: string[]
}

export interface ListFormsResponse {
  forms: Form[]
}

export interface NumberRules {
  minimum: number
  maximum?: number
}

export interface Option {
  id: string
  label: string
  value: string
}

export interface SiteProperties {
  localeCountry?: string
  localeLanguageCode: string
  paymentCurrency: string
}

export interface Step {
  id: string
  layout: FormLayout
}

export interface StringRules {
  format?: 'DATE' | 'EMAIL'
  maxLength?: number
  enum?: string[]
}

/** Module `forms.forms`. */
export const formsForms = {
  /** Forms by which guests answer events, by id: questions, rules and order. Events that the caller cannot see are left out. */
  listForms: call<ListFormsRequest, ListFormsResponse, ListFormsRefusal>('GET', '/form-schema-service/v4/forms', { values: { forms: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Country, language and currency in which forms of the site are shown. */
  getSiteProperties: call<GetSitePropertiesRequest, GetSitePropertiesResponse, GetSitePropertiesRefusal>('GET', '/forms/v4/standalone-forms/site-properties'),
}
