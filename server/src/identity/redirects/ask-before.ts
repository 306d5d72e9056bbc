import { formatList } from '@fairground/domain/formatting/plural.ts'
import type { Queryable } from '../../ground/database.ts'
import { escaped, hidden } from '../../ground/html/page.ts'
import { type ServerTexts, textsIn } from '../../ground/texts/catalogues.ts'
import { memberById } from '../accounts/find-member.ts'
import { findOwned } from './queries.ts'

export interface Somebody {
  readonly role: 'visitor' | 'member'
  readonly id: string
}

export const ENTER_PATH = '/_flow/enter'

/** A page that asks before a browser goes on as somebody else. */
export interface Question {
  readonly locale: string
  readonly title: string
  readonly body: string
}

/**
 * Question to answer before `present`, the session of the browser, gives way to that of the link; undefined where nothing is lost and nobody
 * is handed over: a visitor into a browser without a session, or with one of a visitor who has nothing there.
 */
export async function questionBefore(
  db: Queryable,
  { coming, present }: { readonly coming: Somebody; readonly present: Somebody | undefined },
  { at, locale }: { readonly at: Date; readonly locale: string },
): Promise<Omit<QuestionFields, 'token' | 'to'> | undefined> {
  const t = textsIn(locale)
  const own = present?.role === 'visitor' ? await ownedBy(db, present.id, { at, t }) : []
  if (coming.role === 'visitor' && present?.role !== 'member' && own.length === 0) return undefined
  const as = coming.role === 'member' ? await nameOf(db, coming.id, t) : undefined
  if (present?.role === 'member') return { as, now: t('pages.signedInAs', { name: await nameOf(db, present.id, t) }) }
  return { as, now: own.length > 0 ? t('pages.hasOfItsOwn', { things: formatList(own, locale) }) : '' }
}

/** Names in words the things that a visitor would lose with their session. */
async function ownedBy(
  db: Queryable,
  ownerId: string,
  { at, t }: { readonly at: Date; readonly t: ServerTexts },
): Promise<string[]> {
  const { cart, saved, held, unpaid } = (await db.row(findOwned, { ownerId, at }))! // one row whatever there is
  return [
    ...(cart ? [t('pages.aCart')] : []),
    ...(saved ? [t('pages.savedItems')] : []),
    ...(held ? [t('pages.heldTickets')] : []),
    ...(unpaid ? [t('pages.unpaidOrder')] : []),
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
export function questionPage({ as, now, token, to }: QuestionFields, locale: string): Question {
  const t = textsIn(locale)
  const why = as === undefined ? t('pages.guestsLink') : t('pages.membersLink')
  const goOn = as === undefined ? t('pages.goOnAsGuest') : t('pages.goOnAs', { name: as })
  const stay = now ? t('pages.stayAsIAm') : t('pages.withoutSigningIn')
  return {
    locale,
    title: as === undefined ? t('pages.continueAsGuest') : t('pages.continueAs', { name: as }),
    body: `${now ? `<p>${escaped(now)}</p>` : ''}<p>${escaped(why)}</p>
      <form method="post" action="${ENTER_PATH}">${hidden({ flow: token, to })}
        <button name="as" value="link">${escaped(goOn)}</button>
        <button name="as" value="browser">${escaped(stay)}</button></form>`,
  }
}

/** True when the member whom a link carries may still sign in; a visitor always may go on. */
export async function mayCome(db: Queryable, { role, id }: Somebody): Promise<boolean> {
  return role === 'visitor' || (await memberById(db, id))?.status === 'ACTIVE'
}

async function nameOf(db: Queryable, id: string, t: ServerTexts): Promise<string> {
  const member = await memberById(db, id)
  return member?.loginEmail ?? member?.nickname ?? t('pages.aMember')
}
