import type { TicketFeeType, TicketFeeTypeV1 } from '@fairground/contract/enumerations/events.ts'

/** Generation 1 has no word for a ticket without a fee. */
export const feeTypeV1 = {
  FEE_INCLUDED: 'FEE_INCLUDED',
  FEE_ADDED_AT_CHECKOUT: 'FEE_ADDED_AT_CHECKOUT',
  NO_FEE: undefined,
} as const satisfies Record<TicketFeeType, TicketFeeTypeV1 | undefined>
