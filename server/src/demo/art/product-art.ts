import { type Backdrop, backdrops } from './backdrops.ts'
import type { Draw } from './drawing.ts'
import { candle } from './products/candle.ts'
import { game } from './products/game.ts'
import { lamp } from './products/lamp.ts'
import { mug } from './products/mug.ts'
import { notebook } from './products/notebook.ts'
import { planter } from './products/planter.ts'
import { posterTube } from './products/poster-tube.ts'
import { print } from './products/print.ts'
import { tee } from './products/tee.ts'
import { tin } from './products/tin.ts'
import { tote } from './products/tote.ts'
import { rampOf } from './ramp.ts'
import { fractionOf } from './seeded.ts'
import { ellipse, group, rect, svg } from './svg.ts'

/** Draws each archetype. */
export const archetypes = {
  mug,
  lamp,
  tote,
  print,
  tee,
  candle,
  notebook,
  planter,
  game,
  'poster-tube': posterTube,
  tin,
} as const satisfies Record<string, Draw>

export type Archetype = keyof typeof archetypes

export type Shot = 'front' | 'three-quarter' | 'detail'
export const shots: readonly Shot[] = ['front', 'three-quarter', 'detail']

type ProductArt = {
  /** Chooses pattern, mark and, unless given, backdrop. */
  slug: string
  archetype: Archetype
  /** The material, `#rrggbb`: the option's colour code. */
  colour: string
  shot: Shot
  backdrop?: Backdrop
}

const WIDTH = 1200
const HEIGHT = 1500
const DETAIL_ZOOM = 2.1

/** A product picture, 4:5, as SVG text. The same arguments give the same text. */
export function productArt({ slug, archetype, colour, shot, backdrop }: ProductArt): string {
  const ground = backdrop ?? Math.floor(fractionOf(`backdrop:${slug}`) * backdrops.length)
  const { shapes, shadow, focus } = archetypes[archetype]({
    slug,
    ramp: rampOf(colour),
    turned: shot === 'three-quarter',
  })
  const thing = [ellipse(shadow, '#2a2020', 0.22), ...shapes]
  return svg(
    WIDTH,
    HEIGHT,
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, backdrops[ground] ?? '#e6efe4'),
    shot === 'detail'
      ? group(
          `translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${DETAIL_ZOOM}) translate(${-focus.x} ${-focus.y})`,
          ...thing,
        )
      : thing.join(''),
  )
}
