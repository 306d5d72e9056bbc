import type { Address } from '@fairground/contract/ecom/address.ts'
import type { Static } from 'typebox'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { AddressFacts, OrderFacts } from './purchase.ts'

const hasStreet = (destination: AddressFacts | undefined): boolean => {
  const address = destination?.address as Static<typeof Address> | undefined // as the wire of checkouts has it
  return Boolean(address?.addressLine?.trim() || address?.streetAddress?.name?.trim())
}

/**
 * Wire paths that an order still lacks before its units are reserved for a visitor or member who pays in person: an address to write to
 * and, where the order is delivered, one to deliver to. Empty when it lacks none, and for staff, who know whom they sell to.
 */
export function lackingForManual(
  { caller }: Pick<Ctx, 'caller'>,
  { buyer, shipping }: Pick<OrderFacts, 'buyer' | 'shipping'>,
): string[] {
  if (holdsScope(caller, 'orders.write')) return []
  return [
    ...(buyer.email ? [] : ['buyerInfo.email']),
    ...(shipping && !shipping.pickup && !hasStreet(shipping.destination)
      ? ['shippingInfo.shippingDestination.address']
      : []),
  ]
}
