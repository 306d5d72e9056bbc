import type { MapLabel } from './laid-out.ts'
import { type MapItem, type MapPoint, SEAT_RADIUS, type Size, type View } from './map-view.ts'

/** Ways in which an item is drawn; numbers below 6 are free, in the colour of a kind of ticket. */
export const LOOK = { taken: 6, chosen: 7, gone: 8, held: 9, blocked: 10, unsold: 11 } as const
export const KIND_LOOKS = 6

/** Colours by look, as the page has them now. */
export interface Palette {
  readonly fill: readonly string[]
  /** Colours of what is written on a look. */
  readonly pen: readonly string[]
  readonly ink: string
  readonly line: string
  readonly focus: string
  readonly font: string
}

/** Token of the colour of each look, and of what is written on it. */
export const TOKENS: readonly { readonly fill: string; readonly pen: string }[] = [
  { fill: 'chart-1', pen: 'canvas' },
  { fill: 'chart-2', pen: 'on-marigold' },
  { fill: 'chart-3', pen: 'canvas' },
  { fill: 'chart-4', pen: 'canvas' },
  { fill: 'chart-5', pen: 'on-marigold' },
  { fill: 'chart-6', pen: 'canvas' },
  { fill: 'border-strong', pen: 'ink' },
  { fill: 'ink', pen: 'canvas' },
  { fill: '', pen: 'ink-2' },
  { fill: 'marigold', pen: 'on-marigold' },
  { fill: 'ink-3', pen: 'canvas' },
  { fill: 'sunken', pen: 'ink-2' },
]

const colourOf = (token: string | undefined): string => (token ? `var(--color-${token})` : 'transparent')

/** Colour of a look, for a legend. */
export const fillOf = (look: number): string => colourOf(TOKENS[look]?.fill)

/** Reads the tokens where the canvas stands: a theme may have changed them. */
export function paletteAt(element: HTMLElement): Palette {
  const probe = document.createElement('span')
  // Where motion is reduced colours fade, and each would be read as the one before.
  probe.style.setProperty('transition', 'none', 'important')
  element.append(probe)
  const colour = (value: string): string => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const palette = {
    fill: TOKENS.map(({ fill }) => colour(colourOf(fill))),
    pen: TOKENS.map(({ pen }) => colour(colourOf(pen))),
    ink: colour('var(--color-ink-2)'),
    line: colour('var(--color-border-strong)'),
    focus: colour('var(--color-focus)'),
    font: getComputedStyle(element).fontFamily,
  }
  probe.remove()
  return palette
}

interface Drawn {
  readonly items: readonly MapItem[]
  readonly looks: Uint8Array
  /** Names of sections and rows, and of the front. */
  readonly labels: readonly MapLabel[]
  readonly front: MapPoint
  /** The item that the keyboard is at; -1 for none. */
  readonly cursor: number
}

/** Share of a seat that one is drawn with that nobody can have. */
const SMALL = 0.5

/** Pixels of a seat from which it is round, and from which its label is legible. */
const ROUND = 5
const LEGIBLE = 22

/** Draws what is on the canvas, by look, so that the pen changes its colour a dozen times and not 20,000. */
export function paint(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  view: View,
  { palette, drawn }: { readonly palette: Palette; readonly drawn: Drawn },
): void {
  const { items, looks, labels, front, cursor } = drawn
  const { scale, left, top } = view
  context.clearRect(0, 0, width, height)
  const radius = SEAT_RADIUS * scale
  const visible: number[][] = palette.fill.map(() => [])
  for (let i = 0; i < items.length; i++) {
    const { x, y, box } = items[i]! // within the list
    if (box) continue
    const px = x * scale + left
    const py = y * scale + top
    if (px > -radius && py > -radius && px < width + radius && py < height + radius) visible[looks[i]!]?.push(i)
  }
  paintFront(context, { x: front.x * scale + left, y: front.y * scale + top }, palette, scale)
  items.forEach((item, i) => {
    if (item.box) paintArea(context, item, looks[i]!, { view, palette })
  })
  const size = radius * 2
  visible.forEach((ofLook, look) => {
    if (ofLook.length === 0 || look === LOOK.gone) return
    context.fillStyle = palette.fill[look]!
    const own = look === LOOK.taken || look === LOOK.unsold ? SMALL : 1
    if (size < ROUND) {
      const side = Math.max(1, size * own)
      for (const i of ofLook)
        context.fillRect(items[i]!.x * scale + left - side / 2, items[i]!.y * scale + top - side / 2, side, side)
      return
    }
    context.beginPath()
    for (const i of ofLook) {
      const px = items[i]!.x * scale + left
      const py = items[i]!.y * scale + top
      // A space for a wheelchair is a square.
      if (items[i]!.accessible) {
        context.rect(px - radius * own, py - radius * own, size * own, size * own)
        continue
      }
      context.moveTo(px + radius * own, py)
      context.arc(px, py, radius * own, 0, 2 * Math.PI)
    }
    context.fill()
  })
  if (size >= LEGIBLE) paintNumbers(context, visible, { items, view, palette })
  paintLabels(context, labels, { view, palette })
  const at = items[cursor]
  if (at) ring(context, at, { view, palette })
}

type At = { readonly view: View; readonly palette: Palette }

function paintFront(context: CanvasRenderingContext2D, { x, y }: MapPoint, { line }: Palette, scale: number): void {
  const half = Math.max(20, 250 * scale)
  context.strokeStyle = line
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(x - half, y)
  context.quadraticCurveTo(x, y - half / 6, x + half, y)
  context.stroke()
}

function paintArea(
  context: CanvasRenderingContext2D,
  { box, label }: MapItem,
  look: number,
  { view, palette }: At,
): void {
  if (!box) return
  const [x, y] = [box.x * view.scale + view.left, box.y * view.scale + view.top]
  const [width, height] = [box.width * view.scale, box.height * view.scale]
  context.globalAlpha = look === LOOK.taken ? 0.5 : 1
  context.fillStyle = palette.fill[look]!
  context.beginPath()
  context.roundRect(x, y, width, height, Math.min(8, width / 4, height / 4))
  context.fill()
  context.globalAlpha = 1
  if (width < 40 || height < 14) return
  context.fillStyle = palette.pen[look]!
  text(context, label, { x: x + width / 2, y: y + height / 2 }, `600 12px ${palette.font}`)
}

/** Labels of the seats, and the sign of those for wheelchairs. */
function paintNumbers(
  context: CanvasRenderingContext2D,
  visible: readonly (readonly number[])[],
  { items, view, palette }: At & { readonly items: readonly MapItem[] },
): void {
  const size = Math.min(14, SEAT_RADIUS * view.scale)
  visible.forEach((ofLook, look) => {
    if (look === LOOK.taken || look === LOOK.gone) return
    context.fillStyle = palette.pen[look]!
    for (const i of ofLook) {
      const { x, y, label, accessible } = items[i]! // an index of the list
      const at = { x: x * view.scale + view.left, y: y * view.scale + view.top }
      text(context, accessible ? '♿\uFE0E' : label, at, `600 ${size}px ${palette.font}`)
    }
  })
}

function paintLabels(
  context: CanvasRenderingContext2D,
  labels: Drawn['labels'],
  { view: { scale, left, top }, palette }: At,
): void {
  context.fillStyle = palette.ink
  for (const { x, y, text: words, large } of labels) {
    if (!large && SEAT_RADIUS * 2 * scale < ROUND + 2) continue
    text(
      context,
      words,
      { x: x * scale + left, y: y * scale + top },
      `${large ? '600 13px' : '400 11px'} ${palette.font}`,
    )
  }
}

function text(context: CanvasRenderingContext2D, words: string, { x, y }: MapPoint, font: string): void {
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(words, x, y)
}

function ring(context: CanvasRenderingContext2D, { x, y, box }: MapItem, { view, palette }: At): void {
  context.strokeStyle = palette.focus
  context.lineWidth = 3
  context.beginPath()
  if (box)
    context.rect(
      box.x * view.scale + view.left,
      box.y * view.scale + view.top,
      box.width * view.scale,
      box.height * view.scale,
    )
  else
    context.arc(
      x * view.scale + view.left,
      y * view.scale + view.top,
      Math.max(6, SEAT_RADIUS * view.scale + 3),
      0,
      2 * Math.PI,
    )
  context.stroke()
}
