import type { Address } from '@fairground/client/generated/members.members.ts'
import { townLines } from '@fairground/domain/formatting/town-line.ts'
import { present } from '@fairground/domain/present.ts'
import { isCountry } from '@fairground/ui/countries.ts'
import { textOf } from '../sign-in/login/refused.ts'
import { t } from '../texts.ts'
import { postalCodeMistake, postcodeOf, regionMistake } from './address-words.ts'
import { ADDRESS_FIELDS, type AddressField } from './checkout-names.ts'

export type AddressValues = Readonly<Record<AddressField, string>>

export const valuesOf = (form: FormData): AddressValues =>
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [
      field,
      field === 'postalCode' ? postcodeOf(textOf(form, field)) : textOf(form, field),
    ]),
  ) as AddressValues // every field is there

/** Mistakes in an address that post is sent to. */
export function mistakes(values: AddressValues): Partial<Record<AddressField, string>> {
  const postalCode = postalCodeMistake(values.postalCode, values.country)
  return present({
    country: isCountry(values.country) ? undefined : t('account-addresses.chooseACountry'),
    addressLine: values.addressLine ? undefined : t('account-addresses.enterStreet'),
    city: values.city ? undefined : t('account-addresses.enterCity'),
    postalCode: postalCode || undefined,
    subdivision:
      values.subdivision.length > 20
        ? t('account-addresses.enterRegion')
        : regionMistake(values.subdivision, values.country),
  })
}

/** The address as the member keeps it; `id` is that of the one it replaces. */
export const addressOf = (values: AddressValues, id?: string): Address => ({
  ...present({ id: id || undefined }),
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
})

/** The list with this address in the place of the one with its id, or behind them all. */
export function withAddress(known: readonly Address[], address: Address): Address[] {
  const at = known.findIndex(({ id }) => id !== undefined && id === address.id)
  return at < 0 ? [...known, address] : known.with(at, address)
}

/** The address as post writes it, line by line. `country` is its name in the reader's language. */
export function linesOf(address: Address, country: (code: string) => string): string[] {
  const { streetAddress, addressLine, addressLine2, subdivision } = address
  const street = addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return [street, addressLine2, ...townLines(address, subdivision), address.country && country(address.country)].filter(
    (line) => line !== undefined && line !== '',
  ) as string[] // nothing undefined is left
}
