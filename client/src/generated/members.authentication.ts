// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface Address {
  street?: string
  city?: string
  region?: string
  country?: string
  postalCode?: string
}

export type ApproveRefusal = 'MEMBER_NOT_FOUND'

export interface ApproveRequest {
  id?: string
  email?: string
}

export type ApproveResponse = Record<never, never>

export type BlockRefusal = 'MEMBER_NOT_FOUND'

export interface BlockRequest {
  id?: string
  email?: string
}

export type BlockResponse = Record<never, never>

export type ChangeLoginEmailRefusal = 'MEMBER_NOT_FOUND' | '-19995'

export interface ChangeLoginEmailRequest {
  id: string
  newEmail: string
  revokeCurrentSessions?: boolean
}

export interface ChangeLoginEmailResponse {
  member: Member
}

export interface CustomField {
  name: string
  strValue?: string
  numValue?: number
  dateValue?: Date
}

export interface EmailVerification {
  verificationId: string
  otp: string
}

export interface Group {
  id: string
  name: string
  type: string
}

export interface Image {
  id: string
  url: string
  width?: number
  height?: number
}

export type LoginRefusal = '-19971' | '-19970' | '-19976' | '-19973' | 'IDENTITY_BLOCKED' | 'TOO_MANY_REQUESTS' | 'SECOND_STEP_REQUIRED' | 'EMAIL_VERIFICATION_REQUIRED' | 'EMAIL_VERIFICATION_FAILED'

export interface LoginRequest {
  email: string
  password: string
  recaptchaToken?: string
  invisibleRecaptchaToken?: string
  emailVerification?: EmailVerification
}

export interface LoginResponse {
  member: Member
  session?: Session
}

export interface Member {
  id: string
  contactId: string
  loginEmail?: string
  emailVerified: boolean
  role: 'MEMBER'
  firstName?: string
  lastName?: string
  nickname?: string
  memberName?: string
  slug?: string
  language?: string
  imageUrl?: string
  picture?: Image
  profilePrivacyStatus: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE' | 'COMMUNITY'
  status: 'UNDEFINED_STATUS' | 'APPLICANT' | 'ACTIVE' | 'INACTIVE' | 'BLOCKED' | 'OFFLINE_ONLY'
  creationDate: Date
  lastUpdateDate: Date
  lastLoginDate?: Date
  emails: string[]
  phones: string[]
  labels: string[]
  addresses: Address[]
  customFields: CustomField[]
  groups: Group[]
  requireProfileCompletion: boolean
}

export interface MemberContactInfoInput {
  firstName?: string
  lastName?: string
  picture?: string
  emails?: string[]
  phones?: string[]
  labels?: string[]
  locale?: string
  customFields?: NewCustomFieldInput[]
}

export interface NewCustomFieldInput {
  name: string
  strValue?: string
  numValue?: number
  dateValue?: Date | string
}

export type RegisterRefusal = '-19971' | '-19970' | '-19995' | 'TOO_MANY_REQUESTS' | 'SECOND_STEP_REQUIRED' | 'EMAIL_VERIFICATION_REQUIRED' | 'EMAIL_VERIFICATION_FAILED'

export interface RegisterRequest {
  email: string
  password: string
  contactInfo?: MemberContactInfoInput
  profilePrivacyStatus?: 'UNDEFINED' | 'PUBLIC' | 'PRIVATE' | 'COMMUNITY'
  recaptchaToken?: string
  invisibleRecaptchaToken?: string
  emailVerification?: EmailVerification
}

export interface RegisterResponse {
  member: Member
  session?: Session
}

export type SendSetPasswordEmailRefusal = never

export interface SendSetPasswordEmailRequest {
  email: string
}

export interface SendSetPasswordEmailResponse {
  accepted: boolean
}

export interface Session {
  token: string
}

/** Module `members.authentication`. */
export const membersAuthentication = {
  /** Makes the caller a member. Without a session in the answer the owner has to approve first. */
  register: call<RegisterRequest, RegisterResponse, RegisterRefusal>('POST', '/wix-sm/api/v1/auth/api/v1/auth/register', { values: { member: { creationDate: 'date', lastUpdateDate: 'date', lastLoginDate: 'date', customFields: { numValue: 'float', dateValue: 'date' } } } }),
  /** Signs a member in. Without a session in the answer the owner has to approve first. */
  login: call<LoginRequest, LoginResponse, LoginRefusal>('POST', '/wix-sm/api/v1/auth/api/v1/auth/login', { values: { member: { creationDate: 'date', lastUpdateDate: 'date', lastLoginDate: 'date', customFields: { numValue: 'float', dateValue: 'date' } } } }),
  /** Mails a member a link for choosing a password. Not accepted where nobody who may sign in has the address. */
  sendSetPasswordEmail: call<SendSetPasswordEmailRequest, SendSetPasswordEmailResponse, SendSetPasswordEmailRefusal>('POST', '/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email'),
  /** Gives a member another login address, not verified yet. */
  changeLoginEmail: call<ChangeLoginEmailRequest, ChangeLoginEmailResponse, ChangeLoginEmailRefusal>('PATCH', '/api/v1/members/{id}/change-login-email', { values: { member: { creationDate: 'date', lastUpdateDate: 'date', lastLoginDate: 'date', customFields: { numValue: 'float', dateValue: 'date' } } } }),
  /** Lets a waiting or blocked member in, by id or by login address. */
  approve: call<ApproveRequest, ApproveResponse, ApproveRefusal>('POST', '/api/v1/members/approve'),
  /** Keeps a member out and ends their sessions, by id or by login address. */
  block: call<BlockRequest, BlockResponse, BlockRefusal>('POST', '/api/v1/members/block'),
}
