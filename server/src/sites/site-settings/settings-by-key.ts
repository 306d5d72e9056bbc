import { setSiteSettings } from '@fairground/contract/fairground/site-settings.ts'
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

const ofSite = (field: 'locale' | 'timeZone' | 'currency'): Setting => ({
  read: (site) => site[field],
  change: (text) => ({ [field]: text }),
})

/** Text that names no value of the kind stays text, which the schema then refuses. */
const minutes = (field: 'reservationMinutes' | 'unpaidOrderMinutes'): Setting => ({
  read: ({ settings }) => String(settings[field]),
  change: (text) => ({ [field]: Number(text) }),
})

const onOrOff = (field: 'taxIncludedInPrices' | 'reverseCharge' | 'vatIdCheck'): Setting => ({
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
  country: ofAddress('country'),
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
  locale: ofSite('locale'),
  timeZone: ofSite('timeZone'),
  currency: ofSite('currency'),
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
  reservationMinutes: minutes('reservationMinutes'),
  unpaidOrderMinutes: minutes('unpaidOrderMinutes'),
  status: { read: statusOf, change: (text) => ({ status: text }) as SettingsChange },
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof byKey
export const SETTING_KEYS = Object.keys(byKey) as readonly SettingKey[]

export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(byKey, text)

export const settingOf = (site: SettingsOfSite, key: SettingKey): string | undefined => byKey[key].read(site)

const validate = validator(setSiteSettings.request)

/** The change that sets one setting. Throws INVALID_ARGUMENT for a value that it cannot have. */
export function changeOfSetting(site: SettingsOfSite, key: SettingKey, text: string): SettingsChange {
  const change: SettingsChange = byKey[key].change(text.trim(), site)
  validate(change, new Violations())
  return change
}
