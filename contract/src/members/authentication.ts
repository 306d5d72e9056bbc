import Type from 'typebox'
import {
  AuthenticationMemberPrivacy,
  AuthenticationMemberRole,
  AuthenticationMemberStatus,
} from '../enumerations/members.ts'
import { admin, anyone, operation } from '../operation.ts'
import { Empty, float, Guid, list, named, namePart, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { EmailAddress } from './member.ts'

const module = 'members.authentication'

const customField = {
  name: text(100, { minLength: 1 }),
  strValue: optional(text(1000)),
  numValue: optional(float(-1e15, 1e15)),
  dateValue: optional(Timestamp),
}

/** A member as this module shows them; `members.members` shows more. */
const Member = named(
  'Member',
  Type.Object({
    id: Guid,
    contactId: Guid,
    loginEmail: optional(Type.String()),
    emailVerified: Type.Boolean(),
    role: oneOf(AuthenticationMemberRole),
    firstName: optional(Type.String()),
    lastName: optional(Type.String()),
    nickname: optional(Type.String()),
    memberName: optional(Type.String()),
    slug: optional(Type.String()),
    language: optional(Type.String()),
    imageUrl: optional(Type.String()),
    /** With a picture that has an id; any has its `imageUrl`. */
    picture: optional(
      named(
        'Image',
        Type.Object({
          id: Type.String(),
          url: Type.String(),
          width: optional(Type.Integer()),
          height: optional(Type.Integer()),
        }),
      ),
    ),
    profilePrivacyStatus: oneOf(AuthenticationMemberPrivacy),
    status: oneOf(AuthenticationMemberStatus),
    creationDate: Timestamp,
    lastUpdateDate: Timestamp,
    lastLoginDate: optional(Timestamp),
    emails: list(Type.String(), 20),
    phones: list(Type.String(), 20),
    labels: list(Type.String(), 200),
    addresses: list(
      named(
        'Address',
        Type.Object({
          street: optional(Type.String()),
          city: optional(Type.String()),
          region: optional(Type.String()),
          country: optional(Type.String()),
          postalCode: optional(Type.String()),
        }),
      ),
      20,
    ),
    customFields: list(named('CustomField', Type.Object(customField)), 100),
    /** Always empty: members have roles and badges here, no groups. */
    groups: list(named('Group', Type.Object({ id: Guid, name: Type.String(), type: Type.String() })), 0),
    requireProfileCompletion: Type.Boolean(),
  }),
)

const Session = named('Session', Type.Object({ token: Type.String() }))

/** Goes on where EMAIL_VERIFICATION_REQUIRED left off: its `verificationId` and the code of the mail. */
const EmailVerification = named(
  'EmailVerification',
  Type.Object({ verificationId: text(1000, { minLength: 1 }), otp: text(6, { minLength: 6 }) }),
)
const captcha = {
  recaptchaToken: optional(text(5000)),
  invisibleRecaptchaToken: optional(text(5000)),
  emailVerification: optional(EmailVerification),
}

export const register = operation({
  module,
  name: 'register',
  summary: 'Makes the caller a member. Without a session in the answer the owner has to approve first.',
  method: 'POST',
  path: '/api/v1/auth/register',
  publicPath: '/wix-sm/api/v1/auth/api/v1/auth/register',
  aliases: ['/members/v1/wix-sm-webapp-proxy/v1/auth/register'],
  who: anyone,
  request: Type.Object({
    email: EmailAddress,
    password: text(1000),
    contactInfo: optional(
      named(
        'MemberContactInfo',
        Type.Object({
          firstName: optional(namePart(100)),
          lastName: optional(namePart(100)),
          picture: optional(text(2000, { pattern: '^(https?://|/media/|wix:image://)' })),
          emails: optional(list(EmailAddress, 20)),
          phones: optional(list(text(30, { minLength: 1, format: 'phone' }), 20)),
          labels: optional(list(text(100), 200)),
          locale: optional(text(20)),
          customFields: optional(list(named('NewCustomField', Type.Object(customField)), 100)),
        }),
      ),
    ),
    profilePrivacyStatus: optional(oneOf(AuthenticationMemberPrivacy)),
    ...captcha,
  }),
  response: Type.Object({ member: Member, session: optional(Session) }),
  refusals: [
    '-19971',
    '-19970',
    '-19995',
    'TOO_MANY_REQUESTS',
    'SECOND_STEP_REQUIRED',
    'EMAIL_VERIFICATION_REQUIRED',
    'EMAIL_VERIFICATION_FAILED',
  ],
})

export const login = operation({
  module,
  name: 'login',
  summary: 'Signs a member in. Without a session in the answer the owner has to approve first.',
  method: 'POST',
  path: '/api/v1/auth/login',
  publicPath: '/wix-sm/api/v1/auth/api/v1/auth/login',
  sitePath: '/identity/members/api/v1/auth/login',
  aliases: ['/members/v1/wix-sm-webapp-proxy/v1/auth/login'],
  who: anyone,
  request: Type.Object({ email: EmailAddress, password: text(1000), ...captcha }),
  response: Type.Object({ member: Member, session: optional(Session) }),
  refusals: [
    '-19971',
    '-19970',
    '-19976',
    '-19973',
    'IDENTITY_BLOCKED',
    'TOO_MANY_REQUESTS',
    'SECOND_STEP_REQUIRED',
    'EMAIL_VERIFICATION_REQUIRED',
    'EMAIL_VERIFICATION_FAILED',
  ],
})

export const sendSetPasswordEmail = operation({
  module,
  name: 'sendSetPasswordEmail',
  summary: 'Mails a member a link for choosing a password. Not accepted where nobody who may sign in has the address.',
  method: 'POST',
  path: '/v1/auth/members/send-set-password-email',
  publicPath: '/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email',
  sitePath: '/identity/members/v1/auth/members/send-set-password-email',
  who: admin('members.write'),
  request: Type.Object({ email: EmailAddress }),
  response: Type.Object({ accepted: Type.Boolean() }),
  refusals: [],
})

export const changeLoginEmail = operation({
  module,
  name: 'changeLoginEmail',
  summary: 'Gives a member another login address, not verified yet.',
  method: 'PATCH',
  path: '/api/v1/members/{id}/change-login-email',
  sitePath: '/_api/wix-sm-webapp/v1/members/{id}/change-login-email',
  aliases: ['/api/wix-sm/v1/members/{id}/change-login-email'],
  who: admin('members.write'),
  request: Type.Object({ id: Guid, newEmail: EmailAddress, revokeCurrentSessions: optional(Type.Boolean()) }),
  response: Type.Object({ member: Member }),
  refusals: ['MEMBER_NOT_FOUND', '-19995'],
})

/** One of the two. */
const ByIdOrEmail = Type.Object({ id: optional(Guid), email: optional(text(254)) })
const decision = (name: 'approve' | 'block', summary: string) =>
  operation({
    module,
    name,
    summary,
    method: 'POST',
    path: `/api/v1/members/${name}`,
    sitePath: `/_api/wix-sm-webapp/v1/members/${name}`,
    aliases: [`/api/wix-sm/v1/members/${name}`],
    who: admin('members.write'),
    request: ByIdOrEmail,
    response: Empty,
    refusals: ['MEMBER_NOT_FOUND'],
  })

export const approve = decision('approve', 'Lets a waiting or blocked member in, by id or by login address.')
export const block = decision('block', 'Keeps a member out and ends their sessions, by id or by login address.')

export const operations = [register, login, sendSetPasswordEmail, changeLoginEmail, approve, block] as const
