import type { Db } from '../../db/database.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { findOwner, findUserByEmail, insertSignInLink } from './queries.ts'

const LINK_MINUTES = 60

export interface SignInLink {
  readonly email: string
  /** Works once, for an hour. */
  readonly signInLink: string
}

/** A link that signs the site's owner in to the admin. */
export async function signInLink(db: Db, url: string, now: Date): Promise<SignInLink | undefined> {
  const owner = await db.row(findOwner, {})
  return owner && write(db, url, now, owner)
}

/** A link for the staff user with this address, if there is one. */
export async function signInLinkFor(db: Db, url: string, now: Date, email: string): Promise<SignInLink | undefined> {
  const user = await db.row(findUserByEmail, { email })
  return user && write(db, url, now, user)
}

async function write(db: Db, url: string, now: Date, user: { id: string; email: string }): Promise<SignInLink> {
  const token = newSecret('fgl')
  await db.run(insertSignInLink, {
    hash: hashSecret(token),
    userId: user.id,
    at: now,
    expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
  })
  return { email: user.email, signInLink: `${url}/admin/sign-in?token=${token}` }
}
