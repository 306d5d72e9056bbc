import type { Tx } from '../../../ground/database.ts'
import { textsIn } from '../../../ground/texts/catalogues.ts'
import { PICKUP_CARRIER_ID, RATES_CARRIER_ID } from '../carriers.ts'
import type { SetupDocs, SetupKind } from './documents.ts'
import { deliveryTable } from './queries.ts'

/** Delivery that a site begins with: one flat rate everywhere, and pick-up at no cost. */
export async function openFirstDelivery(
  tx: Tx,
  { locale, at, newId }: { readonly locale: string; readonly at: Date; newId(): string },
): Promise<void> {
  const t = textsIn(locale)
  const regionId = newId()
  const row = <K extends SetupKind>(kind: K, doc: SetupDocs[K]) => ({
    kind,
    id: newId(),
    doc,
    revision: '1',
    createdAt: at,
    updatedAt: at,
  })
  const region = {
    id: regionId,
    name: t('purchase.everywhere'),
    active: true,
    destinations: [],
    carriers: [{ appId: RATES_CARRIER_ID }, { appId: PICKUP_CARRIER_ID }],
    createdDate: at.toISOString(),
  }
  const option = { active: true, regionIds: [regionId], builtInName: true } as const
  await tx.run(deliveryTable.saveRows, {
    records: [
      row('profile', { name: t('purchase.generalProfile'), isDefault: true, regions: [region] }),
      row('rate', {
        ...option,
        code: 'standard',
        title: t('purchase.standardDelivery'),
        rates: [{ amount: '5' }],
      }),
      row('pickup', { ...option, code: 'pickup', name: t('purchase.pickUp'), address: {}, rates: [] }),
    ],
  })
}
