import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../icon-button.tsx'
import { LiveRegion } from '../live-region.tsx'
import { t } from '../texts.ts'
import type { MapLabel } from './laid-out.ts'
import {
  boundsOf,
  fitting,
  indexOf,
  inRoom,
  type MapItem,
  type MapPoint,
  onCanvas,
  SEAT_RADIUS,
  type Size,
  shifted,
  showing,
  type View,
  zoomed,
} from './map-view.ts'
import { type Palette, paint, paletteAt } from './paint.ts'

export interface SeatMapProps {
  /** Name of the map: "Seats of Great hall". */
  label: string
  items: readonly MapItem[]
  /** Look of each item, by position. */
  looks: Uint8Array
  labels: readonly MapLabel[]
  front: MapPoint
  /** An item in words, with its state, as it is announced. */
  describe: (index: number) => string
  /** Somebody chose an item, or gives it up. */
  onPick: (index: number) => void
}

/** Pixels of a seat from which a finger hits it; below, a touch comes closer. */
const HITTABLE = 16
/** Pixels that a pointer may move between down and up and still mean one place. */
const STILL = 6
const STEP = 1.6

const ARROWS: ReadonlyMap<string, 'left' | 'right' | 'up' | 'down'> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
] as const)

/**
 * A room with its seats, drawn on a canvas: 20,000 of them cost what one element each would not. Arrow keys go from seat to seat, Enter and
 * Space choose, plus and minus zoom; what the keyboard is at is announced. Beside it belongs a list for those who do not see it.
 */
export function SeatMap({ label, items, looks, labels, front, describe, onPick }: SeatMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const index = useMemo(() => indexOf(items), [items])
  const camera = useCamera(frame, items, front)
  const { view, isClose, zoom, shift, show, whole } = camera
  const [cursor, setCursor] = useState(-1)
  const [news, announce] = useState('')
  const help = useId()
  useDrawing(canvas, camera, { items, looks, labels, front, cursor })

  const goTo = (at: number) => {
    const item = items[at]
    if (!item) return
    setCursor(at)
    announce(describe(at))
    show(item)
  }
  const onKey = (event: KeyboardEvent) => {
    const arrow = ARROWS.get(event.key)
    const here = items[cursor]
    // The seat that the keyboard is at stays where it is.
    const around = view && here ? onCanvas(view, here) : undefined
    if (arrow) goTo(cursor < 0 ? nearest(items, front) : index.next(cursor, arrow))
    else if ((event.key === 'Enter' || event.key === ' ') && cursor >= 0) {
      onPick(cursor)
      announce('')
    } else if (event.key === '+' || event.key === '=') zoom(STEP, around)
    else if (event.key === '-') zoom(1 / STEP, around)
    else return
    event.preventDefault()
  }
  const tap = (at: MapPoint) => {
    if (!view) return
    const found = index.at(inRoom(view, at))
    const item = items[found]
    if (item && (item.box || SEAT_RADIUS * 2 * view.scale >= HITTABLE)) {
      setCursor(found)
      onPick(found)
    } else zoom(3, at)
  }
  const pointers = usePointers({ isClose, shift, zoom, tap })
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go from seat to seat within it
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={help}
        onKeyDown={onKey}
        onFocus={() => cursor >= 0 && announce(describe(cursor))}
        className="relative h-[65dvh] min-h-80 overflow-hidden rounded-card border border-border bg-surface focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
        {...pointers}
      >
        <canvas ref={canvas} className="absolute inset-0 size-full" />
      </div>
      <LiveRegion>{news}</LiveRegion>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={t('ui.zoomIn')} onClick={() => zoom(STEP)} icon={<ZoomIn {...icon} />} />
        <IconButton label={t('ui.zoomOut')} onClick={() => zoom(1 / STEP)} icon={<ZoomOut {...icon} />} />
        <IconButton label={t('ui.wholeRoom')} onClick={whole} icon={<Maximize {...icon} />} />
        <p id={help} className="text-small text-ink-2">
          {t('ui.seatMapKeys')}
        </p>
      </div>
    </div>
  )
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const

interface Camera {
  readonly size: Size | undefined
  readonly view: View | undefined
  /** Some of the room is outside of the canvas. */
  readonly isClose: boolean
  readonly zoom: (factor: number, around?: MapPoint) => void
  readonly shift: (by: MapPoint) => void
  /** Comes close enough to a point to see its seat. */
  readonly show: (point: MapPoint) => void
  readonly whole: () => void
}

/** The part of the room that is looked at: all of it until somebody comes closer. */
function useCamera(frame: RefObject<HTMLElement | null>, items: readonly MapItem[], front: MapPoint): Camera {
  const bounds = useMemo(() => boundsOf(items, [front]), [items, front])
  const size = useSize(frame)
  const [chosen, setView] = useState<View>()
  const fit = useMemo(() => size && fitting(bounds, size), [size, bounds])
  const view = chosen ?? fit
  const closer = (factor: number, around: MapPoint): View | undefined =>
    view && fit && zoomed(view, factor, around, fit.scale)
  const middle = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 }
  return {
    size,
    view,
    isClose: view !== undefined && fit !== undefined && view.scale > fit.scale * 1.05,
    zoom: (factor, around = middle) => setView(closer(factor, around)),
    shift: (by) => view && size && setView(shifted(view, by, bounds, size)),
    show: (point) => {
      if (!view || !size) return
      const factor = HITTABLE / (SEAT_RADIUS * 2 * view.scale)
      const near = factor > 1 ? closer(factor, middle) : view
      if (near) setView(showing(near, point, size))
    },
    whole: () => setView(undefined),
  }
}

/** Draws once for each frame of the screen in which something has changed. */
function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  { size, view }: Camera,
  { items, looks, labels, front, cursor }: Parameters<typeof paint>[3]['drawn'],
): void {
  const palette = usePalette(canvas)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !size || !view || !palette) return undefined
    const drawing = requestAnimationFrame(() => {
      fitCanvas(context, size)
      paint(context, size, view, { palette, drawn: { items, looks, labels, front, cursor } })
    })
    return () => cancelAnimationFrame(drawing)
  }, [canvas, size, view, palette, items, looks, labels, front, cursor])
}

/** The canvas has a pixel for each of the screen. */
function fitCanvas(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const ratio = Math.min(window.devicePixelRatio, 2)
  const { canvas } = context
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
}

function nearest(items: readonly MapItem[], { x, y }: MapPoint): number {
  let best = 0
  items.forEach((item, i) => {
    const than = items[best]! // within the list
    if (Math.hypot(item.x - x, item.y - y) < Math.hypot(than.x - x, than.y - y)) best = i
  })
  return best
}

function useSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}

/** Tokens of the page, read again when it becomes light or dark. */
function usePalette(canvas: RefObject<HTMLElement | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>()
  useEffect(() => {
    const element = canvas.current?.parentElement
    if (!element) return undefined
    const read = () => setPalette(paletteAt(element))
    read()
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', read)
    const themes = new MutationObserver(read)
    themes.observe(document.documentElement, { attributes: true })
    return () => {
      dark.removeEventListener('change', read)
      themes.disconnect()
    }
  }, [canvas])
  return palette
}

interface Gestures {
  /** Some of the room is outside of the canvas: a finger moves it, and not the page. */
  readonly isClose: boolean
  readonly shift: (by: MapPoint) => void
  readonly zoom: (factor: number, around: MapPoint) => void
  readonly tap: (at: MapPoint) => void
}

/** One pointer drags or means a place; two pinch. */
function usePointers({ isClose, shift, zoom, tap }: Gestures) {
  const down = useRef(new Map<number, MapPoint>())
  const moved = useRef(0)
  const at = (event: PointerEvent<HTMLElement>): MapPoint => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  return {
    style: { touchAction: isClose ? 'none' : 'pan-y' },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      down.current.set(event.pointerId, at(event))
      moved.current = 0
      if (isClose || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId)
      if (!before) return
      const now = at(event)
      const by = { x: now.x - before.x, y: now.y - before.y }
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId)
      down.current.set(event.pointerId, now)
      moved.current += Math.hypot(by.x, by.y)
      if (other) {
        const apart = (point: MapPoint) => Math.hypot(point.x - other[1].x, point.y - other[1].y)
        if (apart(before) > 0) zoom(apart(now) / apart(before), other[1])
      } else if (moved.current > STILL) shift(by)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const wasAlone = down.current.size === 1
      if (down.current.delete(event.pointerId) && wasAlone && moved.current <= STILL) tap(at(event))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      down.current.delete(event.pointerId)
    },
  }
}
