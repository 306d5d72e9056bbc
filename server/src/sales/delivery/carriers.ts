import type {
  CarrierServiceOption,
  DeliveryLogistics,
  SelectedCarrierServiceOption,
} from '@fairground/contract/ecom/totals.ts'
import type { Breakdown } from '@fairground/domain/price/breakdown.ts'
import type { Static } from 'typebox'
import { taxToWire } from '../lines/line-prices.ts'
import type { WirePrice } from '../lines/price-writer.ts'
import type { SelectedShipping, ShippingOption } from './shipping.ts'

type Write = (minor: bigint) => WirePrice

const logisticsOf = ({ isPickup }: ShippingOption): Static<typeof DeliveryLogistics> =>
  isPickup ? { pickupDetails: { pickupMethod: 'STORE_PICKUP', businessLocation: true } } : {}

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
      cost: { price: write(option.cost) },
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
      deliveryAllocations: [],
    },
  }
}
