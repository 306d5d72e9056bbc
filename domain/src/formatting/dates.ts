import { dateFormat, part, plainSpaces } from './date-formats.ts'

/** Reader of a date: their language, and the IANA zone of the event (not of the reader). */
type Place = {
  locale: string
  zone: string /** False leaves the name of the zone out, as an event may. */
  namesZone?: boolean
}

/** A moment as rows (`Date`) or the wire (ISO text) have it. */
export type Moment = Date | string

const dateOf = (moment: Moment): Date => (typeof moment === 'string' ? new Date(moment) : moment)

/** "12 December 2026" */
export function formatDate(moment: Moment, { locale, zone }: Place): string {
  return plainSpaces(dateFormat(locale, { dateStyle: 'long', timeZone: zone }).format(dateOf(moment)))
}

/** "Sat, 12 Dec" in this year, "Sat, 12 Dec 2027" in another than that of `now`. */
export function formatShortDate(moment: Moment, place: Place, now: Moment): string {
  const year = sameYear(moment, now, place.zone) ? undefined : 'numeric'
  const format = dateFormat(place.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year,
    timeZone: place.zone,
  })
  return plainSpaces(format.format(dateOf(moment)))
}

/** "18:30", or "6:30 PM" where people write it so. */
export function formatTime(moment: Moment, { locale, zone }: Place): string {
  return plainSpaces(dateFormat(locale, { timeStyle: 'short', timeZone: zone }).format(dateOf(moment)))
}

/** Short name of the zone at that moment: "GMT", "GMT+1", "EST". */
export function zoneName(moment: Moment, { locale, zone }: Place): string {
  return part(
    dateFormat(locale, { timeZone: zone, timeZoneName: 'short', hour: 'numeric' }),
    dateOf(moment),
    'timeZoneName',
  )
}

/** "18:30 GMT" */
export function formatTimeWithZone(moment: Moment, place: Place): string {
  return formatTime(moment, place) + zoneAfter(moment, place)
}

const zoneAfter = (moment: Moment, place: Place): string =>
  place.namesZone === false ? '' : ` ${zoneName(moment, place)}`

/** "12 December 2026, 18:30 GMT" */
export function formatDateTime(moment: Moment, place: Place): string {
  return `${formatDate(moment, place)}, ${formatTimeWithZone(moment, place)}`
}

/** Minutes by which clocks in the zone are ahead of UTC at that moment; negative west of it. */
export function minutesAhead(moment: Moment, zone: string): number {
  const name = part(dateFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }), dateOf(moment), 'timeZoneName')
  const [, sign, hours = 0, minutes = 0] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The reader’s own time of an event elsewhere: "13:30 EST", with the date when that differs too. Undefined where their clock shows the same. */
export function viewerTime(moment: Moment, place: Place, viewerZone: string): string | undefined {
  if (minutesAhead(moment, viewerZone) === minutesAhead(moment, place.zone)) return undefined
  const viewer = { locale: place.locale, zone: viewerZone }
  const time = formatTimeWithZone(moment, viewer)
  return sameDay(moment, moment, place.zone, viewerZone) ? time : `${shortDay(moment, viewer)}, ${time}`
}

/** Parts of a date block: {weekday: "Sat", day: "12", month: "Dec"}. */
export function dateBlock(moment: Moment, { locale, zone }: Place): { weekday: string; day: string; month: string } {
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone })
  const date = dateOf(moment)
  return { weekday: part(format, date, 'weekday'), day: part(format, date, 'day'), month: part(format, date, 'month') }
}

/** "12 December 2026, 18:30 – 21:00 GMT", or with both dates when it ends on another day. */
export function formatRange(start: Moment, end: Moment | null, place: Place): string {
  if (end === null) return formatDateTime(start, place)
  const from = `${formatDate(start, place)}, ${formatTime(start, place)}`
  const until = sameDay(start, end, place.zone) ? '' : `${formatDate(end, place)}, `
  const [startZone, endZone] = [zoneAfter(start, place), zoneAfter(end, place)]
  return `${from}${startZone === endZone ? '' : startZone} – ${until}${formatTime(end, place)}${endZone}`
}

/** "December 2026", for groups of a list. */
export function formatMonth(moment: Moment, { locale, zone }: Place): string {
  return plainSpaces(dateFormat(locale, { month: 'long', year: 'numeric', timeZone: zone }).format(dateOf(moment)))
}

/** "2026-12" in the zone: key of such a group. */
export function monthKey(moment: Moment, zone: string): string {
  return dayKey(moment, zone).slice(0, 7)
}

/** "2026-12-12" in the zone: equal for moments of one day there. */
export function dayKey(moment: Moment, zone: string): string {
  const format = dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone })
  const { year, month, day } = Object.fromEntries(format.formatToParts(dateOf(moment)).map((p) => [p.type, p.value]))
  return `${year}-${month}-${day}`
}

/** True when both moments fall on one day, each in its zone. */
export function sameDay(a: Moment, b: Moment, zone: string, zoneOfB: string = zone): boolean {
  return dayKey(a, zone) === dayKey(b, zoneOfB)
}

function sameYear(a: Moment, b: Moment, zone: string): boolean {
  return dayKey(a, zone).slice(0, 4) === dayKey(b, zone).slice(0, 4)
}

function shortDay(moment: Moment, { locale, zone }: Place): string {
  return plainSpaces(
    dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(dateOf(moment)),
  )
}
