import { ApiError } from '../../ground/api-error.ts'
import type { Queryable } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { hashSecret } from '../../ground/secrets.ts'
import type { TemplatedMail } from '../../mail/compose.ts'
import { writeMail } from '../../mail/post.ts'
import { addressOfSubject, claimNotice, countGuess, deleteOldGuesses, forgetGuesses, readGuesses } from './queries.ts'

/** Failures that are counted together: `free` of them cost nothing, each further one doubles the wait from 1 s to 15 minutes. */
export interface Guesses {
  readonly key: string
  readonly free: number
  /** One failure is forgotten in so many seconds. */
  readonly forgetSeconds: number
}

/** Guesses at one account; no setting changes the bound. At most 96 a day are judged. */
export const ofAccount = (key: string): Guesses => ({ key, free: 10, forgetSeconds: 60 * 60 })

/** Guesses at the password of a login address, whether a member has it or not. */
export const ofPassword = (email: string): Guesses => ofAccount(`login ${hashSecret(email.toLowerCase())}`)

/** Guesses from one network, over all accounts. `factor` is RATE_LIMIT_FACTOR. */
export const ofNetwork = (address: string, factor: number): Guesses => ({
  key: `login from ${address}`,
  free: Math.max(1, Math.floor(100 * factor)),
  forgetSeconds: 60,
})

/** True when so many failures came before that the next guess costs more. Throws TOO_MANY_REQUESTS while it has to wait. */
export async function isMany(db: Queryable, at: Date, { key, free, forgetSeconds }: Guesses): Promise<boolean> {
  const known = await db.row(readGuesses, { key, at, forgetSeconds })
  if (!known) return false
  if (known.closedUntil !== null && known.closedUntil > at) throw tooMany(known.closedUntil, at)
  return Math.ceil(known.level) >= free
}

/**
 * Counts a guess before it is judged, outside any transaction; a right one is forgotten. The number of those that count beyond the
 * free ones, this one among them. Throws TOO_MANY_REQUESTS while it has to wait.
 */
export async function count(db: Queryable, at: Date, guesses: Guesses): Promise<number> {
  const { key, free, forgetSeconds } = guesses
  const row = await db.row(countGuess, { key, at, forgetSeconds, free })
  if (row) return Math.max(0, Math.ceil(row.level) - free)
  const known = await db.row(readGuesses, { key, at, forgetSeconds })
  throw tooMany(known?.closedUntil ?? at, at)
}

/** After a right one: of an account all that failed before it, of a network this one alone. */
export const forgetAll = (db: Queryable, { key, free }: Guesses): Promise<number> =>
  db.run(forgetGuesses, { key, n: free + 11 })
export const forgetOne = (db: Queryable, { key }: Guesses): Promise<number> => db.run(forgetGuesses, { key, n: 1 })

/** Notifies a member or staff user, once a day, that somebody guesses at what they sign in with. */
export async function notifyOfGuesses(db: Queryable, now: Date, subjectId: string): Promise<void> {
  if ((await db.run(claimNotice, { key: `notice ${subjectId}`, at: now })) === 0) return
  const subject = await db.row(addressOfSubject, { id: subjectId })
  if (subject) await writeMail(db, manyGuessesMail(subject.email, now), { now, newId: () => newId(new Date()) })
}

const tooMany = (closedUntil: Date, at: Date): ApiError =>
  new ApiError({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: Math.max(1, Math.ceil((closedUntil.getTime() - at.getTime()) / 1000)),
  })

/** Somebody guesses at what a member or staff user signs in with. */
const manyGuessesMail = (to: string, when: Date): TemplatedMail => ({
  to,
  template: 'manyGuesses',
  values: { when },
})

export const forgetOldGuesses = (db: Queryable, before: Date): Promise<number> => db.run(deleteOldGuesses, { before })
