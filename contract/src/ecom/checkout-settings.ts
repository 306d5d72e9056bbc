import Type from 'typebox'
import { Alignment, CheckoutBillingFields, DisplayType, LogoSize } from '../enumerations/checkouts.ts'
import { admin, operation } from '../operation.ts'
import { Empty, FieldMask, int, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { CheckoutContent } from './checkout-content.ts'

const at = {
  module: 'ecom.checkout-settings',
  path: '/v1/checkout-settings',
  publicPath: '/ecom/v1/checkout-settings',
}

const change = <S extends Type.TSchema>(schema: S) => optional(nullable(schema))

/** `#rgb` or `#rrggbb`. */
export const HexColor = Type.String({ pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$', maxLength: 7 })
const color = change(HexColor)
const flag = change(Type.Boolean())

/** Shown at the checkout when `visible` and there is a text: lines of plain text. */
const policy = { visible: flag, content: change(text(20_000)) }
const Policy = named('CheckoutPolicy', Type.Object(policy))

const CheckoutPolicies = named(
  'CheckoutPolicies',
  Type.Object({
    termsAndConditions: change(Policy),
    privacyPolicy: change(Policy),
    returnPolicy: change(Policy),
    /** Shown with purchases that hold something to download. */
    digitalItemPolicy: change(Policy),
    contactUs: change(Policy),
    customPolicy: change(named('CustomCheckoutPolicy', Type.Object({ ...policy, title: change(text(100)) }))),
  }),
)

const CheckboxField = named('CheckboxField', Type.Object({ visible: flag, checkedByDefault: flag }))

/** Ticks of the checkout page. */
const changeableFields = {
  /** Buyers may agree to be written to. */
  subscriptionCheckbox: change(CheckboxField),
  /** Buyers accept the policies that are shown before they buy. */
  policyAgreementCheckbox: change(CheckboxField),
  /** Buyers may pay with gift cards: they may unless this is false. */
  giftCardRedeemEnabled: flag,
}
const CheckoutFieldsChange = named('CheckoutFieldsChange', Type.Object(changeableFields))
const CheckoutFields = named(
  'CheckoutFields',
  Type.Object({
    ...changeableFields,
    giftCardRedeemEnabled: Type.Boolean(),
    /** Charges without the buyer do not exist here: always false. */
    mitEnabled: Type.Boolean(),
    /** Settings of the accounts at payment providers. */
    delayCaptureEnabled: Type.Boolean(),
    captureBeforeExpiryEnabled: Type.Boolean(),
  }),
)

/** A file of the media library, by its address. */
const LogoImage = named(
  'LogoImage',
  Type.Object({
    url: text(1000, { minLength: 1 }),
    altText: optional(nullable(text(200))),
    width: optional(nullable(int(0, 20_000))),
    height: optional(nullable(int(0, 20_000))),
  }),
)

const fill = change(named('BackgroundFill', Type.Object({ color })))

export const CheckoutBrand = named(
  'CheckoutBrand',
  Type.Object({
    header: change(
      named(
        'CheckoutHeader',
        Type.Object({
          /** In place of the site's name. */
          text: change(text(55)),
          textColor: color,
          logo: change(
            named(
              'Logo',
              Type.Object({
                size: change(oneOf(LogoSize)),
                image: change(LogoImage),
              }),
            ),
          ),
          /** Place of logo and name. */
          alignment: change(oneOf(Alignment)),
          displayCheckoutLabel: flag,
          /** The way back to the cart. */
          continueShopping: change(
            named('ContinueShopping', Type.Object({ hidden: flag, displayType: change(oneOf(DisplayType)) })),
          ),
          backgroundFill: fill,
          dividerColor: color,
        }),
      ),
    ),
    mainSection: change(
      named(
        'CheckoutMain',
        Type.Object({
          formBackgroundFill: fill,
          summaryBackgroundFill: fill,
          dividerColor: color,
          /** Background of the chosen delivery and payment. */
          tintedBoxColor: color,
          /** Pixels, at fields, choices and buttons. */
          cornerRadius: change(int(0, 100)),
        }),
      ),
    ),
    footer: change(named('CheckoutFooter', Type.Object({ backgroundFill: fill, dividerColor: color }))),
    global: change(
      named(
        'CheckoutGlobal',
        Type.Object({
          /** Colour of ticks and links. */
          selectionColor: color,
          placeOrderButtonColor: color,
        }),
      ),
    ),
  }),
)

const billing = {
  /** `All_FIELDS` asks for the address of the bill where nothing is sent to one. */
  checkoutBillingFields: change(oneOf(CheckoutBillingFields)),
}
const content = change(CheckoutContent)
/** Words of the page by language, in place of the shop's own; ours. */
const checkoutContent = change(named('CheckoutContents', Type.Object({ en: content, de: content, fr: content })))
const shared = {
  checkoutPolicies: change(CheckoutPolicies),
  checkoutBrand: change(CheckoutBrand),
  checkoutContent,
  ...billing,
}

export const CheckoutSettings = named(
  'CheckoutSettings',
  Type.Object({
    ...shared,
    checkoutFields: CheckoutFields,
    createdDate: optional(Timestamp),
    updatedDate: optional(Timestamp),
  }),
)
export const CheckoutSettingsChange = named(
  'CheckoutSettingsChange',
  Type.Object({ ...shared, checkoutFields: change(CheckoutFieldsChange) }),
)
const One = Type.Object({ checkoutSettings: CheckoutSettings })

export const getCheckoutSettings = operation({
  ...at,
  name: 'getCheckoutSettings',
  summary: 'Settings of the checkout page: its look, the policies that it shows, and what it asks for.',
  who: admin('settings.read'),
  method: 'GET',
  request: Empty,
  response: One,
  refusals: [],
})

export const updateCheckoutSettings = operation({
  ...at,
  name: 'updateCheckoutSettings',
  summary: 'Changes settings of the checkout page. What is not given stays, null empties a field.',
  who: admin('settings.write'),
  method: 'PATCH',
  request: Type.Object({ checkoutSettings: CheckoutSettingsChange, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: [],
})

export const operations = [getCheckoutSettings, updateCheckoutSettings] as const
