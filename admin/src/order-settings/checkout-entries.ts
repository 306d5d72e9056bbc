import { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import { t } from '../texts.ts'
import type { CheckoutSettingsChange } from './checkout-settings-client.ts'

export const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Colours of the page by the name of their field: what each is of, and where the settings have it. */
export const colorFields = {
  headBackground: ['header', 'backgroundFill', 'color'],
  headText: ['header', 'textColor'],
  headDivider: ['header', 'dividerColor'],
  formBackground: ['mainSection', 'formBackgroundFill', 'color'],
  summaryBackground: ['mainSection', 'summaryBackgroundFill', 'color'],
  mainDivider: ['mainSection', 'dividerColor'],
  tintedBox: ['mainSection', 'tintedBoxColor'],
  selectionColor: ['global', 'selectionColor'],
  placeOrderButton: ['global', 'placeOrderButtonColor'],
  footBackground: ['footer', 'backgroundFill', 'color'],
  footDivider: ['footer', 'dividerColor'],
} as const
export type ColorField = keyof typeof colorFields

type Brand = NonNullable<CheckoutSettingsChange['checkoutBrand']>

/** Text of a colour that is set; empty where none is. */
export function colorOf(brand: Brand | null | undefined, field: ColorField): string {
  const value = colorFields[field].reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | null | undefined)?.[key], // the paths are the contract's own
    brand,
  )
  return typeof value === 'string' ? value : ''
}

/** All colours by their fields. */
export const colorsOf = (brand: Brand | null | undefined): Readonly<Record<ColorField, string>> =>
  Object.fromEntries(
    (Object.keys(colorFields) as ColorField[]).map((field) => [field, colorOf(brand, field)]),
  ) as Record<ColorField, string> // the same keys

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The change that entered colours and roundings mean, or what is wrong with them. An empty one is taken away. */
export function readLook(form: FormData) {
  const mistakes: Record<string, string> = {}
  const brand: Record<string, Record<string, unknown>> = {}
  for (const [field, [part, ...path]] of Object.entries(colorFields)) {
    const color = text(form, field)
    if (color !== '' && !COLOR.test(color)) mistakes[field] = t('admin.settings.enterAColor')
    const value = color === '' ? null : color
    const [key, inner] = path as readonly [string, string?] // one or two more keys
    brand[part] = { ...brand[part], [key]: inner ? { [inner]: value } : value }
  }
  const rounding = text(form, 'cornerRadius')
  const cornerRadius = rounding === '' ? null : Number(rounding)
  if (cornerRadius !== null && !(Number.isInteger(cornerRadius) && cornerRadius >= 0 && cornerRadius <= 100))
    mistakes.cornerRadius = t('admin.settings.enterRounding')
  if (Object.keys(mistakes).length > 0) return { mistakes }
  const mainSection = { ...brand.mainSection, cornerRadius }
  return { change: { checkoutBrand: { ...brand, mainSection } } as CheckoutSettingsChange } // by the paths above
}

export const policyFields = [
  'termsAndConditions',
  'privacyPolicy',
  'returnPolicy',
  'digitalItemPolicy',
  'contactUs',
  'customPolicy',
] as const
export type PolicyField = (typeof policyFields)[number]

export const policyLabels = {
  termsAndConditions: t('admin.settings.policyTerms'),
  privacyPolicy: t('admin.settings.policyPrivacy'),
  returnPolicy: t('admin.settings.policyReturns'),
  digitalItemPolicy: t('admin.settings.policyDigital'),
  contactUs: t('admin.settings.policyContact'),
  customPolicy: t('admin.settings.policyCustom'),
} as const satisfies Record<PolicyField, string>

export function readPolicies(form: FormData): { change: CheckoutSettingsChange } {
  const policy = (field: string) => ({
    visible: form.has(`${field}.visible`),
    content: text(form, `${field}.content`) || null,
  })
  const checkoutPolicies = Object.fromEntries(policyFields.map((field) => [field, policy(field)]))
  const customPolicy = { ...policy('customPolicy'), title: text(form, 'customPolicy.title') || null }
  return { change: { checkoutPolicies: { ...checkoutPolicies, customPolicy } } }
}

export const wordLabels = {
  continueShoppingLink: t('admin.settings.wordsWayBack'),
  customerDetails: t('admin.settings.wordsContact'),
  reviewAndPlaceOrder: t('admin.settings.wordsReview'),
  orderSummary: t('admin.settings.wordsSummary'),
  placeOrderPayButton: t('admin.settings.wordsPayButton'),
  placeOrderButton: t('admin.settings.wordsOrderButton'),
} as const
type WordField = keyof typeof wordLabels
export const wordFields = Object.keys(wordLabels) as readonly WordField[] // the record names every field

/** As the contract bounds them. */
export const longestWords = {
  continueShoppingLink: 30,
  customerDetails: 30,
  orderSummary: 30,
  reviewAndPlaceOrder: 50,
  placeOrderPayButton: 50,
  placeOrderButton: 50,
} as const satisfies Record<WordField, number>

/** An empty field is the shop's own word again. */
export function readWords(form: FormData): { change: CheckoutSettingsChange } {
  const words = (language: string) =>
    Object.fromEntries(wordFields.map((field) => [field, text(form, `${language}.${field}`) || null]))
  return {
    change: { checkoutContent: Object.fromEntries(SHOP_LANGUAGES.map((language) => [language, words(language)])) },
  }
}

export function readQuestions(form: FormData): { change: CheckoutSettingsChange } {
  const tick = (name: string) => ({ visible: form.has(name), checkedByDefault: form.has(`${name}.checked`) })
  return {
    change: {
      checkoutFields: {
        policyAgreementCheckbox: tick('agreement'),
        subscriptionCheckbox: tick('subscription'),
        giftCardRedeemEnabled: form.has('giftCards'),
      },
      checkoutBillingFields: text(form, 'billing') === 'All_FIELDS' ? 'All_FIELDS' : 'MINIMUM_REQUIRED_FIELDS',
    },
  }
}

/** `logo` is the address of the chosen picture; empty where there is none. */
export function readHead(form: FormData): { change: CheckoutSettingsChange } {
  const url = text(form, 'logo')
  const way = text(form, 'wayBack')
  return {
    change: {
      checkoutBrand: {
        header: {
          text: text(form, 'text') || null,
          logo: { size: text(form, 'logoSize') as 'SMALL' | 'MEDIUM' | 'LARGE', image: url ? { url } : null }, // the choices are the contract's own
          alignment: text(form, 'alignment') === 'CENTER' ? 'CENTER' : 'SIDE',
          displayCheckoutLabel: form.has('label'),
          continueShopping: { hidden: way === 'HIDDEN', displayType: way === 'ICON' ? 'ICON' : 'TEXT' },
        },
      },
    },
  }
}
