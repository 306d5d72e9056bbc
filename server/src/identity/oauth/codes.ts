import { createHash } from 'node:crypto'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import type { Follow } from '../accounts/follow-visitor.ts'
import type { AccessTokens } from '../tokens/access-tokens.ts'
import { endSession } from '../tokens/end-sessions.ts'
import { beginSession, type IssuedTokens } from '../tokens/issue-tokens.ts'
import { deleteOldCodes, findUsedCode, insertCode, useCode } from './queries.ts'

/** See `docs/algorithms/tokens.md`. */
const LIFE_MS = 60_000
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/

interface Grant {
  readonly clientId: string
  readonly redirectUri: string | null
  readonly challenge: string
  readonly memberId: string
  readonly visitorId: string | null
}

export async function writeCode(db: Queryable, ctx: Pick<Ctx, 'now' | 'newId'>, grant: Grant): Promise<string> {
  const code = newSecret('fgc')
  const expiresAt = new Date(ctx.now.getTime() + LIFE_MS)
  await db.run(insertCode, { ...grant, hash: hashSecret(code), family: ctx.newId(), at: ctx.now, expiresAt })
  return code
}

interface CodeRequest {
  readonly clientId?: string
  readonly code?: string
  readonly codeVerifier?: string
  readonly redirectUri?: string
}

/** S256 alone: a challenge that was sent `plain` never became a code. */
const answersChallenge = (verifier: string | undefined, challenge: string): boolean =>
  verifier !== undefined &&
  VERIFIER.test(verifier) &&
  createHash('sha256').update(verifier).digest('base64url') === challenge

/**
 * Tokens for a code: once, for the app, the address and the verifier that it was made for. The second use of a code ends the
 * session that the first began, since one of the two was not the member.
 */
export async function exchangeCode(
  tokens: AccessTokens,
  follow: Follow,
  ctx: Ctx,
  { clientId, code = '', codeVerifier, redirectUri }: CodeRequest,
): Promise<IssuedTokens> {
  const hash = hashSecret(code)
  const invalid = new ApiError({ code: 'INVALID_GRANT' })
  const issued = await ctx.db.inTx(async (tx) => {
    const found = await tx.row(useCode, { hash, at: ctx.now })
    if (!found) {
      const used = await tx.row(findUsedCode, { hash })
      if (used) await endSession(tx, used.family, ctx)
      return undefined
    }
    const bound =
      found.clientId === clientId &&
      found.redirectUri === (redirectUri ?? null) &&
      answersChallenge(codeVerifier, found.challenge) &&
      found.status === 'ACTIVE'
    if (!bound) return undefined
    const { memberId, visitorId, family } = found
    // Items put into the cart between the sign-in and now.
    if (visitorId !== null) await follow(tx, { visitorId }, { memberId }, ctx.now)
    return beginSession(tokens, tx, ctx, {
      clientId: found.clientId,
      role: 'member',
      subjectId: memberId,
      visitorId,
      family,
    })
  })
  if (!issued) throw invalid
  return issued
}

export const forgetOldCodes = (db: Queryable, before: Date): Promise<number> => db.run(deleteOldCodes, { before })
