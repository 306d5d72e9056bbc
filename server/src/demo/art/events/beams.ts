import { rampOf } from '../ramp.ts'
import { between } from '../seeded.ts'
import { at, circle, ellipse, group, line, path, polygon, rect } from '../svg.ts'
import { type Compose, colourAt, HEIGHT, type Scene, WIDTH } from './scene.ts'

const FLOOR = 716

type Beam = { lamp: number; pool: number; reach: number; colour: string }

/** Spotlight beams from a bar of lamps to pools on a stage, a crowd before it; where two cross, both colours show. */
export const beams: Compose = (scene) => {
  const ramp = rampOf(scene.palette.ground)
  const all = [0, 1, 2, 3, 4].map((index) => beam(scene, index))
  return [
    path(`M0 ${FLOOR - 70}H${WIDTH}V${HEIGHT}H0Z`, ramp.dark),
    ...all.map(({ lamp, pool, reach, colour }) =>
      path(
        polygon([
          [lamp - 20, 92],
          [lamp + 20, 92],
          [pool + reach, FLOOR],
          [pool - reach, FLOOR],
        ]),
        colour,
        0.5,
      ),
    ),
    ...all.map(({ pool, reach, colour }) => ellipse({ cx: pool, cy: FLOOR, rx: reach, ry: 42 }, colour, 0.85)),
    rect({ x: 0, y: 34, width: WIDTH, height: 16 }, ramp.deep),
    ...all.map(({ lamp, pool }) => lantern(lamp, pool, ramp.deep)),
    ...crowd(scene, ramp.deep),
  ].join('')
}

function beam({ slug, palette }: Scene, index: number): Beam {
  const lamp = 180 + index * 310 + between(slug, `lamp-${index}`, -50, 50)
  const pool = Math.min(1440, Math.max(160, lamp + between(slug, `pool-${index}`, -460, 460)))
  return { lamp, pool, reach: between(slug, `reach-${index}`, 130, 190), colour: colourAt(palette, index) }
}

function lantern(x: number, pool: number, body: string): string {
  const lean = (Math.atan2(x - pool, FLOOR - 92) * 180) / Math.PI
  return group(
    `rotate(${at(lean)} ${at(x)} 60)`,
    rect({ x: x - 30, y: 40, width: 60, height: 52 }, body, 8),
    ellipse({ cx: x, cy: 92, rx: 27, ry: 8 }, '#fff6e0'),
  )
}

const crowd = ({ slug }: Scene, colour: string): string[] =>
  Array.from({ length: 21 }, (_, head) => {
    const x = head * 84 - 40
    const y = 812 + between(slug, `head-${head}`, -30, 24)
    const arm =
      between(slug, `arm-${head}`, 0, 1) > 0.74
        ? line(`M${x + 34} ${at(y + 60)}L${x + 62} ${at(y - 66)}`, colour, { width: 20, cap: 'round' })
        : ''
    return `${circle(x, y, 32, colour)}${arm}${path(`M${x - 60} ${HEIGHT}Q${x - 56} ${at(y + 38)} ${x} ${at(y + 38)}T${x + 60} ${HEIGHT}Z`, colour)}`
  })
