// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { AdditionalGuestDetails, Rsvp } from './shapes.ts'

export type { AdditionalGuestDetails, Address, AddressLocation, CheckInDetails, FormResponse, Guest, InputValue, OnlineAccess, OnlineConferencingLogin, Rsvp } from './shapes.ts'

export type ChangeAnswerRefusal = 'RSVP_NOT_FOUND' | 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'INVALID_FORM_RESPONSE' | 'UNEXPECTED_RSVP_STATUS' | 'RSVP_LIMIT_EXCEEDED' | 'GUEST_LIMIT_EXCEEDED' | 'RSVPS_CLOSED' | 'RSVPS_NOT_STARTED' | 'WAITING_LIST_UNAVAILABLE' | 'MEMBER_NEEDED' | 'MEMBER_ALREADY_REGISTERED' | 'MEMBER_EMAIL_ALREADY_REGISTERED' | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES' | 'MEMBER_NOT_FOUND'

export interface ChangeAnswerRequest {
  token: string
  status?: 'YES' | 'NO' | 'WAITLIST'
  additionalGuestDetails?: AdditionalGuestDetails
}

export interface ChangeAnswerResponse {
  rsvp: Rsvp
  event: {
    id: string
    slug: string
    title: string
  }
}

export type GetAnswerLinkRefusal = 'RSVP_NOT_FOUND'

export interface GetAnswerLinkRequest {
  rsvpId: string
}

export interface GetAnswerLinkResponse {
  url: string
}

export type GetAnswerRefusal = 'RSVP_NOT_FOUND'

export interface GetAnswerRequest {
  token: string
}

export interface GetAnswerResponse {
  rsvp: Rsvp
  event: {
    id: string
    slug: string
    title: string
  }
}

export type GetRsvpSettingsRefusal = never

export type GetRsvpSettingsRequest = Record<never, never>

export interface GetRsvpSettingsResponse {
  promoteFromWaitlist: boolean
}

export type ListMyAnswersRefusal = never

export interface ListMyAnswersRequest {
  past?: boolean
}

export interface ListMyAnswersResponse {
  answers: MyAnswer[]
}

export interface MyAnswer {
  rsvpId: string
  status: 'YES' | 'NO' | 'WAITLIST'
  totalGuests: number
  eventId: string
  eventTitle: string
  slug: string
  startDate?: Date
  endDate?: Date
  timeZoneId: string
  showTimeZone: boolean
  canceled: boolean
}

export type SetRsvpSettingsRefusal = never

export interface SetRsvpSettingsRequest {
  promoteFromWaitlist: boolean
}

export interface SetRsvpSettingsResponse {
  promoteFromWaitlist: boolean
}

/** Module `fairground.rsvp-answers`. */
export const rsvpAnswers = {
  /** The answer that a link of a mail stands for, with all of its field sets. */
  getAnswer: call<GetAnswerRequest, GetAnswerResponse, GetAnswerRefusal>('GET', '/fairground/v1/rsvp-answers/{token}', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** Changes the answer that a link of a mail stands for. */
  changeAnswer: call<ChangeAnswerRequest, ChangeAnswerResponse, ChangeAnswerRefusal>('PATCH', '/fairground/v1/rsvp-answers/{token}', { values: { rsvp: { createdDate: 'date', updatedDate: 'date', online: { opensDate: 'date' }, guestList: { guests: { checkInDetails: { checkInDate: 'date', checkInCanceledDate: 'date' } } }, form: { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } } } }),
  /** The address by which a guest comes back to their answer, as their mails have it. */
  getAnswerLink: call<GetAnswerLinkRequest, GetAnswerLinkResponse, GetAnswerLinkRefusal>('GET', '/fairground/v1/rsvps/{rsvpId}/link'),
  /** The answers of the visitor or member who calls: those to events to come, soonest first, or with `past` those to events that are over, latest first. At most 50. */
  listMyAnswers: call<ListMyAnswersRequest, ListMyAnswersResponse, ListMyAnswersRefusal>('GET', '/fairground/v1/my-rsvps', { values: { answers: { startDate: 'date', endDate: 'date' } }, personal: true }),
  /** Settings of answers to events on this site. */
  getRsvpSettings: call<GetRsvpSettingsRequest, GetRsvpSettingsResponse, GetRsvpSettingsRefusal>('GET', '/fairground/v1/rsvp-settings'),
  /** Sets if places that become free go to waiting guests, in their order; else the organiser decides. */
  setRsvpSettings: call<SetRsvpSettingsRequest, SetRsvpSettingsResponse, SetRsvpSettingsRefusal>('PATCH', '/fairground/v1/rsvp-settings'),
}
