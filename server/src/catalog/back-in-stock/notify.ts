import type { Db, Tx } from '../../ground/database.ts'
import type { Site } from '../../ground/site.ts'
import { writeMail } from '../../mail/post.ts'
import { happen } from '../../outbox/happenings.ts'
import type { CatalogReference } from '../../sales/sellables/sellable.ts'
import { type Lookup, offered } from './availability.ts'
import { lockDue, makeDue, markSeenOut, moveRequests, type RequestRow, waitedFor } from './queries.ts'

export interface Notifying extends Lookup {
  /** Address of the storefront, without a slash at its end. */
  readonly publicUrl: string
}

export interface At {
  readonly site: Site
  readonly now: Date
  newId(): string
}

/** References that are looked at in one go. */
const AT_ONCE = 500
const MAILS_AT_ONCE = 50

/** Domain events of requests; the payload names no address. */
export const announce = (
  tx: Tx,
  requests: readonly Pick<RequestRow, 'id' | 'status' | 'reference'>[],
  slug: 'created' | 'updated' | 'deleted',
  at: Pick<At, 'now' | 'newId'>,
): Promise<void> =>
  happen(
    tx,
    requests.map(({ id, status, reference }) => ({
      entity: 'back_in_stock_notification_request',
      entityId: id,
      slug,
      payload: { status, catalogReference: reference },
    })),
    at,
  )

/**
 * Looks at what is waited for, of these items or of all: what is out is remembered to be; who waited for what was out and is there
 * is notified. Safe to repeat, and in two processes at once.
 */
export async function notifyWaiting(
  db: Db,
  at: At,
  using: Notifying,
  catalogItemIds?: readonly string[],
): Promise<void> {
  const which = { catalogItemIds: [...(catalogItemIds ?? [])], all: catalogItemIds === undefined, limit: AT_ONCE }
  for (let after: CatalogReference | null = null; ; ) {
    const waited: { reference: CatalogReference }[] = await db.rows(waitedFor, { ...which, after })
    const references = waited.map(({ reference }) => reference)
    await lookAt(db, at, using, references)
    const last = references.at(-1)
    if (!last || references.length < AT_ONCE) break
    after = last
  }
  await notifyDue(db, at, using)
}

async function lookAt(db: Db, at: At, using: Notifying, references: readonly CatalogReference[]): Promise<void> {
  const found = await offered(db, at, using, references)
  const [there, out] = [true, false].map((obtainable) =>
    references.filter((_, i) => (found[i]?.obtainable ?? false) === obtainable).map((one) => JSON.stringify(one)),
  ) as [string[], string[]]
  if (out.length > 0) await db.run(markSeenOut, { references: out })
  if (there.length > 0) await db.rows(makeDue, { references: there, at: at.now })
}

/** Writes the mails that are due, a few in each transaction, until none is left; returns how many were written. */
export async function notifyDue(db: Db, at: At, using: Notifying): Promise<number> {
  let notified = 0
  for (;;) {
    const done = await db.inTx((tx) => notifySome(tx, at, using))
    notified += done
    if (done < MAILS_AT_ONCE) return notified
  }
}

async function notifySome(tx: Tx, at: At, using: Notifying): Promise<number> {
  const due = await tx.rows(lockDue, { limit: MAILS_AT_ONCE })
  if (due.length === 0) return 0
  const found = await offered(
    tx,
    at,
    using,
    due.map(({ reference }) => reference),
  )
  // An item that is in no catalogue any more needs no mail.
  const gone = due.filter((_, i) => !found[i])
  const sent = due.filter((_, i) => found[i])
  for (const [i, { email, item, language }] of due.entries()) {
    const offer = found[i]
    if (!offer) continue
    const values = { product: offer.name || item.name, link: using.publicUrl + offer.path }
    await writeMail(tx, { to: email, template: 'backInStock', values, pageLanguage: language }, at)
  }
  const move = (requests: readonly RequestRow[], to: 'NOTIFICATION_SENT' | 'FAILED') =>
    tx.rows(moveRequests, {
      ids: requests.map(({ id }) => id),
      from: ['PROCESSING'],
      to,
      autoNotified: to === 'NOTIFICATION_SENT',
      at: at.now,
    })
  await announce(tx, [...(await move(sent, 'NOTIFICATION_SENT')), ...(await move(gone, 'FAILED'))], 'updated', at)
  return due.length
}
