/**
 * Every application error code with its HTTP status and default sentence.
 * Codes that the published clients declare are spelled as they declare them (contract facts, `ERRORS.tsv`);
 * the others are ours. Status by RELIABILITY: 404 unknown or a stranger's, 409 state, stock, limit, key reuse.
 */
export const refusals = {
  // callers
  UNAUTHENTICATED: [401, 'Sign in, or send a valid access token.'],
  TOKEN_EXPIRED: [401, 'The access token has expired. Renew it.'],
  PERMISSION_DENIED: [403, 'These credentials may not call this operation.'],
  SITE_MISMATCH: [403, 'This key does not belong to the site named in wix-site-id.'],
  INVALID_GRANT: [401, 'The grant is not valid.'],
  UNKNOWN_CLIENT: [401, 'No OAuth app has this client id.'],
  // sign-in: codes that the published client compares as strings
  '-19971': [403, 'Show that you are a person: a captcha token is missing.'],
  '-19970': [403, 'The captcha token is not valid.'],
  '-19995': [409, 'Another member has this e-mail address.'],
  '-19976': [403, 'The e-mail address or the password is wrong.'],
  '-19973': [403, 'Choose a password first: ask for the recovery mail.'],
  INVALID_LOGIN: [400, 'Give an e-mail address and a password.'],
  IDENTITY_BLOCKED: [403, 'This member is blocked.'],
  VERIFICATION_FAILED: [403, 'The code is wrong or no longer valid.'],
  EMAIL_VERIFICATION_REQUIRED: [403, 'Enter the code that was mailed to the address.'],
  EMAIL_VERIFICATION_FAILED: [403, 'The code is wrong or no longer valid.'],
  FACTOR_NOT_AVAILABLE: [409, 'This site does not offer that factor.'],
  INVALID_RECOVERY_TOKEN: [403, 'The recovery link was used before or is no longer valid.'],
  REDIRECT_NOT_REGISTERED: [403, 'This address is not registered for the app.'],
  MEMBER_NOT_FOUND: [404, 'There is no such member.'],
  SESSION_NOT_FOUND: [404, 'There is no such session.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Try again shortly.'],
  // requests
  BAD_REQUEST: [400, 'The request cannot be read.'],
  NOT_FOUND: [404, 'Nothing is found here.'],
  STALE_REVISION: [409, 'Somebody changed this meanwhile. Read it again and repeat the change.'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This idempotency key was used with another request.'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'The first request with this idempotency key is still running.'],
  BODY_TOO_LARGE: [413, 'The request body is too large.'],
  URI_TOO_LONG: [414, 'The request address is too long.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send the body as application/json.'],
  MISDIRECTED_REQUEST: [421, 'This server does not answer for that host name.'],
  // service
  SYSTEM_ERROR: [500, 'System error occurred'],
  BUSY: [503, 'The server is busy. Try again shortly.'],
  STORAGE_FULL: [503, 'The server is short of disk space and accepts no changes for now.'],
  // catalogue
  PRODUCT_NOT_FOUND: [404, 'There is no such product.'],
  VARIANT_NOT_FOUND: [404, 'There is no such variant.'],
  COLLECTION_NOT_FOUND: [404, 'There is no such collection.'],
  SLUG_TAKEN: [409, 'Another one has this slug.'],
  SKU_TAKEN: [409, 'Another variant has this SKU.'],
  INSUFFICIENT_INVENTORY: [409, 'There is not that much in stock.'],
  // carts and checkout
  OWNED_CART_NOT_FOUND: [404, 'You have no cart yet.'],
  CART_NOT_FOUND: [404, 'There is no such cart.'],
  LINE_ITEM_NOT_FOUND: [404, 'The cart has no such line.'],
  ITEM_NOT_FOUND_IN_CATALOG: [404, 'The catalogue has no such item.'],
  MAX_LINE_ITEMS_EXCEEDED: [409, 'A cart holds at most 100 lines.'],
  CANT_CREATE_CHECKOUT_WITHOUT_ITEMS: [409, 'A checkout needs at least one line.'],
  CHECKOUT_NOT_FOUND: [404, 'There is no such checkout.'],
  CHECKOUT_ALREADY_PAID: [409, 'This checkout is an order already.'],
  CHECKOUT_INCOMPLETE: [409, 'The checkout lacks something that the order needs.'],
  COUPON_NOT_FOUND: [404, 'There is no such coupon.'],
  // orders and payment
  ORDER_NOT_FOUND: [404, 'There is no such order.'],
  ORDER_STATUS_IS_NOT_SUPPORTED: [409, 'The order is not in a state that allows this.'],
  PAYMENT_NOT_FOUND: [404, 'There is no such payment.'],
  PAYMENT_METHOD_NOT_AVAILABLE: [409, 'This payment method is not offered here.'],
  PAYMENT_DECLINED: [409, 'The payment was declined.'],
  // events and tickets
  EVENT_NOT_FOUND: [404, 'There is no such event.'],
  EVENT_NOT_DRAFT: [409, 'Only a draft can be published.'],
  EVENT_CANCELED: [409, 'The event is cancelled.'],
  EVENT_ENDED: [409, 'The event is over.'],
  TICKET_DEFINITION_NOT_FOUND: [404, 'There is no such ticket.'],
  TICKET_NOT_FOUND: [404, 'There is no such ticket.'],
  SALE_NOT_OPEN: [409, 'The sale has not started.'],
  SALE_CLOSED: [409, 'The sale has ended.'],
  NOT_ENOUGH_TICKETS: [409, 'There are not that many tickets left.'],
  TICKET_LIMIT_PER_ORDER: [409, 'That is more than one order may hold.'],
  RESERVATION_NOT_FOUND: [404, 'There is no such reservation.'],
  RESERVATION_EXPIRED: [409, 'The reservation has expired.'],
  RESERVATION_NOT_PENDING: [409, 'The reservation is no longer pending.'],
  // test clock
  TEST_CLOCK_OFF: [409, 'The clock can be set only with TEST_CLOCK=1 and on a site in test mode.'],
  // members
  SLUG_ALREADY_EXISTS: [409, 'Another member has this slug.'],
  COMMUNITY_JOIN_IMPOSSIBLE: [409, 'Only an approved member can show a public profile.'],
  MEMBER_BLOCKED: [409, 'The member is blocked.'],
  MEMBER_ABOUT_NOT_FOUND: [404, 'There is no such text.'],
  MEMBER_ABOUT_ALREADY_EXISTS: [409, 'The member has such a text already: change that one.'],
  BADGE_NOT_FOUND: [404, 'There is no such badge.'],
  BADGE_LIMIT_REACHED: [409, 'The site has as many badges as it may have.'],
  ROLE_DOES_NOT_EXIST: [404, 'There is no such role.'],
  // staff and settings
  API_KEY_NOT_FOUND: [404, 'There is no such API key.'],
  APP_NOT_FOUND: [404, 'There is no such app.'],
  APP_IN_USE: [409, 'The site’s own pages use this app.'],
  STAFF_USER_NOT_FOUND: [404, 'There is no such user.'],
  STAFF_USER_EXISTS: [409, 'Another user has this e-mail address.'],
  LAST_OWNER: [409, 'The site needs an owner: make another user one first.'],
  LIMIT_REACHED: [409, 'The site has as many of these as it may have.'],
  // imports
  IMPORT_FAILED: [409, 'The file could not be imported.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type Refusal = keyof typeof refusals
