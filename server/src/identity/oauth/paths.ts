/** Paths to which an app sends the browser. */
export const AUTHORIZE_PATHS = ['/oauth2/authorize', '/_api/oauth2/authorize']
export const AUTHORIZE_PATH = '/oauth2/authorize'
/** The storefront's page: takes one of our paths as `returnTo`. */
export const LOGIN_PAGE = '/login'
/** Leads a member to the OpenID provider and back. */
const MEMBER_SET_OUT = '/_oidc/member'
/** Leads back to a site's own page, if it is registered. */
export const RETURN_PATH = '/_auth/return'
/** Path at which forms of our pages may end: the browser goes on from here by itself, to one of our addresses that leads away. */
export const CONTINUE_PATH = '/_auth/continue'

const AUTHENTICATION = [
  '',
  '/_api/iam/authentication',
  '/iam/authentication',
  '/authentication',
  '/_api/authentication',
]
/** The published calls with their older spellings. */
export const CALLBACK_PATHS = AUTHENTICATION.map((prefix) => `${prefix}/v1/callback`)
export const CALLBACK_PATH = '/_api/iam/authentication/v1/callback'
export const LOGOUT_PATHS = AUTHENTICATION.map((prefix) => `${prefix}/v1/logout`)
export const LOGOUT_PATH = '/_api/iam/authentication/v1/logout'

/** The login page, from which one comes to `path`, one of our addresses that leads away. */
export function loginPageBefore(path: string): string {
  const onwards = `${CONTINUE_PATH}?${new URLSearchParams({ to: path })}`
  return `${LOGIN_PAGE}?${new URLSearchParams({ returnTo: onwards })}`
}

/** The provider's sign-in, from which one comes to `path`. */
export const providerBefore = (path: string): string => `${MEMBER_SET_OUT}?${new URLSearchParams({ returnTo: path })}`
