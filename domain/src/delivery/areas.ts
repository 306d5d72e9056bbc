import { plainPostcode, rangeOf } from './area-codes.ts'
import { fullSubdivision, type Place, partOf } from './regions.ts'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** An area of local delivery: exactly one of these. */
export interface Area {
  readonly zipConfig?: { readonly zipCodes: readonly string[] } | undefined
  readonly radiusConfig?:
    | { readonly address: { readonly geocode: Point }; readonly radius: number; readonly lengthUnit?: string }
    | undefined
  readonly customAreaConfig?: { readonly geocodes: readonly Point[] } | undefined
  readonly cityConfig?:
    | {
        readonly cityItems: readonly {
          readonly cityName: string
          readonly country: string
          readonly subdivision?: string | null
        }[]
      }
    | undefined
  readonly destinations?: readonly { readonly code: string; readonly subdivisions?: readonly string[] }[] | undefined
}

/**
 * True when a place lies in an area. What the area is defined by must be known of the place: without a postcode no place is in an
 * area of postcodes, without coordinates none is within a radius.
 */
export function isInArea(area: Area, place: Place): boolean {
  if (!isInDestinations(area, place)) return false
  if (area.zipConfig)
    return area.zipConfig.zipCodes.some((text) => text.split(',').some((one) => isPostcodeOf(one, place)))
  if (area.cityConfig) return area.cityConfig.cityItems.some((item) => isCity(item, place))
  if (!place.point) return false
  if (area.radiusConfig) {
    const { address, radius, lengthUnit } = area.radiusConfig
    return kilometresBetween(address.geocode, place.point) <= radius * (lengthUnit === 'MI' ? KM_PER_MILE : 1)
  }
  return area.customAreaConfig ? isWithin(area.customAreaConfig.geocodes, place.point) : false
}

function isInDestinations({ destinations = [] }: Area, place: Place): boolean {
  const { country } = place
  if (destinations.length === 0 || !country) return true
  const part = partOf(place)
  return destinations.some(
    ({ code, subdivisions = [] }) =>
      code === country &&
      (subdivisions.length === 0 ||
        (part !== undefined && subdivisions.some((one) => fullSubdivision(code, one) === part))),
  )
}

/** The last four digits of a code in the United States name a few houses of the area of the first five. */
function isPostcodeOf(pattern: string, { country, postalCode }: Place): boolean {
  const area = country === 'US' && postalCode ? /^\s*(\d{5})-?\d{4}\s*$/.exec(postalCode)?.[1] : undefined
  return isPostcode(pattern, postalCode) || isPostcode(pattern, area)
}

/** `SW1*` is a beginning, `10115-10179` a range of numbers of equal length, everything else one postcode. */
function isPostcode(pattern: string, postcode: string | null | undefined): boolean {
  if (!postcode) return false
  const range = rangeOf(pattern)
  const wanted = plainPostcode(postcode)
  if (range)
    return /^\d+$/.test(wanted) && wanted.length === range[0].length && wanted >= range[0] && wanted <= range[1]
  const text = plainPostcode(pattern)
  if (text === '') return false
  return text.endsWith('*') ? wanted.startsWith(text.slice(0, -1)) : wanted === text
}

/** Cities are compared without case and accents. */
export const cityKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, ' ')

const isCity = (
  { cityName, country, subdivision }: NonNullable<Area['cityConfig']>['cityItems'][number],
  place: Place,
): boolean =>
  !!place.city &&
  place.country === country &&
  cityKey(place.city) === cityKey(cityName) &&
  (!subdivision || [undefined, fullSubdivision(country, subdivision)].includes(partOf(place)))

const KM_PER_MILE = 1.609344
const EARTH_KM = 6371.0088
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the great circle. */
function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Counts the edges of the polygon that a ray to the east crosses. */
function isWithin(corners: readonly Point[], { latitude: y, longitude: x }: Point): boolean {
  let inside = false
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point // wraps around
    const crosses = a.latitude > y !== b.latitude > y
    if (crosses && x < ((b.longitude - a.longitude) * (y - a.latitude)) / (b.latitude - a.latitude) + a.longitude)
      inside = !inside
  })
  return inside
}
