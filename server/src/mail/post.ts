import type { Pool, Queryable } from '../db/database.ts'
import type { Mail, Mailer } from './mailer.ts'
import { claimMails, insertMail, markSent } from './queries.ts'

/** A mail whose try failed, or whose process died, is tried again after this. */
const CLAIM_MS = 2 * 60_000
const AT_ONCE = 20

export interface Moment {
  readonly now: Date
  newId(): string
}

/** Writes a mail beside its cause: it exists if the transaction does. `Post.soon` sends it afterwards. */
export const writeMail = (db: Queryable, { to, subject, text, html }: Mail, { now, newId }: Moment): Promise<number> =>
  db.run(insertMail, { id: newId(), to, subject, text, html: html ?? null, at: now })

export interface Post {
  /** No mail server is configured: mails stay where they are written, readable by the site's keys. */
  readonly keeps: boolean
  /** Sends what is written, some time after the caller has gone on. To be called after the commit. */
  soon(siteId: string): void
  /** Sends what is written, now; for the job. */
  send(siteId: string): Promise<void>
}

interface Needs {
  readonly pool: Pool
  /** Undefined: the dev mailbox. */
  readonly mailer: Mailer | undefined
  readonly onFault: (error: unknown) => void
}

export function openPost({ pool, mailer, onFault }: Needs): Post {
  if (!mailer) return { keeps: true, soon: () => {}, send: async () => {} }

  const send = async (siteId: string): Promise<void> => {
    const db = pool.forSite(siteId)
    const at = new Date()
    const staleBefore = new Date(at.getTime() - CLAIM_MS)
    for (;;) {
      const mails = await db.rows(claimMails, { at, staleBefore, limit: AT_ONCE })
      for (const { id, to, subject, text, html } of mails) {
        try {
          await mailer.send({ to, subject, text, ...(html === null ? {} : { html }) })
          await db.run(markSent, { id, at: new Date() })
        } catch (error) {
          onFault(error)
        }
      }
      if (mails.length < AT_ONCE) return
    }
  }
  return { keeps: false, send, soon: (siteId) => void send(siteId).catch(onFault) }
}
