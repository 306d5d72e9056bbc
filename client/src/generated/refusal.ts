// Generated from contract/src by contract/generate/client.ts. Do not edit.
/** The HTTP status of each refusal. */
export interface RefusalStatus {
  /** Sign in, or send a valid access token. */
  UNAUTHENTICATED: 401
  /** The access token has expired. Renew it. */
  TOKEN_EXPIRED: 401
  /** These credentials may not call this operation. */
  PERMISSION_DENIED: 403
  /** This key does not belong to the site named in wix-site-id. */
  SITE_MISMATCH: 403
  /** The grant is not valid. */
  INVALID_GRANT: 401
  /** No OAuth app has this client id. */
  UNKNOWN_CLIENT: 401
  /** Show that you are a person: a captcha token is missing. */
  '-19971': 403
  /** The captcha token is not valid. */
  '-19970': 403
  /** Another member has this e-mail address. */
  '-19995': 409
  /** The e-mail address or the password is wrong. */
  '-19976': 403
  /** Choose a password first: ask for the recovery mail. */
  '-19973': 403
  /** Give an e-mail address and a password. */
  INVALID_LOGIN: 400
  /** This member is blocked. */
  IDENTITY_BLOCKED: 403
  /** The code is wrong or no longer valid. */
  VERIFICATION_FAILED: 403
  /** Enter the code that was mailed to the address. */
  EMAIL_VERIFICATION_REQUIRED: 403
  /** The code is wrong or no longer valid. */
  EMAIL_VERIFICATION_FAILED: 403
  /** This site does not offer that factor. */
  FACTOR_NOT_AVAILABLE: 409
  /** The recovery link was used before or is no longer valid. */
  INVALID_RECOVERY_TOKEN: 403
  /** This address is not registered for the app. */
  REDIRECT_NOT_REGISTERED: 403
  /** There is no such member. */
  MEMBER_NOT_FOUND: 404
  /** There is no such session. */
  SESSION_NOT_FOUND: 404
  /** Too many requests. Try again shortly. */
  TOO_MANY_REQUESTS: 429
  /** The request cannot be read. */
  BAD_REQUEST: 400
  /** Nothing is found here. */
  NOT_FOUND: 404
  /** Somebody changed this meanwhile. Read it again and repeat the change. */
  STALE_REVISION: 409
  /** This idempotency key was used with another request. */
  IDEMPOTENCY_KEY_REUSED: 409
  /** The first request with this idempotency key is still running. */
  IDEMPOTENCY_KEY_IN_USE: 409
  /** The request body is too large. */
  BODY_TOO_LARGE: 413
  /** The request address is too long. */
  URI_TOO_LONG: 414
  /** Send the body as application/json. */
  UNSUPPORTED_MEDIA_TYPE: 415
  /** This server does not answer for that host name. */
  MISDIRECTED_REQUEST: 421
  /** System error occurred */
  SYSTEM_ERROR: 500
  /** The server is busy. Try again shortly. */
  BUSY: 503
  /** The server is short of disk space and accepts no changes for now. */
  STORAGE_FULL: 503
  /** There is no such product. */
  PRODUCT_NOT_FOUND: 404
  /** There is no such variant. */
  VARIANT_NOT_FOUND: 404
  /** There is no such collection. */
  COLLECTION_NOT_FOUND: 404
  /** Another one has this slug. */
  SLUG_TAKEN: 409
  /** Another variant has this SKU. */
  SKU_TAKEN: 409
  /** There is not that much in stock. */
  INSUFFICIENT_INVENTORY: 409
  /** You have no cart yet. */
  OWNED_CART_NOT_FOUND: 404
  /** There is no such cart. */
  CART_NOT_FOUND: 404
  /** The cart has no such line. */
  LINE_ITEM_NOT_FOUND: 404
  /** The catalogue has no such item. */
  ITEM_NOT_FOUND_IN_CATALOG: 404
  /** A cart holds at most 100 lines. */
  MAX_LINE_ITEMS_EXCEEDED: 409
  /** A checkout needs at least one line. */
  CANT_CREATE_CHECKOUT_WITHOUT_ITEMS: 409
  /** There is no such checkout. */
  CHECKOUT_NOT_FOUND: 404
  /** This checkout is an order already. */
  CHECKOUT_ALREADY_PAID: 409
  /** The checkout lacks something that the order needs. */
  CHECKOUT_INCOMPLETE: 409
  /** There is no such coupon. */
  COUPON_NOT_FOUND: 404
  /** There is no such order. */
  ORDER_NOT_FOUND: 404
  /** The order is not in a state that allows this. */
  ORDER_STATUS_IS_NOT_SUPPORTED: 409
  /** There is no such payment. */
  PAYMENT_NOT_FOUND: 404
  /** This payment method is not offered here. */
  PAYMENT_METHOD_NOT_AVAILABLE: 409
  /** The payment was declined. */
  PAYMENT_DECLINED: 409
  /** There is no such event. */
  EVENT_NOT_FOUND: 404
  /** Only a draft can be published. */
  EVENT_NOT_DRAFT: 409
  /** The event is cancelled. */
  EVENT_CANCELED: 409
  /** The event is over. */
  EVENT_ENDED: 409
  /** There is no such ticket. */
  TICKET_DEFINITION_NOT_FOUND: 404
  /** There is no such ticket. */
  TICKET_NOT_FOUND: 404
  /** The sale has not started. */
  SALE_NOT_OPEN: 409
  /** The sale has ended. */
  SALE_CLOSED: 409
  /** There are not that many tickets left. */
  NOT_ENOUGH_TICKETS: 409
  /** That is more than one order may hold. */
  TICKET_LIMIT_PER_ORDER: 409
  /** There is no such reservation. */
  RESERVATION_NOT_FOUND: 404
  /** The reservation has expired. */
  RESERVATION_EXPIRED: 409
  /** The reservation is no longer pending. */
  RESERVATION_NOT_PENDING: 409
  /** The clock can be set only with TEST_CLOCK=1 and on a site in test mode. */
  TEST_CLOCK_OFF: 409
  /** Another member has this slug. */
  SLUG_ALREADY_EXISTS: 409
  /** Only an approved member can show a public profile. */
  COMMUNITY_JOIN_IMPOSSIBLE: 409
  /** The member is blocked. */
  MEMBER_BLOCKED: 409
  /** There is no such text. */
  MEMBER_ABOUT_NOT_FOUND: 404
  /** The member has such a text already: change that one. */
  MEMBER_ABOUT_ALREADY_EXISTS: 409
  /** There is no such badge. */
  BADGE_NOT_FOUND: 404
  /** The site has as many badges as it may have. */
  BADGE_LIMIT_REACHED: 409
  /** There is no such role. */
  ROLE_DOES_NOT_EXIST: 404
  /** There is no such API key. */
  API_KEY_NOT_FOUND: 404
  /** There is no such app. */
  APP_NOT_FOUND: 404
  /** The site’s own pages use this app. */
  APP_IN_USE: 409
  /** There is no such user. */
  STAFF_USER_NOT_FOUND: 404
  /** Another user has this e-mail address. */
  STAFF_USER_EXISTS: 409
  /** The site needs an owner: make another user one first. */
  LAST_OWNER: 409
  /** The site has as many of these as it may have. */
  LIMIT_REACHED: 409
  /** The file could not be imported. */
  IMPORT_FAILED: 409
}

export type Refusal = keyof RefusalStatus
