import { rampOf } from '../ramp.ts'
import { fractionOf } from '../seeded.ts'
import { at, ellipse, line, path, rect } from '../svg.ts'
import { type Compose, colourAt, HEIGHT, WIDTH } from './scene.ts'

const POTS = 7
const SHELF = 730

/** A shelf of thrown pots in a row, each turned by another hand, before a low disc of kiln light. */
export const pots: Compose = ({ slug, palette }) => {
  const ramp = rampOf(palette.ground)
  const row = Array.from({ length: POTS }, (_, index) => pot(slug, index, colourAt(palette, index), ramp.deep)).join('')
  return [
    ellipse({ cx: WIDTH / 2, cy: SHELF - 60, rx: 640, ry: 560 }, ramp.light),
    ellipse({ cx: WIDTH / 2, cy: SHELF - 60, rx: 470, ry: 420 }, ramp.mid),
    row,
    rect({ x: 0, y: SHELF, width: WIDTH, height: HEIGHT - SHELF }, ramp.deep),
    rect({ x: 0, y: SHELF, width: WIDTH, height: 16 }, colourAt(palette, 0)),
  ].join('')
}

function pot(slug: string, index: number, colour: string, shade: string): string {
  const part = (purpose: string) => fractionOf(`pot-${purpose}-${index}:${slug}`)
  const x = ((index + 0.5) * WIDTH) / POTS
  const [height, belly, neck] = [240 + part('height') * 230, 66 + part('belly') * 34, 22 + part('neck') * 30]
  const [top, waist] = [SHELF - height, SHELF - height * (0.3 + part('waist') * 0.25)]
  const outline = `M${at(x - belly * 0.6)} ${SHELF}C${at(x - belly * 1.5)} ${at(waist)} ${at(x - neck)} ${at(waist - 60)} ${at(x - neck)} ${at(top)}H${at(x + neck)}C${at(x + neck)} ${at(waist - 60)} ${at(x + belly * 1.5)} ${at(waist)} ${at(x + belly * 0.6)} ${SHELF}Z`
  const bands = [0.42, 0.5]
    .map((share) => `M${at(x - belly * 0.8)} ${at(SHELF - height * share)}H${at(x + belly * 0.8)}`)
    .join('')
  return (
    path(outline, colour) +
    line(bands, shade, { width: 7, opacity: 0.35 }) +
    ellipse({ cx: x, cy: top, rx: neck, ry: 8 }, shade)
  )
}
