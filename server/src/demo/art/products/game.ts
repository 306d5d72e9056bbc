import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import { flame, paper, type Ramp, wood } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { circle, clipped, group, line, path, rect } from '../svg.ts'

export const game: Draw = ({ slug, ramp, turned }) => {
  const lid = [
    rect({ x: 270, y: 380, width: 660, height: 660 }, ramp.mid, 10),
    clipped(
      'lid',
      rect({ x: 270, y: 380, width: 660, height: 660 }, '#000', 10),
      ...board(slug, ramp),
      rect({ x: 270, y: 380, width: 660, height: 16 }, ramp.light),
    ),
  ]
  return {
    shadow: { cx: turned ? 620 : 600, cy: turned ? 1170 : 1176, rx: turned ? 430 : 400, ry: 32 },
    focus: { x: 560, y: 720 },
    shapes: turned
      ? [
          path('M250 826L632 1000V1160L250 976Z', ramp.dark),
          path('M632 1000L980 800V950L632 1160Z', ramp.deep),
          path('M250 900L632 1078V1096L250 918Z', paper.cream, 0.8),
          path('M632 1078L980 874V892L632 1096Z', paper.cream, 0.6),
          group('matrix(0.579 0.264 -0.527 0.303 642 439.7)', ...lid),
          die(930, 1080, 100),
          pawn(300, 1190, flame.outer),
        ]
      : [
          ...lid,
          rect({ x: 270, y: 1040, width: 660, height: 110 }, ramp.dark),
          rect({ x: 270, y: 1040, width: 190, height: 110 }, ramp.mid),
          line('M270 1060H930', ramp.deep, { width: 8 }),
          die(800, 1068, 112),
          pawn(330, 1180, flame.outer),
          pawn(440, 1186, wood.mid),
        ],
  }
}

function board(slug: string, ramp: Ramp): string[] {
  switch (pick(slug, 'board', ['checks', 'spiral', 'rings', 'fields'])) {
    case 'checks':
      return [0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2, 3, 4]
          .filter((column) => (row + column) % 2 === 0)
          .map((column) =>
            rect(
              { x: 320 + column * 112, y: 430 + row * 112, width: 112, height: 112 },
              row % 2 ? ramp.dark : ramp.pale,
            ),
          ),
      )
    case 'spiral':
      return [
        line('M600 720a40 40 0 0 1 80 0a100 100 0 0 1 -200 0a160 160 0 0 1 320 0a220 220 0 0 1 -440 0', ramp.pale, {
          width: 52,
          dash: '60 18',
        }),
        circle(640, 720, 30, flame.outer),
      ]
    case 'rings':
      return [250, 190, 130]
        .map((radius, ring) => circle(600, 710, radius, [ramp.dark, ramp.light, ramp.pale][ring] ?? ramp.pale))
        .concat(emblem(slug, { x: 600, y: 710, radius: 80 }, ramp.dark, ramp.pale))
    default:
      return [
        path('M270 380H930L600 710Z', ramp.light),
        path('M270 1040H930L600 710Z', ramp.dark),
        path('M270 380V1040L600 710Z', ramp.pale),
        emblem(slug, { x: 600, y: 710, radius: 120 }, ramp.deep, ramp.pale),
      ]
  }
}

const die = (x: number, y: number, size: number): string => {
  const pip = (dx: number, dy: number) => circle(x + size * dx, y + size * dy, size * 0.09, '#3b3f42')
  return [
    rect({ x, y, width: size, height: size }, paper.white, 16),
    path(
      `M${x + size * 0.8} ${y}H${x + size - 16}Q${x + size} ${y} ${x + size} ${y + 16}V${y + size - 16}Q${x + size} ${y + size} ${x + size - 16} ${y + size}H${x + size * 0.8}Z`,
      paper.edge,
    ),
    pip(0.25, 0.25),
    pip(0.5, 0.5),
    pip(0.75, 0.75),
    pip(0.25, 0.75),
    pip(0.75, 0.25),
  ].join('')
}

const pawn = (x: number, foot: number, colour: string): string =>
  path(
    `M${x - 46} ${foot}Q${x - 44} ${foot - 34} ${x - 24} ${foot - 46}L${x - 14} ${foot - 110}H${x + 14}L${x + 24} ${foot - 46}Q${x + 44} ${foot - 34} ${x + 46} ${foot}Z`,
    colour,
  ) +
  circle(x, foot - 128, 34, colour) +
  path(
    `M${x} ${foot}H${x + 46}Q${x + 44} ${foot - 34} ${x + 24} ${foot - 46}L${x + 14} ${foot - 110}H${x}Z`,
    '#000',
    0.14,
  )
