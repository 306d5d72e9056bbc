// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ControlCondition, DiscardDraftRefusal, DiscardDraftRequest, DiscardDraftResponse, Form, FormMessages, PublishDraftRefusal, PublishDraftRequest } from './shapes.ts'

export type { ControlCondition, DiscardDraftRefusal, DiscardDraftRequest, DiscardDraftResponse, Form, FormMessages, Input, InputControl, PublishDraftRefusal, PublishDraftRequest } from './shapes.ts'

export type AddControlRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_CONFIGURATION'

export interface AddControlRequest {
  eventId: string
  phone?: PhoneControl
  address?: AddressControl
  date?: DateControl
  additionalGuests?: AdditionalGuestsControl
  dropdown?: DropdownControl
  checkbox?: CheckboxControl
  text?: TextControl
  radioButton?: RadioButtonControl
  radio?: RadioButtonControl
  condition?: ControlCondition
}

export interface AddControlResponse {
  id: string
  form: Form
}

export interface AdditionalGuestsControl {
  labels?: Labels
  namesMandatory?: boolean
  maxGuests?: number
}

export interface AddressControl {
  labels?: AddressControlLabels
  full?: boolean
  mandatory?: boolean
}

export interface AddressControlLabels {
  addressLine?: string
  streetAddress?: string
  city?: string
  subdivision?: string
  postalCode?: string
  country?: string
}

export interface CheckboxControl {
  label?: string
  options: string[]
  mandatory?: boolean
}

export interface DateControl {
  label?: string
  mandatory?: boolean
}

export type DeleteControlRefusal = 'EVENT_NOT_FOUND' | 'CONTROL_NOT_FOUND' | 'INVALID_EVENT_CONFIGURATION'

export interface DeleteControlRequest {
  eventId: string
  id: string
}

export interface DeleteControlResponse {
  form: Form
}

export interface DropdownControl {
  label?: string
  options: string[]
  mandatory?: boolean
  defaultOptionSelection?: OptionSelection
}

export interface EmailControl {
  label?: string
}

export type GetFormRefusal = 'EVENT_NOT_FOUND'

export interface GetFormRequest {
  eventId: string
}

export interface GetFormResponse {
  form: Form
  draftForm?: Form
}

export interface Labels {
  single?: string
  multiple?: string
}

export interface NameControl {
  labels?: NameControlLabels
}

export interface NameControlLabels {
  firstName?: string
  lastName?: string
}

export interface OptionSelection {
  optionIndex?: number
  placeholderText?: string
}

export interface PhoneControl {
  label?: string
  mandatory?: boolean
}

export interface PublishDraftResponse {
  form: Form
}

export interface RadioButtonControl {
  label?: string
  options: string[]
  mandatory?: boolean
}

export interface TextControl {
  label?: string
  mandatory?: boolean
  maxLength?: number
  multiLine?: boolean
  comment?: boolean
}

export type UpdateControlRefusal = 'EVENT_NOT_FOUND' | 'CONTROL_NOT_FOUND' | 'INVALID_EVENT_CONFIGURATION'

export interface UpdateControlRequest {
  eventId: string
  id: string
  orderIndex?: number
  phone?: PhoneControl
  address?: AddressControl
  date?: DateControl
  additionalGuests?: AdditionalGuestsControl
  dropdown?: DropdownControl
  checkbox?: CheckboxControl
  text?: TextControl
  radioButton?: RadioButtonControl
  radio?: RadioButtonControl
  condition?: ControlCondition | null
  name?: NameControl
  email?: EmailControl
}

export interface UpdateControlResponse {
  form: Form
}

export type UpdateMessagesRefusal = 'EVENT_NOT_FOUND'

export interface UpdateMessagesRequest {
  eventId: string
  fields?: string
  messages?: FormMessages
}

export interface UpdateMessagesResponse {
  form: Form
}

/** Module `events.forms`. */
export const forms = {
  /** The form of an event. Its draft, where there is one, for administrators. */
  getForm: call<GetFormRequest, GetFormResponse, GetFormRefusal>('GET', '/events/v1/events/{eventId}/form'),
  /** Adds a question to the draft of the form. */
  addControl: call<AddControlRequest, AddControlResponse, AddControlRefusal>('POST', '/events/v1/events/{eventId}/form/control'),
  /** Changes a question of the draft, or its place: `orderIndex` counts from 0. */
  updateControl: call<UpdateControlRequest, UpdateControlResponse, UpdateControlRefusal>('PUT', '/events/v1/events/{eventId}/form/controls/{id}'),
  /** Deletes a question of the draft. Answers that guests gave to it stay. */
  deleteControl: call<DeleteControlRequest, DeleteControlResponse, DeleteControlRefusal>('DELETE', '/events/v1/events/{eventId}/form/controls/{id}'),
  /** Changes the messages of the draft that are present, or that the mask names. */
  updateMessages: call<UpdateMessagesRequest, UpdateMessagesResponse, UpdateMessagesRefusal>('PATCH', '/events/v1/events/{eventId}/form/messages'),
  /** Shows the draft to guests from now on. */
  publishDraft: call<PublishDraftRequest, PublishDraftResponse, PublishDraftRefusal>('POST', '/events/v1/events/{eventId}/form/publish'),
  /** Drops the draft; the form that guests see stays. */
  discardDraft: call<DiscardDraftRequest, DiscardDraftResponse, DiscardDraftRefusal>('DELETE', '/events/v1/events/{eventId}/form'),
}
