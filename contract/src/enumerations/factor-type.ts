/** Kinds of sign-in factor. Wire: `identity.authentication`, FactorType. */
export const FactorType = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'] as const
export type FactorType = (typeof FactorType)[number]
