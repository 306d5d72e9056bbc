/** State of a sign-in factor. Wire: `identity.authentication`, FactorStatus. */
export const FactorStatus = [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
] as const
export type FactorStatus = (typeof FactorStatus)[number]
