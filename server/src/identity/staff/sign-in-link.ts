import type { Db, Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { composeMail, type TemplatedMail } from '../../mail/compose.ts'
import type { Moment } from '../../mail/post.ts'
import { findOwner, insertSignInLink, mailSignInLink } from './queries.ts'

const LINK_MINUTES = 60
/** So long a link that was mailed and not used is not mailed again: strangers may ask for it, too. */
const AGAIN_MINUTES = 5
/** An invitation waits in somebody's mailbox for longer: seven days. */
const INVITATION_MINUTES = 7 * 24 * 60

interface SignInLink {
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
  return owner && write(db, url, now, { user: owner, way: 'shown' })
}

/** A link is mailed to the staff user with this address, if there is one and they have none that is as good. */
export async function mailLinkTo(db: Queryable, url: string, { now, newId }: Moment, email: string): Promise<void> {
  const token = newSecret(prefixes.mailed)
  const { subject, text, draft, needs } = await composeMail(db, signInLinkMail(email, addressOf(url, token)))
  await db.run(mailSignInLink, {
    email,
    hash: hashSecret(token),
    at: now,
    expiresAt: afterMinutes(now, LINK_MINUTES),
    since: afterMinutes(now, -AGAIN_MINUTES),
    mailId: newId(),
    subject,
    text,
    draft,
    needs: [...needs],
  })
}

/** The first link of a user who was just invited, for their mail. */
export const invitationLink = (db: Queryable, url: string, now: Date, user: LinkUser): Promise<SignInLink> =>
  write(db, url, now, { user, way: 'mailed', minutes: INVITATION_MINUTES })

interface LinkUser {
  readonly id: string
  readonly email: string
}

async function write(
  db: Queryable,
  url: string,
  now: Date,
  { user, way, minutes = LINK_MINUTES }: { user: LinkUser; way: Way; minutes?: number },
): Promise<SignInLink> {
  const token = newSecret(prefixes[way])
  await db.run(insertSignInLink, {
    hash: hashSecret(token),
    userId: user.id,
    at: now,
    expiresAt: afterMinutes(now, minutes),
  })
  return { email: user.email, signInLink: addressOf(url, token) }
}

const addressOf = (url: string, token: string): string => `${url}/admin/sign-in?token=${token}`
const afterMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

const signInLinkMail = (to: string, link: string): TemplatedMail => ({
  to,
  template: 'signInLink',
  values: { link },
})
