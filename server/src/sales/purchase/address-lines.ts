import { partName } from '@fairground/domain/delivery/country-parts.ts'
import { townLines } from '@fairground/domain/formatting/town-line.ts'
import type { AddressFacts } from './purchase.ts'

interface KnownContact {
  readonly firstName?: string
  readonly lastName?: string
  readonly company?: string
}

interface KnownAddress {
  readonly addressLine?: string
  readonly streetAddress?: { readonly name?: string; readonly number?: string }
  readonly addressLine2?: string
  readonly city?: string
  readonly postalCode?: string
  readonly subdivision?: string
  readonly country?: string
}

/** A destination as it stands on a parcel, line by line: the recipient, their company, the street, the town, the country by its name. */
export function addressLines({ contactDetails, address }: AddressFacts, locale: string): string[] {
  const { firstName, lastName, company } = (contactDetails ?? {}) as KnownContact // stored as the contract has it
  const known = (address ?? {}) as KnownAddress // the same
  const { streetAddress, addressLine2, subdivision, country } = known
  const street = known.addressLine ?? join(streetAddress?.number, streetAddress?.name)
  return [
    join(firstName, lastName),
    company,
    street,
    addressLine2,
    ...townLines(known, subdivision && partName(country, subdivision)),
    country && (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country),
  ].filter((line): line is string => Boolean(line))
}

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')
