// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListSignInProvidersRefusal = never

export type ListSignInProvidersRequest = Record<never, never>

export interface ListSignInProvidersResponse {
  providers: SignInProvider[]
}

export interface SignInProvider {
  name: string
  idpConnectionId: string
  staff: boolean
  members: boolean
}

/** Module `fairground.sign-in-providers`. */
export const signInProviders = {
  /** Providers that people may sign in with: empty unless the server is configured with one. */
  listSignInProviders: call<ListSignInProvidersRequest, ListSignInProvidersResponse, ListSignInProvidersRefusal>('GET', '/fairground/v1/sign-in-providers'),
}
