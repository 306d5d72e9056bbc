import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { FactorType, InvalidEmailReason } from '../enumerations/identity.ts'
import { admin, anyone, caller, operation } from '../operation.ts'
import { Empty, FreeObject, list, named, oneOf, optional, text } from '../scalars.ts'
import {
  CaptchaToken,
  Identity,
  IdentityProfile,
  LoginId,
  Password,
  StateMachineResponse,
  StateToken,
} from './identity.ts'

const module = 'identity.authentication'
export const authenticationAddresses = addresses({
  api: '/_api/iam/authentication',
  site: '/_api/iam/authentication',
  aliases: ['/iam/authentication', '/authentication', '/_api/authentication'],
})
const at = authenticationAddresses
const captchaTokens = optional(list(CaptchaToken, 5))

export const registerV2 = operation({
  module,
  name: 'registerV2',
  summary:
    'Makes the caller a member. Every field violation says in `data.type` what it is about: EMAIL, PASSWORD or PROFILE.',
  method: 'POST',
  ...at('/v2/register'),
  who: anyone,
  request: Type.Object({
    loginId: LoginId,
    password: optional(Password),
    profile: optional(IdentityProfile),
    captchaTokens,
    clientMetaData: optional(FreeObject),
  }),
  response: StateMachineResponse,
  refusals: ['-19971', '-19970', '-19995', 'TOO_MANY_REQUESTS'],
})

export const loginV2 = operation({
  module,
  name: 'loginV2',
  summary:
    'Signs a member in. Fails with an application error always, the same for an unknown address and a wrong password.',
  method: 'POST',
  ...at('/v2/login'),
  who: anyone,
  request: Type.Object({
    loginId: LoginId,
    password: optional(Password),
    captchaTokens,
    /** `deviceToken` of a sign-in that remembered the device: no second step follows. */
    clientMetaData: optional(FreeObject),
  }),
  response: StateMachineResponse,
  refusals: ['-19971', '-19970', '-19976', '-19973', 'INVALID_LOGIN', 'IDENTITY_BLOCKED', 'TOO_MANY_REQUESTS'],
})

export const changePassword = operation({
  module,
  name: 'changePassword',
  summary: 'Gives the calling member another password. Every session of theirs ends.',
  method: 'POST',
  ...at('/v2/change-password'),
  who: caller,
  request: Type.Object({ newPassword: Password }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND'],
})

export const signOn = operation({
  module,
  name: 'signOn',
  summary:
    'Signs in whom the site’s own sign-in knows, and makes them a member when they are none. API key beside the visitor’s token.',
  method: 'POST',
  ...at('/v2/sign-on'),
  who: admin('members.write'),
  request: Type.Object({
    loginId: LoginId,
    profile: optional(IdentityProfile),
    verifyEmail: optional(Type.Boolean()),
    mergeExistingContact: optional(Type.Boolean()),
  }),
  response: Type.Object({ sessionToken: Type.String(), identity: Identity }),
  refusals: ['IDENTITY_BLOCKED'],
})

export const validateEmail = operation({
  module,
  name: 'validateEmail',
  summary: 'Checks if an address is well-formed. It does not reveal if a member has it.',
  method: 'POST',
  ...at('/v2/validate-email'),
  who: anyone,
  request: Type.Object({ email: text(254) }),
  response: Type.Object({
    valid: Type.Boolean(),
    formatInvalid: Type.Boolean(),
    failure: optional(named('EmailValidationFailure', Type.Object({ reason: oneOf(InvalidEmailReason) }))),
  }),
  refusals: [],
})

const Code = (name: string) => optional(named(name, Type.Object({ code: optional(text(100)) })))

export const verify = operation({
  module,
  name: 'verify',
  summary:
    'Completes a sign-in with a further factor: EMAIL with the code that was mailed, TOTP with one of the app, RECOVERY_CODE with one of the list as `totpData`. The others need a provider.',
  method: 'POST',
  ...at('/v2/{factorType}/verify'),
  who: anyone,
  request: Type.Object({
    factorType: oneOf(FactorType),
    stateToken: optional(StateToken),
    rememberThisDevice: optional(Type.Boolean()),
    emailData: Code('EmailVerifyData'),
    totpData: Code('TotpVerifyData'),
  }),
  response: StateMachineResponse,
  refusals: ['VERIFICATION_FAILED', 'FACTOR_NOT_AVAILABLE', 'IDENTITY_BLOCKED', 'TOO_MANY_REQUESTS'],
})

export const operations = [registerV2, loginV2, changePassword, signOn, validateEmail, verify] as const
