import { rampOf } from '../ramp.ts'
import { between } from '../seeded.ts'
import { at, circle, line, path } from '../svg.ts'
import { type Compose, colourAt, HEIGHT, WIDTH } from './scene.ts'

const CABINS = 16
const RADIUS = 430

/** A Ferris wheel's arcs: rims, spokes and hanging cabins, standing off the edge of the picture. */
export const wheel: Compose = ({ slug, palette }) => {
  const x = between(slug, 'wheel-x', 560, 1040)
  const y = between(slug, 'wheel-y', 520, 580)
  const turn = between(slug, 'wheel-turn', 0, 360 / CABINS)
  const ramp = rampOf(palette.ground)
  const spot = (step: number, radius: number) => {
    const angle = ((turn + (step * 360) / CABINS) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  }
  const steps = Array.from({ length: CABINS }, (_, step) => step)
  const spokes = steps.map((step) => `M${at(x)} ${at(y)}L${spot(step, RADIUS).map(at).join(' ')}`).join('')
  const rims = [RADIUS, RADIUS - 60, 210].map((radius) => ring(x, y, radius)).join('')
  return [
    [760, 660, 560]
      .map((radius, halo) => circle(x, y, radius, [ramp.mid, ramp.light, ramp.mid][halo] ?? ramp.mid))
      .join(''),
    line(`M${at(x - 260)} ${HEIGHT + 20}L${at(x)} ${at(y)}L${at(x + 260)} ${HEIGHT + 20}`, ramp.deep, { width: 30 }),
    line(spokes, colourAt(palette, 1), { width: 6 }),
    line(rims, colourAt(palette, 0), { width: 12 }),
    line(ring(x, y, RADIUS - 30), '#fff6e0', {
      width: 11,
      cap: 'round',
      dash: `1 ${((Math.PI * 2 * (RADIUS - 30)) / 64 - 1).toFixed(3)}`,
    }),
    steps.map((step) => cabin(...spot(step, RADIUS), colourAt(palette, step), ramp.deep)).join(''),
    circle(x, y, 44, colourAt(palette, 2)),
    circle(x, y, 18, ramp.deep),
    path(`M0 850Q400 800 800 846T${WIDTH} 838V${HEIGHT}H0Z`, ramp.deep),
  ].join('')
}

const ring = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${r} ${r} 0 0 1 ${r * 2} 0a${r} ${r} 0 0 1 ${-r * 2} 0`

const cabin = (x: number, y: number, colour: string, shade: string): string =>
  line(`M${at(x)} ${at(y)}v26`, shade, { width: 6 }) +
  path(`M${at(x - 42)} ${at(y + 50)}q42 -52 84 0Z`, shade) +
  path(`M${at(x - 40)} ${at(y + 50)}h80v10a40 40 0 0 1 -80 0Z`, colour) +
  circle(x, y, 9, '#fff6e0')
