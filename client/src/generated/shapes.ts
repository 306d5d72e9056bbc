// Generated from contract/src by client/generate/client.ts. Do not edit.
// Shapes that several modules have. Each module exports those that it uses.

export interface AddedLineItem {
  catalogReference: CatalogReference
  quantity: number
  catalogOverrideFields?: CatalogOverrideFields | null
}

export interface AdditionalFee {
  id?: string
  code?: string
  name: string
  price: MultiCurrencyPrice
  taxDetails?: ItemTaxFullDetails
  priceBeforeTax: MultiCurrencyPrice
  priceAfterTax: MultiCurrencyPrice
  lineItemIds: string[]
  source: 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM'
}

export interface AdditionalGuestDetails {
  guestCount?: number
  guestNames?: string[]
}

export interface Address {
  streetAddress?: {
    number?: string
    name?: string
    apt?: string
  }
  addressLine?: string
  addressLine2?: string
  city?: string
  subdivision?: string
  country?: string
  postalCode?: string
  formattedAddress?: string
  geocode?: AddressLocation
}

export interface AddressLocation {
  latitude?: number
  longitude?: number
}

export interface AgendaSettings {
  enabled: boolean
  pageUrl?: PageUrl
}

export interface AggregatedRefundSummary {
  requestedRefund: Price
  pendingRefund: Price
  refunded: Price
  failedRefundAmount: Price
  pending: boolean
  breakdown: RefundItemsBreakdown
}

export interface AggregatedTaxBreakdown {
  taxName: string
  taxType: string
  jurisdiction: string
  jurisdictionTypeEnum: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  rate: string
  aggregatedTaxAmount: MultiCurrencyPrice
  aggregatedTaxableAmount: MultiCurrencyPrice
}

export interface AggregationDataAggregationResults {
  values?: AggregationResultsValueResults
  ranges?: AggregationResultsRangeResults
  scalar?: AggregationDataAggregationResultsScalarResult
  dateHistogram?: AggregationResultsDateHistogramResults
  nested?: AggregationResultsNestedResults
  name: string
  type: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
  fieldPath: string
}

export interface AggregationDataAggregationResultsScalarResult {
  type: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
  value?: number
}

export interface AggregationNestedAggregationNestedAggregationItem {
  value?: CommonAggregationValueAggregation
  range?: CommonAggregationRangeAggregation
  scalar?: CommonAggregationScalarAggregation
  dateHistogram?: CommonAggregationDateHistogramAggregation
  name?: string
  fieldPath?: string
  type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM'
}

export interface AggregationRangeAggregationRangeBucket {
  from?: number
  to?: number
}

export interface AggregationResultsDateHistogramResults {
  results: DateHistogramResultsDateHistogramResult[]
}

export interface AggregationResultsNestedResults {
  results: NestedResultsResults[]
}

export interface AggregationResultsRangeResults {
  results: RangeResultsRangeAggregationResult[]
}

export interface AggregationResultsValueResults {
  results: ValueResultsValueAggregationResult[]
}

export interface AggregationValueAggregationIncludeMissingValuesOptions {
  addToBucket?: string
}

export interface Amount {
  amount: string
}

export interface ApplicationError {
  code: string
  description: string
  data?: Record<string, unknown>
}

export interface AppliedDiscount {
  discountType: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'
  lineItemIds: string[]
  coupon?: {
    id: string
    code: string
    name: string
    amount: MultiCurrencyPrice
  }
  merchantDiscount?: {
    amount: MultiCurrencyPrice
  }
  discountRule?: {
    id: string
    name: DiscountRuleName
    amount: MultiCurrencyPrice
  }
}

export interface AuthorizationCapture {
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  amount: Price
}

export interface AuthorizationDetails {
  delayedCapture: boolean
  captures: AuthorizationCapture[]
  scheduledAction?: ScheduledAction
}

export interface AutoTaxFallbackCalculationDetails {
  fallbackReason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'
}

export interface BackgroundFill {
  color?: string | null
}

export interface BrandForWrite {
  id?: string | null
  name?: string | null
}

export interface BreadCrumb {
  categoryId: string
  categoryName: string
  categorySlug: string
}

export interface BreadcrumbsInfo {
  breadcrumbs: BreadCrumb[]
}

export interface BulkActionMetadata {
  totalSuccesses: number
  totalFailures: number
  undetailedFailures: number
}

export interface BundleOfTicket {
  id: string
  name: string
}

export interface BuyerInfo {
  visitorId?: string
  memberId?: string
  userId?: string
  contactId?: string
  email?: string
}

export interface BuyerInfoChange {
  email?: string | null
}

export type CaptureAuthorizedPaymentsRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_PROVIDER_UNREACHABLE' | 'INVALID_AMOUNT'

export interface CaptureAuthorizedPaymentsResponse {
  orderTransactions: OrderTransactions
}

export interface CatalogOverrideFields {
  productName?: ProductName
  price?: string | null
  fullPrice?: string | null
  descriptionLines?: DescriptionLine[]
}

export interface CatalogReference {
  appId: string
  catalogItemId: string
  options?: Record<string, unknown> | null
}

export type ChangeCurrencyRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'CURRENCY_LOCKED'

export interface ChangeCurrencyRequest {
  eventId: string
  currency: string
}

export type ChangeCurrencyResponse = Record<never, never>

export interface Chargeback {
  id: string
  createdDate: Date
  updatedDate: Date
  amount: Price
  reversalAmount: Price
  status: 'APPROVED' | 'REVERSED'
}

export interface CheckInDetails {
  checkedIn: boolean
  checkInDate?: Date
  checkInCanceledDate?: Date
  checkedInBy?: string
  checkInCanceledBy?: string
}

export interface CheckboxField {
  visible?: boolean | null
  checkedByDefault?: boolean | null
}

export interface CheckoutBrand {
  header?: CheckoutHeader | null
  mainSection?: CheckoutMain | null
  footer?: CheckoutFooter | null
  global?: CheckoutGlobal | null
}

export interface CheckoutContent {
  continueShoppingLink?: string | null
  orderSummary?: string | null
  customerDetails?: string | null
  reviewAndPlaceOrder?: string | null
  placeOrderButton?: string | null
  placeOrderPayButton?: string | null
}

export interface CheckoutContents {
  en?: CheckoutContent | null
  de?: CheckoutContent | null
  fr?: CheckoutContent | null
}

export interface CheckoutFields {
  subscriptionCheckbox?: CheckboxField | null
  policyAgreementCheckbox?: CheckboxField | null
  giftCardRedeemEnabled: boolean
  mitEnabled: boolean
  delayCaptureEnabled: boolean
  captureBeforeExpiryEnabled: boolean
}

export interface CheckoutFooter {
  backgroundFill?: BackgroundFill | null
  dividerColor?: string | null
}

export interface CheckoutGlobal {
  selectionColor?: string | null
  placeOrderButtonColor?: string | null
}

export interface CheckoutHeader {
  text?: string | null
  textColor?: string | null
  logo?: Logo | null
  alignment?: 'SIDE' | 'CENTER' | null
  displayCheckoutLabel?: boolean | null
  continueShopping?: ContinueShopping | null
  backgroundFill?: BackgroundFill | null
  dividerColor?: string | null
}

export interface CheckoutMain {
  formBackgroundFill?: BackgroundFill | null
  summaryBackgroundFill?: BackgroundFill | null
  dividerColor?: string | null
  tintedBoxColor?: string | null
  cornerRadius?: number | null
}

export interface CheckoutPolicies {
  termsAndConditions?: CheckoutPolicy | null
  privacyPolicy?: CheckoutPolicy | null
  returnPolicy?: CheckoutPolicy | null
  digitalItemPolicy?: CheckoutPolicy | null
  contactUs?: CheckoutPolicy | null
  customPolicy?: CustomCheckoutPolicy | null
}

export interface CheckoutPolicy {
  visible?: boolean | null
  content?: string | null
}

export interface CheckoutSettings {
  checkoutPolicies?: CheckoutPolicies | null
  checkoutBrand?: CheckoutBrand | null
  checkoutContent?: CheckoutContents | null
  checkoutBillingFields?: 'All_FIELDS' | 'MINIMUM_REQUIRED_FIELDS' | null
  checkoutFields: CheckoutFields
  createdDate?: Date
  updatedDate?: Date
}

export interface ChoicesSettings {
  choices: ConnectedOptionChoice[]
}

export interface ChoicesSettingsForWrite {
  choices: ConnectedOptionChoiceForWrite[]
}

export interface Color {
  original: string
  translated?: string | null
  code?: string | null
}

export interface CommonAggregationData {
  results: AggregationDataAggregationResults[]
}

export interface CommonAggregationDateHistogramAggregation {
  interval: 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'
}

export interface CommonAggregationNestedAggregation {
  nestedAggregations: AggregationNestedAggregationNestedAggregationItem[]
}

export interface CommonAggregationRangeAggregation {
  buckets: AggregationRangeAggregationRangeBucket[]
}

export interface CommonAggregationScalarAggregation {
  type: 'COUNT_DISTINCT' | 'MIN' | 'MAX'
}

export interface CommonAggregationValueAggregation {
  includeOptions?: AggregationValueAggregationIncludeMissingValuesOptions
  sortType?: 'COUNT' | 'VALUE'
  sortDirection?: 'DESC' | 'ASC'
  limit?: number
  missingValues?: 'EXCLUDE' | 'INCLUDE'
}

export interface CommonImage {
  id?: string
  url?: string
  height?: number
  width?: number
  altText?: string
  filename?: string
}

export interface CommonMoney {
  value: string
  currency: string
}

export interface Condition {
  type: 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
  value: string
  operator: 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'
}

export interface ConditionalRates {
  amount: string
  conditions?: Condition[]
  multiplyByQuantity?: boolean
}

export interface ConnectedModifier {
  id: string
  name: string
  key: string
  modifierRenderType: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  mandatory: boolean
  toBeRemovedMandatory: boolean
  freeTextSettings?: FreeTextSettings
  choicesSettings?: ModifierChoicesSettings
}

export interface ConnectedModifierChoice {
  choiceId: string
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  key: string
  name: string
  colorCode?: string
  colorCodes?: MultipleColors
  image?: Image
  linkedMedia: ProductMedia[]
  media?: MediaReferences
  displayImage?: Image
  addedPrice: string
}

export interface ConnectedModifierChoiceForWrite {
  choiceId?: string | null
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  name?: string | null
  colorCode?: string
  colorCodes?: MultipleColorsForWrite
  image?: ImageForWrite
  linkedMedia?: ProductMediaForWrite[]
  media?: MediaReferencesForWrite
  displayImage?: ImageForWrite
  addedPrice?: string | null
}

export interface ConnectedModifierForWrite {
  id?: string | null
  name?: string | null
  modifierRenderType?: 'FREE_TEXT' | 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  mandatory?: boolean | null
  toBeRemovedMandatory?: boolean
  freeTextSettings?: FreeTextSettingsForWrite
  choicesSettings?: ModifierChoicesSettingsForWrite
}

export interface ConnectedOption {
  id: string
  name: string
  key: string
  optionRenderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings: ChoicesSettings
}

export interface ConnectedOptionChoice {
  choiceId: string
  choiceType: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  key: string
  name: string
  colorCode?: string
  colorCodes?: MultipleColors
  image?: Image
  linkedMedia: ProductMedia[]
  media?: MediaReferences
  displayImage?: Image
  inStock: boolean
  visible: boolean
}

export interface ConnectedOptionChoiceForWrite {
  choiceId?: string | null
  choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR' | 'MULTIPLE_COLORS' | 'IMAGE'
  name?: string | null
  colorCode?: string
  colorCodes?: MultipleColorsForWrite
  image?: ImageForWrite
  linkedMedia?: ProductMediaForWrite[]
  media?: MediaReferencesForWrite
  displayImage?: ImageForWrite
}

export interface ConnectedOptionForWrite {
  id?: string | null
  name?: string | null
  optionRenderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choicesSettings: ChoicesSettingsForWrite
}

export interface Connection {
  idpConnection: IdpConnection
}

export interface ContinueShopping {
  hidden?: boolean | null
  displayType?: 'TEXT' | 'ICON' | null
}

export interface ControlCondition {
  controlId: string
  options: string[]
}

export interface CountryDeliveryProperties {
  country: string
  deliveryDestinationProperties?: DeliveryDestinationProperties
  subdivisions: SubdivisionDeliveryProperties[]
}

export type CreateRsvpRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'INVALID_FORM_RESPONSE' | 'UNEXPECTED_RSVP_STATUS' | 'RSVP_LIMIT_EXCEEDED' | 'GUEST_LIMIT_EXCEEDED' | 'RSVPS_CLOSED' | 'RSVPS_NOT_STARTED' | 'WAITING_LIST_UNAVAILABLE' | 'MEMBER_NEEDED' | 'MEMBER_ALREADY_REGISTERED' | 'MEMBER_EMAIL_ALREADY_REGISTERED' | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES' | 'MEMBER_NOT_FOUND'

export type CreateTicketDefinitionRefusal = 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'TICKET_DEFINITIONS_LIMIT_REACHED' | 'INVALID_SALE_PERIOD'

export interface CreatedBy {
  userId?: string
  memberId?: string
  visitorId?: string
  appId?: string
}

export interface CreditCardPaymentMethodDetails {
  lastFourDigits?: string
  brand: string
}

export interface CursorPaging {
  limit?: number
  cursor?: string
}

export interface CursorPagingMetadata {
  count?: number
  cursors?: {
    next?: string
    prev?: string
  }
  hasNext?: boolean
}

export interface CursorQuery {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  cursorPaging?: CursorPaging
}

export interface CustomCheckoutPolicy {
  visible?: boolean | null
  content?: string | null
  title?: string | null
}

export interface CustomField {
  name: string
  value?: V1CustomValue
}

export interface CustomFieldInput {
  name: string
  value?: V1CustomValueInput
}

export interface CustomLineItem {
  quantity: number
  price: string
  fullPrice?: string | null
  productName: ProductName
  descriptionLines?: DescriptionLine[]
  itemType: ItemType
  physicalProperties?: PhysicalProperties
  paymentOption?: 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
  depositAmount?: string | null
}

export interface DateAndTimeSettings {
  dateAndTimeTbd?: boolean
  dateAndTimeTbdMessage?: string
  startDate?: Date
  endDate?: Date
  timeZoneId?: string
  hideEndDate?: boolean
  showTimeZone?: boolean
  recurrenceStatus: 'ONE_TIME' | 'RECURRING' | 'RECURRING_UPCOMING' | 'RECURRING_RECENTLY_ENDED' | 'RECURRING_RECENTLY_CANCELED'
  recurringEvents?: {
    categoryId?: string
    lastRule?: string
    lastExceptDays?: string[]
  }
  formatted: Formatted
}

export interface DateAndTimeSettingsInputInput {
  dateAndTimeTbd?: boolean
  dateAndTimeTbdMessage?: string
  startDate?: Date | string
  endDate?: Date | string
  timeZoneId?: string
  hideEndDate?: boolean
  showTimeZone?: boolean
  recurringEvents?: {
    individualEventDates?: OccurrenceInput[]
    rule?: string
    exceptDays?: string[]
  }
}

export interface DateHistogramResultsDateHistogramResult {
  value: string
  count: number
}

export interface DelayDuration {
  count: number
  unit: 'MINUTES' | 'HOURS' | 'DAYS'
}

export interface DelayedCaptureSettings {
  scheduledAction: 'VOID' | 'CAPTURE'
  delayDuration?: DelayDuration
}

export type DeleteCategoryResponse = Record<never, never>

export type DeleteProductRefusal = 'PRODUCT_NOT_FOUND'

export type DeleteProductResponse = Record<never, never>

export type DeleteRsvpResponse = Record<never, never>

export type DeleteTicketDefinitionResponse = Record<never, never>

export interface DeliveryAllocation {
  deliveryCarrier: {
    appId: string
    code: string
  }
  deliveryRegion: {
    id: string
    name: string
  }
  applicableLineItems: {
    lineItemIds: string[]
  }
}

export interface DeliveryDestinationProperties {
  postalCodeRequired: boolean
  pickupOnly: boolean
}

export interface DescriptionLine {
  name?: DescriptionLineName
  plainText?: PlainTextValue
  colorInfo?: Color
}

export interface DescriptionLineName {
  original: string
  translated?: string | null
}

export interface Destination {
  countryCode: string
  subdivisions?: string[]
}

export interface DeviceToken {
  strValue: string
}

export interface Dimensions {
  length?: string
  width?: string
  height?: string
  unit?: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

export interface DimensionsForWrite {
  length?: string | null
  width?: string | null
  height?: string | null
  unit: 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

export type DiscardDraftRefusal = 'EVENT_NOT_FOUND'

export interface DiscardDraftRequest {
  eventId: string
}

export type DiscardDraftResponse = Record<never, never>

export interface DiscountRuleName {
  original: string
  translated?: string
}

export interface Email {
  address: string
  isVerified: boolean
}

export interface EventCategory {
  id: string
  name: string
  createdDate: Date
  hidden: boolean
  type: 'MANUAL' | 'RECURRING_EVENT'
}

export interface EventRoom {
  id: string
  name: string
  capacity?: number
  accessibilityNotes: string
}

export interface EventVenue {
  venueId: string
  name: string
  notes: string
  accessibilityNotes: string
  room?: EventRoom
  usesRoomCapacity: boolean
}

export interface EventVenueInput {
  venueId: string
  roomId?: string | null
  usesRoomCapacity?: boolean
}

export interface ExtendedFields {
  namespaces?: Record<string, unknown>
}

export interface ExternalReceiptInfo {
  receiptId?: string
  appId?: string
  displayNumber?: string
}

export interface ExternalReference {
  appId: string
  resourceId?: string | null
}

export interface FacetCounts {
  counts: Record<string, number>
}

export interface Factor {
  factorId: string
  type: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  status: 'INACTIVE' | 'ACTIVE'
}

export interface FixedMonetaryAmount {
  amount: string
  formattedAmount?: string
}

export interface Form {
  controls: InputControl[]
  messages?: FormMessages
}

export interface FormMessages {
  rsvp?: {
    rsvpYesOption?: string
    rsvpNoOption?: string
    positiveMessages?: {
      title?: string
      confirmation?: {
        title?: string
        message?: string
        addToCalendarActionLabel?: string
        shareActionLabel?: string
      }
    }
    waitlistMessages?: {
      title?: string
      confirmation?: {
        title?: string
        message?: string
        addToCalendarActionLabel?: string
        shareActionLabel?: string
      }
    }
    negativeMessages?: {
      title?: string
      confirmation?: {
        title?: string
        shareActionLabel?: string
      }
    }
    submitActionLabel?: string
  }
  checkout?: {
    title?: string
    submitActionLabel?: string
    confirmation?: {
      title?: string
      message?: string
      downloadTicketsLabel?: string
      addToCalendarLabel?: string
      shareEventLabel?: string
    }
  }
  registrationClosed?: {
    message?: string
    exploreEventsActionLabel?: string
  }
  ticketsUnavailable?: {
    message?: string
    exploreEventsActionLabel?: string
  }
}

export interface FormResponse {
  inputValues?: InputValue[]
}

export interface FormResponseInput {
  inputValues?: InputValueInput[]
}

export interface Formatted {
  dateAndTime: string
  startDate?: string
  startTime?: string
  endDate?: string
  endTime?: string
}

export interface FormattedMoney {
  value: string
  currency: string
  formattedValue: string
}

export interface FreeTextSettings {
  minCharCount: number
  maxCharCount: number
  defaultAddedPrice: string
  title: string
  key: string
}

export interface FreeTextSettingsForWrite {
  minCharCount?: number
  maxCharCount?: number
  defaultAddedPrice?: string | null
  title?: string
}

export interface FullAddressContactDetails {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
  company?: string | null
  vatId?: VatId
}

export type GetCollectionBySlugRefusal = 'COLLECTION_NOT_FOUND'

export interface GetCollectionBySlugRequest {
  slug: string
}

export type GetGiftCardRefusal = 'GIFT_CARD_NOT_FOUND'

export type GetOrderRefusal = 'ORDER_NOT_FOUND'

export type GetRsvpRefusal = 'RSVP_NOT_FOUND'

export type GetTicketDefinitionRefusal = 'TICKET_DEFINITION_NOT_FOUND'

export interface GiftCard {
  id: string
  code?: string
  codeSuffix: string
  obfuscatedCode: string
  initialValue: Price
  balance: Price
  currency: string
  status: 'VALID' | 'EXPIRED' | 'DISABLED'
  source: 'MANUAL'
  expirationDate?: Date
  disabledDate?: Date
  notificationInfo?: NotificationInfo
  note?: string
  refundedOrder?: RefundedOrder
  createdDate: Date
  updatedDate: Date
}

export interface GiftCardPaymentDetails {
  giftCardPaymentId: string
  appId: string
  obfuscatedCode: string
}

export interface Guest {
  guestId: number
  index: number
  fullName: string
  checkInDetails: CheckInDetails
}

export interface GuestListSettings {
  displayedPublicly?: boolean
}

export interface IdpConnection {
  idpConnectionId: string
  idpUserId: string
}

export interface Image {
  url?: string
  height?: number
  width?: number
  altText?: string
}

export interface ImageForWrite {
  id?: string
  url?: string
  height?: number | null
  width?: number | null
  altText?: string | null
}

export interface InfoSection {
  id: string
  uniqueName: string
  title: string
  description?: RichContent
  plainDescription?: string
}

export interface InfoSectionForWrite {
  id?: string | null
  uniqueName?: string | null
  title?: string | null
  description?: RichContent | null
  plainDescription?: string | null
}

export interface Input {
  name: string
  label: string
  type: 'TEXT' | 'NUMBER' | 'TEXT_ARRAY' | 'DATE_TIME' | 'ADDRESS'
  array: boolean
  mandatory: boolean
  maxLength: number
  options: string[]
  additionalLabels: Record<string, string>
  maxSize?: number
  defaultOptionSelection?: {
    optionIndex?: number
    placeholderText?: string
  }
  labels: Array<{
    name: string
    label: string
  }>
}

export interface InputControl {
  id: string
  type: 'INPUT' | 'TEXTAREA' | 'DROPDOWN' | 'RADIO' | 'CHECKBOX' | 'NAME' | 'GUEST_CONTROL' | 'ADDRESS_SHORT' | 'ADDRESS_FULL' | 'DATE'
  system: boolean
  name: string
  label: string
  orderIndex: number
  inputs: Input[]
  condition?: ControlCondition
  deleted?: boolean
}

export interface InputValue {
  inputName: string
  value?: string
  values?: string[]
  number?: number
  dateTime?: Date
  address?: {
    formatted?: string
    address?: Address
  }
}

export interface InputValueInput {
  inputName: string
  value?: string
  values?: string[]
  number?: number
  dateTime?: Date | string
  address?: {
    formatted?: string
    address?: Address
  }
}

export interface Inventory {
  availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  preorderStatus: 'ENABLED' | 'DISABLED' | 'PARTIALLY_ENABLED'
  preorderAvailability: 'ALL_VARIANTS' | 'NO_VARIANTS' | 'SOME_VARIANTS'
}

export interface InventoryItemComposite {
  inStock?: boolean | null
  quantity?: number | null
  preorderInfo?: PreorderInfoForWrite | null
}

export interface ItemAvailabilityInfo {
  status: 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'
  quantityAvailable?: number
}

export interface ItemMetadata {
  id?: string
  originalIndex: number
  success: boolean
  error?: ApplicationError
}

export interface ItemTaxFullDetails {
  taxableAmount: MultiCurrencyPrice
  taxRate: string
  totalTax: MultiCurrencyPrice
  isTaxIncluded?: boolean
  taxGroupId?: string
  exemptAmount?: MultiCurrencyPrice
  rateBreakdown: TaxRateBreakdown[]
  taxBreakdown: TaxBreakdown[]
}

export interface ItemType {
  preset?: 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE'
  custom?: string
}

export interface Keyword {
  term?: string
  isMain?: boolean
  origin?: string
}

export interface LineItemQuantityUpdate {
  id: string
  quantity: number
}

export interface LineItemRefund {
  lineItemId: string
  quantity: number
}

export interface LineItemRefundSummary {
  lineItemId: string
  totalRefundedAmount: Price
}

export interface Link {
  display?: boolean
  linkText?: string
}

export interface Location {
  name?: string
  type?: 'VENUE' | 'ONLINE'
  address?: Address
  locationTbd?: boolean
}

export interface Logo {
  size?: 'SMALL' | 'MEDIUM' | 'LARGE' | null
  image?: LogoImage | null
}

export interface LogoImage {
  url: string
  altText?: string | null
  width?: number | null
  height?: number | null
}

export interface Media {
  main?: ProductMedia
  itemsInfo?: MediaItemsInfo
}

export interface MediaForWrite {
  itemsInfo?: MediaItemsInfoForWrite
}

export interface MediaItem {
  id: string
  image?: MediaItemUrlAndSize
  video?: MediaItemVideo
  thumbnail?: MediaItemUrlAndSize
  mediaType: 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip'
  title: string
}

export interface MediaItemUrlAndSize {
  url?: string
  width?: number
  height?: number
  format?: string
  altText?: string
}

export interface MediaItemVideo {
  files: MediaItemUrlAndSize[]
  stillFrameMediaId: string
}

export interface MediaItemsInfo {
  items: ProductMedia[]
}

export interface MediaItemsInfoForWrite {
  items: ProductMediaForWrite[]
}

export interface MediaReference {
  mediaId: string
  url?: string
}

export interface MediaReferenceForWrite {
  mediaId?: string
  url?: string
}

export interface MediaReferences {
  items: MediaReference[]
}

export interface MediaReferencesForWrite {
  items: MediaReferenceForWrite[]
}

export interface MfaChallengeData {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  verificationChallengeData: VerificationChallenge
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface ModifierChoicesSettings {
  choices: ConnectedModifierChoice[]
}

export interface ModifierChoicesSettingsForWrite {
  choices: ConnectedModifierChoiceForWrite[]
}

export interface Money {
  amount: string
  value: string
  currency: string
}

export interface MoneyForWrite {
  amount: string
}

export interface MultiCurrencyPrice {
  amount: string
  convertedAmount: string
  formattedAmount: string
  formattedConvertedAmount: string
}

export interface MultipleColors {
  colorCodes: string[]
}

export interface MultipleColorsForWrite {
  colorCodes: string[]
}

export interface NestedResultsResults {
  results: Record<string, unknown>
}

export interface NotificationInfo {
  recipient?: Recipient
  personalizedMessage?: string | null
  sender?: Sender
}

export interface OccurrenceInput {
  startDate: Date | string
  endDate: Date | string
  timeZoneId?: string
  showTimeZone?: boolean
}

export interface OffsetQuery {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
}

export interface OnlineAccess {
  link?: string
  instructions?: string
  opensDate?: Date
}

export interface OnlineConferencing {
  enabled: boolean
  session?: {
    guestLink: string
    sessionCreated: boolean
  }
  link?: string
  instructions?: string
  minutesBefore?: number
}

export interface OnlineConferencingInput {
  enabled?: boolean
  link?: string | null
  instructions?: string | null
  minutesBefore?: number | null
}

export interface OnlineConferencingLogin {
  link: string
}

export interface OptionChoice {
  optionChoiceIds: OptionChoiceIds
  optionChoiceNames?: OptionChoiceNames
}

export interface OptionChoiceIds {
  optionId: string
  choiceId: string
}

export interface OptionChoiceIdsForWrite {
  optionId: string
  choiceId: string
}

export interface OptionChoiceNames {
  optionName: string
  choiceName: string
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

export interface OptionChoiceNamesForWrite {
  optionName: string
  choiceName: string
  renderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
}

export interface OptionChoiceReferences {
  optionChoiceIds?: OptionChoiceIdsForWrite
  optionChoiceNames?: OptionChoiceNamesForWrite
}

export interface OrderEvent {
  id: string
  title: string
  slug: string
  startDate?: Date
  endDate?: Date
  announcement?: string
  timeZoneId: string
  showTimeZone: boolean
  place?: string
  accessibility?: string[]
  online: boolean
  hybrid: boolean
  canceled: boolean
}

export interface OrderTicket {
  id: string
  number: string
  code: string
  eventId: string
  eventTitle: string
  ticketName: string
  guestName: string
  admits: number
  seat?: string
  valid: boolean
  attendance?: 'PLACE' | 'ONLINE' | 'BOTH'
  online?: OnlineAccess
  transferable: boolean
  transferred?: boolean
  transferredTo?: string
  pass?: TicketPass
  bundle?: BundleOfTicket
  cancellation?: TicketTerms
  change?: TicketChange
}

export interface OrderTransactions {
  orderId: string
  payments: Payment[]
  refunds: Refund[]
}

export interface OtherCharge {
  type: 'HANDLING_FEE' | 'INSURANCE'
  price: MultiCurrencyPrice
  details?: string
}

export interface PageUrl {
  base: string
  path: string
}

export interface PageUrlV2 {
  relativePath: string
  url: string
}

export interface Paging {
  limit?: number
  offset?: number
}

export interface PagingMetadata {
  count?: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
}

export interface PagingMetadataV2 {
  count?: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
  cursors?: {
    next?: string
    prev?: string
  }
}

export interface Payment {
  id: string
  createdDate: Date
  updatedDate: Date
  amount: Price
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
  refundDisabled: boolean
  supportReceiptGeneration: boolean
  regularPaymentDetails?: RegularPaymentDetails
  giftcardPaymentDetails?: GiftCardPaymentDetails
  wixReceipt?: WixReceiptInfo
  externalReceipt?: ExternalReceiptInfo
}

export interface PaymentCapture {
  paymentId: string
  amount?: Amount
}

export interface PaymentMethodName {
  userDefinedName?: UserDefinedPaymentMethodName
}

export interface Phone {
  countryCode?: string
  phone: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
}

export interface PhysicalProperties {
  weight?: number | null
  sku?: string | null
  shippable?: boolean
}

export interface PhysicalPropertiesForWrite {
  pricePerUnit?: PricePerUnitSettings | null
  fulfillerId?: string | null
  deliveryProfileId?: string | null
}

export interface PlainTextValue {
  original: string
  translated?: string | null
}

export interface PlatformPagingMetadata {
  count: number
  offset?: number
  total?: number
  tooManyToCount?: boolean
  cursors?: {
    next?: string
    prev?: string
  }
}

export interface PlatformQuery {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
}

export interface PreorderInfo {
  enabled: boolean
  message?: string
  limit?: number
  counter: number
  quantity?: number
}

export interface PreorderInfoForWrite {
  enabled?: boolean | null
  message?: string | null
  limit?: number | null
}

export interface Price {
  amount: string
  formattedAmount: string
}

export interface PriceInfo {
  actualPrice: FixedMonetaryAmount
  compareAtPrice?: FixedMonetaryAmount
  priceAfterDiscount: FixedMonetaryAmount
}

export interface PriceInfoForWrite {
  actualPrice: MoneyForWrite
  compareAtPrice?: MoneyForWrite | null
}

export interface PricePerUnit {
  settings: PricePerUnitSettings
  value: string
  description: string
  priceAfterDiscount: FixedMonetaryAmount
}

export interface PricePerUnitForWrite {
  settings?: PricePerUnitSettings | null
}

export interface PricePerUnitRange {
  minValue: PricePerUnitRangePricePerUnit
  maxValue: PricePerUnitRangePricePerUnit
}

export interface PricePerUnitRangePricePerUnit {
  value: string
  description: string
}

export interface PricePerUnitSettings {
  quantity: number
  measurementUnit: 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'
}

export interface PriceRange {
  minValue: FixedMonetaryAmount
  maxValue: FixedMonetaryAmount
}

export interface PriceSummary {
  subtotal: MultiCurrencyPrice
  shipping: MultiCurrencyPrice
  tax: MultiCurrencyPrice
  discount: MultiCurrencyPrice
  total: MultiCurrencyPrice
  additionalFees: MultiCurrencyPrice
}

export interface PriceTierInputInput {
  id?: string
  name: string
  price: CommonMoney
  endDate?: Date | string | null
  limit?: number | null
}

export interface PricingMethodInput {
  fixedPrice?: CommonMoney
  guestPrice?: CommonMoney
  pricingOptions?: {
    optionDetails?: Array<{
      optionId?: string
      name?: string
      price?: CommonMoney
    }>
  }
  pricingType?: 'STANDARD' | 'DONATION'
}

export interface Product {
  name: string
  directCategoryIds: string[]
  variantName?: string
  variantSku?: string
  variantVisible: boolean
  variantBarcode?: string
}

export interface ProductAttachment {
  id: string
  kind: 'audio' | 'document' | 'zip'
  name: string
  url: string
}

export interface ProductCategoriesInfo {
  categories: ProductCategory[]
}

export interface ProductCategory {
  id: string
  index?: number
}

export interface ProductMedia {
  id: string
  image?: Image
  video?: VideoV2
  altText?: string
  displayName?: string
  mediaType: 'IMAGE' | 'VIDEO'
  thumbnail?: Thumbnail
  uploadId: string
}

export interface ProductMediaForWrite {
  id?: string
  url?: string
  image?: ImageForWrite
  video?: VideoForWrite
  altText?: string | null
  displayName?: string | null
}

export interface ProductName {
  original: string
  translated?: string | null
}

export interface Proof {
  password?: string
  code?: string
  verificationId?: string
}

export type PublishDraftRefusal = 'EVENT_NOT_FOUND'

export interface PublishDraftRequest {
  eventId: string
}

export interface PurchaseEligibility {
  userCriteria?: 'MEMBERS_ONLY'
}

export type QueryTicketDefinitionsRefusal = never

export interface QueryV2 {
  filter?: Record<string, unknown>
  sort?: Sorting[]
  paging?: Paging
  cursorPaging?: CursorPaging
}

export interface RangeResultsRangeAggregationResult {
  from?: number
  to?: number
  count: number
}

export interface Recipient {
  email?: string | null
  name?: string | null
}

export interface Refund {
  id: string
  createdDate: Date
  transactions: RefundTransaction[]
  details: RefundDetails
  summary: AggregatedRefundSummary
}

export interface RefundDetails {
  lineItems: RefundedLineItem[]
  shippingIncluded: boolean
  shipping?: ShippingRefund
  additionalFees?: RefundedFee[]
  reason?: string
  credit?: boolean
}

export interface RefundItemsBreakdown {
  lineItems: LineItemRefundSummary[]
}

export interface RefundStatusInfo {
  description: string
}

export interface RefundTransaction {
  paymentId: string
  amount: Price
  refundStatus: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'SCHEDULED' | 'STARTED'
  refundStatusInfo?: RefundStatusInfo
  providerRefundId?: string
  externalRefund: boolean
}

export interface RefundedFee {
  additionalFeeId: string
  amount: Price
}

export interface RefundedLineItem {
  lineItemId: string
  quantity: number
}

export interface RefundedOrder {
  orderId: string
  orderNumber: string
}

export interface Registration {
  allowedGuestTypes?: 'VISITOR_OR_MEMBER' | 'MEMBER'
  registrationPaused?: boolean
  registrationDisabled?: boolean
  initialType: 'RSVP' | 'TICKETING'
  type: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE'
  status: 'CLOSED_AUTOMATICALLY' | 'CLOSED_MANUALLY' | 'OPEN_RSVP' | 'OPEN_RSVP_WAITLIST_ONLY' | 'OPEN_TICKETS' | 'OPEN_EXTERNAL' | 'SCHEDULED_RSVP'
  rsvp?: {
    responseType?: 'YES_ONLY' | 'YES_AND_NO'
    waitlistEnabled?: boolean
    additionalGuestLimit?: number
    formId: string
    limit?: number
    startDate?: Date
    endDate?: Date
  }
  tickets?: {
    guestsAssignedSeparately?: boolean
    ticketLimitPerOrder?: number
    taxSettings?: TaxSettings
    reservationDurationInMinutes?: number
    ticketTransferDisabled?: boolean
    cancellation?: TicketCancellationTerms
    change?: TicketChangeTerms
    currency?: string
    lowestPrice?: FormattedMoney
    highestPrice?: FormattedMoney
    guestPriced: boolean
    soldOut: boolean
  }
  external?: {
    url?: string
  }
}

export interface RegistrationInputInput {
  allowedGuestTypes?: 'VISITOR_OR_MEMBER' | 'MEMBER'
  registrationPaused?: boolean
  registrationDisabled?: boolean
  initialType?: 'RSVP' | 'TICKETING'
  type?: 'RSVP' | 'TICKETING' | 'EXTERNAL' | 'NONE'
  rsvp?: {
    responseType?: 'YES_ONLY' | 'YES_AND_NO'
    waitlistEnabled?: boolean
    additionalGuestLimit?: number
    limit?: number | null
    startDate?: Date | string | null
    endDate?: Date | string | null
  }
  tickets?: {
    guestsAssignedSeparately?: boolean
    ticketLimitPerOrder?: number
    taxSettings?: TaxSettings
    reservationDurationInMinutes?: number
    ticketTransferDisabled?: boolean
    cancellation?: TicketCancellationTerms
    change?: TicketChangeTerms
    currency?: string | null
  }
  external?: {
    url?: string
  } | null
}

export interface RegularPaymentDetails {
  offlinePayment: boolean
  status: 'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'CANCELED' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'AUTHORIZED' | 'VOIDED'
  paymentMethod?: string
  paymentMethodName?: PaymentMethodName
  gatewayTransactionId?: string
  providerTransactionId?: string
  creditCardDetails?: CreditCardPaymentMethodDetails
  savedPaymentMethod: boolean
  authorizationDetails?: AuthorizationDetails
  chargebacks: Chargeback[]
}

export interface RequireMfaData {
  availableFactors: V1Factor[]
  reason: 'USER_SETTINGS'
}

export interface ResponseMetaData {
  count: number
  offset: number
  total: number
}

export interface RevenueDetails {
  cost: FixedMonetaryAmount
  profit: FixedMonetaryAmount
  profitMargin: number
}

export interface RevenueDetailsForWrite {
  cost?: MoneyForWrite | null
}

export interface Ribbon {
  id: string
  name: string
}

export interface RibbonForWrite {
  id?: string | null
  name?: string | null
}

export type RichContent = Record<string, unknown>

export interface Rsvp {
  id: string
  revision: string
  eventId: string
  createdDate: Date
  updatedDate: Date
  memberId?: string
  contactId?: string
  status: 'YES' | 'NO' | 'WAITLIST'
  language?: string
  locale?: string
  anonymized: boolean
  disableNotifications: boolean
  marketingConsent?: boolean
  onlineConferencingLogin?: OnlineConferencingLogin
  online?: OnlineAccess
  firstName?: string
  lastName?: string
  totalGuests?: number
  guestList?: {
    guests: Guest[]
  }
  additionalGuestDetails?: AdditionalGuestDetails
  checkedInGuestCount?: number
  fullyCheckedIn?: boolean
  email?: string
  form?: FormResponse
}

export interface SalePeriodInputInput {
  startDate?: Date | string | null
  endDate?: Date | string | null
  displayNotOnSale?: boolean
}

export interface SavedPaymentMethod {
  id: string
  method: string
  brand: string
  lastFourDigits?: string
  expirationMonth?: number
  expirationYear?: number
  expired: boolean
  isDefault: boolean
  savedDate: Date
}

export interface ScheduleItem {
  id: string
  eventId: string
  hidden: boolean
  name: string
  timeSlot: TimeInterval
  description: string
  stageName: string
  tags: string[]
  speakers: string[]
  status: 'SCHEDULED' | 'CANCELED'
  createdDate: Date
  updatedDate: Date
  draft: boolean
}

export interface ScheduledAction {
  actionType: 'VOID' | 'CAPTURE'
  executionDate: Date
}

export interface Seat {
  id?: string
  label: string
  x: number
  y: number
  accessible?: boolean
}

export interface SeatBox {
  x: number
  y: number
  width: number
  height: number
}

export interface SeatElement {
  id?: string
  kind: 'ROW' | 'TABLE' | 'AREA'
  label: string
  seats?: Seat[]
  capacity?: number
  accessible?: boolean
  box?: SeatBox
}

export interface SeatLayout {
  focus: SeatPoint
  sections: SeatSection[]
}

export interface SeatPoint {
  x: number
  y: number
}

export interface SeatSection {
  id?: string
  label: string
  elements: SeatElement[]
}

export interface SecondaryEmail {
  email: string
  tag?: 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
}

export interface SecuredMedia {
  id: string
  fileName?: string
  fileSize?: string
  fileType: 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'
}

export interface SecuredMediaForWrite {
  id: string
}

export interface SelectedCarrierServiceOptionPrices {
  price: MultiCurrencyPrice
  totalDiscount: MultiCurrencyPrice
  totalPriceBeforeTax: MultiCurrencyPrice
  totalPriceAfterTax: MultiCurrencyPrice
  taxDetails?: ItemTaxFullDetails
}

export interface SelectedShippingOption {
  carrierId?: string | null
  code: string
}

export interface Sender {
  name?: string | null
}

export interface SeoSchema {
  tags?: Tag[]
  settings?: Settings
}

export interface SeoSettings {
  slug?: string
  hidden?: boolean
  advancedSeoData?: {
    tags?: Array<{
      type?: string
      props?: Record<string, unknown>
      meta?: Record<string, unknown>
      children?: string
      custom?: boolean
      disabled?: boolean
    }>
    settings?: {
      preventAutoRedirect?: boolean
      keywords?: Array<{
        term?: string
        isMain?: boolean
        origin?: string
      }>
    }
  }
}

export interface Settings {
  preventAutoRedirect?: boolean
  keywords?: Keyword[]
}

export interface ShippingRefund {
  amount: Price
}

export interface ShippingRegion {
  id: string
  name: string
}

export interface Sorting {
  fieldName: string
  order?: 'ASC' | 'DESC'
}

export interface StatusV2 {
  name: 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
  reasons: Array<'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING'>
}

export interface StoresLocation {
  id: string
  revision: string
  createdDate: Date
  updatedDate: Date
  wixLocationId: string
  locationType: 'VIRTUAL' | 'PHYSICAL'
  name: string
  defaultLocation: boolean
}

export interface StreetAddress {
  number?: string
  name?: string
}

export interface SubdivisionDeliveryProperties {
  subdivision: string
  deliveryDestinationProperties: DeliveryDestinationProperties
}

export interface Subscription {
  id: string
  title: string
  description?: string
  visible: boolean
  frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval: number
  billingCycles?: number
  autoRenewal?: boolean
  discount?: V3SubscriptionDiscount
}

export interface SubscriptionDetails {
  subscriptions: Subscription[]
  allowOneTimePurchases: boolean
}

export interface SubscriptionDetailsForWrite {
  subscriptions?: SubscriptionForWrite[]
  allowOneTimePurchases?: boolean | null
}

export interface SubscriptionForWrite {
  id?: string | null
  title?: string
  description?: string | null
  visible?: boolean | null
  frequency?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  interval?: number | null
  billingCycles?: number
  autoRenewal?: boolean
  discount?: V3SubscriptionDiscountForWrite | null
}

export interface SubscriptionPrice {
  subscriptionId: string
  price: FixedMonetaryAmount
  priceAfterDiscount: FixedMonetaryAmount
  pricePerUnit?: SubscriptionPricePerUnit
}

export interface SubscriptionPricePerUnit {
  value: string
  description: string
  priceAfterDiscount: FixedMonetaryAmount
}

export interface SubscriptionPricesInfo {
  subscriptionPrices: SubscriptionPrice[]
}

export interface Summaries {
  rsvps?: {
    totalCount: number
    yesCount: number
    noCount: number
    waitlistCount: number
  }
  tickets?: {
    ticketsSold: number
    totalOrders: number
    totalSales: Money
    revenue: Money
    currencyLocked: boolean
  }
  cancellation?: {
    canceledDate: Date
    actorType: 'USER' | 'APP' | 'SYSTEM'
    actorName: string
    actorEmail: string
  }
}

export interface Tag {
  type?: string
  props?: Record<string, unknown>
  meta?: Record<string, unknown>
  children?: string
  custom?: boolean
  disabled?: boolean
}

export interface TagList {
  tagIds: string[]
}

export interface Tags {
  privateTags: TagList
  publicTags: TagList
}

export interface TagsForWrite {
  privateTags?: TagList | null
  publicTags?: TagList | null
}

export interface TaxBreakdown {
  taxName: string
  rate: string
  taxAmount: MultiCurrencyPrice
  taxableAmount: MultiCurrencyPrice
  nonTaxableAmount: MultiCurrencyPrice
  taxType: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
}

export interface TaxRateBreakdown {
  name: string
  rate: string
  tax: MultiCurrencyPrice
}

export interface TaxSettings {
  type?: 'INCLUDED_IN_PRICE' | 'ADDED_AT_CHECKOUT'
  name?: string
  rate?: string
  appliedToDonations?: boolean
}

export interface TaxSummary {
  taxableAmount: MultiCurrencyPrice
  totalTax: MultiCurrencyPrice
  totalExempt?: MultiCurrencyPrice
  calculationDetails: {
    rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
    manualRateReason?: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'
    autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails
  }
  aggregatedTaxBreakdown: AggregatedTaxBreakdown[]
}

export interface Thumbnail {
  url: string
  height: number
  width: number
  altText?: string
}

export interface TicketCancellationTerms {
  allowed: boolean
  hoursBefore?: number
  percent?: number
  fee?: string
}

export interface TicketChange {
  orderId: string
  possible: boolean
  until?: Date
}

export interface TicketChangeTerms {
  allowed: boolean
  hoursBefore?: number
  otherDates?: boolean
  toCheaper?: boolean
  refundsDifference?: boolean
  toDearer?: boolean
  eventIds?: string[]
  atMost?: number
}

export interface TicketDefinition {
  id: string
  eventId: string
  name: string
  description: string
  price: Money
  free: boolean
  limitPerCheckout: number
  orderIndex: number
  policy: string
  wixFeeConfig?: {
    type: 'FEE_ADDED' | 'FEE_INCLUDED' | 'FEE_ADDED_AT_CHECKOUT'
  }
  salePeriod?: {
    startDate?: Date
    endDate?: Date
    hideNotOnSale: boolean
  }
  saleStatus: 'SALE_SCHEDULED' | 'SALE_STARTED' | 'SALE_ENDED'
  state: Array<'INCLUDE_HIDDEN_NOT_ON_SALE'>
  pricing: {
    fixedPrice?: Money
    minPrice?: Money
    pricingOptions?: {
      options: Array<{
        id: string
        name: string
        price: Money
      }>
    }
    pricingType: 'STANDARD' | 'DONATION'
  }
  dashboard?: {
    hidden: boolean
    sold: number
    limited: boolean
    quantity?: number
    unsold?: number
    ticketsSold: number
    ticketsReserved: number
  }
}

export interface TicketPass {
  id: string
  name: string
}

export interface TicketSeat {
  seatId: string
  text: string
  sectionLabel: string
  areaLabel?: string
  tableLabel?: string
  rowLabel?: string
  seatLabel?: string
}

export interface TicketTerms {
  orderId: string
  possible: boolean
  reason?: 'TICKET_BUNDLE_TRANSFERRED' | 'TICKET_BUNDLE_CHECKED_IN'
  hoursBefore: number
  until?: Date
  percent: number
  formattedFee?: string
  moved?: {
    withFees: boolean
    asCredit: boolean
  }
}

export interface TicketingTicket {
  ticketNumber: string
  orderNumber: string
  ticketDefinitionId: string
  name: string
  price?: Money
  free: boolean
  policy: string
  checkIn?: {
    created: Date
  }
  orderStatus: 'NA_ORDER_STATUS' | 'FREE' | 'PENDING' | 'PAID' | 'OFFLINE_PENDING' | 'INITIATED' | 'CANCELED' | 'DECLINED' | 'AUTHORIZED' | 'VOIDED' | 'PARTIALLY_PAID'
  orderArchived: boolean
  orderFullName: string
  archived: boolean
  channel: 'ONLINE' | 'OFFLINE_POS'
  canceled: boolean
  seat?: TicketSeat
  qrCode?: string
  checkInUrl: string
  ticketPdfUrl: string
  walletPassUrl: string
  admits?: number
  onlineConferencingLogin?: OnlineConferencingLogin
  guestFullName?: string
  guestDetails?: {
    guestAssigned: boolean
    contactId?: string
    firstName?: string
    lastName?: string
    email?: string
    phone?: string
    form?: FormResponse
  }
  memberId?: string
  anonymized: boolean
}

export interface TimeInterval {
  start: Date
  end: Date
  timeZoneId: string
}

export interface TimeOfDay {
  hours: number
  minutes?: number
}

export interface TreeReference {
  appNamespace: string
  treeKey?: string | null
}

export interface UpdateExtendedFieldsRequest {
  id: string
  namespace: string
  namespaceData: Record<string, unknown> | null
}

export type UpdateRsvpRefusal = 'RSVP_NOT_FOUND' | 'STALE_REVISION' | 'EVENT_NOT_FOUND' | 'INVALID_EVENT_TYPE' | 'INVALID_FORM_RESPONSE' | 'UNEXPECTED_RSVP_STATUS' | 'RSVP_LIMIT_EXCEEDED' | 'GUEST_LIMIT_EXCEEDED' | 'RSVPS_CLOSED' | 'RSVPS_NOT_STARTED' | 'WAITING_LIST_UNAVAILABLE' | 'MEMBER_NEEDED' | 'MEMBER_ALREADY_REGISTERED' | 'MEMBER_EMAIL_ALREADY_REGISTERED' | 'ADDITIONAL_GUESTS_MUST_HAVE_NAMES'

export interface UserDefinedPaymentMethodName {
  predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'
  custom?: string | null
}

export interface V1CustomValue {
  strValue?: string
  numValue?: number
  dateValue?: Date
  boolValue?: boolean
}

export interface V1CustomValueInput {
  strValue?: string
  numValue?: number
  dateValue?: Date | string
  boolValue?: boolean
}

export interface V1Factor {
  factorType: 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
  factorStatus: 'ENABLED' | 'REQUIRE_ACTIVATION' | 'REQUIRE_REENROLL' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

export interface V3Brand {
  id: string
  name: string
}

export interface V3SubscriptionDiscount {
  type: 'AMOUNT' | 'PERCENT'
  amountOff?: string
  percentOff?: number
}

export interface V3SubscriptionDiscountForWrite {
  type?: 'AMOUNT' | 'PERCENT'
  amountOff?: string
  percentOff?: number
}

export interface V3VariantsInfo {
  variants: VariantWithInventory[]
}

export interface ValueResultsValueAggregationResult {
  value: string
  count: number
}

export interface Variant {
  id: string
  choices: OptionChoice[]
  visible: boolean
  sku?: string
  barcode?: string
  price: PriceInfo
  revenueDetails?: RevenueDetails
  physicalProperties?: VariantPhysicalProperties
  digitalProperties?: VariantDigitalProperties
  media?: ProductMedia
  inventoryStatus: VariantInventoryStatus
  subscriptionPricesInfo?: SubscriptionPricesInfo
}

export interface VariantDigitalProperties {
  digitalFile?: SecuredMedia
}

export interface VariantDigitalPropertiesForWrite {
  digitalFile?: SecuredMediaForWrite | null
}

export interface VariantInventoryStatus {
  inStock: boolean
  preorderEnabled: boolean
}

export interface VariantPhysicalProperties {
  weight: number
  pricePerUnit?: PricePerUnit
  productDimensions?: Dimensions
  packageDimensions?: Dimensions
}

export interface VariantPhysicalPropertiesForWrite {
  weight?: number | null
  pricePerUnit?: PricePerUnitForWrite | null
  productDimensions?: DimensionsForWrite | null
  packageDimensions?: DimensionsForWrite | null
}

export interface VariantSummary {
  variantCount: number
  minPriceVariant?: Variant
}

export interface VariantWithInventory {
  visible?: boolean | null
  revenueDetails?: RevenueDetailsForWrite | null
  physicalProperties?: VariantPhysicalPropertiesForWrite
  id?: string | null
  sku?: string | null
  barcode?: string | null
  choices?: OptionChoiceReferences[]
  price: PriceInfoForWrite
  digitalProperties?: VariantDigitalPropertiesForWrite
  inventoryItem?: InventoryItemComposite
}

export interface VariantsInfo {
  variants: Variant[]
}

export interface VatId {
  id?: string
  type?: 'UNSPECIFIED' | 'CPF' | 'CNPJ'
}

export interface VerificationChallenge {
  hint: string
}

export interface VideoForWrite {
  id?: string
  url?: string
  posters?: ImageForWrite[]
}

export interface VideoResolution {
  url: string
  height: number
  width: number
  format: string
}

export interface VideoV2 {
  resolutions: VideoResolution[]
  url: string
  posters: Image[]
}

export interface Violation {
  severity: 'WARNING' | 'ERROR'
  target: {
    lineItem?: {
      name: 'LINE_ITEM_DEFAULT'
      id: string
    }
    other?: {
      name: 'OTHER_DEFAULT'
    }
  }
  description: string
}

export type VoidAuthorizedPaymentsRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_FOUND' | 'PAYMENT_ALREADY_CAPTURED' | 'PAYMENT_ALREADY_VOIDED' | 'PAYMENT_NOT_AUTHORIZED' | 'PAYMENT_PROVIDER_UNREACHABLE'

export interface VoidAuthorizedPaymentsResponse {
  orderTransactions: OrderTransactions
}

export interface WeightMeasurementUnitInfo {
  weightMeasurementUnit: 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'
}

export interface WeightRange {
  minValue: number
  maxValue: number
}

export interface WixCommonAggregation {
  value?: CommonAggregationValueAggregation
  range?: CommonAggregationRangeAggregation
  scalar?: CommonAggregationScalarAggregation
  dateHistogram?: CommonAggregationDateHistogramAggregation
  name?: string
  fieldPath?: string
  type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED'
  nested?: CommonAggregationNestedAggregation
}

export interface WixCommonSearchDetails {
  mode?: 'OR' | 'AND'
  expression?: string
  fields?: string[]
  fuzzy?: boolean
}

export interface WixReceiptInfo {
  receiptId: string
  displayNumber: string
}
