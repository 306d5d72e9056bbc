import type { Ramp } from './ramp.ts'

/** Request to an archetype. Coordinates are those of the whole picture, 1200 by 1500. */
type Sitting = {
  slug: string
  ramp: Ramp
  /** The second shot: seen from a little above and to the side, or laid out differently. */
  turned: boolean
}

export type Drawing = {
  shapes: string[]
  /** The ellipse on the ground under it. */
  shadow: { cx: number; cy: number; rx: number; ry: number }
  /** Focus of the detail shot. */
  focus: { x: number; y: number }
}

export type Draw = (sitting: Sitting) => Drawing
