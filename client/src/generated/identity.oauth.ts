// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export interface JsonWebKey {
  kty: string
  crv: string
  x: string
  kid: string
  alg: string
  use: string
}

export type JwksRefusal = never

export type JwksRequest = Record<never, never>

export interface JwksResponse {
  keys: JsonWebKey[]
}

export type UserInfoRefusal = never

export type UserInfoRequest = Record<never, never>

export interface UserInfoResponse {
  sub: string
  givenName?: string
  familyName?: string
  name?: string
  email?: string
  emailVerified?: boolean
  picture?: string
  language?: string
}

/** Module `identity.oauth`. */
export const oauth = {
  /** The public keys that access tokens are signed with, as a JSON Web Key Set: every recipient of a token can check it. */
  jwks: call<JwksRequest, JwksResponse, JwksRefusal>('GET', '/oauth2/jwks'),
  /** The caller’s account. Fields that only people have are absent for visitors and keys. */
  userInfo: call<UserInfoRequest, UserInfoResponse, UserInfoRefusal>('GET', '/oauth2/user-info'),
}
