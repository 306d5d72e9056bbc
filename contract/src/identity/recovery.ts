import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { admin, anyone, operation } from '../operation.ts'
import { Empty, Guid, named, optional, text } from '../scalars.ts'
import { EmailAddress, Password, StateMachineResponse } from './identity.ts'

const module = 'identity.recovery'
const at = addresses({ api: '/_api/iam/recovery', site: '/_iam/recovery', aliases: ['/iam/recovery'] })

const Redirect = named('Redirect', Type.Object({ url: optional(text(1000)), clientId: optional(Guid) }))

export const sendRecoveryEmail = operation({
  module,
  name: 'sendRecoveryEmail',
  summary:
    'Mails a link for choosing another password, if a member has the address. The answer is the same if nobody has.',
  method: 'POST',
  ...at('/v1/send-email'),
  who: anyone,
  request: Type.Object({ email: EmailAddress, language: optional(text(20)), redirect: optional(Redirect) }),
  response: Empty,
  refusals: ['REDIRECT_NOT_REGISTERED', 'TOO_MANY_REQUESTS'],
})

export const sendActivationEmail = operation({
  module,
  name: 'sendActivationEmail',
  summary: 'Mails a member a link for choosing their first password.',
  method: 'POST',
  ...at('/v1/activation-email'),
  who: admin('members.write'),
  request: Type.Object({
    identityId: Guid,
    emailOptions: optional(
      named('EmailOptions', Type.Object({ language: optional(text(20)), redirect: optional(Redirect) })),
    ),
  }),
  response: Empty,
  refusals: ['MEMBER_NOT_FOUND', 'REDIRECT_NOT_REGISTERED'],
})

export const recover = operation({
  module,
  name: 'recover',
  summary: 'Sets another password by the token of a recovery mail. Every session of the member ends.',
  method: 'POST',
  ...at('/v1/recover'),
  who: anyone,
  request: Type.Object({ recoveryToken: text(1000, { minLength: 1 }), password: optional(Password) }),
  response: StateMachineResponse,
  refusals: ['INVALID_RECOVERY_TOKEN', 'IDENTITY_BLOCKED'],
})

export const operations = [sendRecoveryEmail, sendActivationEmail, recover] as const
