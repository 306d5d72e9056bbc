import { rampOf } from '../ramp.ts'
import { between } from '../seeded.ts'
import { circle, line } from '../svg.ts'
import { type Compose, colourAt } from './scene.ts'

const GROOVES = 11

/** Three records overlapping across the picture, grooves and labels, and the arm over the nearest. */
export const vinyl: Compose = ({ slug, palette }) => {
  const ramp = rampOf(palette.ground)
  const y = between(slug, 'record-y', 430, 480)
  const record = (x: number, radius: number, index: number) => {
    const grooves = Array.from({ length: GROOVES }, (_, groove) => radius * (0.42 + (groove * 0.54) / GROOVES))
    return [
      circle(x, y, radius, ramp.deep),
      ...grooves.toReversed().map((r, groove) => circle(x, y, r, groove % 2 === 0 ? ramp.deep : ramp.mid)),
      circle(x, y, radius * 0.36, colourAt(palette, index)),
      circle(x, y, radius * 0.24, colourAt(palette, index + 1)),
      circle(x, y, 12, ramp.deep),
    ].join('')
  }
  const turn = between(slug, 'arm', -30, 30)
  return [
    record(330, 330, 2),
    record(1270, 330, 1),
    record(800, 410, 0),
    line(`M1190 70L1150 ${430 + turn}L${1010 + turn} ${560 + turn}`, colourAt(palette, 1), { width: 20, cap: 'round' }),
    circle(1190, 70, 46, colourAt(palette, 2)),
    circle(1190, 70, 20, ramp.deep),
  ].join('')
}
