import type { EventSeating, ListTakenSpotsResponse } from '@fairground/client/generated/fairground.event-seating.ts'
import { type LaidOutSpot, laidOut, type MapLabel } from '@fairground/ui/seats/laid-out.ts'
import type { MapItem, MapPoint } from '@fairground/ui/seats/map-view.ts'
import { KIND_LOOKS, LOOK } from '@fairground/ui/seats/paint.ts'
import { t } from '../texts.ts'

/** A kind of ticket that is sold with seats, as the visitor picks it. */
export interface SeatedKind {
  readonly id: string
  readonly name: string
  /** "£12.30"; empty where it has several. */
  readonly price: string
  readonly description: string
  /** Reason that it is not on sale; undefined where it is. */
  readonly reason?: string | undefined
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** Most that can be taken now; 0 where it is not on sale. */
  readonly most: number
}

/** A seat or an area, in the order of the plan. */
export interface RoomSpot {
  readonly id: string
  readonly isArea: boolean
  readonly accessible: boolean
  /** Positions of the kinds of ticket that it is sold as. */
  readonly kinds: readonly number[]
  /** "Stalls, row A, seat 12". */
  readonly name: string
  /** "12". */
  readonly label: string
}

export interface RoomPart {
  readonly id: string
  readonly name: string
  /** Positions of its spots. */
  readonly spots: readonly number[]
}

export interface RoomSection {
  readonly id: string
  readonly name: string
  readonly parts: readonly RoomPart[]
}

export interface Room {
  readonly spots: readonly RoomSpot[]
  readonly items: readonly MapItem[]
  readonly sections: readonly RoomSection[]
  readonly labels: readonly MapLabel[]
  readonly front: MapPoint
}

/** The seats of an event with the kinds of ticket that are shown for them. */
export function roomOf({ layout, tickets }: EventSeating, kinds: readonly SeatedKind[]): Room {
  const bound = kinds.map(({ id }) => new Set(tickets.find((one) => one.ticketDefinitionId === id)?.partIds))
  const kindsOf = (sectionId: string, elementId: string) =>
    bound.flatMap((parts, i) => (parts.has(sectionId) || parts.has(elementId) ? [i] : []))
  const { spots: laid, items, labels } = laidOut(layout)
  const positions = Map.groupBy(laid.keys(), (at) => laid[at]!.elementId) // positions of the list
  const sections = layout.sections.map(({ id: sectionId = '', label, elements }) => ({
    id: sectionId,
    name: label,
    parts: elements.map(({ id = '', kind, label: name }) => ({
      id,
      name:
        kind === 'ROW' ? t('seats.row', { row: name }) : kind === 'TABLE' ? t('seats.table', { table: name }) : name,
      spots: positions.get(id) ?? [],
    })),
  }))
  const ofElement = new Map<string, readonly number[]>()
  const spots = laid.map((spot): RoomSpot => {
    const { sectionId, elementId } = spot
    const own = ofElement.get(elementId) ?? kindsOf(sectionId, elementId)
    ofElement.set(elementId, own)
    return new Spot(spot, own)
  })
  return { spots, items, sections, labels, front: layout.focus }
}

/** One of the room: a class, since 20,000 objects with a function of their own take their time. */
class Spot implements RoomSpot {
  readonly id: string
  readonly isArea: boolean
  readonly accessible: boolean
  readonly kinds: readonly number[]
  readonly label: string
  readonly #laid: LaidOutSpot
  constructor(laid: LaidOutSpot, kinds: readonly number[]) {
    this.id = laid.id
    this.isArea = laid.kind === 'AREA'
    this.accessible = laid.accessible
    this.kinds = kinds
    this.label = laid.seat
    this.#laid = laid
  }
  /** Put into words when it is wanted: of 20,000 seats a visitor hears of a few. */
  get name(): string {
    return wordsOf(this.#laid)
  }
}

function wordsOf({ kind, section, element, seat }: LaidOutSpot): string {
  if (kind === 'AREA') return t('seats.inArea', { section, area: element })
  return kind === 'ROW'
    ? t('seats.inRow', { section, row: element, seat })
    : t('seats.atTable', { section, table: element, seat })
}

/** Units that are free by position of the spot; -1 where there is no seat this evening. */
export function freeUnits({ spots }: Room, { seats, areas }: ListTakenSpotsResponse): Int32Array {
  const left = new Map(areas.map((area) => [area.spotId, area.left]))
  let seat = 0
  return Int32Array.from(spots, ({ id, isArea }) => {
    if (isArea) return left.get(id) ?? 0
    const mark = seats.charAt(seat++)
    return mark === '0' ? 1 : mark === '2' ? -1 : 0
  })
}

/** Look of each spot: free ones have the colour of their first kind of ticket. */
export function looksOf(
  { spots }: Room,
  free: Int32Array,
  { kinds, isChosen }: { readonly kinds: readonly SeatedKind[]; readonly isChosen: (spotId: string) => boolean },
): Uint8Array {
  return Uint8Array.from(spots, ({ id, kinds: own }, i) => {
    if (isChosen(id)) return LOOK.chosen
    if (free[i] === -1) return LOOK.gone
    const kind = own.find((one) => (kinds[one]?.most ?? 0) > 0)
    if (kind === undefined) return LOOK.unsold
    return free[i] === 0 ? LOOK.taken : kind % KIND_LOOKS
  })
}
