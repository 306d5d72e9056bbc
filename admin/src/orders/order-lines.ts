import type { Address, AddressWithContact, OrderLineItem } from '@fairground/client/generated/ecom.orders.ts'
import { partName } from '@fairground/domain/delivery/country-parts.ts'
import { townLines } from '@fairground/domain/formatting/town-line.ts'

/** Catalogues as published clients name them: tickets here, everything else is the store's. */
const TICKETS_APP_ID = '140603ad-af8d-84a5-2c80-a0f60cb47351'

type Line = Pick<OrderLineItem, 'catalogReference' | 'rootCatalogItemId'>

export const isTicket = ({ catalogReference }: Line): boolean => catalogReference?.appId === TICKETS_APP_ID

/** The page of what a line holds; none for custom items, and for tickets, whose event the line does not name. */
export function lineHref(line: Line, paths: { product: (id: string) => string }): string | undefined {
  const id = line.rootCatalogItemId ?? line.catalogReference?.catalogItemId
  return id && line.catalogReference && !isTicket(line) ? paths.product(id) : undefined
}

/** "Size: S · Colour: Moss" */
export const optionWords = ({ descriptionLines }: Pick<OrderLineItem, 'descriptionLines'>): string =>
  descriptionLines
    .map(({ name, plainText, colorInfo }) =>
      [name?.original, plainText?.original ?? colorInfo?.original].filter(Boolean).join(': '),
    )
    .filter(Boolean)
    .join(' · ')

/** An address as lines of a label: name, company, street, town, country in words. */
export function addressLines({ address, contactDetails }: AddressWithContact, locale: string): string[] {
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  return [name, contactDetails?.company, ...streetLines(address, locale)].filter((line) => Boolean(line)) as string[] // empty ones are gone
}

function streetLines(address: Address | undefined, locale: string): (string | null | undefined)[] {
  if (!address) return []
  const { streetAddress, addressLine, addressLine2, city, subdivision, postalCode, country } = address
  const street = addressLine ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ')
  const town = townLines({ city, postalCode, country }, subdivision && partName(country, subdivision)).join(', ')
  return [street, addressLine2, town, country && countryName(country, locale)]
}

function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
