import { namedPart, partOfPostcode } from './country-parts.ts'

/** Destination of an order, as far as it is known. `subdivision` is ISO 3166-2 (`US-NY`), its last part, or as a buyer wrote it. */
export interface Place {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  /** Looked at by calculators of taxes outside alone. */
  readonly street?: string | null | undefined
  readonly point?: { readonly latitude: number; readonly longitude: number } | undefined
}

export interface Destination {
  readonly countryCode: string
  readonly subdivisions?: readonly string[]
}

export interface Region {
  readonly id: string
  readonly name: string
  readonly active: boolean
  /** Empty: everywhere that no other region reaches. */
  readonly destinations: readonly Destination[]
}

/** `US-NY` of `NY` in US; codes that have their country already stay. */
export const fullSubdivision = (country: string, subdivision: string): string =>
  subdivision.includes('-') ? subdivision.toUpperCase() : `${country}-${subdivision}`.toUpperCase()

/** True for the code of a part of another country. */
export const isPartElsewhere = (country: string, subdivision: string): boolean =>
  /^[A-Z]{2}-[A-Z0-9]{1,3}$/i.test(subdivision) && !subdivision.toUpperCase().startsWith(`${country}-`)

/**
 * Part of its country that a place lies in: the one that is written, by code or by name, else the one of its postcode, so that a buyer who
 * leaves the state out, or spells it in a way of their own, is not taken to live outside of all of them.
 */
export function partOf({ country, subdivision, postalCode }: Place): string | undefined {
  if (!country) return undefined
  const code =
    (subdivision && namedPart(country, subdivision)) ||
    (postalCode && partOfPostcode(country, postalCode)) ||
    subdivision
  return code ? fullSubdivision(country, code) : undefined
}

/**
 * The active region that a place lies in: one that names its part of the country, else its country, else the one that names
 * nothing. Without a country it is the first, so that prices show before an address is known.
 */
export function regionOf<R extends Region>(regions: readonly R[], place: Place): R | undefined {
  const { country } = place
  const active = regions.filter((region) => region.active)
  if (!country) return active[0]
  const part = partOf(place)
  const names = (region: R, inPart: boolean) =>
    region.destinations.some(
      ({ countryCode, subdivisions = [] }) =>
        countryCode === country &&
        (inPart
          ? part !== undefined && subdivisions.some((one) => fullSubdivision(country, one) === part)
          : subdivisions.length === 0),
    )
  return (
    active.find((region) => names(region, true)) ??
    active.find((region) => names(region, false)) ??
    active.find(({ destinations }) => destinations.length === 0)
  )
}

/** A country, or a part of one (`US-NY`), that two of the regions name; two that name nothing collide as `*`. */
export function collision(regions: readonly Pick<Region, 'destinations'>[]): string | undefined {
  const seen = new Set<string>()
  for (const { destinations } of regions) {
    const own = new Set(destinations.length === 0 ? ['*'] : destinations.flatMap(namesOf))
    for (const name of own) {
      if (seen.has(name)) return name
      seen.add(name)
    }
  }
  return undefined
}

const namesOf = ({ countryCode, subdivisions = [] }: Destination): string[] =>
  subdivisions.length === 0 ? [countryCode] : subdivisions.map((one) => fullSubdivision(countryCode, one))
