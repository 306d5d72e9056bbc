import type { MapItem, MapPoint } from './map-view.ts'

/** A layout as the API has it; ids are there once it is stored. */
export interface Layout {
  readonly sections: readonly {
    readonly id?: string
    readonly label: string
    readonly elements: readonly LayoutElement[]
  }[]
}

interface LayoutElement {
  readonly id?: string
  readonly kind: 'ROW' | 'TABLE' | 'AREA'
  readonly label: string
  readonly seats?: readonly (MapPoint & {
    readonly id?: string
    readonly label: string
    readonly accessible?: boolean
  })[]
  readonly accessible?: boolean
  readonly box?: MapPoint & { readonly width: number; readonly height: number }
}

/** A seat or an area, beside its item on the map. */
export interface LaidOutSpot {
  readonly id: string
  readonly kind: LayoutElement['kind']
  readonly sectionId: string
  readonly elementId: string
  readonly section: string
  readonly element: string
  /** Empty of an area. */
  readonly seat: string
  readonly accessible: boolean
}

export type MapLabel = MapPoint & { readonly text: string; readonly large?: boolean }

export interface LaidOut {
  readonly spots: readonly LaidOutSpot[]
  readonly items: readonly MapItem[]
  readonly labels: readonly MapLabel[]
}

/** Centimetres between a row and its name. */
const BESIDE = 55

/** Seats and areas in the order of the layout, as a map shows them. */
export function laidOut({ sections }: Layout): LaidOut {
  const spots: LaidOutSpot[] = []
  const items: MapItem[] = []
  const labels: MapLabel[] = []
  for (const { id: sectionId = '', label: section, elements } of sections) {
    const first = items.length
    for (const { id: elementId = '', kind, label: element, seats = [], accessible = false, box } of elements) {
      const own = { kind, sectionId, elementId, section, element }
      if (kind === 'AREA' && box) {
        spots.push({ ...own, id: elementId, seat: '', accessible })
        items.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, box, label: element })
      }
      for (const { id = '', label, x, y, accessible: reached = false } of seats) {
        spots.push({ ...own, id, seat: label, accessible: reached })
        items.push({ x, y, label, accessible: reached })
      }
      const [start] = seats
      if (start && kind === 'ROW') labels.push({ x: start.x - BESIDE, y: start.y, text: element })
      if (box && kind === 'TABLE') labels.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, text: element })
    }
    if (items.length > first) labels.push({ ...above(items, first), text: section, large: true })
  }
  return { spots, items, labels }
}

/** Middle above the items from `first` on. */
function above(items: readonly MapItem[], first: number): MapPoint {
  let [left, right, top] = [Infinity, -Infinity, Infinity]
  for (let i = first; i < items.length; i++) {
    const { x, y, box } = items[i]! // within the list
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, box?.y ?? y)
  }
  return { x: (left + right) / 2, y: top - BESIDE }
}
