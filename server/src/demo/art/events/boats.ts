import { rampOf } from '../ramp.ts'
import { between, fractionOf } from '../seeded.ts'
import { at, circle, line, path } from '../svg.ts'
import { type Compose, colourAt, HEIGHT, WIDTH } from './scene.ts'

const BOATS = 5

/** Sails on a harbour, larger the nearer they are, with their bands of light on the water. */
export const boats: Compose = ({ slug, palette }) => {
  const ramp = rampOf(palette.ground)
  const fleet = Array.from({ length: BOATS }, (_, index) => {
    const x = 170 + index * 310 + (fractionOf(`boat-x-${index}:${slug}`) - 0.5) * 120
    const depth = fractionOf(`boat-depth-${index}:${slug}`)
    return boat(x, 560 + depth * 190, 0.7 + depth * 0.7, { sail: colourAt(palette, index), hull: ramp.deep })
  })
  return [
    circle(between(slug, 'moon', 300, 1300), 210, 105, colourAt(palette, 2)),
    path(`M0 540Q200 430 420 520T820 500T1220 510T${WIDTH} 470V${HEIGHT}H0Z`, ramp.light),
    path(`M0 560H${WIDTH}V${HEIGHT}H0Z`, ramp.mid),
    ...[640, 720, 800, 865].map((y, index) =>
      line(
        `M${at(between(slug, `glint-${index}`, 0, 900))} ${y}h${at(between(slug, `length-${index}`, 220, 620))}`,
        ramp.light,
        {
          width: 9,
          cap: 'round',
        },
      ),
    ),
    ...fleet,
  ].join('')
}

const boat = (x: number, y: number, size: number, { sail, hull }: { sail: string; hull: string }): string => {
  const to = (dx: number, dy: number) => `${at(x + dx * size)} ${at(y + dy * size)}`
  return [
    path(`M${to(-8, -280)}L${to(-8, -26)}H${at(x - 116 * size)}Z`, sail),
    path(`M${to(8, -240)}Q${to(130, -120)} ${to(104, -26)}H${at(x + 8 * size)}Z`, '#fff6e0'),
    line(`M${to(0, -300)}L${to(0, -10)}`, hull, { width: 9 * size }),
    path(
      `M${to(-140, -14)}H${at(x + 140 * size)}Q${to(100, 46)} ${to(40, 46)}H${at(x - 50 * size)}Q${to(-110, 46)} ${to(-140, -14)}Z`,
      hull,
    ),
  ].join('')
}
