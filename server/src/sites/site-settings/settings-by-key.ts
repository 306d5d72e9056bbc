import { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import {
  RESERVATION_MINUTES,
  setSiteSettings,
  UNPAID_ORDER_MINUTES,
} from '@fairground/contract/fairground/site-settings.ts'
import { isPartElsewhere } from '@fairground/domain/delivery/regions.ts'
import { type Business, statusOf, weightUnitOf } from '../../ground/site.ts'
import { validator } from '../../http/validate.ts'
import { Violations } from '../../http/violations.ts'
import type { SettingsChange, SettingsOfSite } from './change-settings.ts'

interface Setting {
  /** Undefined where it is not entered. */
  readonly read: (site: SettingsOfSite) => string | undefined
  /** `text` is empty to empty the setting. */
  readonly change: (text: string, site: SettingsOfSite) => SettingsChange
  /** The values that it takes, after "must be"; without them its schema says enough. */
  readonly takes?: string
}

const ofBusiness = (field: 'legalName' | 'email' | 'phone' | 'taxId'): Setting => ({
  read: ({ settings }) => settings.business?.[field],
  change: (text) => ({ business: { [field]: text || null } }),
})

const ofTexts = (field: 'heroTitle' | 'heroText' | 'footer'): Setting => ({
  read: ({ settings }) => settings.texts?.[field],
  change: (text) => ({ texts: { [field]: text || null } }),
})

type AddressField = 'country' | 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'

const addressOf = ({ settings }: SettingsOfSite): NonNullable<Business['address']> => settings.business?.address ?? {}

/** An address whose country was changed has no part of the one before. */
const inItsCountry = ({ subdivision, ...address }: ReturnType<typeof addressOf>): ReturnType<typeof addressOf> =>
  subdivision && !isPartElsewhere(address.country ?? '', subdivision) ? { ...address, subdivision } : address

const ofAddress = (field: AddressField): Setting => ({
  read: (site) => addressOf(site)[field] ?? undefined,
  change: (text, site) => {
    const { [field]: _, ...rest } = addressOf(site)
    const changed = text ? { ...rest, [field]: text } : rest
    const address = field === 'country' ? inItsCountry(changed) : changed
    return { business: { address: Object.keys(address).length > 0 ? address : null } }
  },
})

const ofSite = (field: 'locale' | 'timeZone' | 'currency', takes: string): Setting => ({
  takes,
  read: (site) => site[field],
  change: (text) => ({ [field]: text }),
})

type Bounds = readonly [least: number, most: number]

/** Text that names no value of the kind stays text, which the schema then refuses. */
const minutes = (field: 'reservationMinutes' | 'unpaidOrderMinutes', [least, most]: Bounds): Setting => ({
  takes: `a whole number of minutes from ${least} to ${most}`,
  read: ({ settings }) => String(settings[field]),
  change: (text) => ({ [field]: Number(text) }),
})

const onOrOff = (field: 'taxIncludedInPrices' | 'reverseCharge' | 'vatIdCheck'): Setting => ({
  takes: 'true or false',
  read: ({ settings }) => String(settings[field] ?? false),
  change: (text) => ({ [field]: text === 'true' ? true : text === 'false' ? false : text }),
})

/** Settings of the site by the names that scripts know them by. */
const byKey = {
  name: { read: ({ name }) => name, change: (name) => ({ business: { name } }) },
  legalName: ofBusiness('legalName'),
  email: ofBusiness('email'),
  phone: ofBusiness('phone'),
  taxId: ofBusiness('taxId'),
  country: { ...ofAddress('country'), takes: 'a country by its two-letter code, such as DE, GB or US' },
  addressLine: ofAddress('addressLine'),
  addressLine2: ofAddress('addressLine2'),
  city: ofAddress('city'),
  subdivision: ofAddress('subdivision'),
  postalCode: ofAddress('postalCode'),
  heroTitle: ofTexts('heroTitle'),
  heroText: ofTexts('heroText'),
  footer: ofTexts('footer'),
  accent: {
    read: ({ settings }) => settings.look?.accent ?? undefined,
    change: (text) => ({ look: { accent: text || null } }),
  },
  locale: ofSite('locale', `one of the languages ${SHOP_LANGUAGES.join(', ')} with a country, such as en-GB`),
  timeZone: ofSite('timeZone', 'a time zone by its IANA name, such as Europe/Berlin'),
  currency: ofSite('currency', 'a currency in use by its three-letter code, such as EUR, GBP or USD'),
  weightUnit: { read: weightUnitOf, change: (text) => ({ weightUnit: text }) as SettingsChange },
  distanceUnit: {
    read: ({ settings }) => settings.distanceUnit ?? 'KM',
    change: (text) => ({ distanceUnit: text }) as SettingsChange,
  },
  sells: { read: ({ settings }) => settings.sells ?? 'BOTH', change: (text) => ({ sells: text }) as SettingsChange },
  taxIncludedInPrices: onOrOff('taxIncludedInPrices'),
  distanceSalesTax: {
    read: ({ settings }) => settings.distanceSalesTax ?? 'DESTINATION',
    change: (text) => ({ distanceSalesTax: text }) as SettingsChange,
  },
  reverseCharge: onOrOff('reverseCharge'),
  vatIdCheck: onOrOff('vatIdCheck'),
  reservationMinutes: minutes('reservationMinutes', RESERVATION_MINUTES),
  unpaidOrderMinutes: minutes('unpaidOrderMinutes', UNPAID_ORDER_MINUTES),
  status: { read: statusOf, change: (text) => ({ status: text }) as SettingsChange },
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof byKey
export const SETTING_KEYS = Object.keys(byKey) as readonly SettingKey[]

export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(byKey, text)

const settingBy = (key: SettingKey): Setting => byKey[key]

export const valuesOf = (key: SettingKey): string | undefined => settingBy(key).takes

export const settingOf = (site: SettingsOfSite, key: SettingKey): string | undefined => byKey[key].read(site)

const validate = validator(setSiteSettings.request)

/** The change that sets one setting. Throws INVALID_ARGUMENT for a value that it cannot have. */
export function changeOfSetting(site: SettingsOfSite, key: SettingKey, text: string): SettingsChange {
  const change: SettingsChange = byKey[key].change(text.trim(), site)
  validate(change, new Violations())
  return change
}
