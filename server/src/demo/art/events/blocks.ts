import { rampOf } from '../ramp.ts'
import { fractionOf } from '../seeded.ts'
import { circle, group, path, rect } from '../svg.ts'
import { type Compose, colourAt } from './scene.ts'

const [COLUMNS, ROWS, SIZE] = [8, 5, 200]

/** A printer's forme: square blocks locked together, each with a quarter, a half, a disc or a bar of ink. */
export const blocks: Compose = ({ slug, palette }) => {
  const ramp = rampOf(palette.ground)
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const part = (purpose: string) => fractionOf(`block-${purpose}-${index}:${slug}`)
    const ground = [ramp.mid, ramp.light, ramp.deep, palette.ground][Math.floor(part('ground') * 4)] ?? ramp.mid
    const ink = colourAt(palette, Math.floor(part('ink') * 3))
    const [x, y] = [(index % COLUMNS) * SIZE, Math.floor(index / COLUMNS) * SIZE - 50]
    const turn = Math.floor(part('turn') * 4) * 90
    return group(
      `translate(${x + SIZE / 2} ${y + SIZE / 2}) rotate(${turn})`,
      rect({ x: -100, y: -100, width: SIZE, height: SIZE }, ground),
      shape(Math.floor(part('shape') * 6), ink, ramp.deep),
    )
  }).join('')
}

function shape(kind: number, ink: string, deep: string): string {
  switch (kind) {
    case 0:
      return path('M-100 -100A200 200 0 0 1 100 100H-100Z', ink)
    case 1:
      return path('M-100 0A100 100 0 0 1 100 0Z', ink)
    case 2:
      return circle(0, 0, 74, ink) + circle(0, 0, 28, deep)
    case 3:
      return [-80, -30, 20, 70].map((y) => rect({ x: -100, y, width: 200, height: 22 }, ink)).join('')
    case 4:
      return path('M-100 100L0 -100L100 100Z', ink)
    default:
      return ''
  }
}
