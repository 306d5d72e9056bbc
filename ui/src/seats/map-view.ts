export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** A seat, or an area where it has an outline; in centimetres of the room. */
export interface MapItem extends MapPoint {
  readonly label: string
  readonly box?: MapPoint & { readonly width: number; readonly height: number }
  readonly accessible?: boolean
}

/** Part of the room that is shown: pixels per centimetre, and where the room's origin is on the canvas. */
export interface View {
  readonly scale: number
  readonly left: number
  readonly top: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Half a seat, in centimetres. */
export const SEAT_RADIUS = 22
/** Room around everything, in pixels. */
const MARGIN = 16
/** Pixels per centimetre at most: a seat is 88 pixels wide. */
const CLOSEST = 2

export interface Bounds extends MapPoint, Size {}

/** Everything with half a seat around it. */
export function boundsOf(items: readonly MapItem[], also: readonly MapPoint[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const include = (x: number, y: number) => {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  for (const { x, y, box } of items) {
    include(x - SEAT_RADIUS, y - SEAT_RADIUS)
    include(x + SEAT_RADIUS, y + SEAT_RADIUS)
    if (box) {
      include(box.x, box.y)
      include(box.x + box.width, box.y + box.height)
    }
  }
  for (const { x, y } of also) include(x, y)
  return left > right
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}

/** The whole room in the middle of the canvas. */
export function fitting(bounds: Bounds, { width, height }: Size): View {
  const inside = (side: number) => Math.max(1, side - 2 * MARGIN)
  const scale = Math.min(inside(width) / bounds.width, inside(height) / bounds.height, CLOSEST / 2)
  return {
    scale,
    left: (width - bounds.width * scale) / 2 - bounds.x * scale,
    top: (height - bounds.height * scale) / 2 - bounds.y * scale,
  }
}

/** Larger or smaller by a factor around a point of the canvas, between the whole room and the closest look. */
export function zoomed(view: View, factor: number, around: MapPoint, least: number): View {
  const scale = Math.min(CLOSEST, Math.max(least, view.scale * factor))
  const by = scale / view.scale
  return { scale, left: around.x - (around.x - view.left) * by, top: around.y - (around.y - view.top) * by }
}

/** Shifted no further than that some of the room stays on the canvas. */
export function shifted(view: View, by: MapPoint, bounds: Bounds, { width, height }: Size): View {
  const within = (at: number, room: number, canvas: number) =>
    Math.min(canvas - MARGIN * 2, Math.max(MARGIN * 2 - room, at))
  const left = within(view.left + by.x + bounds.x * view.scale, bounds.width * view.scale, width)
  const top = within(view.top + by.y + bounds.y * view.scale, bounds.height * view.scale, height)
  return { scale: view.scale, left: left - bounds.x * view.scale, top: top - bounds.y * view.scale }
}

/** The view shifted so that a point of the room is well within the canvas. */
export function showing(view: View, point: MapPoint, { width, height }: Size): View {
  const { x, y } = onCanvas(view, point)
  const edge = Math.min(60, width / 4, height / 4)
  const shift = (at: number, most: number) => (at < edge ? edge - at : at > most - edge ? most - edge - at : 0)
  return { ...view, left: view.left + shift(x, width), top: view.top + shift(y, height) }
}

export const onCanvas = ({ scale, left, top }: View, { x, y }: MapPoint): MapPoint => ({
  x: x * scale + left,
  y: y * scale + top,
})

export const inRoom = ({ scale, left, top }: View, { x, y }: MapPoint): MapPoint => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
})

/** Centimetres of a cell of the index. */
const CELL = 120

/** Finds items by where they are. */
export interface MapIndex {
  /** The seat at a point, or the area; -1 for neither. */
  at(point: MapPoint): number
  /** The next item from one in a direction; the same one where there is none. */
  next(from: number, direction: 'left' | 'right' | 'up' | 'down'): number
}

/** The cells are filled when a point is first looked for: a map is drawn without them. */
export function indexOf(items: readonly MapItem[]): MapIndex {
  let filled: Cells | undefined
  return {
    at({ x, y }) {
      filled ??= cellsOf(items)
      let best = -1
      let least = SEAT_RADIUS * 1.3
      for (const i of near(filled, x, y)) {
        const distance = Math.hypot(items[i]!.x - x, items[i]!.y - y) // an index of the list
        if (distance < least) [best, least] = [i, distance]
      }
      if (best >= 0) return best
      return filled.areas.find((i) => isWithin(items[i]!, x, y)) ?? -1
    },
    next(from, direction) {
      const start = items[from]
      return start ? nearestIn(items, from, start, direction) : from
    },
  }
}

interface Cells {
  /** Seats by cell. */
  readonly seats: ReadonlyMap<string, readonly number[]>
  readonly areas: readonly number[]
}

function cellsOf(items: readonly MapItem[]): Cells {
  const seats = new Map<string, number[]>()
  const areas: number[] = []
  items.forEach(({ x, y, box }, i) => {
    if (box) areas.push(i)
    else {
      const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`
      const cell = seats.get(key)
      if (cell) cell.push(i)
      else seats.set(key, [i])
    }
  })
  return { seats, areas }
}

function near({ seats }: Cells, x: number, y: number): number[] {
  const found: number[] = []
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      found.push(...(seats.get(`${Math.floor(x / CELL) + dx} ${Math.floor(y / CELL) + dy}`) ?? []))
  return found
}

const isWithin = ({ box }: MapItem, x: number, y: number): boolean =>
  box !== undefined && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Sideways a step counts for less than astray: a row is followed to its end before another one is entered. */
const ASTRAY = 3

function nearestIn(
  items: readonly MapItem[],
  from: number,
  start: MapPoint,
  direction: 'left' | 'right' | 'up' | 'down',
): number {
  const sideways = direction === 'left' || direction === 'right'
  const sign = direction === 'right' || direction === 'down' ? 1 : -1
  let best = from
  let least = Infinity
  for (let i = 0; i < items.length; i++) {
    const { x, y } = items[i]! // within the list
    const along = sign * (sideways ? x - start.x : y - start.y)
    if (i === from || along <= 1) continue
    const distance = along + ASTRAY * Math.abs(sideways ? y - start.y : x - start.x)
    if (distance < least) [best, least] = [i, distance]
  }
  return best
}
