import { rampOf } from '../ramp.ts'
import { fractionOf } from '../seeded.ts'
import { at, circle, ellipse, path, polygon, rect } from '../svg.ts'
import { type Compose, colourAt, HEIGHT, WIDTH } from './scene.ts'

const HEADS = 11

/** A lit screen between two poles, hills on it, and rows of heads that watch. */
export const screen: Compose = ({ slug, palette }) => {
  const ramp = rampOf(palette.ground)
  const lift = fractionOf(`screen-lift:${slug}`) * 50
  const top = 110 - lift / 2
  return [
    path(
      polygon([
        [300, top],
        [1300, top],
        [1500, HEIGHT],
        [100, HEIGHT],
      ]),
      ramp.light,
      0.5,
    ),
    rect({ x: 286, y: top - 30, width: 20, height: 740 }, ramp.deep),
    rect({ x: 1294, y: top - 30, width: 20, height: 740 }, ramp.deep),
    rect({ x: 310, y: top, width: 980, height: 500 }, '#fff6e0'),
    circle(560 + fractionOf(`screen-sun:${slug}`) * 480, top + 190, 88, colourAt(palette, 2)),
    path(
      `M310 ${at(top + 380)}Q520 ${at(top + 230 + lift)} 760 ${at(top + 350)}T1290 ${at(top + 300)}V${at(top + 500)}H310Z`,
      colourAt(palette, 0),
    ),
    path(
      `M310 ${at(top + 440)}Q640 ${at(top + 360)} 900 ${at(top + 430)}T1290 ${at(top + 410)}V${at(top + 500)}H310Z`,
      colourAt(palette, 1),
    ),
    row(slug, 'far', { y: 730, size: 0.72, colour: ramp.mid }),
    row(slug, 'near', { y: 840, size: 1, colour: ramp.deep }),
  ].join('')
}

const row = (slug: string, depth: string, { y, size, colour }: { y: number; size: number; colour: string }): string =>
  Array.from({ length: HEADS }, (_, index) => {
    const part = (purpose: string) => fractionOf(`head-${depth}-${purpose}-${index}:${slug}`)
    const x = ((index + 0.2 + part('x') * 0.6) * WIDTH) / HEADS
    const height = y + part('y') * 34
    return (
      circle(x, height, 46 * size, colour) +
      ellipse({ cx: x, cy: height + 120 * size, rx: 88 * size, ry: 92 * size }, colour)
    )
  }).join('')
