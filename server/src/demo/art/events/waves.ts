import { hexOf, oklchOf } from '../oklch.ts'
import { between, fractionOf } from '../seeded.ts'
import { at, circle, path } from '../svg.ts'
import { type Compose, colourAt, HEIGHT } from './scene.ts'

/** Wave strata under a low sun: long swells, each nearer one a tone deeper. */
export const waves: Compose = ({ slug, palette }) => {
  const sun = circle(
    between(slug, 'sun-x', 380, 1220),
    between(slug, 'sun-y', 150, 260),
    between(slug, 'sun-r', 118, 160),
    colourAt(palette, 2),
  )
  const strata = [
    colourAt(palette, 0),
    colourAt(palette, 1),
    deeper(colourAt(palette, 1), 0.13),
    deeper(colourAt(palette, 1), 0.25),
    deeper(colourAt(palette, 1), 0.34),
  ]
  return sun + strata.map((colour, layer) => swell(slug, layer, colour)).join('')
}

function swell(slug: string, layer: number, colour: string): string {
  const y = 430 + layer * 108
  const length = 760 - layer * 24
  const height = 64 - layer * 5
  const start = -length * (1 + fractionOf(`swell-${layer}:${slug}`) * 0.5 + layer * 0.06)
  const crests = Array.from(
    { length: 5 },
    () => `q${at(length / 4)} ${at(-height * 2)} ${at(length / 2)} 0t${at(length / 2)} 0`,
  ).join('')
  return path(`M${at(start)} ${y}${crests}V${HEIGHT}H${at(Math.min(start, 0))}Z`, colour)
}

const deeper = (colour: string, step: number): string => {
  const { l, c, h } = oklchOf(colour)
  return hexOf({ l: Math.max(0.16, l - step), c: c * 0.9, h })
}
