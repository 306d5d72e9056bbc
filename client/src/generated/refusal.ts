// Generated from contract/src by client/generate/client.ts. Do not edit.
/** The HTTP status of each refusal. */
export interface RefusalStatus {
  /** Sign in, or send a valid access token. */
  UNAUTHENTICATED: 401
  /** The access token has expired. Renew it. */
  TOKEN_EXPIRED: 401
  /** You do not have permission to do this. */
  PERMISSION_DENIED: 403
  /** This key does not belong to the site named in wix-site-id. */
  SITE_MISMATCH: 403
  /** This sign-in is unknown, has expired or was used before. Sign in again. */
  INVALID_GRANT: 401
  /** No OAuth app has this client id. */
  UNKNOWN_CLIENT: 401
  /** Confirm that you are not a robot, then try again. */
  '-19971': 403
  /** The check that you are not a robot failed. Try again. */
  '-19970': 403
  /** Another member has this email address. Use another, or sign in. */
  '-19995': 409
  /** The email address or the password is wrong. Check both and try again. */
  '-19976': 403
  /** This account has no password yet. Request an email to choose one. */
  '-19973': 403
  /** Enter an email address and a password. */
  INVALID_LOGIN: 400
  /** This account is blocked. Contact the site. */
  IDENTITY_BLOCKED: 403
  /** The code is wrong or has expired. Check it, or request another. */
  VERIFICATION_FAILED: 403
  /** Enter the code that we emailed you. */
  EMAIL_VERIFICATION_REQUIRED: 403
  /** The code is wrong or has expired. Check it, or request another. */
  EMAIL_VERIFICATION_FAILED: 403
  /** Signing in needs a second step: enter your code. */
  SECOND_STEP_REQUIRED: 403
  /** Confirm that it is you: enter your password or a code. */
  PROOF_REQUIRED: 403
  /** This sign-in step is not set up. */
  FACTOR_NOT_FOUND: 404
  /** This sign-in step is already on. */
  FACTOR_ALREADY_ACTIVE: 409
  /** This passkey is not registered here, or it took too long. Try again, or sign in another way. */
  PASSKEY_REFUSED: 403
  /** There is no such passkey. */
  PASSKEY_NOT_FOUND: 404
  /** You cannot add more passkeys. Remove one first. */
  TOO_MANY_PASSKEYS: 409
  /** This site does not offer this sign-in step. */
  FACTOR_NOT_AVAILABLE: 409
  /** This link was used before or has expired. Request another. */
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
  /** There is nothing at this address. */
  NOT_FOUND: 404
  /** This address does not accept that method. */
  METHOD_NOT_ALLOWED: 405
  /** Somebody else has changed this. Reload it and make your change again. */
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
  /** The server is short of disk space and cannot save changes for now. Try again later. */
  STORAGE_FULL: 503
  /** Only administrators of the catalogue can read costs and private tags. */
  NO_PERMISSION_TO_READ_MERCHANT_DATA: 403
  /** Every variant needs a choice for every option. */
  MISSING_VARIANT_OPTION_CHOICE: 400
  /** Two variants have the same choices. */
  DUPLICATE_VARIANT_OPTION_CHOICE: 400
  /** The product lists an option, or a choice of one, twice. */
  DUPLICATE_PRODUCT_OPTIONS: 400
  /** A product without options has exactly one variant, without choices. */
  INVALID_DEFAULT_VARIANT: 400
  /** The variants do not match the options of the product. */
  VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT: 400
  /** Another product has this slug. Choose another. */
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
  /** The site has reached its limit of products. Delete one first. */
  PRODUCTS_LIMIT_EXCEEDED: 409
  /** The product does not have this picture or film. */
  PRODUCT_MEDIA_NOT_EXIST: 404
  /** Enter some text: spaces alone are not enough. */
  ONLY_SPACES_STRING_ERROR: 400
  /** An additional ribbon is listed twice. */
  DUPLICATE_RIBBON_IN_ADDITIONAL: 400
  /** The ribbon is listed again among the additional ones. */
  DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL: 400
  /** There is no such info section. */
  INFO_SECTION_ERROR_OCCURRED: 404
  /** The info section could not be created. */
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
  /** The product has too many variants. */
  TOO_MANY_VARIANTS: 400
  /** The product has too many info sections. */
  TOO_MANY_INFO_SECTIONS_ERROR: 409
  /** Name a tag to add or to remove. */
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: 400
  /** The price would be below 0 or too high. */
  ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE: 409
  /** The compare-at price would be below the price or too high. */
  ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE: 409
  /** The cost would be below 0 or too high. */
  ADJUSTED_COST_OUT_OF_RANGE: 409
  /** Files cannot be sold by subscription. */
  INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION: 400
  /** A product that is sold only by subscription needs a visible one. */
  ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT: 400
  /** The discount of a subscription is more than the price of the product. */
  INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT: 400
  /** The product lists a subscription twice. */
  SUBSCRIPTION_ID_ALREADY_EXISTS: 400
  /** Fill in or choose everything that this item needs first. */
  MODIFIER_REQUIRED: 409
  /** There is no such product. */
  PRODUCT_NOT_FOUND: 404
  /** Only administrators of the catalogue can read hidden products. */
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
  /** Another category has this slug. Choose another. */
  DUPLICATE_SLUG: 409
  /** This field cannot be changed here. */
  UPDATE_OF_FIELD_NOT_ALLOWED: 409
  /** A category needs a slug. */
  REMOVED_SLUG: 409
  /** The tree has reached its limit of categories. Delete one first. */
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 409
  /** The parent category does not exist in this tree. */
  PARENT_CATEGORY_NOT_IN_TREE: 409
  /** The parent category is hidden. Show it first. */
  PARENT_CATEGORY_HIDDEN: 409
  /** Categories cannot be nested that deep. */
  CATEGORY_DEPTH_LIMIT_EXCEEDED: 409
  /** A category cannot be moved below itself. */
  TREE_CYCLE_DETECTED: 409
  /** Name the category to place it after. */
  MISSING_AFTER_CATEGORY: 409
  /** The category to place it after has another parent. */
  AFTER_CATEGORY_NOT_IN_PARENT: 409
  /** Rules or an app decide what is in this category. */
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: 409
  /** This item is not in the category. */
  ITEM_NOT_IN_CATEGORY: 409
  /** There is no such brand. */
  BRAND_NOT_FOUND: 404
  /** There is no such ribbon. */
  RIBBON_NOT_FOUND: 404
  /** There is no such info section. */
  INFO_SECTION_NOT_FOUND: 404
  /** There is no such customization. */
  CUSTOMIZATION_NOT_FOUND: 404
  /** This name is in use. Choose another. */
  NAME_TAKEN: 409
  /** The site has reached its limit of brands. Delete one first. */
  BRAND_LIMIT_EXCEEDED: 409
  /** The site has reached its limit of ribbons. Delete one first. */
  RIBBON_LIMIT_EXCEEDED: 409
  /** The site has reached its limit of info sections. Delete one first. */
  INFO_SECTIONS_LIMIT_EXCEEDED: 409
  /** The site has reached its limit of options. Delete one first. */
  OPTIONS_LIMIT_EXCEEDED: 409
  /** The site has reached its limit of modifiers. Delete one first. */
  MODIFIERS_LIMIT_EXCEEDED: 409
  /** The customization has too many choices. */
  CHOICES_LIMIT_EXCEEDED: 409
  /** The customization has no such choice. */
  CHOICE_NOT_FOUND: 404
  /** A product uses this choice. Remove it there first. */
  CHOICE_ASSIGNED_TO_PRODUCT: 409
  /** List every choice of the customization exactly once. */
  CHOICE_IDS_MISMATCH: 409
  /** A customization with free text has no choices. */
  DOESNT_SUPPORT_CHOICES: 409
  /** A customization with choices has no free text. */
  DOESNT_SUPPORT_FREE_TEXT: 409
  /** An option needs choices: only a modifier can be free text. */
  INVALID_CUSTOMIZATION_RENDER_TYPE: 409
  /** The minimum number of characters cannot exceed the maximum. */
  INVALID_FREE_TEXT_SETTINGS: 409
  /** The event has orders, so its currency can no longer change. */
  CURRENCY_LOCKED: 409
  /** These tickets are sold in another currency than the cart. Buy them at the event’s own checkout. */
  TICKETS_IN_OTHER_CURRENCY: 409
  /** The site has no rate for this currency. */
  CURRENCY_NOT_OFFERED: 404
  /** There is no such catalogue import. */
  CATALOG_IMPORT_NOT_FOUND: 404
  /** The catalogue import was already submitted. */
  CATALOG_IMPORT_ALREADY_SUBMITTED: 409
  /** There is no such import. */
  IMPORT_NOT_FOUND: 404
  /** The import is not ready for this step. */
  IMPORT_NOT_READY: 409
  /** There is no such promotion. */
  PROMOTION_NOT_FOUND: 404
  /** The site has reached its limit of promotions. Delete one first. */
  PROMOTIONS_LIMIT_EXCEEDED: 409
  /** There is no such product group. */
  PRODUCT_GROUP_NOT_FOUND: 404
  /** The site has reached its limit of product groups. Delete one first. */
  PRODUCT_GROUP_LIMIT_EXCEEDED: 409
  /** Products can be grouped only by a customization with choices. */
  UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE: 409
  /** The group has too many products. */
  MEMBER_LIMIT_EXCEEDED: 409
  /** There is no such product. */
  PRODUCTS_NOT_FOUND: 404
  /** The product does not have the customization that the group is based on. */
  PRODUCTS_MISSING_CUSTOMIZATION: 409
  /** The product is not in the group. */
  PRODUCTS_NOT_IN_GROUP: 409
  /** A promotion can be in each category once. */
  DUPLICATE_CATEGORY_ASSIGNMENT: 409
  /** A promotion needs a picture. Replace it instead of removing it. */
  MEDIA_REMOVAL_NOT_ALLOWED: 409
  /** Sign in as a member first. */
  MEMBER_NEEDED: 403
  /** There is no such wishlist. */
  WISHLIST_NOT_FOUND: 404
  /** Your wishlist is full. Remove an item first. */
  WISHLIST_ITEMS_LIMIT_EXCEEDED: 409
  /** There is no such subscription option. */
  SUBSCRIPTION_OPTION_NOT_FOUND: 404
  /** The site has reached its limit of subscription options. Delete one first. */
  SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED: 409
  /** Another one has this slug. */
  SLUG_TAKEN: 409
  /** Another variant has this SKU. */
  SKU_TAKEN: 409
  /** There are not that many in stock. Choose fewer. */
  INSUFFICIENT_INVENTORY: 409
  /** There is no such inventory item. */
  INVENTORY_ITEM_NOT_FOUND: 404
  /** Stock of this variant is already counted at this location. */
  ITEM_ALREADY_EXISTS: 409
  /** The stock of this item is not counted. */
  INVENTORY_QUANTITY_NOT_TRACKED: 409
  /** The quantity would be below the lowest allowed. */
  MIN_QUANTITY_LIMIT_REACHED: 409
  /** The quantity would be above the highest allowed. */
  MAX_QUANTITY_LIMIT_REACHED: 409
  /** A quantity below 0 can only be raised towards 0. */
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: 409
  /** A new item cannot start below 0. */
  INVALID_TARGET_QUANTITY: 409
  /** These pre-order settings do not work for this item. */
  PRE_ORDER_VALIDATION: 409
  /** There is no such view. */
  VIEW_NOT_FOUND: 404
  /** There is no such location. */
  LOCATION_NOT_FOUND: 404
  /** Another location has this name. */
  LOCATION_NAME_TAKEN: 409
  /** Online sales use this location. Make another the default first. */
  LOCATION_IS_DEFAULT: 409
  /** The location still has stock. Move it or set it to 0 first. */
  LOCATION_HOLDS_STOCK: 409
  /** We already have a request from this address for this item. */
  BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS: 409
  /** There is no such request. */
  BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND: 404
  /** Back-in-stock requests are switched off at the moment. */
  REQUEST_COLLECTION_DISABLED: 409
  /** This item does not come in the chosen options. Choose others. */
  INVALID_CATALOG_REFERENCE_OPTIONS: 409
  /** The address of the picture does not work. Use another. */
  INVALID_ITEM_IMAGE_URL: 409
  /** Name either the item or the requests, not both. */
  REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS: 409
  /** Back-in-stock requests are not available for items of this app. */
  NOT_SUPPORTED_APP_DEF_ID: 409
  /** You have no cart yet. */
  OWNED_CART_NOT_FOUND: 404
  /** There is no such cart. */
  CART_NOT_FOUND: 404
  /** This item is no longer there. Reload the page. */
  LINE_ITEM_NOT_FOUND: 404
  /** This item is not for sale. */
  ITEM_NOT_FOUND_IN_CATALOG: 404
  /** The cart is full. Remove a line first. */
  MAX_LINE_ITEMS_EXCEEDED: 409
  /** There is nothing to check out. Add an item first. */
  CANT_CREATE_CHECKOUT_WITHOUT_ITEMS: 409
  /** There is no such checkout. */
  CHECKOUT_NOT_FOUND: 404
  /** There is no such link to a checkout. */
  CHECKOUT_TEMPLATE_NOT_FOUND: 404
  /** This link to a checkout is switched off. */
  CHECKOUT_TEMPLATE_INACTIVE: 409
  /** This link to a checkout is switched off. */
  CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE: 409
  /** This checkout is already an order. */
  CHECKOUT_IS_COMPLETE: 409
  /** This link was not made by this shop, or its time is over. */
  UNAUTHENTICATED_TOKEN: 401
  /** No app with this id has words for the checkout here. */
  REQUIRED_APP_NOT_INSTALLED: 404
  /** The app has no component with this id. */
  REQUIRED_COMPONENT_DOES_NOT_EXIST: 404
  /** There are no words of the checkout in this language. */
  TRANSLATIONS_NOT_FOUND: 404
  /** There is nothing in this checkout. Go back to the cart and add an item. */
  EMPTY_CHECKOUT: 409
  /** These items are sold out. */
  FULL_OUT_OF_STOCK: 409
  /** Some items are no longer available in that quantity. Choose fewer. */
  PARTIAL_OUT_OF_STOCK: 409
  /** Choose a delivery method. */
  NO_SELECTED_CARRIER_SERVICE_OPTION: 409
  /** This delivery method is not available for these items. Choose another. */
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: 404
  /** The chosen delivery method is no longer available. Choose another. */
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 409
  /** This site does not accept payments yet. */
  SITE_NOT_ACCEPTING_PAYMENTS: 409
  /** There is no gift card with this code. Check it, or remove it. */
  GIFT_CARD_NOT_FOUND: 404
  /** Nothing is left on this gift card. Remove it, or use another. */
  GIFT_CARD_IS_EMPTY: 409
  /** This gift card is no longer valid. Remove it, or use another. */
  GIFT_CARD_DISABLED: 409
  /** This gift card has expired. Remove it, or use another. */
  GIFT_CARD_EXPIRED: 409
  /** Gift cards are not accepted here. Pay another way. */
  GIFT_CARDS_NOT_ACCEPTED: 409
  /** The gift card has no recipient to send it to. */
  GIFT_CARD_RECIPIENT_NOT_FOUND: 409
  /** This gift card already paid for a part of the order. */
  GIFT_CARD_ALREADY_APPLIED: 409
  /** This gift card is in another currency. */
  INVALID_GIFT_CARD_CURRENCY: 409
  /** The order is in another currency. */
  CURRENCY_MISMATCH: 409
  /** The gift card has not so much left. */
  INSUFFICIENT_FUNDS: 409
  /** The gift card was already redeemed for this order. */
  ALREADY_REDEEMED: 409
  /** The gift card is in another currency. */
  CURRENCY_NOT_SUPPORTED: 409
  /** There is no such transaction of a gift card. */
  TRANSACTION_NOT_FOUND: 404
  /** The amount is already back on the gift card. */
  ALREADY_VOIDED: 409
  /** The refund of this event was requested the other way: as money, or as credit. It goes on as it was requested. */
  EVENT_REFUND_REQUESTED_OTHERWISE: 409
  /** Something is missing from the checkout. Fill it in and try again. */
  CHECKOUT_INCOMPLETE: 409
  /** There is no such tax group. */
  TAX_GROUP_ID_NOT_FOUND: 404
  /** There is no such tax region. */
  TAX_REGION_ID_NOT_FOUND: 404
  /** There is no such tax rate. */
  MANUAL_TAX_MAPPING_NOT_FOUND: 404
  /** The group has a tax of this name and jurisdiction in this region already. */
  MANUAL_TAX_MAPPING_ALREADY_EXISTS: 409
  /** Every site has this tax group, so it can be neither renamed nor deleted. */
  ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP: 409
  /** There is no such exempt group. */
  TAX_EXEMPT_GROUP_NOT_FOUND: 404
  /** This contact has no tax details. */
  CONTACT_TAX_DETAILS_NOT_FOUND: 404
  /** A line names an address that is not in the list. */
  INVALID_LINE_ITEM_ADDRESS_INDEX: 400
  /** A line names no address to tax it by. */
  MISSING_TAXABLE_ADDRESS: 400
  /** The address of a line has no country. */
  MISSING_COUNTRY_IN_ADDRESS: 400
  /** The address of a line has no state or province, and tax in its country depends on it. */
  MISSING_SUBDIVISION_IN_ADDRESS: 400
  /** There is no such tax calculator. */
  CALCULATOR_ID_NOT_FOUND: 400
  /** The tax calculator found no taxes. */
  TAX_CALCULATOR_FAILED: 409
  /** There is a tax region for this place already. */
  ALREADY_EXISTS: 409
  /** Write the part of the country as its ISO code, such as US-NY. */
  INVALID_SUBDIVISION_FORMAT: 400
  /** The part belongs to another country. */
  SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY: 400
  /** There is no such coupon. */
  COUPON_NOT_FOUND: 404
  /** Another coupon has this code. Choose another. */
  COUPON_CODE_TAKEN: 409
  /** The site has reached its limit of coupons. Delete one first. */
  COUPON_LIMIT_EXCEEDED: 409
  /** There is no such code. Check it or try another. */
  ERROR_COUPON_DOES_NOT_EXIST: 404
  /** This code has expired. Remove it or try another. */
  ERROR_COUPON_HAS_EXPIRED: 409
  /** This code is not valid yet. */
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 409
  /** This code is used up. Remove it or try another. */
  ERROR_COUPON_USAGE_EXCEEDED: 409
  /** You have already used this code. Remove it or try another. */
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 409
  /** The total cannot be worked out. Check the items and codes. */
  CALCULATION_ERROR: 409
  /** There is no such order. */
  ORDER_NOT_FOUND: 404
  /** The status of the order does not allow this. */
  ORDER_ACTION_NOT_AVAILABLE: 409
  /** The status of the order does not allow this. */
  ORDER_STATUS_IS_NOT_SUPPORTED: 409
  /** The order has no such fulfilment. */
  FULFILLMENT_NOT_FOUND: 404
  /** That is more than is left to fulfil. */
  FULFILLED_TOO_MANY: 409
  /** Another fulfilment of the order has this tracking number. */
  TRACKING_NUMBER_ALREADY_EXISTS: 409
  /** There is no such payment. */
  PAYMENT_NOT_FOUND: 404
  /** This payment has been captured already. */
  PAYMENT_ALREADY_CAPTURED: 409
  /** This payment has been released. */
  PAYMENT_ALREADY_VOIDED: 409
  /** No payment of this order is waiting to be captured. */
  ORDER_STATUS_NOT_AUTHORIZED: 409
  /** This payment reserves no amount. */
  PAYMENT_NOT_AUTHORIZED: 409
  /** Choose a number above those of all orders. */
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER: 409
  /** The date of purchase cannot be in the future. */
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE: 400
  /** The total is not the sum of the lines and the delivery. */
  AMOUNTS_DO_NOT_ADD_UP: 409
  /** What was paid and given back does not come to the payment status. */
  PAYMENTS_DO_NOT_ADD_UP: 409
  /** Another order has this number. */
  ORDER_NUMBER_TAKEN: 409
  /** The order with this id was placed in this shop. Only imported orders can be replaced. */
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER: 409
  /** The imported order has an invoice, a receipt, a tip or a payment of this shop, and cannot be replaced. */
  IMPORTED_ORDER_IN_USE: 409
  /** The order’s history has no such entry, or it cannot be changed. */
  ACTIVITY_NOT_FOUND: 404
  /** The payment cannot change to this status. */
  STATUS_NOT_ALLOWED: 409
  /** The total has risen since you last saw it. Nothing was charged. Check the order and try again. */
  CHECKOUT_CHANGED: 409
  /** The amount to pay has changed. Nothing was charged. Check it and pay again. */
  AMOUNT_CHANGED: 409
  /** A payment for this order is being processed. Try again in a moment. */
  PAYMENT_UNDER_WAY: 409
  /** There is no such delivery profile. */
  DELIVERY_PROFILE_NOT_FOUND: 404
  /** There is no such delivery region. */
  DELIVERY_REGION_NOT_FOUND: 404
  /** There is no such carrier, or it has no such option. */
  DELIVERY_CARRIER_NOT_FOUND: 404
  /** There is no such shipping option. */
  SHIPPING_OPTION_NOT_FOUND: 404
  /** There is no such pick-up place. */
  PICKUP_LOCATION_NOT_FOUND: 404
  /** There is no such local delivery area. */
  LOCAL_DELIVERY_OPTION_NOT_FOUND: 404
  /** There are no such live rates. */
  SHIPPO_CONFIGURATION_NOT_FOUND: 404
  /** Enter a Shippo key first. */
  CARRIER_ACCOUNT_NOT_FOUND: 404
  /** Shippo does not accept this key. */
  CARRIER_KEY_REFUSED: 409
  /** Shippo does not answer. Try again in a moment. */
  CARRIER_UNREACHABLE: 503
  /** This label is gone. Ask for its price again. */
  SHIPPING_LABEL_NOT_FOUND: 404
  /** This price is gone. Ask for the prices again. */
  LABEL_PRICE_NOT_FOUND: 404
  /** The carrier refused, and gave no reason. */
  LABEL_REFUSED: 409
  /** A label of this order is being bought or voided. Look again in a minute or two. */
  LABEL_UNDER_WAY: 409
  /** This label is not bought, so there is nothing to void. */
  LABEL_NOT_BOUGHT: 409
  /** A label needs the name and the street of who gets the parcel. Change the delivery address of the order. */
  LABEL_ADDRESS_MISSING: 409
  /** This parcel passes customs: say what is in it, where it was made and who signs. */
  LABEL_CUSTOMS_MISSING: 409
  /** The location has no address to ship from. Enter it under Settings, Delivery. */
  SHIP_FROM_MISSING: 409
  /** The site has reached its limit of delivery profiles. Delete one first. */
  DELIVERY_PROFILES_LIMIT_EXCEEDED: 409
  /** Name the country that the goods go to. */
  REQUIRED_COUNTRY: 400
  /** These goods are not delivered to this address. */
  NO_DELIVERY_REGION_FOUND: 409
  /** The region has reached its limit of options of this kind. */
  LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: 409
  /** Two regions of the profile would have the same destination. Each place can be in one region. */
  DESTINATIONS_COLLISION: 409
  /** Another region of the profile has this name. */
  DELIVERY_REGION_NAME_ALREADY_EXISTS: 409
  /** The site has a default delivery profile already. */
  SINGLE_DEFAULT_DELIVERY_PROFILE: 409
  /** A profile is made the default when it is created. This cannot change later. */
  DEFAULT_CANNOT_BE_UPDATED: 409
  /** The default profile cannot be deleted: products without another one use it. */
  DEFAULT_PROFILE_CANNOT_BE_DELETED: 409
  /** Change regions one by one, not with their profile. */
  DELIVERY_REGION_CANNOT_BE_UPDATED: 400
  /** Change carriers one by one, not with their region. */
  DELIVERY_CARRIER_CANNOT_BE_UPDATED: 400
  /** There is no such carrier. */
  UNKNOWN_DELIVERY_CARRIER: 400
  /** The region has this carrier already. */
  CARRIER_ALREADY_EXISTS_IN_REGION: 409
  /** This carrier needs a backup rate, for when it does not answer. */
  DELIVERY_CARRIER_MISSING_BACKUP_RATE: 400
  /** The country has no such part. */
  SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: 400
  /** A number of items must be a whole number. */
  INVALID_QUANTITY_VALUE: 400
  /** There is no such payment request. */
  ORDER_PAYMENT_REQUEST_NOT_FOUND: 404
  /** This payment request is paid already. */
  CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST: 409
  /** This payment request has expired. Make a new one. */
  CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST: 409
  /** This payment request was taken back. Make a new one. */
  CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST: 409
  /** The amount of a payment request cannot change. Take it back and make a new one. */
  CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT: 409
  /** This payment request is paid and cannot be deleted. */
  CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST: 409
  /** This payment request is paid already. */
  CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: 409
  /** This payment request has expired already. */
  CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST: 409
  /** This payment method is not available here. Choose another. */
  PAYMENT_METHOD_NOT_AVAILABLE: 409
  /** No payment method is available for this order. Choose another delivery method, or contact the shop. */
  NO_PAYMENT_METHOD: 409
  /** The payment was declined and nothing was charged. Your order waits: try again, or choose another payment method. */
  PAYMENT_ERROR: 409
  /** You have no such saved payment method. Choose another. */
  SAVED_PAYMENT_METHOD_NOT_FOUND: 404
  /** This payment method cannot be saved. Pay without saving it. */
  CANNOT_SAVE_PAYMENT_METHOD: 409
  /** There is no such order. */
  NO_ASSOCIATED_ECOM_ORDER: 404
  /** The shop takes no payment online for this now. Contact the shop. */
  PAYMENT_METHODS_NOT_FOUND: 409
  /** This order is cancelled. Nothing can be charged for it. */
  ORDER_CANCELED: 409
  /** This order is paid. Nothing is left to charge. */
  ORDER_PAID: 409
  /** The buyer’s bank took money of this order back. Settle that with them first. */
  ORDER_HAS_CHARGEBACKS: 409
  /** The buyer of this order has no saved payment method that can be charged. Send them a payment link. */
  NO_SAVED_PAYMENT_METHOD: 409
  /** The order has another currency. */
  INVALID_CURRENCY: 409
  /** A payment of this order is under way. Wait until it is decided. */
  PAYMENT_ALREADY_IN_PROGRESS: 409
  /** A payment of this request is under way. Wait until it is decided. */
  PAYMENT_IN_PROGRESS: 409
  /** The buyer has no such saved payment method. */
  PAYMENT_METHOD_UNAVAILABLE: 409
  /** The charge was declined. Nothing was taken. */
  INVALID_PAYMENT_STATUS: 409
  /** This request is paid. */
  CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: 409
  /** This request has expired. Make a new one. */
  CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: 409
  /** This request was taken back. Make a new one. */
  CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: 409
  /** The provider does not accept these keys. */
  PAYMENT_KEYS_REFUSED: 409
  /** The payment provider does not answer. Try again in a minute. */
  PAYMENT_PROVIDER_UNREACHABLE: 503
  /** Payments with this account are still being processed. Wait until they are done, or switch the method off. */
  PAYMENTS_UNDER_WAY: 409
  /** This payment request can no longer be paid. Nothing was charged. */
  PAYMENT_REQUEST_NOT_PAYABLE: 409
  /** This order has no email address to write to. */
  ORDER_HAS_NO_EMAIL: 409
  /** Invoices are issued of approved orders. This one waits for its payment or is cancelled. */
  GENERATE_INVOICE_NOT_SUPPORTED: 409
  /** This order has its invoice already. */
  INVOICE_ALREADY_EXISTS: 409
  /** Invoices were issued already: their numbers go on without gaps. */
  INVOICE_NUMBERS_IN_USE: 409
  /** This order costs nothing. There is nothing to invoice. */
  INVALID_PRICE_AMOUNT: 409
  /** Enter the address of your business first. Invoices show it. */
  SELLER_ADDRESS_MISSING: 409
  /** This payment has its receipt already. */
  RECEIPT_ALREADY_EXIST: 409
  /** There is no such invoice or receipt. */
  ORDER_DOCUMENT_NOT_FOUND: 404
  /** There is no such order. */
  ORDER_TRANSACTIONS_NOT_FOUND: 404
  /** There is no such difference. */
  PAYMENT_DIFFERENCE_NOT_FOUND: 404
  /** Orders can be approved or cancelled by hand. The shop itself sets the other statuses. */
  STATUS_NOT_SUPPORTED: 409
  /** The status of the order does not allow this. */
  UNSUPPORTED_TRANSITION: 409
  /** The order has this status already. */
  STATUS_ALREADY_SET: 409
  /** The order has no such payment. */
  PAYMENTS_NOT_FOUND: 404
  /** This payment cannot be refunded. */
  REFUND_NOT_AVAILABLE: 409
  /** There is no such refund of this order. */
  REFUND_NOT_FOUND: 404
  /** The refund took nothing from this payment. */
  REFUND_TRANSACTION_NOT_FOUND: 404
  /** There is no such venue. */
  VENUE_NOT_FOUND: 404
  /** Events that are to come are at this venue. Change their place first. */
  VENUE_IN_USE: 409
  /** The venue has no such room. */
  ROOM_NOT_FOUND: 404
  /** Events that are to come are in this room. Change their place first. */
  ROOM_IN_USE: 409
  /** More people come than the room has places for. */
  ROOM_TOO_SMALL: 409
  /** There is no such seat plan. */
  SEAT_PLAN_NOT_FOUND: 404
  /** This event has no numbered seats. */
  SEATING_NOT_FOUND: 404
  /** There is no such file. */
  MEDIA_NOT_FOUND: 404
  /** There is no such folder. */
  FOLDER_NOT_FOUND: 404
  /** Another folder here has this name. Choose another. */
  FOLDER_NAME_TAKEN: 409
  /** There is no such upload. Start again. */
  UPLOAD_NOT_FOUND: 404
  /** Parts of the file are missing. Upload it again. */
  UPLOAD_INCOMPLETE: 409
  /** Files of this type are not accepted. */
  FILE_NOT_TAKEN: 400
  /** There is no such poll. */
  POLL_NOT_FOUND: 404
  /** This poll has changed. Reload the page and choose again. */
  POLL_OPTION_NOT_FOUND: 409
  /** Choose one option of this poll. */
  POLL_ONE_OPTION: 409
  /** That is more than one person may have. Choose fewer. */
  TICKET_LIMIT_PER_PERSON: 409
  /** This ticket was transferred to somebody else. Its code is no longer valid. */
  TICKET_TRANSFERRED: 409
  /** This ticket was not transferred. Its buyer answered the questions with the purchase. */
  TICKET_NOT_TRANSFERRED: 409
  /** Tickets for this event cannot be transferred. */
  TICKET_TRANSFER_DISABLED: 409
  /** This ticket is already checked in. */
  TICKET_CHECKED_IN: 409
  /** Tickets for this event cannot be cancelled. */
  TICKET_CANCELLATION_DISABLED: 409
  /** The time in which this ticket could be cancelled is over. */
  TICKET_CANCELLATION_OVER: 409
  /** The amount that goes back is another by now. Look at it again. */
  TICKET_CANCELLATION_CHANGED: 409
  /** There is no such cancellation of tickets. */
  TICKET_CANCELLATION_NOT_FOUND: 404
  /** This ticket was changed to another one. Its code is no longer valid. */
  TICKET_CHANGED: 409
  /** This ticket cannot be changed. */
  TICKET_CHANGE_DISABLED: 409
  /** The time in which this ticket could be changed is over. */
  TICKET_CHANGE_OVER: 409
  /** A ticket with a seat cannot be changed here. Contact the organiser. */
  TICKET_CHANGE_SEATED: 409
  /** This ticket was changed as often as its terms allow. */
  TICKET_CHANGE_USED_UP: 409
  /** This kind of ticket has another price. Contact the organiser to change to it. */
  TICKET_CHANGE_PRICE_DIFFERS: 409
  /** The price of this ticket has changed meanwhile. Look at the new price and try again. */
  TICKET_CHANGE_PRICE_CHANGED: 409
  /** This kind of ticket is not available now. Your ticket stays as it is. */
  TICKET_KIND_NOT_AVAILABLE: 409
  /** The event has started. */
  EVENT_STARTED: 409
  /** Wait for your turn in the queue of the event first. */
  EVENT_ADMISSION_NEEDED: 403
  /** The event has no queue at the moment. */
  EVENT_GATE_OFF: 409
  /** The check of your browser is missing, over or used. Try again. */
  EVENT_GATE_PROOF_NEEDED: 403
  /** You have no place in this queue. Join it again. */
  EVENT_GATE_PLACE_NOT_FOUND: 404
  /** There is no such move of this event. */
  EVENT_MOVE_NOT_FOUND: 404
  /** The guests were mailed about this move already, or the event has been moved again since. */
  EVENT_MOVE_DECIDED: 409
  /** The waiting list of this event is not open. */
  WAITING_LIST_CLOSED: 409
  /** These tickets are not sold out. You can buy them now. */
  TICKETS_NOT_SOLD_OUT: 409
  /** There is no such place on the waiting list. */
  WAITING_ENTRY_NOT_FOUND: 404
  /** This link is over: the place on the waiting list closed some time ago. */
  WAITING_LINK_OVER: 410
  /** This place on the waiting list is no longer open. */
  WAITING_ENTRY_CLOSED: 409
  /** This offer is over. */
  WAITING_OFFER_OVER: 409
  /** Too few tickets are free for this group. */
  WAITING_TICKETS_NOT_FREE: 409
  /** There is no such shared quota. */
  TICKET_QUOTA_NOT_FOUND: 404
  /** That is more than goes with the tickets in your order. Choose fewer, or add tickets. */
  ADD_ON_LIMIT: 409
  /** The event has no such add-on. */
  ADD_ON_NOT_FOUND: 404
  /** There is no such benefit of a plan: no plans are sold here. */
  PAID_PLAN_BENEFIT_NOT_FOUND: 404
  /** That bundle of tickets is not on sale. */
  TICKET_BUNDLE_NOT_FOUND: 404
  /** A bundle takes tickets with one price and without seats. */
  TICKET_BUNDLE_KIND: 409
  /** These tickets were bought as a bundle at one price. Choose all of its tickets, or none. */
  TICKET_BUNDLE_DIVIDED: 409
  /** A ticket of this bundle was transferred, and a bundle is given back as a whole. Once its holder has given it back, you can give back the rest. If they cannot, contact the organiser. */
  TICKET_BUNDLE_TRANSFERRED: 409
  /** A ticket of this bundle was used at the door, and a bundle is given back as a whole. Contact the organiser about the rest. */
  TICKET_BUNDLE_CHECKED_IN: 409
  /** That pass is not on sale. */
  SERIES_PASS_NOT_FOUND: 404
  /** A pass needs at least two dates that have such a ticket, without numbered seats. */
  SERIES_PASS_NEEDS_DATES: 409
  /** The event is not a date of a series. Add dates first. */
  EVENT_HAS_NO_DATES: 409
  /** These are settings of no site of yours. Their id is that of the site. */
  EVENTS_SETTINGS_NOT_FOUND: 404
  /** This link does not open the door. Ask the organiser for another. */
  STAFF_MEMBER_NOT_FOUND: 404
  /** Your access is paused. Ask the organiser. */
  STAFF_MEMBER_SUSPENDED: 403
  /** The organiser has not let you do this at the door. */
  DOOR_PERMISSION_MISSING: 403
  /** This code is not valid here. Check it and try again. */
  TICKET_CODE_NOT_FOUND: 404
  /** This code is not valid yet. */
  TICKET_CODE_NOT_OPEN: 409
  /** This code is no longer valid. */
  TICKET_CODE_ENDED: 409
  /** All tickets of this code are taken. */
  TICKET_CODE_USED_UP: 409
  /** The event already has this code. Choose another. */
  TICKET_CODE_ALREADY_EXISTS: 409
  /** There are no such tip settings. */
  TIP_SETTINGS_NOT_FOUND: 404
  /** The site already has tip settings. Change those. */
  DEFAULT_SETTINGS_ALREADY_EXISTS: 409
  /** The tip settings of the site cannot be deleted. Switch tips off instead. */
  CANNOT_DELETE_DEFAULT_SETTINGS: 409
  /** Only one of the suggested tips can be chosen beforehand. */
  CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: 400
  /** A suggested tip can be at most 100 percent. */
  PRESET_PERCENTAGE_TOO_HIGH: 400
  /** One of the items is not sold here. */
  CATALOG_ITEMS_NOT_FOUND: 404
  /** This order has no tip. */
  TIP_NOT_FOUND: 404
  /** There is no such draft of an order. */
  DRAFT_ORDER_NOT_FOUND: 404
  /** This tip is not possible. Choose another amount. */
  INVALID_TIP: 400
  /** The tip cannot be shared out like this. */
  INVALID_TIP_DISTRIBUTION: 400
  /** The tip is paid or shared out already. Refund it instead. */
  CANNOT_REMOVE_PAID_TIP_DISTRIBUTION: 409
  /** Only an order that is approved can be changed. */
  ORDER_CANNOT_BE_EDITED: 409
  /** Money of this order was refunded, so its total cannot change any more. */
  PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED: 409
  /** There is nothing left to pay for this order. */
  ORDER_ALREADY_PAID: 409
  /** Enter an amount above 0, and no more than is owed. */
  INVALID_AMOUNT: 409
  /** This payment cannot be refunded. */
  PAYMENT_NOT_REFUNDABLE: 409
  /** Enter an amount above 0, and no more than is left of the payment. */
  INVALID_PAYMENT_REFUND_AMOUNT: 409
  /** This payment can only be refunded by hand. Confirm that you have returned the money. */
  EXTERNAL_REFUND_EXPECTED: 409
  /** That is more than is left to refund of this line. */
  INVALID_LINE_ITEM_REFUND_QUANTITY: 409
  /** That is more than can go back in stock of this line. */
  INVALID_LINE_ITEM_RESTOCK_QUANTITY: 409
  /** Nothing was paid for delivery. */
  SHIPPING_NOT_FOUND: 409
  /** Enter an amount above 0, and no more than is left of the cost of delivery. */
  INVALID_SHIPPING_REFUND_AMOUNT: 409
  /** The order has no such fee. */
  ADDITIONAL_FEE_NOT_FOUND: 404
  /** No more of this fee is left to refund. */
  INVALID_ADDITIONAL_FEE_REFUND_AMOUNT: 409
  /** You or your network have too many unpaid orders and reservations. Pay or cancel one, or try again later. */
  TOO_MANY_OPEN_HOLDS: 409
  /** You cannot have that many unpaid items at once. Choose fewer, pay for or cancel an open order, or try again later. */
  TOO_MANY_UNITS_HELD: 409
  /** The payment was declined and nothing was charged. Try again, or choose another payment method. */
  PAYMENT_DECLINED: 409
  /** There is no such event. */
  EVENT_NOT_FOUND: 404
  /** There is no such template of events. */
  EVENT_TEMPLATE_NOT_FOUND: 404
  /** The event is already published. */
  EVENT_ALREADY_PUBLISHED: 409
  /** Guests have places at this event. Cancel it first: they are notified, and you decide about their money. */
  EVENT_HAS_GUESTS: 409
  /** Orders of this cancelled event have not been refunded. Refund or cancel them first. */
  EVENT_NOT_SETTLED: 409
  /** The status of the event does not allow this. */
  INVALID_EVENT_STATUS_TRANSITION: 409
  /** Nobody has requested a refund for this event. */
  EVENT_REFUND_NOT_FOUND: 404
  /** Another event has this slug. Choose another. */
  SLUG_ALREADY_IN_USE: 409
  /** Use lowercase letters, digits and single hyphens for a slug, and no reserved word. */
  INVALID_SLUG_FORMAT: 400
  /** A sale must end after it starts. */
  INVALID_SALE_PERIOD: 400
  /** The ticket does not have this pricing option. */
  UNSUPPORTED_PRICING_OPTION: 400
  /** The event has reached its limit of kinds of ticket. Delete one first. */
  TICKET_DEFINITIONS_LIMIT_REACHED: 409
  /** The event has reached its limit of policies. Delete one first. */
  POLICIES_LIMIT_REACHED: 409
  /** Name a neighbour from the same list. Two neighbours must be next to each other. */
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
  /** There is no such seat for this ticket. */
  SEAT_NOT_FOUND: 404
  /** Some of these seats are taken. Choose others. */
  SEAT_TAKEN: 409
  /** Choose a seat first. */
  SEAT_NEEDED: 409
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
  /** There are not that many tickets left. Choose fewer. */
  NOT_ENOUGH_TICKETS: 409
  /** That is more than one order may hold. Choose fewer. */
  TICKET_LIMIT_PER_ORDER: 409
  /** That is fewer than one order must have. Choose more. */
  TICKET_MINIMUM_PER_ORDER: 409
  /** There is no such reservation. */
  TICKET_RESERVATION_NOT_FOUND: 404
  /** The reservation has expired. Choose your tickets again. */
  RESERVATION_EXPIRED: 409
  /** This reservation is already completed or cancelled. */
  RESERVATION_NOT_PENDING: 409
  /** This ticket is for another event. */
  WRONG_EVENT: 409
  /** This ticket was cancelled. */
  TICKET_CANCELED: 409
  /** This ticket has not been paid. */
  TICKET_NOT_PAID: 409
  /** This ticket is for taking part online. It does not admit anybody at the place. */
  TICKET_ONLINE_ONLY: 409
  /** There is no such question in this form. */
  CONTROL_NOT_FOUND: 404
  /** There is no such policy. */
  POLICY_NOT_FOUND: 404
  /** The policies have changed since you saw them. Nothing was bought. Read them and try again. */
  POLICIES_CHANGED: 409
  /** There is no such schedule item. */
  SCHEDULE_ITEM_NOT_FOUND: 404
  /** This question does not fit the form of this event. */
  INVALID_EVENT_CONFIGURATION: 409
  /** There is no such reply. */
  RSVP_NOT_FOUND: 404
  /** This type of event does not allow that: replies are for RSVP events, tickets for ticketed ones. */
  INVALID_EVENT_TYPE: 409
  /** Some answers are missing or do not fit. Check them and try again. */
  INVALID_FORM_RESPONSE: 400
  /** This event does not accept that reply. */
  UNEXPECTED_RSVP_STATUS: 409
  /** All places are taken. */
  RSVP_LIMIT_EXCEEDED: 409
  /** There are not enough places for your party. Bring fewer people. */
  GUEST_LIMIT_EXCEEDED: 409
  /** Registration is closed. */
  RSVPS_CLOSED: 409
  /** Registration has not started. */
  RSVPS_NOT_STARTED: 409
  /** This event has no waiting list. */
  WAITING_LIST_UNAVAILABLE: 409
  /** This account has already replied. */
  MEMBER_ALREADY_REGISTERED: 409
  /** Somebody has already replied with this email address. */
  MEMBER_EMAIL_ALREADY_REGISTERED: 409
  /** Enter the names of all companions, or of none. */
  ADDITIONAL_GUESTS_MUST_HAVE_NAMES: 400
  /** Sign in as a member first. */
  MEMBER_IDENTITY_NOT_FOUND: 403
  /** Name the replies: an empty filter would match all of them. */
  EMPTY_FILTER: 400
  /** The reply has no such guest. */
  GUEST_NOT_FOUND: 404
  /** The guest is already checked in. */
  GUEST_ALREADY_CHECKED_IN: 409
  /** The guest is not checked in. */
  GUEST_NOT_CHECKED_IN: 409
  /** Only guests who said yes can be checked in. */
  GUEST_NOT_ATTENDING: 409
  /** Anybody could then buy without paying. Confirm to switch it on for a public site. */
  TESTING_NOT_CONFIRMED: 409
  /** The clock can be set only with TEST_CLOCK=1 and on a site in test mode. */
  TEST_CLOCK_OFF: 409
  /** Another member has this address. Choose another. */
  SLUG_ALREADY_EXISTS: 409
  /** Only an approved member can show a public profile. */
  COMMUNITY_JOIN_IMPOSSIBLE: 409
  /** The member is blocked. */
  MEMBER_BLOCKED: 409
  /** There is no such text. */
  MEMBER_ABOUT_NOT_FOUND: 404
  /** The member already has such a text. Change that one. */
  MEMBER_ABOUT_ALREADY_EXISTS: 409
  /** There is no such badge. */
  BADGE_NOT_FOUND: 404
  /** The site has reached its limit of badges. Delete one first. */
  BADGE_LIMIT_REACHED: 409
  /** A member cannot be merged with themselves or into a contact. Merge the contact into the member. */
  MEMBERS_NOT_MERGEABLE: 409
  /** There is no such role. */
  ROLE_DOES_NOT_EXIST: 404
  /** Orders exist in the site’s currency, or prices that the other one cannot hold, so it cannot be changed. Show prices in other currencies beside it instead. */
  CURRENCY_IN_USE: 409
  /** This shop is closed at the moment, so nothing can be bought. */
  SITE_IS_CLOSED: 409
  /** There is no such country. */
  COUNTRY_NOT_FOUND: 404
  /** There is no such page. */
  CONTENT_PAGE_NOT_FOUND: 404
  /** Another page has this address. */
  CONTENT_PAGE_ADDRESS_TAKEN: 409
  /** There is no such API key. */
  API_KEY_NOT_FOUND: 404
  /** There is no such app. */
  APP_NOT_FOUND: 404
  /** The site’s own pages use this app. */
  APP_IN_USE: 409
  /** This email cannot be switched off. */
  MAIL_NEEDED: 409
  /** No mail server is set. */
  MAIL_SERVER_NOT_FOUND: 404
  /** The mail server did not take the email. */
  MAIL_NOT_SENT: 409
  /** There is no such user. */
  STAFF_USER_NOT_FOUND: 404
  /** Another user has this email address. */
  STAFF_USER_EXISTS: 409
  /** There is no such role. */
  STAFF_ROLE_NOT_FOUND: 404
  /** Another role has this name. */
  STAFF_ROLE_EXISTS: 409
  /** Users have this role. Name the role that they get instead. */
  STAFF_ROLE_IN_USE: 409
  /** The site needs an owner. Make another user an owner first. */
  LAST_OWNER: 409
  /** The site has reached its limit of these. Delete one first. */
  LIMIT_REACHED: 409
  /** The file could not be imported. */
  IMPORT_FAILED: 409
}

export type Refusal = keyof RefusalStatus
