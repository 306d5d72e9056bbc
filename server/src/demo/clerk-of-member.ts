import { token } from '@fairground/contract/identity/oauth.ts'
import type { Clerk } from '../http/clerk.ts'
import type { Seeding } from './seeding.ts'

/** A member who is signed in. Signed in by a visitor's token and the shop's key, as a site does that signs its members in itself. */
export async function memberClerk({ anybody, clerk, apiKey, clientId, now }: Seeding, id: string): Promise<Clerk> {
  const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
  const beside = clerk(`${access_token},${apiKey}`)
  const issued = await beside.call(token, { grant_type: 'authorized_client', member_id: id }, now)
  return clerk(issued.access_token)
}
