import type { Db, Queryable } from '../../db/database.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { findOwner, findUserByEmail, insertSignInLink } from './queries.ts'

const LINK_MINUTES = 60
/** An invitation waits in somebody's mailbox for longer: seven days. */
const INVITATION_MINUTES = 7 * 24 * 60

export interface SignInLink {
  readonly email: string
  /** Works once: for an hour, or an invitation for seven days. */
  readonly signInLink: string
}

/** Programs follow the links of mails: one of these only leads to a button. One that the console shows signs in at once. */
const prefixes = { mailed: 'fgm', shown: 'fgl' } as const
type Way = keyof typeof prefixes

export const isMailed = (token: string): boolean => token.startsWith(`${prefixes.mailed}_`)

/** A link that signs the site's owner in to the admin, for the console. */
export async function signInLink(db: Db, url: string, now: Date): Promise<SignInLink | undefined> {
  const owner = await db.row(findOwner, {})
  return owner && write(db, url, now, owner, 'shown')
}

/** A link for a mail to the staff user with this address, if there is one. */
export async function signInLinkFor(db: Db, url: string, now: Date, email: string): Promise<SignInLink | undefined> {
  const user = await db.row(findUserByEmail, { email })
  return user && write(db, url, now, user, 'mailed')
}

/** The first link of a user who was just invited, for their mail. */
export const invitationLink = (db: Queryable, url: string, now: Date, user: LinkUser): Promise<SignInLink> =>
  write(db, url, now, user, 'mailed', INVITATION_MINUTES)

interface LinkUser {
  readonly id: string
  readonly email: string
}

async function write(
  db: Queryable,
  url: string,
  now: Date,
  user: LinkUser,
  way: Way,
  minutes = LINK_MINUTES,
): Promise<SignInLink> {
  const token = newSecret(prefixes[way])
  await db.run(insertSignInLink, {
    hash: hashSecret(token),
    userId: user.id,
    at: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  })
  return { email: user.email, signInLink: `${url}/admin/sign-in?token=${token}` }
}
