import type { Refusal } from '@fairground/contract/refusals.ts'
import { present } from '@fairground/domain/present.ts'
import { refusalText } from '../ground/texts/catalogues.ts'
import { type Shortage, shortageSentence } from '../ground/texts/shortage.ts'
import {
  bound,
  count,
  type Data,
  type DataSentence,
  fileSize,
  firstOf,
  isCount,
  isText,
  list,
  moment,
  quotedList,
  says,
  text,
  type Write,
} from './data-readers.ts'

/** Each line that is short, with what is left of it; undefined where that is not known of each. */
export const shortage: DataSentence = (data, { t, locale }) => {
  const lines: readonly Data[] = Array.isArray(data.lineItems) ? data.lineItems : [data]
  const short = lines.flatMap((line) => shortageOf(line) ?? [])
  if (short.length === 0 || short.length < lines.length) return undefined
  return shortageSentence(short, 'choose')(t, locale)
}

const shortageOf = ({ name, quantityAvailable, left = quantityAvailable }: Data): Shortage | undefined =>
  isCount(left) ? { left, ...present({ item: isText(name) ? name : undefined }) } : undefined

/** The sentence of the code, with the ticket that it is about. */
const ofTicket = (code: Refusal): DataSentence =>
  says('refusals-events.ofTicket', { name: text('name'), reason: (_, { locale }) => refusalText(code, locale) })

/** Seconds until it may be tried again, in minutes where they are many. */
const tooManyFor: DataSentence = ({ retryAfter: seconds }, { t }) => {
  if (!isCount(seconds)) return undefined
  if (seconds <= 90) return t('refusals-sign-in.tooManyFor', { seconds })
  return t('refusals-sign-in.tooManyForMinutes', { minutes: Math.ceil(seconds / 60) })
}

/** Undefined where a field is missing that has no words here. */
const missingFields: DataSentence = ({ missing }, { t }) => {
  if (!Array.isArray(missing) || missing.length === 0) return undefined
  const words: Readonly<Record<string, string>> = {
    'buyerInfo.email': t('refusals-sales.emailMissing'),
    'shippingInfo.shippingDestination.address': t('refusals-sales.addressMissing'),
  }
  const known = missing.flatMap((field) => words[String(field)] ?? [])
  return known.length === missing.length ? known.join(' ') : undefined
}

/** Values of the options of a variant: "“Blue” and “M”". */
const choices = ({ choices: chosen }: Data, write: Write) =>
  typeof chosen === 'object' && chosen !== null
    ? quotedList('values')({ values: Object.values(chosen) }, write)
    : undefined

/** A destination that is a place: everywhere has no name. */
const place = ({ destination }: Data) => (isText(destination) && destination !== '*' ? destination : undefined)

const slugTaken = says('refusals-staff.slugTaken', { slug: text('slug') })
const subdivisionElsewhere = says('refusals-staff.subdivisionElsewhere', {
  subdivision: text('subdivision'),
  country: text('country'),
})
const limit = { limit: bound }

/** Sentences with the data of refusals; a code without one, or whose data are not there, has the sentence of its code. */
export const dataSentences: Partial<Record<Refusal, DataSentence>> = {
  // requests
  PERMISSION_DENIED: says('refusals.scopeNeeded', { scope: text('scope') }),
  BODY_TOO_LARGE: says('refusals.bodyTooLargeFor', { most: fileSize('threshold') }),
  TOO_MANY_REQUESTS: tooManyFor,
  LIMIT_REACHED: says('refusals-staff.mostOfThese', limit),
  // sign-in, staff and settings
  INVALID_CURRENCY: says('refusals-staff.orderHasCurrency', { currency: text('currency') }),
  INVALID_PAYMENT_STATUS: says('refusals-staff.chargeDeclined', { failureDetails: text('failureDetails') }),
  CANNOT_SAVE_PAYMENT_METHOD: says('refusals-sales.mostSavedMethods', limit),
  TOO_MANY_PASSKEYS: says('refusals-sign-in.mostPasskeys', limit),
  FACTOR_NOT_AVAILABLE: says('refusals-sign-in.factorNotOffered', { factor: text('factorType') }),
  STAFF_USER_EXISTS: says('refusals-staff.userExists', { email: text('email') }),
  STAFF_ROLE_EXISTS: says('refusals-staff.roleNameTaken', { name: text('name') }),
  VENUE_IN_USE: says('refusals-staff.venueHasEvents', { events: count('events') }),
  ROOM_IN_USE: says('refusals-staff.roomHasEvents', { room: text('room'), events: count('events') }),
  ROOM_TOO_SMALL: says('refusals-staff.roomTooSmall', {
    room: text('room'),
    event: text('event'),
    capacity: count('capacity'),
    taken: count('taken'),
  }),
  STAFF_ROLE_IN_USE: says('refusals-staff.usersHaveRole', { users: count('users') }),
  ROLE_DOES_NOT_EXIST: says('refusals-staff.noRole', { role: text('roleKey') }),
  SLUG_ALREADY_EXISTS: says('refusals-members.memberSlugTaken', { slug: text('slug') }),
  BADGE_LIMIT_REACHED: says('refusals-staff.mostBadges', limit),
  CURRENCY_NOT_OFFERED: says('refusals-catalogue.currenciesOffered', {
    currency: text('currency'),
    currencies: list('currencies'),
  }),
  CURRENCY_IN_USE: says('refusals-staff.siteCurrencyInUse', { currency: text('currency') }),
  TRANSLATIONS_NOT_FOUND: says('refusals-staff.noCheckoutWordsIn', { language: text('languageCode') }),
  COUNTRY_NOT_FOUND: says('refusals-staff.noCountry', { country: text('country') }),
  CONTENT_PAGE_ADDRESS_TAKEN: says('refusals-staff.pageAddressTaken', { slug: text('slug') }),
  MAIL_NOT_SENT: says('refusals-staff.mailNotSent', { reason: text('reason') }),
  FILE_NOT_TAKEN: says('refusals-staff.fileNotTaken', { filename: text('filename') }),
  UPLOAD_INCOMPLETE: says('refusals-staff.uploadStopped', { received: fileSize('received'), bytes: fileSize('bytes') }),
  // catalogue
  FIELD_MASK_VALUE_NOT_SUPPORTED: says('refusals-staff.fieldsNotSettable', { fields: list('fieldMasks') }),
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR: says('refusals-staff.fieldsNotSent', { fields: list('fieldMasks') }),
  UPDATE_OF_FIELD_NOT_ALLOWED: says('refusals-staff.fieldFixed', { field: text('field') }),
  NAME_TAKEN: says('refusals-staff.nameTaken', { name: text('name') }),
  SLUG_TAKEN: slugTaken,
  DUPLICATE_SLUG_ERROR: says('refusals-staff.productSlugTaken', { slug: text('slug') }),
  BARCODE_ALREADY_EXIST_ERROR: says('refusals-staff.barcodeTaken', { barcode: text('barcode') }),
  SKU_ALREADY_EXIST_ERROR: says('refusals-staff.skuTaken', { sku: text('sku') }),
  DUPLICATE_PRODUCT_OPTIONS: firstOf(
    says('refusals-staff.choiceTwice', { option: text('option'), choice: text('choice') }),
    says('refusals-staff.optionTwice', { option: text('option') }),
  ),
  VARIANT_NOT_FOUND: says('refusals-staff.noVariantWith', { choices }),
  BRAND_LIMIT_EXCEEDED: says('refusals-staff.mostBrands', limit),
  RIBBON_LIMIT_EXCEEDED: says('refusals-staff.mostRibbons', limit),
  INFO_SECTIONS_LIMIT_EXCEEDED: says('refusals-staff.mostInfoSections', limit),
  TOO_MANY_INFO_SECTIONS_ERROR: says('refusals-staff.mostSectionsOfProduct', limit),
  OPTIONS_LIMIT_EXCEEDED: says('refusals-staff.mostOptions', limit),
  MODIFIERS_LIMIT_EXCEEDED: says('refusals-staff.mostModifiers', limit),
  CHOICES_LIMIT_EXCEEDED: firstOf(
    says('refusals-staff.mostChoicesOf', { name: text('name'), limit: bound }),
    says('refusals-staff.mostChoices', limit),
  ),
  TOO_MANY_VARIANTS: says('refusals-staff.mostVariants', { limit: bound, variants: count('variants') }),
  PROMOTIONS_LIMIT_EXCEEDED: says('refusals-staff.mostPromotions', limit),
  PRODUCT_GROUP_LIMIT_EXCEEDED: says('refusals-staff.mostProductGroups', limit),
  MEMBER_LIMIT_EXCEEDED: says('refusals-staff.mostInGroup', limit),
  SUBSCRIPTION_OPTIONS_LIMIT_EXCEEDED: says('refusals-staff.mostSubscriptionOptions', limit),
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: says('refusals-staff.mostCategories', limit),
  CATEGORY_DEPTH_LIMIT_EXCEEDED: says('refusals-staff.deepestCategory', limit),
  NAMESPACE_NOT_FOUND_IN_DEV_CENTER: says('refusals-catalogue.noCategoriesOf', { namespace: text('appNamespace') }),
  TREES_LIMIT_EXCEEDED: says('refusals-catalogue.noTreeOf', { key: text('treeKey') }),
  MODIFIER_REQUIRED: says('refusals-catalogue.modifiersMissing', { missing: quotedList('missing') }),
  WISHLIST_ITEMS_LIMIT_EXCEEDED: says('refusals-catalogue.mostSavedItems', limit),
  IMPORT_NOT_READY: says('refusals-staff.importNotReady', { status: text('status') }),
  // stock
  LOCATION_NAME_TAKEN: says('refusals-staff.locationNameTaken', { name: text('name') }),
  LOCATION_HOLDS_STOCK: says('refusals-staff.locationHolds', { items: count('items') }),
  MIN_QUANTITY_LIMIT_REACHED: says('refusals-staff.leastQuantity', { least: bound }),
  MAX_QUANTITY_LIMIT_REACHED: says('refusals-staff.mostQuantity', { most: bound }),
  REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: says('refusals-staff.quantityBelowZero', {
    quantity: count('quantity'),
  }),
  PRE_ORDER_VALIDATION: (data, write) =>
    data.reason === 'LIMIT_BELOW_SOLD'
      ? says('refusals-staff.preOrderBelowSold', { sold: count('sold') })(data, write)
      : says('refusals-staff.preOrderRefused', { reason: text('reason') })(data, write),
  INSUFFICIENT_INVENTORY: shortage,
  PARTIAL_OUT_OF_STOCK: shortage,
  FULL_OUT_OF_STOCK: shortage,
  ITEM_NOT_FOUND_IN_CATALOG: says('refusals-sales.noLongerForSale', { name: text('name') }),
  // carts and checkout
  MAX_LINE_ITEMS_EXCEEDED: says('refusals-sales.mostLines', limit),
  CHECKOUT_INCOMPLETE: missingFields,
  GIFT_CARD_NOT_FOUND: says('refusals-sales.noGiftCard', { code: text('giftCardCode') }),
  INVALID_GIFT_CARD_CURRENCY: says('refusals-sales.giftCardIn', { currency: text('currency') }),
  CURRENCY_NOT_SUPPORTED: says('refusals-sales.giftCardIn', { currency: text('currency') }),
  CURRENCY_MISMATCH: says('refusals-staff.orderIn', { currency: text('currency') }),
  ERROR_COUPON_DOES_NOT_EXIST: says('refusals-sales.noCouponCode', { code: text('couponCode') }),
  COUPON_CODE_TAKEN: says('refusals-staff.couponCodeTaken', { code: text('couponCode') }),
  COUPON_LIMIT_EXCEEDED: says('refusals-staff.mostCoupons', limit),
  DELIVERY_PROFILES_LIMIT_EXCEEDED: says('refusals-staff.mostDeliveryProfiles', limit),
  LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: says('refusals-staff.mostOptionsOfRegion', limit),
  NO_DELIVERY_REGION_FOUND: says('refusals-staff.nothingDeliveredTo', { destination: place }),
  DESTINATIONS_COLLISION: says('refusals-staff.destinationTwice', { destination: place }),
  DELIVERY_REGION_NAME_ALREADY_EXISTS: says('refusals-staff.regionNameTaken', { name: text('name') }),
  SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: subdivisionElsewhere,
  SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY: subdivisionElsewhere,
  INVALID_SUBDIVISION_FORMAT: says('refusals-staff.subdivisionNotValid', { subdivision: text('subdivision') }),
  INVALID_LINE_ITEM_ADDRESS_INDEX: says('refusals-staff.addressMissingAt', { index: count('index') }),
  MISSING_COUNTRY_IN_ADDRESS: says('refusals-staff.addressWithoutCountry', { index: count('index') }),
  MISSING_SUBDIVISION_IN_ADDRESS: says('refusals-staff.addressWithoutSubdivision', { index: count('index') }),
  INVALID_QUANTITY_VALUE: says('refusals-staff.notWholeNumber', { value: text('value') }),
  // orders and payment
  ORDER_NOT_FOUND: says('refusals-sales.noOrderNumber', { number: text('orderNumber') }),
  ORDER_STATUS_IS_NOT_SUPPORTED: says('refusals-sales.orderStatusIs', { status: text('status') }),
  ORDER_CANNOT_BE_EDITED: says('refusals-sales.orderStatusIs', { status: text('status') }),
  PRESET_PERCENTAGE_TOO_HIGH: says('refusals-staff.tipAboveWhole', { value: text('value') }),
  ORDER_ACTION_NOT_AVAILABLE: says('refusals-sales.orderActionAt', {
    number: text('orderNumber'),
    status: text('status'),
  }),
  ORDER_STATUS_NOT_AUTHORIZED: says('refusals-staff.nothingToCapture', { number: text('orderNumber') }),
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER: says('refusals-staff.counterIsNow', { counter: text('counter') }),
  FULFILLED_TOO_MANY: says('refusals-staff.leftToFulfil', { left: count('left') }),
  UNSUPPORTED_TRANSITION: says('refusals-sales.orderStatusIs', { status: text('status') }),
  STATUS_NOT_ALLOWED: says('refusals-staff.paymentStatusIs', { status: text('status') }),
  PAYMENT_NOT_REFUNDABLE: says('refusals-staff.notRefundable', { reason: text('nonRefundableReason') }),
  EXTERNAL_REFUND_EXPECTED: says('refusals-staff.refundByHand', { reason: text('manuallyRefundableReason') }),
  REFUND_NOT_AVAILABLE: firstOf(
    says('refusals-staff.notRefundable', { reason: text('nonRefundableReason') }),
    says('refusals-staff.refundByHand', { reason: text('manuallyRefundableReason') }),
  ),
  INVALID_LINE_ITEM_REFUND_QUANTITY: says('refusals-staff.leftToRefund', { left: count('left') }),
  INVALID_LINE_ITEM_RESTOCK_QUANTITY: says('refusals-staff.leftToRestock', { left: count('left') }),
  // events and tickets
  SLUG_ALREADY_IN_USE: says('refusals-staff.eventSlugTaken', { slug: text('slug') }),
  INVALID_SLUG_FORMAT: says('refusals-staff.slugNotValid', { slug: text('slug') }),
  INVALID_EVENT_STATUS_TRANSITION: says('refusals-staff.eventStatusIs', { status: text('status') }),
  EVENT_HAS_GUESTS: says('refusals-staff.eventHasGuests', { guests: count('guests'), title: text('title') }),
  EVENT_NOT_SETTLED: says('refusals-staff.eventNotSettled', { orders: count('orders'), title: text('title') }),
  INVALID_EVENT_CONFIGURATION: says('refusals-staff.questionDoesNotFit', { reason: text('reason') }),
  CURRENCY_LOCKED: says('refusals-staff.eventCurrencyLocked', { currency: text('currency') }),
  SEAT_TAKEN: says('refusals-events.seatTaken', { seat: text('seat'), others: count('others') }),
  TICKETS_IN_OTHER_CURRENCY: says('refusals-catalogue.ticketsSoldIn', { currency: text('currency') }),
  TICKET_DEFINITIONS_LIMIT_REACHED: says('refusals-staff.mostTicketDefinitions', limit),
  POLICIES_LIMIT_REACHED: says('refusals-staff.mostPolicies', limit),
  UNSUPPORTED_PRICING_OPTION: says('refusals-events.noPricingOption', { name: text('name') }),
  TICKET_NOT_FOUND: says('refusals-events.noTicketNumber', { number: text('ticketNumber') }),
  NOT_ENOUGH_TICKETS: shortage,
  SALE_NOT_OPEN: firstOf(
    says('refusals-events.saleOpens', { name: text('name'), opens: moment('opensAt') }),
    says('refusals-events.saleNotOpen', { name: text('name') }),
  ),
  SALE_CLOSED: says('refusals-events.saleClosed', { name: text('name') }),
  TICKET_LIMIT_PER_ORDER: firstOf(
    says('refusals-events.limitPerOrder', { limit: bound, name: text('name') }),
    says('refusals-events.limitPerOrderUnnamed', limit),
  ),
  ADD_ON_LIMIT: says('refusals-events.addOnLimit', { limit: bound, name: text('name') }),
  TICKET_BUNDLE_DIVIDED: says('refusals-events.bundleDivided', { name: text('name') }),
  TICKET_BUNDLE_KIND: says('refusals-staff.bundleKind', { name: text('name') }),
  TICKET_MINIMUM_PER_ORDER: says('refusals-events.minimumPerOrder', { minimum: count('minimum'), name: text('name') }),
  TICKET_LIMIT_PER_PERSON: says('refusals-events.limitPerPerson', { limit: bound, name: text('name') }),
  TICKET_CHANGE_USED_UP: says('refusals-events.changesUsedUp', { limit: bound }),
  TICKET_CODE_NOT_OPEN: says('refusals-events.codeOpens', { opens: moment('opensAt') }),
  TICKET_CODE_USED_UP: says('refusals-events.codeLeft', { left: count('left') }),
  TICKET_CODE_ALREADY_EXISTS: says('refusals-staff.codeTaken', { code: text('accessCode') }),
  EVENT_CANCELED: ofTicket('EVENT_CANCELED'),
  EVENT_ENDED: ofTicket('EVENT_ENDED'),
  MEMBER_NEEDED: ofTicket('MEMBER_NEEDED'),
  EXTERNAL_REGISTRATION: ofTicket('EXTERNAL_REGISTRATION'),
  REGISTRATION_CLOSED: ofTicket('REGISTRATION_CLOSED'),
  REGISTRATION_PAUSED: ofTicket('REGISTRATION_PAUSED'),
  RESERVATION_NOT_PENDING: says('refusals-events.reservationIs', { status: text('status') }),
  GUEST_LIMIT_EXCEEDED: says('refusals-events.placesForParty', { places: count('maxRsvpSize') }),
  GUEST_NOT_ATTENDING: says('refusals-staff.guestNotAttending', { status: text('status') }),
  GUEST_ALREADY_CHECKED_IN: says('refusals-staff.checkedInAt', { moment: moment('checkInDate') }),
}
