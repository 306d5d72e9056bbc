/** State of a payment by membership. Wire: `ecom.orders`, MembershipPaymentStatus. */
export const MembershipPaymentStatus = ['CHARGED', 'CHARGE_FAILED', 'CHARGE_PENDING', 'VOIDED'] as const
export type MembershipPaymentStatus = (typeof MembershipPaymentStatus)[number]
