import { auditLog } from '@fairground/client/generated/fairground.audit-log.ts'
import { lastChanges } from '@fairground/client/generated/fairground.last-changes.ts'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ auditLog, lastChanges })

export interface LastChange {
  readonly at: Date | undefined
  readonly by: {
    readonly kind: 'staff' | 'apiKey' | 'system' | 'console'
    readonly id?: string
    readonly name?: string
  }
}

const find = {
  product: client.lastChanges.getLastChangeOfProduct,
  collection: client.lastChanges.getLastChangeOfCategory,
  section: client.lastChanges.getLastChangeOfInfoSection,
  option: client.lastChanges.getLastChangeOfCustomization,
  promotion: client.lastChanges.getLastChangeOfPromotion,
  brands: client.lastChanges.getLastChangeOfBrand,
  ribbons: client.lastChanges.getLastChangeOfRibbon,
  coupon: client.lastChanges.getLastChangeOfCoupon,
  location: client.lastChanges.getLastChangeOfStoresLocation,
  event: client.lastChanges.getLastChangeOfEvent,
  ticket: client.lastChanges.getLastChangeOfTicketDefinition,
  member: client.lastChanges.getLastChangeOfMember,
  site: client.lastChanges.getLastChangeOfSite,
} as const

/** Edited object. Nobody records who changed a file, or what else is `unrecorded`. Roles and texts of emails are found in the audit log, by their id and by their name there. */
export type Edited = {
  readonly kind: keyof typeof find | 'setting' | 'mail' | 'file' | 'unrecorded'
  readonly id: string
}

/** Author of the last change; undefined where unknown. */
export async function lastChangeOf({ kind, id }: Edited, signal: AbortSignal): Promise<LastChange | undefined> {
  if (kind === 'file' || kind === 'unrecorded') return undefined
  if (kind === 'setting') {
    const query = { filter: { 'target.id': id }, cursorPaging: { limit: 1 } }
    const [entry] = (await client.auditLog.queryAuditLog({ query }, { signal })).entries
    return entry && { at: new Date(entry.date), by: entry.actor }
  }
  if (kind === 'mail') {
    const query = { filter: { action: 'mailText.changed' }, cursorPaging: { limit: 20 } }
    const { entries } = await client.auditLog.queryAuditLog({ query }, { signal })
    const entry = entries.find(({ target }) => target.name === id)
    return entry && { at: new Date(entry.date), by: entry.actor }
  }
  const { change } = await find[kind]({ id }, { signal })
  return change && { at: new Date(change.date), by: change.by }
}
