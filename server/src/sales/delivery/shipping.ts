import { present } from '@fairground/domain/present.ts'
import type { ShippingCharge } from '@fairground/domain/price/input.ts'
import type { Site } from '../../ground/site.ts'
import { refusalText, textsIn } from '../../ground/texts/catalogues.ts'
import type { Contact } from '../buyers/contact.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'
import { shopSettings } from '../lines/shop-settings.ts'

/** The built-in carrier: one flat rate for the whole order, and pick-up at no cost. */
export const BUILT_IN_CARRIER_ID = 'b7a5e8c0-3f51-4c53-9d7c-5b1f6f0f2a10'
const STANDARD_DELIVERY = 'standard'
const PICKUP = 'pickup'

/** A shipping option as the buyer chose it; its price is never stored here. */
export interface ChosenShipping {
  readonly carrierId?: string
  readonly code: string
}

/** A way for the goods to reach the buyer. `cost` is minor units for the whole order. */
export interface ShippingOption {
  readonly carrierId: string
  readonly code: string
  readonly title: string
  readonly cost: bigint
  readonly isPickup: boolean
}

const needsShipping = (lines: readonly ResolvedLine[]): boolean =>
  lines.some(({ sellable }) => sellable.physical?.shippable)

/** Options of the site for these lines; nothing where nothing is shipped. */
export function shippingOptions(site: Site, lines: readonly ResolvedLine[]): ShippingOption[] {
  if (!needsShipping(lines)) return []
  const { standardShipping, pickup } = shopSettings(site)
  const carrierId = BUILT_IN_CARRIER_ID
  const t = textsIn(site.locale)
  const delivery = {
    carrierId,
    code: STANDARD_DELIVERY,
    title: t('purchase.standardDelivery'),
    cost: standardShipping,
    isPickup: false,
  }
  return pickup
    ? [delivery, { carrierId, code: PICKUP, title: t('purchase.pickUp'), cost: 0n, isPickup: true }]
    : [delivery]
}

export interface SelectedShipping {
  readonly options: readonly ShippingOption[]
  readonly selected?: ShippingOption
  /** The buyer chose it, as opposed to our preselection. */
  readonly requested: boolean
  /** An option was chosen that is not offered. */
  readonly unknownChoice?: ChosenShipping
}

/**
 * The buyer's choice. Without one, delivery is preselected when its address is known, else nothing: where and when goods can be
 * picked up is not set up, so nobody is taken to have chosen it. The same rule everywhere, so that estimate, checkout and order
 * cost the same.
 */
export function selectShipping(
  site: Site,
  lines: readonly ResolvedLine[],
  { chosen, destination }: { chosen?: ChosenShipping; destination?: Contact['address'] },
): SelectedShipping {
  const options = shippingOptions(site, lines)
  if (options.length === 0) return { options, requested: false }
  if (chosen) {
    const selected = options.find((option) => isChosen(option, chosen))
    return selected ? { options, selected, requested: true } : { options, requested: true, unknownChoice: chosen }
  }
  const selected = destination?.country ? options.find(({ code }) => code === STANDARD_DELIVERY) : undefined
  return { options, requested: false, ...present({ selected }) }
}

export const isChosen = ({ carrierId, code }: ShippingOption, chosen: ChosenShipping): boolean =>
  code === chosen.code && (chosen.carrierId === undefined || carrierId === chosen.carrierId)

/** Input for `price`. Shipping is not taxed in the built-in rates. */
export const shippingCharge = ({ selected }: SelectedShipping): ShippingCharge | null =>
  selected ? { amount: selected.cost, tax: null } : null

/** As answers and refusals carry it. */
export const unknownOption = (code: string, options: readonly ShippingOption[], locale: string) => ({
  applicationError: {
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    description: refusalText('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', locale),
    data: { code, offered: options.map((option) => option.code) },
  },
})
