import { heldRange } from '../../ground/held-range.ts'
import { textsIn } from '../../ground/texts/catalogues.ts'
import { BUILT_IN } from '../../mail/built-in.ts'
import type { OrderLineDoc } from './purchase.ts'
import type { ViewedEvent } from './view/queries.ts'

/** Event of a line of tickets as it is now. */
export type EventOfLine = Pick<ViewedEvent, 'startAt' | 'endAt' | 'timeZone' | 'locationType' | 'doc'>

type Line = OrderLineDoc['descriptionLines'][number]

/**
 * Description lines of what was bought. Those that say when and where an event is say so of the event as it is now: it may have been moved
 * since, and its tickets are valid at the new date.
 */
export const linesNow = (
  { descriptionLines }: Pick<OrderLineDoc, 'descriptionLines'>,
  event: EventOfLine | null | undefined,
  locale: string,
): readonly Line[] => (event ? descriptionLines.map((line) => lineNow(line, event, locale)) : descriptionLines)

/** Event of a line among those of its order; undefined for goods. */
export const eventOfLine = (
  { ticket }: Pick<OrderLineDoc, 'ticket'>,
  events: readonly ViewedEvent[],
): ViewedEvent | undefined => events.find(({ id }) => id === ticket?.eventId)

/** In the language that the line was written in. */
function lineNow(line: Line, event: EventOfLine, locale: string): Line {
  for (const language of BUILT_IN) {
    const t = textsIn(language)
    const place = locale.startsWith(language) ? locale : language
    if (line.name === t('purchase.when')) return { ...line, text: whenOf(event, place) || line.text }
    if (line.name === t('purchase.where')) return { ...line, text: whereOf(event, t('purchase.online')) || line.text }
  }
  return line
}

function whenOf({ startAt, endAt, timeZone: zone, doc }: EventOfLine, locale: string): string {
  if (startAt === null || doc.dateAndTimeTbd) return doc.dateAndTimeTbdMessage || '–'
  return heldRange(startAt, doc.hideEndDate ? null : endAt, { locale, zone, namesZone: doc.showTimeZone ?? false })
}

function whereOf({ locationType, doc: { location } }: EventOfLine, online: string): string {
  if (locationType === 'ONLINE') return online
  if (!location || location.locationTbd) return '–'
  return [location.name, location.address?.city].filter(Boolean).join(', ')
}
