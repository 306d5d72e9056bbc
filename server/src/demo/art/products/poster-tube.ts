import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import { paper, type Ramp } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { circle, clipped, ellipse, group, line, path, rect } from '../svg.ts'

export const posterTube: Draw = ({ slug, ramp, turned }) => ({
  shadow: { cx: 600, cy: turned ? 1040 : 1262, rx: turned ? 480 : 330, ry: 34 },
  focus: turned ? { x: 520, y: 820 } : { x: 480, y: 760 },
  shapes: turned
    ? [group('rotate(78 600 800) translate(120 -60)', ...tube(slug, ramp))]
    : [...sheet(slug, ramp), ...tube(slug, ramp)],
})

const tube = (slug: string, ramp: Ramp): string[] => [
  path('M360 300V1220A120 36 0 0 0 600 1220V300Z', ramp.mid),
  path('M360 300V1220A120 36 0 0 0 436 1250V300Z', ramp.light),
  path('M560 300H600V1220A120 36 0 0 1 560 1244Z', ramp.dark),
  clipped('tube', path('M360 300V1220A120 36 0 0 0 600 1220V300Z', '#000'), ...wrap(slug, ramp)),
  path('M348 262V340A132 38 0 0 0 612 340V262Z', ramp.dark),
  path('M348 262V340A132 38 0 0 0 430 372V262Z', ramp.mid),
  ellipse({ cx: 480, cy: 262, rx: 132, ry: 38 }, ramp.deep),
  ellipse({ cx: 480, cy: 258, rx: 96, ry: 26 }, ramp.dark),
]

function wrap(slug: string, ramp: Ramp): string[] {
  switch (pick(slug, 'wrap', ['label', 'spiral', 'bands'])) {
    case 'spiral':
      return [0, 1, 2, 3, 4, 5].map((turn) =>
        path(`M340 ${500 + turn * 150}L620 ${400 + turn * 150}v56L340 ${556 + turn * 150}Z`, ramp.pale, 0.8),
      )
    case 'bands':
      return [520, 640, 1000, 1120].map((y) => line(`M340 ${y}Q480 ${y + 60} 620 ${y}`, ramp.pale, { width: 44 }))
    default:
      return [
        path('M360 600Q480 660 600 600V960Q480 1020 360 960Z', paper.white),
        emblem(slug, { x: 470, y: 780, radius: 74 }, ramp.dark, ramp.pale),
        line('M410 890Q470 916 540 900', ramp.dark, { width: 12 }),
      ]
  }
}

/** The poster that came out of it, half unrolled beside the tube. */
function sheet(slug: string, ramp: Ramp): string[] {
  const discs = pick(slug, 'sheet', ['discs', 'rows']) === 'discs'
  const drawing = discs
    ? [230, 170, 110, 50].map((radius, ring) =>
        circle(740, 800, radius, [ramp.dark, ramp.light, ramp.mid, ramp.pale][ring] ?? ramp.mid),
      )
    : [560, 700, 840, 980].map((y, row) =>
        path(
          `M560 ${y}q60 -70 120 0t120 0t120 0V${y + 90}H560Z`,
          [ramp.light, ramp.mid, ramp.dark, ramp.deep][row] ?? ramp.mid,
        ),
      )
  return [
    rect({ x: 540, y: 420, width: 380, height: 760 }, paper.white),
    clipped(
      'sheet',
      rect({ x: 540, y: 460, width: 340, height: 680 }, '#000'),
      rect({ x: 540, y: 460, width: 340, height: 680 }, discs ? ramp.pale : paper.cream),
      ...drawing,
    ),
    path('M880 400Q960 400 960 430V1190Q960 1220 880 1220Q920 1204 920 1180V430Q920 408 880 400Z', paper.edge),
    ellipse({ cx: 920, cy: 1196, rx: 40, ry: 24 }, paper.cream),
  ]
}
