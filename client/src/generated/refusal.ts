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
  /** Another member has this email address. */
  '-19995': 409
  /** The email address or the password is wrong. */
  '-19976': 403
  /** Choose a password first: ask for the recovery mail. */
  '-19973': 403
  /** Give an email address and a password. */
  INVALID_LOGIN: 400
  /** This member is blocked. */
  IDENTITY_BLOCKED: 403
  /** The code is wrong or no longer valid. */
  VERIFICATION_FAILED: 403
  /** Enter the code that was mailed to the address. */
  EMAIL_VERIFICATION_REQUIRED: 403
  /** The code is wrong or no longer valid. */
  EMAIL_VERIFICATION_FAILED: 403
  /** Go on with a code: the state token and the factors on offer are in the data. */
  SECOND_STEP_REQUIRED: 403
  /** Prove that it is you: the password or the code is wrong. */
  PROOF_REQUIRED: 403
  /** There is no such factor. */
  FACTOR_NOT_FOUND: 404
  /** This factor is in use already. */
  FACTOR_ALREADY_ACTIVE: 409
  /** This passkey is not known here, or it took too long. */
  PASSKEY_REFUSED: 403
  /** There is no such passkey. */
  PASSKEY_NOT_FOUND: 404
  /** There are as many passkeys as there may be. Remove one first. */
  TOO_MANY_PASSKEYS: 409
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
  /** This address does not take that method. */
  METHOD_NOT_ALLOWED: 405
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
  /** Costs and private tags are for administrators of the catalogue. */
  NO_PERMISSION_TO_READ_MERCHANT_DATA: 403
  /** Every variant needs a choice of every option. */
  MISSING_VARIANT_OPTION_CHOICE: 400
  /** Two variants have the same choices. */
  DUPLICATE_VARIANT_OPTION_CHOICE: 400
  /** The product has an option, or a choice of one, twice. */
  DUPLICATE_PRODUCT_OPTIONS: 400
  /** A product without options has one variant, without choices. */
  INVALID_DEFAULT_VARIANT: 400
  /** The variants do not fit the options of the product. */
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: 400
  /** Another product has this slug. */
  DUPLICATE_SLUG_ERROR: 409
  /** There is no such file. */
  DIGITAL_FILE_NOT_FOUND_ERROR: 404
  /** A variant of another product has this barcode. */
  BARCODE_ALREADY_EXIST_ERROR: 409
  /** Two variants have the same barcode. */
  DUPLICATE_BARCODE_ERROR: 400
  /** A variant of another product has this SKU. */
  SKU_ALREADY_EXIST_ERROR: 409
  /** Another variant has this id. */
  VARIANT_ID_ALREADY_EXISTS: 409
  /** The site has as many products as it may have. */
  PRODUCTS_LIMIT_EXCEEDED: 409
  /** The product has no such medium. */
  PRODUCT_MEDIA_NOT_EXIST: 404
  /** A text of nothing but spaces says nothing. */
  ONLY_SPACES_STRING_ERROR: 400
  /** An additional ribbon is there twice. */
  DUPLICATE_RIBBON_IN_ADDITIONAL: 400
  /** The ribbon is among the additional ones. */
  DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 400
  /** There is no such info section. */
  INFO_SECTION_ERROR_OCCURRED: 404
  /** The info section could not be made. */
  INFO_SECTION_CREATION_FAILED: 409
  /** There is no such option or modifier. */
  CUSTOMIZATION_NOT_EXIST: 404
  /** The option or modifier has no such choice. */
  CHOICE_NOT_EXIST: 404
  /** An option without an id needs a name and a type. */
  PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED: 400
  /** A choice without an id needs a name and a type. */
  PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED: 400
  /** A modifier without an id needs a name and a type. */
  MODIFIER_NAME_AND_TYPE_REQUIRED: 400
  /** A choice without an id needs a name and a type. */
  MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED: 400
  /** The compare-at price is below the price. */
  COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE: 400
  /** The field mask names a field that cannot be set here. */
  FIELD_MASK_VALUE_NOT_SUPPORTED: 400
  /** The field mask names a field that was not sent. */
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR: 400
  /** A product has at most 1,000 variants. */
  TOO_MANY_VARIANTS: 400
  /** A product has at most 20 info sections. */
  TOO_MANY_INFO_SECTIONS_ERROR: 409
  /** Name a tag to assign or to take away. */
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: 400
  /** The price would be below 0 or too high. */
  ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE: 409
  /** The compare-at price would be below the price or too high. */
  ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE: 409
  /** The cost would be below 0 or too high. */
  ADJUSTED_COST_OUT_OF_RANGE: 409
  /** Files are not sold by subscription. */
  INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION: 400
  /** A product that is sold by subscription alone needs one that is shown. */
  ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT: 400
  /** The discount of a subscription is more than the product costs. */
  INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT: 400
  /** The product names a subscription twice. */
  SUBSCRIPTION_ID_ALREADY_EXISTS: 400
  /** The item needs something to be filled in or chosen first. */
  MODIFIER_REQUIRED: 409
  /** There is no such product. */
  PRODUCT_NOT_FOUND: 404
  /** Hidden products are for administrators of the catalogue. */
  NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS: 403
  /** There is no such variant. */
  VARIANT_NOT_FOUND: 404
  /** There is no such collection. */
  COLLECTION_NOT_FOUND: 404
  /** There is no such category. */
  CATEGORY_NOT_FOUND: 404
  /** No app has categories under this name; the store’s is @wix/stores. */
  NAMESPACE_NOT_FOUND_IN_DEV_CENTER: 404
  /** A store has one tree of categories, without a key. */
  TREES_LIMIT_EXCEEDED: 409
  /** Another category has this slug. */
  DUPLICATE_SLUG: 409
  /** This field is changed by a call of its own, or never. */
  UPDATE_OF_FIELD_NOT_ALLOWED: 409
  /** A category needs a slug. */
  REMOVED_SLUG: 409
  /** The tree has as many categories as it may have. */
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 409
  /** The tree has no such parent. */
  PARENT_CATEGORY_NOT_IN_TREE: 409
  /** The parent is hidden: show that first. */
  PARENT_CATEGORY_HIDDEN: 409
  /** Categories stand at most six deep. */
  CATEGORY_DEPTH_LIMIT_EXCEEDED: 409
  /** A category cannot stand under itself. */
  TREE_CYCLE_DETECTED: 409
  /** Say after which category. */
  MISSING_AFTER_CATEGORY: 409
  /** The category to stand after has another parent. */
  AFTER_CATEGORY_NOT_IN_PARENT: 409
  /** This category is kept by rules or by an app. */
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: 409
  /** The category has no such item. */
  ITEM_NOT_IN_CATEGORY: 409
  /** There is no such brand. */
  BRAND_NOT_FOUND: 404
  /** There is no such ribbon. */
  RIBBON_NOT_FOUND: 404
  /** There is no such info section. */
  INFO_SECTION_NOT_FOUND: 404
  /** There is no such customization. */
  CUSTOMIZATION_NOT_FOUND: 404
  /** Another one has this name. */
  NAME_TAKEN: 409
  /** The site has as many brands as it may have. */
  BRAND_LIMIT_EXCEEDED: 409
  /** The site has as many ribbons as it may have. */
  RIBBON_LIMIT_EXCEEDED: 409
  /** The site has as many info sections as it may have. */
  INFO_SECTIONS_LIMIT_EXCEEDED: 409
  /** The site has as many options as it may have. */
  OPTIONS_LIMIT_EXCEEDED: 409
  /** The site has as many modifiers as it may have. */
  MODIFIERS_LIMIT_EXCEEDED: 409
  /** A customization has at most 1,000 choices. */
  CHOICES_LIMIT_EXCEEDED: 409
  /** The customization has no such choice. */
  CHOICE_NOT_FOUND: 404
  /** A product offers this choice. */
  CHOICE_ASSIGNED_TO_PRODUCT: 409
  /** Name every choice of the customization, each once. */
  CHOICE_IDS_MISMATCH: 409
  /** A text that the buyer writes has no choices. */
  DOESNT_SUPPORT_CHOICES: 409
  /** A customization with choices has no free text. */
  DOESNT_SUPPORT_FREE_TEXT: 409
  /** Options are chosen from; only a modifier can be free text. */
  INVALID_CUSTOMIZATION_RENDER_TYPE: 409
  /** The least number of characters cannot exceed the greatest. */
  INVALID_FREE_TEXT_SETTINGS: 409
  /** The event has orders: its currency cannot change any more. */
  CURRENCY_LOCKED: 409
  /** These tickets are sold in another currency than the cart. Buy them at the event’s own checkout. */
  TICKETS_IN_OTHER_CURRENCY: 409
  /** The site has no rate for this currency. */
  CURRENCY_NOT_OFFERED: 404
  /** There is no such catalogue import. */
  CATALOG_IMPORT_NOT_FOUND: 404
  /** The catalogue import was submitted before. */
  CATALOG_IMPORT_ALREADY_SUBMITTED: 409
  /** There is no such import. */
  IMPORT_NOT_FOUND: 404
  /** The import is not at a point where this can be done. */
  IMPORT_NOT_READY: 409
  /** There is no such promotion. */
  PROMOTION_NOT_FOUND: 404
  /** The site has as many promotions as it may have. */
  PROMOTIONS_LIMIT_EXCEEDED: 409
  /** There is no such product group. */
  PRODUCT_GROUP_NOT_FOUND: 404
  /** The site has as many product groups as it may have. */
  PRODUCT_GROUP_LIMIT_EXCEEDED: 409
  /** Products are grouped by a customization with choices. */
  UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE: 409
  /** A group has at most 100 products. */
  MEMBER_LIMIT_EXCEEDED: 409
  /** There is no such product. */
  PRODUCTS_NOT_FOUND: 404
  /** The product is not made of the customization that the group is grouped by. */
  PRODUCTS_MISSING_CUSTOMIZATION: 409
  /** The product is not in the group. */
  PRODUCTS_NOT_IN_GROUP: 409
  /** A promotion is in each category once. */
  DUPLICATE_CATEGORY_ASSIGNMENT: 409
  /** A promotion keeps a picture. */
  MEDIA_REMOVAL_NOT_ALLOWED: 409
  /** Sign in as a member first. */
  MEMBER_NEEDED: 403
  /** There is no such wishlist. */
  WISHLIST_NOT_FOUND: 404
  /** A wishlist holds at most 100 items. */
  WISHLIST_ITEMS_LIMIT_EXCEEDED: 409
  /** There is no such subscription option. */
  SUBSCRIPTION_OPTION_NOT_FOUND: 404
  /** The site has as many subscription options as it may have. */
  SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED: 409
  /** Another one has this slug. */
  SLUG_TAKEN: 409
  /** Another variant has this SKU. */
  SKU_TAKEN: 409
  /** There is not that much in stock. */
  INSUFFICIENT_INVENTORY: 409
  /** There is no such inventory item. */
  INVENTORY_ITEM_NOT_FOUND: 404
  /** Stock of this variant is kept at this location already. */
  ITEM_ALREADY_EXISTS: 409
  /** The units of this item are not counted. */
  INVENTORY_QUANTITY_NOT_TRACKED: 409
  /** That would be less than an item can have. */
  MIN_QUANTITY_LIMIT_REACHED: 409
  /** That would be more than an item can have. */
  MAX_QUANTITY_LIMIT_REACHED: 409
  /** A quantity below 0 can only be brought nearer to 0. */
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: 409
  /** An item cannot begin with less than nothing. */
  INVALID_TARGET_QUANTITY: 409
  /** Pre-orders cannot be set so. */
  PRE_ORDER_VALIDATION: 409
  /** There is no such view. */
  VIEW_NOT_FOUND: 404
  /** There is no such location. */
  LOCATION_NOT_FOUND: 404
  /** Another location has this name. */
  LOCATION_NAME_TAKEN: 409
  /** Online sales draw on this location. */
  LOCATION_IS_DEFAULT: 409
  /** The location still holds counted units. */
  LOCATION_HOLDS_STOCK: 409
  /** This address is already waiting for the item. */
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: 409
  /** There is no such request. */
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: 404
  /** Requests are not collected at the moment. */
  REQUEST_COLLECTION_DISABLED: 409
  /** The options of the catalogue reference are not valid. */
  INVALID_CATALOG_REFERENCE_OPTIONS: 409
  /** The address of the picture is not valid. */
  INVALID_ITEM_IMAGE_URL: 409
  /** Name either the item or the requests. */
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: 409
  /** Requests cannot be collected for this app. */
  NOT_SUPPORTED_APP_DEF_ID: 409
  /** You have no cart yet. */
  OWNED_CART_NOT_FOUND: 404
  /** There is no such cart. */
  CART_NOT_FOUND: 404
  /** There is no such line. */
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
  CHECKOUT_IS_COMPLETE: 409
  /** The checkout has no lines. */
  EMPTY_CHECKOUT: 409
  /** Nothing of this is left. */
  FULL_OUT_OF_STOCK: 409
  /** Some of this is no longer left in that quantity. */
  PARTIAL_OUT_OF_STOCK: 409
  /** Choose how the order is delivered. */
  NO_SELECTED_CARRIER_SERVICE_OPTION: 409
  /** This delivery option is not offered for these items. */
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: 404
  /** The chosen delivery option is no longer offered. */
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 409
  /** This site takes no payments yet. */
  SITE_NOT_ACCEPTING_PAYMENTS: 409
  /** There is no such gift card. */
  GIFT_CARD_NOT_FOUND: 404
  /** The checkout lacks something that the order needs. */
  CHECKOUT_INCOMPLETE: 409
  /** There is no such coupon. */
  COUPON_NOT_FOUND: 404
  /** Another coupon has this code. */
  COUPON_CODE_TAKEN: 409
  /** The site has as many coupons as it may have. */
  COUPON_LIMIT_EXCEEDED: 409
  /** There is no coupon with this code. */
  ERROR_COUPON_DOES_NOT_EXIST: 404
  /** This code has expired. */
  ERROR_COUPON_HAS_EXPIRED: 409
  /** This code cannot be used yet. */
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 409
  /** This code has been used as often as it may be. */
  ERROR_COUPON_USAGE_EXCEEDED: 409
  /** You have used this code as often as you may. */
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 409
  /** The checkout cannot be priced as it stands. */
  CALCULATION_ERROR: 409
  /** There is no such order. */
  ORDER_NOT_FOUND: 404
  /** The order is in a state that does not allow this action. */
  ORDER_ACTION_NOT_AVAILABLE: 409
  /** The order is not in a state that allows this. */
  ORDER_STATUS_IS_NOT_SUPPORTED: 409
  /** The order has no such fulfilment. */
  FULFILLMENT_NOT_FOUND: 404
  /** That is more than is left to hand over. */
  FULFILLED_TOO_MANY: 409
  /** Another fulfilment of the order has this tracking number. */
  TRACKING_NUMBER_ALREADY_EXISTS: 409
  /** There is no such payment. */
  PAYMENT_NOT_FOUND: 404
  /** Orders have higher numbers, or the counter stands higher. */
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER: 409
  /** An order cannot be bought in the future. */
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE: 400
  /** The total is not what the lines and the delivery come to. */
  AMOUNTS_DO_NOT_ADD_UP: 409
  /** The order’s history has no such entry that can be changed. */
  ACTIVITY_NOT_FOUND: 404
  /** The payment cannot come to be in this state. */
  STATUS_NOT_ALLOWED: 409
  /** Another amount is due by now. Nothing was charged. */
  AMOUNT_CHANGED: 409
  /** A payment of this order is being decided. Try again in a moment. */
  PAYMENT_UNDER_WAY: 409
  /** Nothing is owed for the order. */
  ORDER_ALREADY_PAID: 409
  /** That is nothing, or more than is owed. */
  INVALID_AMOUNT: 409
  /** Nothing of this payment can be given back. */
  PAYMENT_NOT_REFUNDABLE: 409
  /** That is nothing, or more than is left of the payment. */
  INVALID_PAYMENT_REFUND_AMOUNT: 409
  /** This payment is given back by hand: say that you did. */
  EXTERNAL_REFUND_EXPECTED: 409
  /** That is more than is left to refund of the line. */
  INVALID_LINE_ITEM_REFUND_QUANTITY: 409
  /** That is more than was sold of the line and not put back. */
  INVALID_LINE_ITEM_RESTOCK_QUANTITY: 409
  /** Nothing was paid for delivery. */
  SHIPPING_NOT_FOUND: 409
  /** That is nothing, or more than is left of what delivery cost. */
  INVALID_SHIPPING_REFUND_AMOUNT: 409
  /** The order has no such fee. */
  ADDITIONAL_FEE_NOT_FOUND: 404
  /** This payment method is not offered here. */
  PAYMENT_METHOD_NOT_AVAILABLE: 409
  /** You or your network have too many orders and reservations that wait for payment. Pay or cancel one, or try again later. */
  TOO_MANY_OPEN_HOLDS: 409
  /** That is more than may wait for payment at once. Take fewer, pay or cancel what waits, or try again later. */
  TOO_MANY_UNITS_HELD: 409
  /** The payment was declined. */
  PAYMENT_DECLINED: 409
  /** There is no such event. */
  EVENT_NOT_FOUND: 404
  /** The event is published already. */
  EVENT_ALREADY_PUBLISHED: 409
  /** The event is in a state that does not allow this. */
  INVALID_EVENT_STATUS_TRANSITION: 409
  /** Another event has this slug. */
  SLUG_ALREADY_IN_USE: 409
  /** A slug has small letters, digits and single hyphens, and is no reserved word. */
  INVALID_SLUG_FORMAT: 400
  /** A sale must end after it starts. */
  INVALID_SALE_PERIOD: 400
  /** The ticket has no such pricing option. */
  UNSUPPORTED_PRICING_OPTION: 400
  /** The event has as many kinds of ticket as it may have. */
  TICKET_DEFINITIONS_LIMIT_REACHED: 409
  /** Name a neighbour of the same event; given both, they must stand side by side. */
  INVALID_REORDER_INSTRUCTION: 400
  /** The filter cannot be read. */
  FILTER_PARSER_ERROR: 400
  /** The event is cancelled. */
  EVENT_CANCELED: 409
  /** The event is over. */
  EVENT_ENDED: 409
  /** There is no such ticket. */
  TICKET_DEFINITION_NOT_FOUND: 404
  /** There is no such ticket. */
  TICKET_NOT_FOUND: 404
  /** Tickets for this event are sold elsewhere: follow the link on its page. */
  EXTERNAL_REGISTRATION: 409
  /** Registration for this event is closed. */
  REGISTRATION_CLOSED: 409
  /** Registration for this event is paused. Try again later. */
  REGISTRATION_PAUSED: 409
  /** The sale has not started. */
  SALE_NOT_OPEN: 409
  /** The sale has ended. */
  SALE_CLOSED: 409
  /** There are not that many tickets left. */
  NOT_ENOUGH_TICKETS: 409
  /** That is more than one order may hold. */
  TICKET_LIMIT_PER_ORDER: 409
  /** There is no such reservation. */
  TICKET_RESERVATION_NOT_FOUND: 404
  /** The reservation has expired. */
  RESERVATION_EXPIRED: 409
  /** The reservation is no longer pending. */
  RESERVATION_NOT_PENDING: 409
  /** This ticket is for another event. */
  WRONG_EVENT: 409
  /** This ticket was cancelled. */
  TICKET_CANCELED: 409
  /** This ticket is not paid. */
  TICKET_NOT_PAID: 409
  /** There is no such answer. */
  RSVP_NOT_FOUND: 404
  /** The event is of another type: answers and tickets are for events made for them. */
  INVALID_EVENT_TYPE: 409
  /** Some answers are missing or not valid. */
  INVALID_FORM_RESPONSE: 400
  /** This answer cannot be given here. */
  UNEXPECTED_RSVP_STATUS: 409
  /** All places are taken. */
  RSVP_LIMIT_EXCEEDED: 409
  /** There are not that many places for your party. */
  GUEST_LIMIT_EXCEEDED: 409
  /** Registration is closed. */
  RSVPS_CLOSED: 409
  /** Registration has not started. */
  RSVPS_NOT_STARTED: 409
  /** There is no waiting list. */
  WAITING_LIST_UNAVAILABLE: 409
  /** This member has answered already. */
  MEMBER_ALREADY_REGISTERED: 409
  /** Somebody answered with this email address already. */
  MEMBER_EMAIL_ALREADY_REGISTERED: 409
  /** Name every companion, or none. */
  ADDITIONAL_GUESTS_MUST_HAVE_NAMES: 400
  /** Sign in as a member first. */
  MEMBER_IDENTITY_NOT_FOUND: 403
  /** Say which answers: an empty filter is all of them. */
  EMPTY_FILTER: 400
  /** The answer has no such guest. */
  GUEST_NOT_FOUND: 404
  /** The guest is checked in already. */
  GUEST_ALREADY_CHECKED_IN: 409
  /** The guest is not checked in. */
  GUEST_NOT_CHECKED_IN: 409
  /** Only guests who said yes are checked in. */
  GUEST_NOT_ATTENDING: 409
  /** Anybody could then buy without paying. Confirm it to switch it on for a public site. */
  TESTING_NOT_CONFIRMED: 409
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
  /** A member is not joined with themselves, nor into a contact: join the contact into the member. */
  MEMBERS_NOT_MERGEABLE: 409
  /** There is no such role. */
  ROLE_DOES_NOT_EXIST: 404
  /** There is no such API key. */
  API_KEY_NOT_FOUND: 404
  /** There is no such app. */
  APP_NOT_FOUND: 404
  /** The site’s own pages use this app. */
  APP_IN_USE: 409
  /** The site cannot do without this mail. */
  MAIL_NEEDED: 409
  /** There is no such file. */
  MEDIA_NOT_FOUND: 404
  /** There is no such folder. */
  FOLDER_NOT_FOUND: 404
  /** Another folder there has this name. */
  FOLDER_NAME_TAKEN: 409
  /** There is no such upload. Begin again. */
  UPLOAD_NOT_FOUND: 404
  /** Parts of the file are missing. */
  UPLOAD_INCOMPLETE: 409
  /** Files of this kind are not taken. */
  FILE_NOT_TAKEN: 400
  /** There is no such user. */
  STAFF_USER_NOT_FOUND: 404
  /** Another user has this email address. */
  STAFF_USER_EXISTS: 409
  /** There is no such role. */
  STAFF_ROLE_NOT_FOUND: 404
  /** Another role has this name. */
  STAFF_ROLE_EXISTS: 409
  /** Somebody has this role: name the role that they get instead. */
  STAFF_ROLE_IN_USE: 409
  /** The site needs an owner: make another user one first. */
  LAST_OWNER: 409
  /** The site has as many of these as it may have. */
  LIMIT_REACHED: 409
  /** The file could not be imported. */
  IMPORT_FAILED: 409
}

export type Refusal = keyof RefusalStatus
