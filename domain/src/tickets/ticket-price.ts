/** Pricing of a ticket type. Amounts in minor units. `minimum` of a donation may be 0n. */
export type TicketPricing =
  | { kind: 'fixed'; price: bigint }
  | { kind: 'donation'; minimum: bigint }
  | { kind: 'options'; options: readonly { id: string; name: string; price: bigint }[] }

/** Price choice of the buyer; `priceOverride` is the organiser's and only reaches here from one. */
export type RequestedPrice = { guestPrice?: bigint; pricingOptionId?: string; priceOverride?: bigint }

export type PriceRefusal =
  | { code: 'GUEST_PRICE_REQUIRED'; minimum: bigint }
  | { code: 'GUEST_PRICE_TOO_LOW'; minimum: bigint }
  | { code: 'UNSUPPORTED_PRICING_OPTION' }

type TicketPrice = { ok: true; price: bigint; pricingOptionName: string | null } | { ok: false; refusal: PriceRefusal }

/**
 * Price of one ticket for this buyer. A fixed price ignores what the buyer offers; a donation needs an offer of at least
 * the minimum; a ticket with options needs one of them.
 */
export function ticketPrice(
  pricing: TicketPricing,
  { guestPrice, pricingOptionId, priceOverride }: RequestedPrice,
): TicketPrice {
  if (priceOverride !== undefined) return { ok: true, price: priceOverride, pricingOptionName: null }
  switch (pricing.kind) {
    case 'fixed':
      if (pricingOptionId !== undefined) return { ok: false, refusal: { code: 'UNSUPPORTED_PRICING_OPTION' } }
      return { ok: true, price: pricing.price, pricingOptionName: null }
    case 'donation': {
      const { minimum } = pricing
      if (guestPrice === undefined) return { ok: false, refusal: { code: 'GUEST_PRICE_REQUIRED', minimum } }
      if (guestPrice < minimum) return { ok: false, refusal: { code: 'GUEST_PRICE_TOO_LOW', minimum } }
      return { ok: true, price: guestPrice, pricingOptionName: null }
    }
    case 'options': {
      const option = pricing.options.find(({ id }) => id === pricingOptionId)
      if (!option) return { ok: false, refusal: { code: 'UNSUPPORTED_PRICING_OPTION' } }
      return { ok: true, price: option.price, pricingOptionName: option.name }
    }
    default:
      return pricing satisfies never
  }
}

/** Lowest and highest a visitor can pay; the highest of a donation is open. */
export function priceRange(pricing: TicketPricing): { lowest: bigint; highest: bigint | null } {
  switch (pricing.kind) {
    case 'fixed':
      return { lowest: pricing.price, highest: pricing.price }
    case 'donation':
      return { lowest: pricing.minimum, highest: null }
    case 'options': {
      const prices = pricing.options.map(({ price }) => price).toSorted((a, b) => (a < b ? -1 : 1))
      return { lowest: prices[0] ?? 0n, highest: prices.at(-1) ?? 0n }
    }
    default:
      return pricing satisfies never
  }
}

/** True when a ticket never costs anything, by the highest price of its range. A donation from 0 is not free: the buyer may give. */
export const isFree = (highest: bigint | null): boolean => highest === 0n
