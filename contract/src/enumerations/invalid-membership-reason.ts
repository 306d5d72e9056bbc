/** Why a membership in a cart does not apply. Wire: `ecom.cart-v-2`, InvalidMembershipReason. */
export const InvalidMembershipReason = [
  'UNKNOWN_INVALID_MEMBERSHIP_REASON',
  'INSUFFICIENT_FUNDS',
  'MEMBERSHIP_NOT_FOUND',
  'NOT_APPLICABLE_TO_LINE_ITEMS',
  'LINE_ITEM_NOT_FOUND',
] as const
export type InvalidMembershipReason = (typeof InvalidMembershipReason)[number]
