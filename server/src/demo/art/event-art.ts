import { beams } from './events/beams.ts'
import { blocks } from './events/blocks.ts'
import { boats } from './events/boats.ts'
import { bunting } from './events/bunting.ts'
import { leaves } from './events/leaves.ts'
import { lights } from './events/lights.ts'
import { type PaletteName, palettes } from './events/palettes.ts'
import { pots } from './events/pots.ts'
import { roofline } from './events/roofline.ts'
import { type Compose, HEIGHT, WIDTH } from './events/scene.ts'
import { screen } from './events/screen.ts'
import { vinyl } from './events/vinyl.ts'
import { waves } from './events/waves.ts'
import { wheel } from './events/wheel.ts'
import { fractionOf } from './seeded.ts'
import { rect, svg } from './svg.ts'

/** Draws each composition. */
export const compositions = {
  lights,
  bunting,
  beams,
  roofline,
  waves,
  wheel,
  pots,
  vinyl,
  boats,
  blocks,
  leaves,
  screen,
} as const satisfies Record<string, Compose>

export type Composition = keyof typeof compositions

type EventArt = { slug: string; composition: Composition; palette: PaletteName }

/** An event cover, 16:9, as SVG text: three colours on a ground, paper grain, no words. The same arguments give the same text. */
export function eventArt({ slug, composition, palette }: EventArt): string {
  const scene = { slug, palette: palettes[palette] }
  return svg(
    WIDTH,
    HEIGHT,
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, scene.palette.ground),
    compositions[composition](scene),
    grain(slug),
  )
}

/** Printed-paper grain: monochrome noise over the whole picture at 5 %. */
const grain = (slug: string): string =>
  `<filter id="grain" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="1" seed="${Math.floor(
    fractionOf(`grain:${slug}`) * 1000,
  )}"/><feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 0.05"/></filter><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/>`
