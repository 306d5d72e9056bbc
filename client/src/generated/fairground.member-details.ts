// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { CustomField, CustomFieldInput, Phone, SecondaryEmail } from './shapes.ts'

export type { CustomField, CustomFieldInput, Phone, SecondaryEmail, V1CustomValue, V1CustomValueInput } from './shapes.ts'

export interface Address {
  country?: string
  subdivision?: string
  city?: string
  postalCode?: string
  addressLine?: string
  addressLine2?: string
  streetName?: string
  streetNumber?: string
}

export interface AddressWrapper {
  address?: Address
  tag?: 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'
}

export type EndSessionsOfMemberRefusal = 'MEMBER_NOT_FOUND' | 'SESSION_NOT_FOUND'

export interface EndSessionsOfMemberRequest {
  id: string
  sessionId?: string
}

export type EndSessionsOfMemberResponse = Record<never, never>

export type GetMemberDetailsRefusal = 'MEMBER_NOT_FOUND'

export interface GetMemberDetailsRequest {
  id: string
}

export interface GetMemberDetailsResponse {
  member: MemberDetails
}

export interface IdentityProfile {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  emails?: string[]
  phones?: string[]
  labels?: string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: CustomField[]
  secondaryEmails?: SecondaryEmail[]
  phonesV2?: Phone[]
  addresses?: AddressWrapper[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  vatId?: string
}

export interface IdentityProfileInput {
  firstName?: string
  lastName?: string
  nickname?: string
  picture?: string
  emails?: string[]
  phones?: string[]
  labels?: string[]
  language?: string
  privacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
  customFields?: CustomFieldInput[]
  secondaryEmails?: SecondaryEmail[]
  phonesV2?: Phone[]
  addresses?: AddressWrapper[]
  company?: string
  position?: string
  birthdate?: string
  slug?: string
  vatId?: string
}

export type ListMemberActivityRefusal = 'MEMBER_NOT_FOUND'

export interface ListMemberActivityRequest {
  id: string
}

export interface ListMemberActivityResponse {
  activities: MemberActivity[]
}

export type ListSessionsOfMemberRefusal = 'MEMBER_NOT_FOUND'

export interface ListSessionsOfMemberRequest {
  id: string
}

export interface ListSessionsOfMemberResponse {
  sessions: SessionOfMember[]
}

export interface MemberActivity {
  id: string
  date: Date
  action: 'apiKey.created' | 'apiKey.revoked' | 'member.factorsReset' | 'oauthApp.created' | 'oauthApp.updated' | 'oauthApp.deleted' | 'staffUser.invited' | 'staffUser.roleChanged' | 'staffUser.removed' | 'staffUser.changed' | 'staffUser.passwordChanged' | 'staffUser.signInBound' | 'staffUser.signInForgotten' | 'staffUser.factorAdded' | 'staffUser.factorRemoved' | 'staffRole.created' | 'staffRole.updated' | 'staffRole.deleted' | 'member.created' | 'member.changed' | 'member.approved' | 'member.blocked' | 'member.disconnected' | 'member.deleted' | 'member.merged' | 'member.sessionsEnded' | 'member.loginEmailChanged' | 'member.roleGiven' | 'member.roleTaken' | 'mailText.changed' | 'mailText.reset' | 'mail.switched' | 'signOnPolicy.changed' | 'testClock.set' | 'testing.set' | 'site.settings' | 'checkout.settings' | 'checkoutLink.created' | 'checkoutLink.changed' | 'checkoutLink.deleted' | 'contentPage.created' | 'contentPage.changed' | 'contentPage.deleted' | 'poll.cleared' | 'tickets.settings' | 'payments.settings' | 'payments.accountSet' | 'payments.accountRemoved' | 'payments.differenceSettled' | 'orders.settings' | 'documents.settings' | 'mail.serverSet' | 'mail.serverRemoved' | 'carriers.accountSet' | 'carriers.accountRemoved' | 'currencies.set' | 'languages.set' | 'rsvps.settings' | 'order.approved' | 'order.charged' | 'order.refunded' | 'order.tipChanged' | 'giftCard.created' | 'giftCard.disabled' | 'order.documentIssued' | 'order.labelOrdered' | 'order.labelVoided' | 'order.ticketsCanceled' | 'order.ticketChanged' | 'order.imported' | 'order.importDeleted' | 'event.refunded' | 'event.credited' | 'event.refundRetried' | 'event.moveAnnounced' | 'event.moveDismissed' | 'event.quotaRaised' | 'event.waitingListSet' | 'event.waitingOffered' | 'event.waitingRemoved' | 'event.gateSet' | 'event.sharedQuotaMade' | 'event.sharedQuotaChanged' | 'event.sharedQuotaDeleted' | 'event.addOnsSet' | 'event.bundlesSet' | 'event.passMade' | 'event.passChanged' | 'event.passDeleted' | 'event.accessCodesMade' | 'event.accessCodeChanged' | 'event.accessCodeDeleted' | 'event.placesExceeded' | 'event.seatingSet' | 'event.seatingRemoved' | 'event.seatsBound' | 'event.seatsBlocked' | 'event.seatsUnblocked' | 'doorStaff.added' | 'doorStaff.changed' | 'doorStaff.removed' | 'event.madeFromTemplate' | 'eventTemplate.created' | 'eventTemplate.renamed' | 'eventTemplate.deleted' | 'venue.created' | 'venue.changed' | 'venue.deleted' | 'seatPlan.created' | 'seatPlan.changed' | 'seatPlan.deleted' | 'mediaFile.uploaded' | 'mediaFile.changed' | 'mediaFile.deleted' | 'mediaFolder.created' | 'mediaFolder.renamed' | 'mediaFolder.deleted'
  actor: {
    kind: 'staff' | 'apiKey' | 'console'
    name: string
  }
}

export interface MemberDetails {
  id: string
  revision: string
  loginEmail?: string
  loginEmailVerified: boolean
  status: 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'OFFLINE'
  pendingReasons: Array<'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING'>
  activityStatus: 'ACTIVE' | 'MUTED'
  profile: IdentityProfile
  hasPassword: boolean
  signInProviders: string[]
  createdDate: Date
  updatedDate: Date
  lastLoginDate?: Date
}

export type MergeMembersRefusal = 'MEMBER_NOT_FOUND' | 'MEMBERS_NOT_MERGEABLE'

export interface MergeMembersRequest {
  id: string
  from: string
}

export interface MergeMembersResponse {
  member: MemberDetails
}

export interface SessionOfMember {
  id: string
  app: string
  createdDate: Date
  lastUsedDate: Date
}

export type UpdateMemberDetailsRefusal = 'MEMBER_NOT_FOUND' | 'STALE_REVISION'

export interface UpdateMemberDetailsRequest {
  id: string
  revision?: string
  profile: IdentityProfileInput
}

export interface UpdateMemberDetailsResponse {
  member: MemberDetails
}

/** Module `fairground.member-details`. */
export const memberDetails = {
  /** Everything that is known of a member or contact. */
  getMemberDetails: call<GetMemberDetailsRequest, GetMemberDetailsResponse, GetMemberDetailsRefusal>('GET', '/fairground/v1/members/{id}/details', { values: { member: { profile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } }, createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Sets what is known of a member: what the profile leaves out is emptied. Picture, labels and slug stay. */
  updateMemberDetails: call<UpdateMemberDetailsRequest, UpdateMemberDetailsResponse, UpdateMemberDetailsRefusal>('PUT', '/fairground/v1/members/{id}/details', { values: { member: { profile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } }, createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
  /** Actions of staff on a member, the latest hundred. */
  listMemberActivity: call<ListMemberActivityRequest, ListMemberActivityResponse, ListMemberActivityRefusal>('GET', '/fairground/v1/members/{id}/activity', { values: { activities: { date: 'date' } } }),
  /** Sessions of a member: the browsers and apps in which they are signed in, the most recently used first. */
  listSessionsOfMember: call<ListSessionsOfMemberRequest, ListSessionsOfMemberResponse, ListSessionsOfMemberRefusal>('GET', '/fairground/v1/members/{id}/sessions', { values: { sessions: { createdDate: 'date', lastUsedDate: 'date' } } }),
  /** Signs a member out of one session, or of all of them. */
  endSessionsOfMember: call<EndSessionsOfMemberRequest, EndSessionsOfMemberResponse, EndSessionsOfMemberRefusal>('POST', '/fairground/v1/members/{id}/sessions/end'),
  /** Joins another member or contact into this one: orders, tickets, cart, wishlist, held tickets, addresses, badges and roles come along, the other one is deleted. The sign-in is this one’s. */
  mergeMembers: call<MergeMembersRequest, MergeMembersResponse, MergeMembersRefusal>('POST', '/fairground/v1/members/{id}/merge', { values: { member: { profile: { customFields: { value: { numValue: 'float', dateValue: 'date' } } }, createdDate: 'date', updatedDate: 'date', lastLoginDate: 'date' } } }),
}
