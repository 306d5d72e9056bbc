import type { Db } from '../../../ground/database.ts'
import type { PaymentMethods } from '../methods.ts'
import { customersOfMember, deleteCustomer, deleteSaved, findCustomer, findRemoved, insertCustomer } from './queries.ts'

interface Saver {
  readonly memberId: string
  readonly provider: string
}

/**
 * The provider's id for a member who saves what they pay with, made at the first time. Undefined where the account may not save, and for a
 * member who is forgotten meanwhile.
 */
export async function customerOf(
  { db, now }: { readonly db: Db; readonly now: Date },
  methods: PaymentMethods,
  { memberId, provider }: Saver,
): Promise<string | undefined> {
  const known = await db.row(findCustomer, { memberId, provider })
  if (known) return known.reference
  const saving = methods.provider(provider)?.saving
  const reference = await saving?.customer({ siteId: db.siteId, memberId })
  if (reference === undefined) return undefined
  await db.run(insertCustomer, { memberId, provider, reference, at: now })
  const stored = await db.row(findCustomer, { memberId, provider })
  if (stored?.reference !== reference) await saving?.forget({ siteId: db.siteId, customer: reference })
  return stored?.reference
}

/** A provider whose account is gone has nothing that could be removed. */
const savingOf = (methods: PaymentMethods, siteId: string, provider: string) =>
  methods.isSetUp(siteId, provider) ? methods.provider(provider)?.saving : undefined

/** Removes at its provider what its member removed here. Safe to repeat. */
export async function forgetRemoved(db: Db, methods: PaymentMethods, id: string): Promise<void> {
  const row = await db.row(findRemoved, { id })
  if (!row) return
  const { provider, customer, reference } = row
  await savingOf(methods, db.siteId, provider)?.remove({ siteId: db.siteId, customer, reference })
  await db.run(deleteSaved, { id })
}

/** Removes at every provider what a member saved there. Safe to repeat. */
export async function forgetCustomers(db: Db, methods: PaymentMethods, memberId: string): Promise<void> {
  for (const { provider, reference } of await db.rows(customersOfMember, { memberId })) {
    await savingOf(methods, db.siteId, provider)?.forget({ siteId: db.siteId, customer: reference })
    await db.run(deleteCustomer, { memberId, provider })
  }
}
