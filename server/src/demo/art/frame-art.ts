import { backdrops } from './backdrops.ts'
import { paper, rampOf } from './ramp.ts'
import { path, rect, svg } from './svg.ts'

const SIDE = 400

/** The upper left corner of a framed sheet, square; without a moulding the bare sheet. */
export function frameArt(moulding: string | undefined): string {
  const ground = rect({ x: 0, y: 0, width: SIDE, height: SIDE }, backdrops[6] ?? paper.edge)
  if (moulding === undefined)
    return svg(
      SIDE,
      SIDE,
      ground,
      path('M80 80H400V400H80Z', paper.white),
      path('M80 80H400V88H88V400H80Z', paper.edge),
    )
  const { light, mid, dark } = rampOf(moulding)
  return svg(
    SIDE,
    SIDE,
    ground,
    path('M60 60H400V400H60Z', mid),
    path('M60 60H400V84H84V400H60Z', light),
    path('M136 136H400V148H148V400H136Z', dark),
    path('M148 148H400V400H148Z', paper.white),
  )
}
