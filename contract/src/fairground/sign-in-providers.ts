import Type from 'typebox'
import { anyone, operation } from '../operation.ts'
import { Guid, list, named } from '../scalars.ts'

/** A provider of OpenID Connect that the server is configured with. */
const SignInProvider = named(
  'SignInProvider',
  Type.Object({
    /** "Continue with …" */
    name: Type.String(),
    /** Given as `idp` to the authorize address it leads to the provider at once; so it stands in `identity.connections`. */
    idpConnectionId: Guid,
    staff: Type.Boolean(),
    members: Type.Boolean(),
  }),
)

export const listSignInProviders = operation({
  module: 'fairground.sign-in-providers',
  name: 'listSignInProviders',
  summary: 'Providers that people may sign in with: empty unless the server is configured with one.',
  method: 'GET',
  path: '/fairground/v1/sign-in-providers',
  who: anyone,
  request: Type.Object({}),
  response: Type.Object({ providers: list(SignInProvider, 1) }),
  refusals: [],
})

export const operations = [listSignInProviders] as const
