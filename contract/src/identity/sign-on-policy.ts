import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, named, optional, Revision, Timestamp } from '../scalars.ts'

const module = 'identity.sign-on-policy'
const at = {
  path: '/v1/sign-on-policies',
  publicPath: '/iam/signon/v1/sign-on-policies',
  sitePath: '/iam/signon/v1/sign-on-policies',
  aliases: ['/sign-on-policy-service/v1/sign-on-policies'],
}

const SignOnPolicy = named(
  'SignOnPolicy',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    requireOwnerApproval: Type.Boolean(),
    requireEmailVerification: Type.Boolean(),
  }),
)

export const getSignOnPolicy = operation({
  module,
  name: 'getSignOnPolicy',
  summary: 'Policy for registrations: the requirements before one is a membership.',
  method: 'GET',
  ...at,
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Type.Object({ signOnPolicy: SignOnPolicy }),
  refusals: [],
})

export const updateSignOnPolicy = operation({
  module,
  name: 'updateSignOnPolicy',
  summary: 'Changes what registrations need from now on; what is absent stays.',
  method: 'PATCH',
  ...at,
  who: admin('settings.write'),
  request: Type.Object({
    signOnPolicy: named(
      'SignOnPolicyChange',
      Type.Object({
        requireOwnerApproval: optional(Type.Boolean()),
        requireEmailVerification: optional(Type.Boolean()),
      }),
    ),
  }),
  response: Type.Object({ signOnPolicy: SignOnPolicy }),
  refusals: [],
})

export const operations = [getSignOnPolicy, updateSignOnPolicy] as const
