import { present } from '@fairground/domain/present.ts'
import { t } from '../texts.ts'
import type { AddOnRules, EventAddOn } from './add-on-queries.ts'

/** An add-on as it is typed. */
export interface AddOnValues {
  /** Empty: its buyer chooses. */
  readonly variantId: string
  readonly perTicket: string
  readonly allKinds: boolean
  readonly kinds: readonly string[]
}

export const addOnValues = (addOn: EventAddOn | undefined): AddOnValues => ({
  variantId: addOn?.variantId ?? '',
  perTicket: String(addOn?.perTicket ?? 1),
  allKinds: addOn?.ticketDefinitionIds === undefined,
  kinds: addOn?.ticketDefinitionIds ?? [],
})

export type AddOnMistakes = Partial<Record<keyof AddOnValues, string>>

/** Fields that the server would refuse, in words. */
export const addOnMistakes = ({ perTicket, allKinds, kinds }: AddOnValues): AddOnMistakes => ({
  ...(/^([1-9]|1\d|20)$/.test(perTicket.trim()) ? {} : { perTicket: t('admin.event-add-ons.enterANumber') }),
  ...(allKinds || kinds.length > 0 ? {} : { kinds: t('admin.event-add-ons.chooseATicket') }),
})

/** The add-on as the API takes it; without an id it is added. */
export const addOnMessage = (
  { variantId, perTicket, allKinds, kinds }: AddOnValues,
  { id, productId }: { readonly id: string | undefined; readonly productId: string },
): AddOnRules => ({
  productId,
  perTicket: Number(perTicket),
  ...present({
    id,
    variantId: variantId || undefined,
    ticketDefinitionIds: allKinds ? undefined : [...kinds],
  }),
})
