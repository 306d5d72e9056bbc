/** Outcome of a log-in or registration step. Wire: `identity.authentication`, StateType. */
export const AuthenticationState = [
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
] as const
export type AuthenticationState = (typeof AuthenticationState)[number]
