import { instantOf, isTimeZone } from '@fairground/domain/events/event-time.ts'
import { wall } from '../event/wall.ts'
import type { EventItem } from './schedule-queries.ts'

/** An item as it is typed; times are wall times of `zone`. */
export interface ItemValues {
  name: string
  start: string
  end: string
  zone: string
  stage: string
  /** Separated by commas. */
  speakers: string
  tags: string
  description: string
  canceled: boolean
  hidden: boolean
}

export const MOST_SPEAKERS = 10
export const MOST_TAGS = 5

export const itemValues = (item: EventItem): ItemValues => ({
  name: item.name,
  start: wall(item.timeSlot.start, item.timeSlot.timeZoneId),
  end: wall(item.timeSlot.end, item.timeSlot.timeZoneId),
  zone: item.timeSlot.timeZoneId,
  stage: item.stageName,
  speakers: item.speakers.join(', '),
  tags: item.tags.join(', '),
  description: item.description,
  canceled: item.status === 'CANCELED',
  hidden: item.hidden,
})

/** A new item begins where the last one of the schedule ends, else with the event. */
export const newItemValues = (last: EventItem | undefined, start: Date | undefined, zone: string): ItemValues => ({
  name: '',
  start: last ? wall(last.timeSlot.end, last.timeSlot.timeZoneId) : wall(start, zone),
  end: '',
  zone: last?.timeSlot.timeZoneId ?? zone,
  stage: last?.stageName ?? '',
  speakers: '',
  tags: '',
  description: '',
  canceled: false,
  hidden: false,
})

const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** True for a wall time as `datetime-local` gives it, with a year of four digits. */
export const isMoment = (typed: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed)

export type ItemFault = 'name' | 'start' | 'end' | 'zone' | 'speakers' | 'tags'

/** Fields that cannot be stored as they are typed. */
export function itemFaults(values: ItemValues): ReadonlySet<ItemFault> {
  const speakers = listed(values.speakers)
  const tags = listed(values.tags)
  const faults: Record<ItemFault, boolean> = {
    name: values.name.trim() === '',
    start: !isMoment(values.start),
    end: !isMoment(values.end) || values.end <= values.start,
    zone: !isTimeZone(values.zone),
    speakers: speakers.length > MOST_SPEAKERS || speakers.some((name) => name.length > 80),
    tags: tags.length > MOST_TAGS || tags.some((tag) => tag.length > 30),
  }
  return new Set((Object.keys(faults) as ItemFault[]).filter((field) => faults[field]))
}

export const itemMessage = (values: ItemValues) => ({
  name: values.name.trim(),
  timeSlot: {
    start: instantOf(values.start, values.zone),
    end: instantOf(values.end, values.zone),
    timeZoneId: values.zone,
  },
  stageName: values.stage.trim(),
  speakers: listed(values.speakers),
  tags: listed(values.tags),
  description: values.description,
  status: values.canceled ? ('CANCELED' as const) : ('SCHEDULED' as const),
  hidden: values.hidden,
})

/** Times of two items that change places: together they begin and end as before, each as long as it was. */
function exchanged(earlier: EventItem, later: EventItem) {
  const lasts = ({ timeSlot: { start, end } }: EventItem) => end.getTime() - start.getTime()
  const start = earlier.timeSlot.start
  const end = new Date(Math.max(earlier.timeSlot.end.getTime(), later.timeSlot.end.getTime()))
  return [
    { id: later.id, timeSlot: { start, end: new Date(start.getTime() + lasts(later)) } },
    { id: earlier.id, timeSlot: { start: new Date(end.getTime() - lasts(earlier)), end } },
  ] as const
}

/**
 * Items of a stage with the times that they have once one of them stands in the place of another: those between move up by a place. Those
 * alone whose times change; none where the two are of different stages.
 */
export function movedTo(items: readonly EventItem[], item: EventItem, target: EventItem): EventItem[] {
  if (item.stageName !== target.stageName) return []
  const stage = items.filter(({ stageName }) => stageName === item.stageName)
  const to = stage.indexOf(target)
  const step = Math.sign(to - stage.indexOf(item))
  for (let at = stage.indexOf(item); at !== to; at += step) {
    const first = Math.min(at, at + step)
    const [earlier, later] = stage.slice(first, first + 2) as [EventItem, EventItem] // both are places of the stage
    const [leads, follows] = exchanged(earlier, later)
    stage.splice(first, 2, timed(later, leads.timeSlot), timed(earlier, follows.timeSlot))
  }
  return stage.filter((one) => !items.includes(one))
}

const timed = (item: EventItem, times: { readonly start: Date; readonly end: Date }): EventItem => ({
  ...item,
  timeSlot: { ...item.timeSlot, ...times },
})

/** The next item of the same stage, earlier or later; items of other stages are passed by. */
export const neighbourOf = (items: readonly EventItem[], item: EventItem, step: -1 | 1): EventItem | undefined => {
  const stage = items.filter(({ stageName }) => stageName === item.stageName)
  return stage[stage.findIndex(({ id }) => id === item.id) + step]
}
