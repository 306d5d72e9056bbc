/** How a line is paid: now, later, by deposit or by membership. Wire: `ecom.orders`, PaymentOptionType. */
export const PaymentOptionType = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
] as const
export type PaymentOptionType = (typeof PaymentOptionType)[number]
