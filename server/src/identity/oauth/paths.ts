/** Our pages of the sign-in. */
export const AUTHORIZE_PATH = '/oauth2/authorize'
export const LOGIN_PAGE = '/_auth/login'
export const VERIFY_PAGE = '/_auth/verify'
export const RESET_PAGE = '/_auth/reset'
/** Leads back to a site's own page, if it is registered. */
export const RETURN_PATH = '/_auth/return'

/** The published calls with their older spellings. */
export const CALLBACK_PATHS = [
  '/v1/callback',
  '/_api/iam/authentication/v1/callback',
  '/iam/authentication/v1/callback',
]
export const CALLBACK_PATH = '/_api/iam/authentication/v1/callback'
export const LOGOUT_PATHS = ['/v1/logout', '/_api/iam/authentication/v1/logout', '/iam/authentication/v1/logout']
export const LOGOUT_PATH = '/_api/iam/authentication/v1/logout'
