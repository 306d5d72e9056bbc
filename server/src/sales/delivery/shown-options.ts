import type {
  CarrierServiceOption,
  DeliveryAllocation,
  DeliveryLogistics,
  SelectedCarrierServiceOption,
} from '@fairground/contract/ecom/totals.ts'
import { present } from '@fairground/domain/present.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import { taxToWire } from '../lines/line-prices.ts'
import type { WirePrice } from '../lines/price-writer.ts'
import type { SelectedShipping, ShippingOption } from './shipping.ts'

type Write = (minor: bigint) => WirePrice

export const logisticsOf = ({
  pickup,
  deliveryTime,
  instructions,
  slot,
}: ShippingOption): Static<typeof DeliveryLogistics> =>
  present({
    deliveryTime,
    instructions,
    deliveryTimeSlot: slot && { from: slot.from.toISOString(), to: slot.to.toISOString() },
    pickupDetails: pickup && {
      address: pickup.address,
      businessLocation: pickup.method === 'STORE_PICKUP',
      pickupMethod: pickup.method,
    },
  })

export const allocationsOf = ({ allocations }: ShippingOption): Static<typeof DeliveryAllocation>[] =>
  allocations.map(({ carrierId, code, region, lineIds }) => ({
    deliveryCarrier: { appId: carrierId, code },
    deliveryRegion: { ...region },
    applicableLineItems: { lineItemIds: [...lineIds] },
  }))

/** Handling is part of an option's price, and named beside it. */
export function carriersToWire(
  options: readonly ShippingOption[],
  write: Write,
): Static<typeof CarrierServiceOption>[] {
  return [...Map.groupBy(options, ({ carrierId }) => carrierId)].map(([carrierId, own]) => ({
    carrierId,
    shippingOptions: own.map((option) => ({
      code: option.code,
      title: option.title,
      logistics: logisticsOf(option),
      cost: {
        price: write(option.cost),
        otherCharges: option.handling.map(({ description, amount }) => ({
          type: 'HANDLING_FEE' as const,
          price: write(amount),
          ...present({ details: description || undefined }),
        })),
      },
      deliveryAllocations: allocationsOf(option),
      partial: false,
    })),
  }))
}

export function selectedToWire(
  { selected, requested }: SelectedShipping,
  { shipping }: Breakdown,
  write: Write,
): { selectedCarrierServiceOption?: Static<typeof SelectedCarrierServiceOption> } {
  if (!selected) return {}
  return {
    selectedCarrierServiceOption: {
      code: selected.code,
      title: selected.title,
      carrierId: selected.carrierId,
      logistics: logisticsOf(selected),
      cost: {
        price: write(shipping.listed),
        totalDiscount: write(shipping.listed - shipping.net),
        totalPriceBeforeTax: write(shipping.beforeTax),
        totalPriceAfterTax: write(shipping.afterTax),
        taxDetails: taxToWire(shipping, write),
      },
      requestedShippingOption: requested,
      otherCharges: [],
      deliveryAllocations: allocationsOf(selected),
      partial: false,
    },
  }
}

/** Region that the goods go to: that of the first parcel. */
export const regionToWire = ({ selected, options }: SelectedShipping) =>
  present({ region: (selected ?? options[0])?.allocations[0]?.region })
