import { query, segment } from './paths.ts'

/** Addresses that only pages of members lead to: signing in, and what is theirs. */
export const memberPaths = {
  signup: (on: { returnTo?: string | undefined } = {}) => `/signup${query(on)}`,
  waiting: () => '/signup/waiting',
  /** `state` says which sign-in the code completes. */
  verifyEmail: (state: string, on: { returnTo?: string | undefined } = {}) => `/verify-email${query({ state, ...on })}`,
  /** `state` says which sign-in the code completes, `factors` what it may be a code of, `way` which of them is shown. */
  secondStep: (
    state: string,
    on: { factors?: string | undefined; way?: string | undefined; returnTo?: string | undefined } = {},
  ) => `/login/code${query({ state, ...on })}`,
  forgotPassword: () => '/forgot-password',
  /** `token` comes by mail. */
  resetPassword: (token: string) => `/reset-password${query({ token })}`,
  logout: () => '/logout',
  order: (orderId: string) => `/account/orders/${segment(orderId)}`,
  profile: () => '/account/profile',
  /** `edit` is the address to change, or `new`. */
  addresses: (edit?: string) => `/account/addresses${query({ edit })}`,
  paymentMethods: () => '/account/payment-methods',
  security: () => '/account/security',
  authenticatorApp: () => '/account/security/app',
  mailCodes: () => '/account/security/mail',
  recoveryCodes: () => '/account/security/recovery-codes',
  /** `factor` is the one to end. */
  turnOff: (factor: string) => `/account/security/turn-off${query({ factor })}`,
  newPasskey: () => '/account/security/new-passkey',
  passkey: (id: string) => `/account/security/passkey${query({ id })}`,
  privacy: () => '/account/privacy',
  /** A file, made afresh each time. */
  myData: () => '/account/privacy/my-data.json',
} as const
