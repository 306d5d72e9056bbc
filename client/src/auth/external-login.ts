import { call } from '../call.ts'
import { contextOf } from '../context.ts'
import type { SignOnRequest, SignOnResponse } from '../generated/identity.authentication.ts'
import { transport } from '../transport.ts'
import { grantTokens } from './grant.ts'
import { tokenAuth } from './token.ts'
import type { Tokens } from './tokens.ts'
import { visitorAuthOf } from './visitor-auth-of.ts'

/** For servers that sign people in themselves: an API key vouches for the member. Never in a page. */

const signOn = call('POST', '/_api/iam/authentication/v2/sign-on')

/** Makes the caller of `client` the member with this id. */
export async function getMemberTokensForExternalLogin(
  client: object,
  memberId: string,
  apiKey: string,
): Promise<Tokens> {
  return grantMember(client, await vouched(client, apiKey), { member_id: memberId })
}

/**
 * Makes the caller of `client` the member with this address, who becomes one if need be. The tokens belong to a session, so
 * that redirect sessions lead to the shop's pages signed in.
 */
export async function getMemberTokensForExternalLoginWithSession(
  client: object,
  email: string,
  apiKey: string,
  options: Omit<SignOnRequest, 'loginId'> = {},
): Promise<Tokens> {
  const { connection, options: rest } = contextOf(client)
  const authorization = await vouched(client, apiKey)
  const send = transport(connection, { ...rest, auth: tokenAuth(() => authorization) })
  const { sessionToken, identity } = (await send(signOn, { ...options, loginId: { email } })) as SignOnResponse
  return grantMember(client, authorization, { member_id: identity.id ?? '', session_token: sessionToken })
}

/** The caller's token and the key, as the server wants them. */
async function vouched(client: object, apiKey: string): Promise<string> {
  const context = contextOf(client)
  const { authorization } = await visitorAuthOf(context).headers(context.connection)
  return `${authorization},${apiKey}`
}

async function grantMember(client: object, authorization: string, member: Readonly<Record<string, string>>) {
  const context = contextOf(client)
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', ...member }
  const tokens = await grantTokens(context.connection, grant, { value: '', role: 'member' }, { authorization })
  visitorAuthOf(context).setTokens(tokens)
  return tokens
}
