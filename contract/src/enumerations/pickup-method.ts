/** How goods are picked up. Wire: `ecom.current-cart`, PickupMethod. */
export const PickupMethod = ['STORE_PICKUP', 'PICKUP_POINT'] as const
export type PickupMethod = (typeof PickupMethod)[number]
