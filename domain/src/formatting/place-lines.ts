import { partName } from '../delivery/country-parts.ts'
import { townLines } from './town-line.ts'

type Text = string | null | undefined

interface Place {
  readonly addressLine?: Text
  readonly streetAddress?: { readonly name?: Text; readonly number?: Text } | null | undefined
  readonly addressLine2?: Text
  readonly city?: Text
  readonly postalCode?: Text
  readonly subdivision?: Text
  readonly country?: Text
}

/** An address as the country's post writes it, line by line: the street, the town, the country by its name. */
export function placeLines(place: Place, locale: string): string[] {
  const { addressLine, streetAddress, addressLine2, subdivision, country } = place
  const street = addressLine ?? [streetAddress?.number, streetAddress?.name].filter(Boolean).join(' ')
  return [
    street,
    addressLine2,
    ...townLines(place, subdivision && partName(country ?? undefined, subdivision)),
    country && (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country),
  ].filter((line): line is string => Boolean(line))
}
