import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { type ChallengePurpose, deleteOldChallenges, insertChallenge, takeChallenge } from './queries.ts'

/** As long as a person may look for their key. */
export const LIFE_MS = 5 * 60_000

/** Our own pages and no others: what a browser signs names the page's origin, and the key is bound to its host. */
interface RelyingParty {
  readonly origin: string
  readonly rpId: string
}

export const relyingParty = (publicUrl: string): RelyingParty => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname }
}

/** The library, loaded with the first passkey: a shop may have none. */
export const webAuthn = () => import('@simplewebauthn/server')

export const passkeyRefused = (): ApiError => new ApiError({ code: 'PASSKEY_REFUSED' })

const callerId = ({ caller }: Pick<Ctx, 'caller'>): string => {
  if (caller.kind === 'anonymous') throw passkeyRefused()
  return caller.id
}

export async function writeChallenge(ctx: Ctx, purpose: ChallengePurpose, challenge: string): Promise<string> {
  const id = ctx.newId()
  const expiresAt = new Date(ctx.now.getTime() + LIFE_MS)
  await ctx.db.run(insertChallenge, { id, purpose, callerId: callerId(ctx), challenge, at: ctx.now, expiresAt })
  return id
}

/** Gone with the first answer, right or wrong. */
export async function answeredChallenge(ctx: Ctx, purpose: ChallengePurpose, id: string): Promise<string> {
  const found = await ctx.db.row(takeChallenge, { id, purpose, callerId: callerId(ctx), at: ctx.now })
  if (!found) throw passkeyRefused()
  return found.challenge
}

export const forgetChallenges = (db: Queryable, before: Date): Promise<number> =>
  db.run(deleteOldChallenges, { before })
