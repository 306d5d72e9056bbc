import { formatList } from '@fairground/domain/formatting/plural.ts'
import type { Queryable } from '../../ground/database.ts'
import { escaped, hidden } from '../../ground/html/page.ts'
import { memberById } from '../accounts/find-member.ts'
import { findOwned } from './queries.ts'

export interface Somebody {
  readonly role: 'visitor' | 'member'
  readonly id: string
}

export const ENTER_PATH = '/_flow/enter'

/** A page that asks before a browser goes on as somebody else. */
export interface Question {
  readonly title: string
  readonly body: string
}

/**
 * Question to answer before `present`, the session of the browser, gives way to that of the link; undefined where nothing is lost and nobody
 * is handed over: a visitor into a browser without a session, or with one of a visitor who has nothing there.
 */
export async function questionBefore(
  db: Queryable,
  coming: Somebody,
  present: Somebody | undefined,
  at: Date,
): Promise<Omit<QuestionFields, 'token' | 'to'> | undefined> {
  const own = present?.role === 'visitor' ? await ownedBy(db, present.id, at) : []
  if (coming.role === 'visitor' && present?.role !== 'member' && own.length === 0) return undefined
  const as = coming.role === 'member' ? await nameOf(db, coming.id) : undefined
  if (present?.role === 'member') return { as, now: `You are signed in as ${await nameOf(db, present.id)}.` }
  return { as, now: own.length > 0 ? `This browser has ${formatList(own, 'en-GB')} of its own here.` : '' }
}

/** Names in words the things that a visitor would lose with their session. */
async function ownedBy(db: Queryable, ownerId: string, at: Date): Promise<string[]> {
  const { cart, saved, held, unpaid } = (await db.row(findOwned, { ownerId, at }))! // one row whatever there is
  return [
    ...(cart ? ['a cart'] : []),
    ...(saved ? ['saved items'] : []),
    ...(held ? ['held tickets'] : []),
    ...(unpaid ? ['an unpaid order'] : []),
  ]
}

interface QuestionFields {
  /** The member whom the link carries; undefined for a visitor. */
  readonly as: string | undefined
  /** Names the present session in a sentence; empty for none. */
  readonly now: string
  readonly token: string
  /** Path to go on at. */
  readonly to: string
}

/** A form for either answer, without scripts. */
export function questionPage({ as, now, token, to }: QuestionFields): Question {
  const title = as === undefined ? 'Continue as a guest?' : `Continue as ${as}?`
  const why =
    as === undefined
      ? 'The link leads to what a guest chose on another page of this shop.'
      : 'The link signs you in to this account. Do so only if it is yours.'
  return {
    title,
    body: `${now ? `<p>${escaped(now)}</p>` : ''}<p>${why}</p>
      <form method="post" action="${ENTER_PATH}">${hidden({ flow: token, to })}
        <button name="as" value="link">Continue${as === undefined ? ' as a guest' : ` as ${escaped(as)}`}</button>
        <button name="as" value="browser">${now ? 'No, stay as I am' : 'Go on without signing in'}</button></form>`,
  }
}

/** True when the member whom a link carries may still sign in; a visitor always may go on. */
export async function mayCome(db: Queryable, { role, id }: Somebody): Promise<boolean> {
  return role === 'visitor' || (await memberById(db, id))?.status === 'ACTIVE'
}

async function nameOf(db: Queryable, id: string): Promise<string> {
  const member = await memberById(db, id)
  return member?.loginEmail ?? member?.nickname ?? 'a member'
}
