import { DELIVERY_GROUP_ID, EXEMPT_GROUP_ID, STANDARD_GROUP_ID } from '@fairground/domain/tax/tax-table.ts'
import type { Tx } from '../../ground/database.ts'
import { taxDocuments } from './documents.ts'

/** Names of the groups that every site has; staff read them, in English. */
export const systemGroups: Readonly<Record<string, string>> = {
  [STANDARD_GROUP_ID]: 'Standard',
  [DELIVERY_GROUP_ID]: 'Delivery',
}

export const systemExemptGroups: Readonly<Record<string, string>> = { [EXEMPT_GROUP_ID]: 'Tax exempt' }

/** Tax groups that a site begins with. It collects no tax until it has a region. */
export async function openFirstTaxes(tx: Tx, at: Date): Promise<void> {
  const documents = (kind: 'group' | 'exemptGroup', groups: Readonly<Record<string, string>>) =>
    Object.entries(groups).map(([id, name]) => ({
      kind,
      id,
      doc: { name },
      revision: '1',
      createdAt: at,
      updatedAt: at,
    }))
  await tx.run(taxDocuments.saveRows, {
    records: [...documents('group', systemGroups), ...documents('exemptGroup', systemExemptGroups)],
  })
}
