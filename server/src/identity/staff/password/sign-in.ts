import type { Db, Queryable, Tx } from '../../../ground/database.ts'
import { hashSecret } from '../../../ground/secrets.ts'
import { count, forgetAll, forgetOne, notifyOfGuesses, ofAccount, ofNetwork } from '../../guesses/guesses.ts'
import { isPassword } from '../../passwords/passwords.ts'
import { findOwnerPassword, findStaffPassword, lockStaffPassword } from './queries.ts'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly at: Date
  /** Address of the network that it comes from. */
  readonly address: string
  readonly rateLimitFactor: number
}

/** A staff user, and the hash of the password that they gave. */
export interface Proven {
  readonly id: string
  readonly hash: string
}

/** Guesses at the password of a staff address, whether somebody has it or not. */
const ofStaffPassword = (email: string) => ofAccount(`staff login ${hashSecret(email)}`)

/**
 * The staff user whose password it is. An unknown address, a user without a password and a wrong one are undefined after the same work;
 * throws TOO_MANY_REQUESTS while guesses have to wait.
 */
export async function staffByPassword(
  db: Db,
  { email: typed, password, at, address, rateLimitFactor }: Attempt,
): Promise<Proven | undefined> {
  const email = typed.toLowerCase()
  const account = ofStaffPassword(email)
  const network = ofNetwork(address, rateLimitFactor)
  await count(db, at, network)
  const beyond = await count(db, at, account)
  const found = await db.row(findStaffPassword, { email })
  const right = await isPassword(found?.hash ?? undefined, password)
  if (!found || !right) {
    if (beyond > 0 && found) await notifyOfGuesses(db, at, found.id)
    return undefined
  }
  await forgetAll(db, account)
  await forgetOne(db, network)
  return { id: found.id, hash: found.hash ?? '' }
}

/** False where the password was changed since it was found right. */
export const isStillPassword = async (tx: Tx, { id: userId, hash }: Proven): Promise<boolean> =>
  (await tx.row(lockStaffPassword, { userId, hash })) !== undefined

/** An owner can sign in without a mail. */
export const ownerHasPassword = async (db: Queryable): Promise<boolean> =>
  (await db.row(findOwnerPassword, {}))?.found === true
