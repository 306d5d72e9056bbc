import type { RsvpStatus } from '@fairground/contract/enumerations/events.ts'
import type { FormResponse } from '@fairground/contract/events/event-form.ts'
import type { Static } from 'typebox'
import { json, textAs, type ValuesOf } from '../../db/statement.ts'

export type InputValues = NonNullable<Static<typeof FormResponse>['inputValues']>

/** State of a guest at the door; times as ISO 8601. Not in yet, or no more, without `at`. */
export interface AtTheDoor {
  readonly at?: string
  readonly by?: string
  readonly canceledAt?: string
  readonly canceledBy?: string
}

export interface RsvpDoc {
  /** Answers to what the form asks besides names, email and companions. */
  readonly inputValues?: InputValues
  /** Names of all companions, or of none. */
  readonly companionNames?: readonly string[]
  /** By guest: 1 is who answered. */
  readonly door?: Readonly<Record<string, AtTheDoor>>
  readonly marketingConsent?: boolean
  readonly disableNotifications?: boolean
}

export const rsvpColumns = {
  id: 'uuid',
  eventId: 'uuid',
  ownerId: 'uuid?',
  memberId: 'uuid?',
  status: textAs<RsvpStatus>(),
  email: 'text?',
  firstName: 'text',
  lastName: 'text',
  /** Number of the guest and their companions. */
  guests: 'int4',
  checkedIn: 'int4',
  waitingSince: 'timestamptz?',
  language: 'text?',
  anonymized: 'bool',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<RsvpDoc>(),
} as const

export type RsvpRow = ValuesOf<typeof rsvpColumns>

/** Select list of `RsvpRow`, from `rsvps r`. */
export const rsvpSelect = `r.id, r.event_id as "eventId", r.owner_id as "ownerId", r.member_id as "memberId", r.status, r.email,
    r.first_name as "firstName", r.last_name as "lastName", r.guests, r.checked_in as "checkedIn",
    r.waiting_since as "waitingSince", r.language, r.anonymized, r.revision, r.created_at as "createdAt",
    r.updated_at as "updatedAt", r.doc`
