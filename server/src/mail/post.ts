import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { present } from '@fairground/domain/present.ts'
import type { Pool } from '../db/database.ts'
import { ApiError } from '../ground/api-error.ts'
import type { Db, Queryable } from '../ground/database.ts'
import { eachOnItsOwn } from '../ground/each.ts'
import { composeMail, composeMails, needsOf, type TemplatedMail } from './compose.ts'
import type { Mail, Mailer, MailWay, OpenMailer } from './mailer.ts'
import { claimMails, hadMails, insertMail, insertMails, markFailed, markSent } from './queries.ts'
import { htmlOf, type MailDraft } from './render.ts'
import { isForGood, MAX_TRIES, nextTryMs } from './tries.ts'

/** A mail whose process died is tried again after this. */
const CLAIM_MS = 2 * 60_000
const AT_ONCE = 20
/** Mails to one address within an hour, before those that anybody can cause are no longer sent to it. */
const MOST_AN_HOUR = 30

const HOUR_MS = 60 * 60_000

/**
 * Throws TOO_MANY_REQUESTS where a mail that anybody can cause would not be sent to the address any more: for what is worth nothing
 * without its mail.
 */
export async function assertMayMail(db: Queryable, to: string, now: Date): Promise<void> {
  const found = await db.row(hadMails, { to, after: new Date(now.getTime() - HOUR_MS), most: MOST_AN_HOUR })
  if (found?.full) throw new ApiError({ code: 'TOO_MANY_REQUESTS', retryAfter: HOUR_MS / 1000 })
}

export interface Moment {
  readonly now: Date
  newId(): string
}

/** Writes a mail beside its cause: it exists if the transaction does. `Post.soon` sends it afterwards. Says whether it was written. */
export async function writeMail(db: Queryable, mail: TemplatedMail, moment: Moment): Promise<boolean> {
  const composed = await composeMail(db, mail)
  if (!composed.wanted) return false
  await storeMail(db, { ...composed, calendar: mail.calendar, bounded: mail.bounded }, moment)
  return true
}

/** As `writeMail`, outside any transaction and however often: a mail that has its id already is left as it is. */
export const writeMailOnce = (
  db: Queryable,
  mail: TemplatedMail,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> => writeMail(db, mail, { now, newId: () => id })

/** A mail with the id that it has however often it is written. */
export type MailWithId = TemplatedMail & { readonly id: string }

/**
 * As `writeMailOnce` for many mails of one template, in as many statements as for one. Those that cannot be written keep no other back, and
 * what was wrong with them is thrown once all were tried.
 */
export async function writeMailsOnce(db: Db, mails: readonly MailWithId[], now: Date): Promise<void> {
  if (mails.length > 1 && (await couldWriteTogether(db, mails, now))) return
  await eachOnItsOwn(mails, (mail) => writeMailOnce(db, mail, { id: mail.id, now }))
}

/** False where something keeps all of them from being written; it may be one of them, and each by itself says which. */
const couldWriteTogether = (...mails: Parameters<typeof writeTogether>): Promise<boolean> =>
  writeTogether(...mails).then(
    () => true,
    () => false,
  )

async function writeTogether(db: Db, mails: readonly MailWithId[], now: Date): Promise<void> {
  const { template } = mails[0]! // there are several
  const composed = await composeMails(db, template, mails)
  const rows = composed.flatMap(({ to, subject, text, draft, wanted }, i) => {
    const { id, calendar = null, bounded = false } = mails[i]! // one is composed of each
    return wanted ? [{ id, to, subject, text, draft, calendar, bounded }] : []
  })
  if (rows.length === 0) return
  const needs = [...needsOf(template)]
  await db.run(insertMails, { mails: rows, at: now, template, needs, most: MOST_AN_HOUR })
}

export const storeMail = (
  db: Queryable,
  {
    to,
    subject,
    text,
    html,
    draft,
    calendar,
    template,
    needs,
    bounded,
  }: Mail & {
    readonly draft?: MailDraft
    readonly template: string
    readonly needs: readonly string[]
    readonly bounded?: boolean | undefined
  },
  { now, newId }: Moment,
): Promise<number> =>
  db.run(insertMail, {
    id: newId(),
    to,
    subject,
    text,
    html: html ?? null,
    draft: draft ?? null,
    calendar: calendar ?? null,
    at: now,
    template,
    needs: [...needs],
    most: bounded ? MOST_AN_HOUR : null,
  })

interface StoredMail {
  readonly html: string | null
  readonly draft: MailDraft | null
}

export interface Post {
  /** The site has no mail server: mails stay where they are written, readable by the site's keys. */
  stores(siteId: string): boolean
  /** The mailer of the environment, else of the site. Throws where the password of the site does not open. */
  mailerOf(siteId: string): Mailer | undefined
  /** The environment names the mail server of every site. */
  readonly isFixed: boolean
  /** The HTML of a mail that was written: what the mailer sends and the dev mailbox shows. */
  laidOut(mail: StoredMail): Promise<string | null>
  /** Sends what is written, some time after the caller has gone on. To be called after the commit. */
  soon(siteId: string): void
  /** Sends what is written, now; for the job. */
  send(siteId: string): Promise<void>
}

interface Needs {
  readonly pool: Pool
  /** Address of the shop, where the pictures of mails are. */
  readonly publicUrl: string
  /** Mailer of the environment; undefined: each site has its own, or the dev mailbox. */
  readonly mailer: Mailer | undefined
  /** Way to the server of a site; undefined where it has none. */
  readonly wayOf: (siteId: string) => MailWay | undefined
  readonly hasServer: (siteId: string) => boolean
  readonly openMailer: OpenMailer
  readonly onFault: (error: unknown) => void
}

export function openPost({ pool, publicUrl, mailer: fixed, wayOf, hasServer, openMailer, onFault }: Needs): Post {
  const laidOut = async ({ html, draft }: StoredMail): Promise<string | null> =>
    html ?? (draft && (await htmlOf(draft, publicUrl)))
  const mailerOf = (siteId: string): Mailer | undefined => {
    if (fixed) return fixed
    const way = wayOf(siteId)
    return way && openMailer(way)
  }

  const send = async (siteId: string): Promise<void> => {
    const mailer = mailerOf(siteId)
    if (!mailer) return
    const db = pool.forSite(siteId)
    for (;;) {
      const at = new Date()
      const mails = await db.rows(claimMails, { at, freeAt: new Date(at.getTime() + CLAIM_MS), limit: AT_ONCE })
      for (const mail of mails) {
        const { id, to, subject, text, calendar, tries } = mail
        try {
          const html = await laidOut(mail)
          await mailer.send({
            id,
            to,
            subject,
            text,
            ...present({ html: html ?? undefined }),
            calendar: calendar ?? undefined,
          })
          await db.run(markSent, { id, at: new Date() })
        } catch (error) {
          const over = isForGood(error) || tries >= MAX_TRIES
          const nextTryAt = new Date(Date.now() + nextTryMs(tries))
          await db.run(markFailed, { id, at: new Date(), nextTryAt, over, fault: cutText(String(error), 500) })
          onFault(error)
        }
      }
      if (mails.length < AT_ONCE) return
    }
  }
  const stores = (siteId: string): boolean => !fixed && !hasServer(siteId)
  return {
    stores,
    mailerOf,
    isFixed: fixed !== undefined,
    laidOut,
    send,
    soon: (siteId) => void send(siteId).catch(onFault),
  }
}
