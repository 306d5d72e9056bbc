/** A time zone as people look for it. */
interface TimeZone {
  /** IANA name: "America/New_York". */
  readonly id: string
  /** "New York" */
  readonly city: string
  /** "GMT-05:00" */
  readonly offset: string
  /** "Eastern Time" */
  readonly name: string
}

const nameAt = (zone: string, timeZoneName: 'longOffset' | 'longGeneric', at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** "Indiana, Indianapolis": the city of a zone, after the part that distinguishes it from its namesakes. */
export const cityOf = (id: string): string => id.split('/').slice(1).join(', ').replaceAll('_', ' ') || id

const readZone = (id: string, at: Date): TimeZone => ({
  id,
  city: cityOf(id),
  offset: nameAt(id, 'longOffset', at).replace(/^GMT$/, 'GMT+00:00'),
  name: nameAt(id, 'longGeneric', at),
})

/** "New York (GMT-05:00)" */
export const shownZone = (id: string, at: Date): string => (id ? `${cityOf(id)} (${readZone(id, at).offset})` : '')

/** Every zone that the browser knows and the chosen one, from the west to the east, with offsets as they are at `at`. */
export const timeZonesAt = (at: Date, chosen: string): TimeZone[] =>
  [...new Set([...(chosen ? [chosen] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((id) => readZone(id, at))
    .sort((a, b) => minutesOf(a) - minutesOf(b) || a.city.localeCompare(b.city))

function minutesOf({ offset }: TimeZone): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const MOST = 60

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_/,()]+/g, ' ')
    .toLowerCase()

/** Zones in which every typed word begins a word of the city, the region, the zone's name or its offset ("+1", "gmt-5"). Cities come first. */
export function findZones(zones: readonly TimeZone[], query: string): TimeZone[] {
  const typed = plain(query).split(/\s+/).filter(Boolean)
  const offsets = typed.map(offsetOf)
  const fits = (zone: TimeZone, text: string) => {
    const words = plain(text).split(/\s+/)
    return typed.every((word, at) => {
      const offset = offsets[at]
      return offset === undefined ? words.some((one) => one.startsWith(word)) : zone.offset.startsWith(`GMT${offset}`)
    })
  }
  const byCity = zones.filter((zone) => fits(zone, zone.city))
  const others = zones.filter((zone) => !byCity.includes(zone) && fits(zone, `${zone.id} ${zone.name} ${zone.city}`))
  return [...byCity, ...others].slice(0, typed.length === 0 ? zones.length : MOST)
}

/** "+1", "gmt+01:00" and "utc-5" as the start of an offset; undefined for other words. */
function offsetOf(word: string): string | undefined {
  const [, sign, hours, minutes] = /^(?:gmt|utc)?([+-−])(\d{1,2})(?::?(\d\d))?$/.exec(word) ?? []
  if (!sign || !hours) return undefined
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}${minutes ? `:${minutes}` : ''}`
}
