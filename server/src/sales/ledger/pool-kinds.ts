/** Counts that the ledger writes. */
export type PoolKind =
  | 'stock'
  | 'preorder'
  | 'tickets'
  | 'places'
  | 'deliverySlot'
  | 'giftCard'
  | CouponKind
  | TicketSideKind
/** Uses of a coupon, by all and by one customer. */
type CouponKind = 'coupon' | 'couponCustomer'
/** Counts that a ticket draws on beside the quota of its kind. */
type TicketSideKind = 'ticketCode' | 'ticketPerson' | 'ticketTier' | 'ticketQuota' | 'ticketPass' | 'seat'

export const COUPON_KINDS: readonly PoolKind[] = ['coupon', 'couponCustomer']
/** Counts that tickets draw on. */
export const TICKET_KINDS: readonly PoolKind[] = [
  'tickets',
  'ticketCode',
  'ticketPerson',
  'ticketTier',
  'ticketQuota',
  'ticketPass',
  'seat',
]
/** Counts of what is sold, which come back with it. */
export const SOLD_KINDS: readonly PoolKind[] = [
  'stock',
  'preorder',
  ...TICKET_KINDS,
  'places',
  'deliverySlot',
  ...COUPON_KINDS,
]
/** Money comes back by a refund alone. */
export const EVERY_KIND: readonly PoolKind[] = [...SOLD_KINDS, 'giftCard']
