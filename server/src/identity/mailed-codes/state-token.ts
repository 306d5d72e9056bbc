import { randomInt } from 'node:crypto'
import { ApiError } from '../../ground/api-error.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { type Moment, writeMail } from '../../mail/post.ts'
import type { Member } from '../accounts/member.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import {
  type CodePurpose,
  deleteOldStateTokens,
  findStateToken,
  insertStateToken,
  renewStateToken,
  tryStateToken,
  useSecondStepToken,
  useStateToken,
} from './queries.ts'
import { verificationMail } from './verification-mail.ts'

/** A code and its token are good for 15 minutes and five tries. */
const LIFE_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
const CODES_PER_HOUR = 5

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
/** Six digits alone would be guessed from their hash; the token makes it 256 bits. */
const codeHash = (token: string, code: string): string => hashSecret(`${token} ${code}`)

/** Codes are mailed at somebody's cost, and each is five more guesses: few per member and hour. */
export async function countCode(db: Queryable, now: Date, memberId: string, rateLimitFactor: number): Promise<void> {
  const mailed = await countAttempt(db, `verification ${memberId}`, windowOf(now, HOUR_MS))
  if (mailed > CODES_PER_HOUR * rateLimitFactor) throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
}

type Addressee = Pick<Member, 'id' | 'loginEmail'>

/** A sign-in that waits for its code; the code is in the mail. */
export const writeStateToken = (
  tx: Tx,
  ctx: Moment,
  member: Addressee,
  { visitorId, rateLimitFactor }: { visitorId: string | null; rateLimitFactor: number },
): Promise<string> => write(tx, ctx, member, { visitorId, purpose: 'ADDRESS', mailed: true, rateLimitFactor })

/** A sign-in that waits for its second step. Its code is mailed at once, or when somebody asks for it. */
export const writeSecondStepToken = (
  tx: Tx,
  ctx: Moment,
  member: Addressee,
  { visitorId, mail }: { visitorId: string | null; mail: Mailing },
): Promise<string> => write(tx, ctx, member, { visitorId, purpose: 'SECOND_STEP', ...mail })

interface Mailing {
  readonly mailed: boolean
  readonly rateLimitFactor: number
}

async function write(
  tx: Tx,
  ctx: Moment,
  member: Addressee,
  { visitorId, purpose, mailed, rateLimitFactor }: Mailing & { visitorId: string | null; purpose: CodePurpose },
): Promise<string> {
  if (mailed) await countCode(tx, ctx.now, member.id, rateLimitFactor)
  const [token, code] = [newSecret('fgv'), newCode()]
  await tx.run(insertStateToken, {
    hash: hashSecret(token),
    memberId: member.id,
    visitorId,
    purpose,
    codeHash: mailed ? codeHash(token, code) : null,
    at: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + LIFE_MS),
  })
  if (mailed) await writeMail(tx, verificationMail(member.loginEmail ?? '', code), ctx)
  return token
}

/** Outside any transaction: a wrong try must count even though the request fails. */
export async function checkCode(
  db: Queryable,
  now: Date,
  token: string,
  code: string,
): Promise<{ memberId: string; visitorId: string | null; use(tx: Tx): Promise<void> }> {
  const hash = hashSecret(token)
  const given = codeHash(token, code)
  const found = await db.row(tryStateToken, { hash, purpose: 'ADDRESS', at: now })
  // Hashes of 256 bits are compared; their timing reveals nothing of the code.
  if (!found || found.codeHash !== given) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  return {
    memberId: found.memberId,
    visitorId: found.visitorId,
    async use(tx) {
      const used = await tx.run(useStateToken, { hash, codeHash: given, at: now })
      if (used === 0) throw new ApiError({ code: 'VERIFICATION_FAILED' })
    },
  }
}

/** Counts the try, outside any transaction. Which codes are right for it is the factors' business. */
export async function trySecondStepToken(
  db: Queryable,
  now: Date,
  token: string,
): Promise<{ memberId: string; visitorId: string | null; codeHash: string | null }> {
  const found = await db.row(tryStateToken, { hash: hashSecret(token), purpose: 'SECOND_STEP', at: now })
  if (!found) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  return found
}

/** True when it is the code that was mailed for this token. */
export const isCodeOf = (token: string, code: string, hash: string): boolean => codeHash(token, code) === hash

/** False when the token was used meanwhile. */
export const takeSecondStepToken = async (tx: Tx, now: Date, token: string): Promise<boolean> =>
  (await tx.run(useSecondStepToken, { hash: hashSecret(token), at: now })) > 0

/** Purpose of a token that still waits, and its owner. */
export async function waitingFor(
  db: Queryable,
  now: Date,
  token: string,
): Promise<{ memberId: string; purpose: CodePurpose }> {
  const found = await db.row(findStateToken, { hash: hashSecret(token), at: now })
  if (!found) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  return found
}

/** Another code; whose token it is. */
export async function renewCode(db: Queryable, now: Date, token: string): Promise<{ memberId: string; code: string }> {
  const code = newCode()
  const found = await db.row(renewStateToken, {
    hash: hashSecret(token),
    codeHash: codeHash(token, code),
    at: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  })
  if (!found) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  return { memberId: found.memberId, code }
}

export const forgetStateTokens = (db: Queryable, before: Date): Promise<number> =>
  db.run(deleteOldStateTokens, { before })
