import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import { paper, type Ramp } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { circle, clipped, group, line, path, rect } from '../svg.ts'

export const notebook: Draw = ({ slug, ramp, turned }) => {
  const cover = [
    rect({ x: 312, y: 330, width: 600, height: 860 }, ramp.mid, 22),
    clipped(
      'cover',
      rect({ x: 312, y: 330, width: 600, height: 860 }, '#000', 22),
      ...design(slug, ramp),
      rect({ x: 312, y: 330, width: 96, height: 860 }, ramp.dark),
      rect({ x: 312, y: 330, width: 26, height: 860 }, ramp.light),
    ),
    rect({ x: 812, y: 330, width: 30, height: 860 }, ramp.deep),
  ]
  return {
    shadow: { cx: 610, cy: turned ? 1190 : 1206, rx: turned ? 370 : 320, ry: turned ? 36 : 22 },
    focus: { x: 700, y: 560 },
    shapes: turned
      ? [
          path('M300 1040L856 1150L960 1090V1128L856 1198L300 1084Z', paper.edge),
          line('M306 1062L856 1172L958 1110', paper.cream, { width: 14 }),
          path('M700 1150V1290L730 1262L760 1290V1160Z', ramp.deep),
          group('matrix(0.93 0.185 0 0.86 8 -12)', ...cover),
          path('M856 452L960 400V1090L856 1150Z', paper.cream),
          line('M880 440V1136M906 428V1122M932 414V1106', paper.edge, { width: 5 }),
        ]
      : [
          rect({ x: 330, y: 346, width: 606, height: 862 }, paper.edge, 16),
          rect({ x: 326, y: 340, width: 600, height: 862 }, paper.cream, 16),
          ...cover,
          path('M470 1190V1290L500 1262L530 1290V1190Z', ramp.deep),
        ],
  }
}

function design(slug: string, ramp: Ramp): string[] {
  switch (pick(slug, 'notebook', ['emblem', 'label', 'grid', 'waves'])) {
    case 'label':
      return [
        rect({ x: 480, y: 480, width: 280, height: 190 }, paper.white, 6),
        line('M516 548H724M516 604H660', ramp.dark, { width: 12 }),
      ]
    case 'grid':
      return [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          circle(470 + column * 96, 430 + row * 112, 22, (row + column) % 3 ? ramp.light : ramp.pale),
        ),
      )
    case 'waves':
      return [480, 620, 760, 900, 1040].map((y, row) =>
        line(`M400 ${y}q65 -70 130 0t130 0t130 0t130 0`, row % 2 ? ramp.pale : ramp.light, { width: 34 }),
      )
    default:
      return [
        emblem(slug, { x: 610, y: 620, radius: 132 }, ramp.dark, ramp.pale),
        line('M540 860H680M570 900H650', ramp.light, { width: 14 }),
      ]
  }
}
