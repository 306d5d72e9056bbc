import { isDeepStrictEqual } from 'node:util'
import {
  MOST_SAVED_PAYMENT_METHODS,
  type SavedPaymentMethod,
} from '@fairground/contract/fairground/saved-payment-methods.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Queryable, Tx } from '../../../ground/database.ts'
import { happen } from '../../../outbox/happenings.ts'
import type { PaymentMethods } from '../methods.ts'
import type { SavedMeans } from '../provider.ts'
import { type ChargedDoc, writeSavedWith } from '../queries.ts'
import {
  findSame,
  findSaved,
  insertSaved,
  lockCustomer,
  markRemoved,
  type SavedRow,
  savedOfMember,
  writeDefault,
} from './queries.ts'

export const savedMethodNotFound = (id: string): ApiError =>
  new ApiError({ code: 'SAVED_PAYMENT_METHOD_NOT_FOUND', savedPaymentMethodId: id })

/** False once the last month of its card is over. */
const isUsable = ({ doc: { expires } }: SavedRow, now: Date): boolean =>
  !expires || new Date(Date.UTC(expires.year, expires.month)) > now

/** Saved payment methods of a member that a provider of the site can charge now; the default comes first. */
export async function chargeable(
  { db, site, now }: { readonly db: Queryable } & Pick<Ctx, 'site' | 'now'>,
  methods: PaymentMethods,
  memberId: string,
): Promise<SavedRow[]> {
  const rows = await db.rows(savedOfMember, { memberId })
  return rows.filter(
    (row) =>
      methods.provider(row.provider)?.saving &&
      methods.ofSite(site).some(({ name }) => name === row.provider) &&
      isUsable(row, now),
  )
}

/** Throws SAVED_PAYMENT_METHOD_NOT_FOUND unless it is the member's. */
export async function savedOf(db: Queryable, memberId: string, id: string): Promise<SavedRow> {
  const row = await db.row(findSaved, { id, memberId })
  if (!row) throw savedMethodNotFound(id)
  return row
}

/** As a payment that charges it stores it. */
export const chargedOf = ({ id, customer, reference, doc }: SavedRow, { absent }: { absent: boolean }): ChargedDoc => ({
  id,
  customer,
  reference,
  absent,
  brand: doc.brand,
  ...present({ lastFour: doc.lastFour }),
})

/** Refuses one more than a member may have. */
export async function refuseMoreSaved(db: Queryable, memberId: string): Promise<void> {
  if (!(await hasRoom(db, memberId)))
    throw new ApiError({ code: 'CANNOT_SAVE_PAYMENT_METHOD', threshold: MOST_SAVED_PAYMENT_METHODS })
}

/** True when a member can save one more. */
export const hasRoom = async (db: Queryable, memberId: string): Promise<boolean> =>
  (await db.rows(savedOfMember, { memberId })).length < MOST_SAVED_PAYMENT_METHODS

export const savedToWire = (rows: readonly SavedRow[], now: Date): Static<typeof SavedPaymentMethod>[] =>
  rows.slice(0, MOST_SAVED_PAYMENT_METHODS).map((row, i) => ({
    id: row.id,
    method: row.provider,
    brand: row.doc.brand,
    ...present({
      lastFourDigits: row.doc.lastFour,
      expirationMonth: row.doc.expires?.month,
      expirationYear: row.doc.expires?.year,
    }),
    expired: !isUsable(row, now),
    isDefault: i === 0,
    savedDate: row.createdAt.toISOString(),
  }))

interface Saving {
  readonly memberId: string
  readonly provider: string
  readonly paymentId: string
  readonly means: SavedMeans
}

/** Stores what was saved with a payment, once; the payment names it. One more than a member may have is removed at its provider. */
export async function storeSaved(
  tx: Tx,
  { now, newId }: Pick<Ctx, 'now' | 'newId'>,
  { memberId, provider, paymentId, means: { reference, ...shown } }: Saving,
): Promise<void> {
  if (!(await tx.row(lockCustomer, { memberId, provider }))) return
  const doc = { ...shown, consent: { paymentId, at: now.toISOString() } }
  const same = await sameCard(tx, { memberId, provider, reference }, shown)
  // The card as it is stored stays, with its charges under way; what the provider stored once more goes.
  const isKnown = same !== undefined && isDeepStrictEqual(same.doc.expires, shown.expires)
  const most = isKnown ? 0 : MOST_SAVED_PAYMENT_METHODS
  if (same && !isKnown) await tx.run(markRemoved, { id: same.id, memberId, at: now })
  const saved = { id: newId(), memberId, provider, reference, at: now, doc, most }
  const stored = await tx.row(insertSaved, saved)
  if (!stored) return
  if (stored.isRemoved) await announceRemoved(tx, saved.id, { now, newId })
  if (same && !isKnown) {
    if (same.isDefault) await tx.run(writeDefault, { id: saved.id, memberId, at: now })
    await announceRemoved(tx, same.id, { now, newId })
  }
  if (stored.isRemoved && !isKnown) return
  const { brand, lastFour } = shown
  const id = isKnown ? same.id : saved.id
  await tx.run(writeSavedWith, { id: paymentId, saved: { id, brand, ...present({ lastFour }) } })
}

/** The same card of the member, which was saved before under another id. */
async function sameCard(
  tx: Tx,
  { memberId, provider, reference }: Pick<SavedRow, 'memberId' | 'provider' | 'reference'>,
  { fingerprint }: Omit<SavedMeans, 'reference'>,
) {
  if (fingerprint === undefined) return undefined
  const found = await tx.row(findSame, { memberId, provider, fingerprint })
  return found?.reference === reference ? undefined : found
}

export async function makeDefault({ db, now }: Ctx, memberId: string, id: string): Promise<void> {
  if ((await db.run(writeDefault, { id, memberId, at: now })) === 0) throw savedMethodNotFound(id)
}

/** From now on nothing is charged to it; a job removes it at its provider. */
export const removeSaved = (ctx: Ctx, memberId: string, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    if ((await tx.run(markRemoved, { id, memberId, at: ctx.now })) === 0) throw savedMethodNotFound(id)
    await announceRemoved(tx, id, ctx)
  })

const announceRemoved = (tx: Tx, id: string, ctx: Parameters<typeof happen>[2]): Promise<void> =>
  happen(tx, [{ entity: 'savedPaymentMethod', entityId: id, slug: 'removed', payload: {} }], ctx)
