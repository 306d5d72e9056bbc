/** State of a capture or of a void of an authorized payment. Wire: `ecom.orders`, AuthorizationCaptureStatus. */
export const AuthorizationActionStatus = ['PENDING', 'SUCCEEDED', 'FAILED'] as const
export type AuthorizationActionStatus = (typeof AuthorizationActionStatus)[number]
