import Type from 'typebox'
import { RsvpRequestedField, RsvpStatus } from '../enumerations/events.ts'
import { fieldSets } from '../paging.ts'
import {
  FreeObject,
  Guid,
  int,
  list,
  named,
  namePart,
  nullable,
  oneOf,
  optional,
  properName,
  Revision,
  Timestamp,
  text,
} from '../scalars.ts'
import { FormResponse } from './event-form.ts'
import { OnlineAccess, OnlineConferencingLogin } from './online-access.ts'

/** Companions that one guest may bring; the published client declares the bound. */
export const MAX_COMPANIONS = 10

export const rsvpFields = fieldSets(RsvpRequestedField)

const personName = properName(50)
const Email = text(255, { minLength: 4 })

/** Names are given for all companions or for none. */
export const AdditionalGuestDetails = named(
  'AdditionalGuestDetails',
  Type.Object({
    guestCount: optional(int(0, MAX_COMPANIONS)),
    guestNames: optional(list(namePart(101), MAX_COMPANIONS)),
  }),
)

/** Answers by the `target` of each field of the form that `forms.forms` lists; beside `form`, which goes first. */
const FormSubmission = named('FormSubmission', Type.Object({ submissions: FreeObject }))

/** Answers of the guest. `form` may carry names and email too, and anything else that the event asks. */
const answers = {
  firstName: optional(personName),
  lastName: optional(personName),
  email: optional(Email),
  form: optional(FormResponse),
  formSubmission: optional(FormSubmission),
  status: optional(oneOf(RsvpStatus)),
  additionalGuestDetails: optional(AdditionalGuestDetails),
  disableNotifications: optional(nullable(Type.Boolean())),
  marketingConsent: optional(nullable(Type.Boolean())),
}

export const NewRsvp = named(
  'NewRsvp',
  Type.Object({
    ...answers,
    eventId: Guid,
    status: oneOf(RsvpStatus),
    /** Administrators only; a member's own answer carries it by itself. */
    memberId: optional(nullable(Guid)),
  }),
)

/** The fields present are set; a `revision` that is no longer the latest is refused. */
export const RsvpChanges = named('RsvpChanges', Type.Object({ ...answers, revision: optional(Revision) }))

/** Administrators only. */
export const RsvpOptions = named(
  'ModificationOptions',
  Type.Object({
    /** Passes over the registration window, the number of places and the companions of one answer. */
    ignoreLimits: optional(Type.Boolean()),
    ignoreFormValidation: optional(Type.Boolean()),
    /** Accepts a NO where only YES is offered. */
    ignoreResponseStatus: optional(Type.Boolean()),
    ignoreAdditionalGuestNames: optional(Type.Boolean()),
  }),
)

const CheckInDetails = named(
  'CheckInDetails',
  Type.Object({
    checkedIn: Type.Boolean(),
    /** Date of the first check-in since the last undoing. */
    checkInDate: optional(Timestamp),
    checkInCanceledDate: optional(Timestamp),
    checkedInBy: optional(Type.String()),
    checkInCanceledBy: optional(Type.String()),
  }),
)

export const RsvpGuest = named(
  'Guest',
  Type.Object({
    /** 1 is who answered, companions follow. */
    guestId: Type.Integer(),
    index: Type.Integer(),
    /** Empty for a companion who was not named. */
    fullName: Type.String(),
    checkInDetails: CheckInDetails,
  }),
)

/** A guest's answer to an event without tickets. The comment at a group names the field set that asks for it. */
export const Rsvp = named(
  'Rsvp',
  Type.Object({
    id: Type.String(),
    revision: Revision,
    eventId: Type.String(),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    memberId: optional(Type.String()),
    /** Contact of the guest; absent without an address. */
    contactId: optional(Type.String()),
    status: oneOf(RsvpStatus),
    language: optional(Type.String()),
    locale: optional(Type.String()),
    anonymized: Type.Boolean(),
    disableNotifications: Type.Boolean(),
    marketingConsent: optional(Type.Boolean()),
    /** For the guest who comes, once they may see it, and for callers with `events.read`. */
    onlineConferencingLogin: optional(OnlineConferencingLogin),
    /** The same with instructions, or when they are shown; ours. */
    online: optional(OnlineAccess),
    /** DETAILS */
    firstName: optional(Type.String()),
    lastName: optional(Type.String()),
    /** Number of the guest and their companions. */
    totalGuests: optional(Type.Integer()),
    guestList: optional(Type.Object({ guests: list(RsvpGuest, MAX_COMPANIONS + 1) })),
    additionalGuestDetails: optional(AdditionalGuestDetails),
    checkedInGuestCount: optional(Type.Integer()),
    fullyCheckedIn: optional(Type.Boolean()),
    /** CONTACT_DETAILS */
    email: optional(Type.String()),
    /** FORM */
    form: optional(FormResponse),
  }),
)
