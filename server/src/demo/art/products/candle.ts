import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import { flame, ink, paper, type Ramp, wood } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { clipped, ellipse, line, path, rect } from '../svg.ts'

export const candle: Draw = ({ slug, ramp, turned }) =>
  pick(slug, 'candle', ['jar', 'jar', 'pillars']) === 'jar' ? jar(slug, ramp, turned) : pillars(ramp, turned)

function jar(slug: string, ramp: Ramp, turned: boolean): ReturnType<Draw> {
  const glass = 'M352 660V1120Q352 1176 410 1176H790Q848 1176 848 1120V660Z'
  const rim = turned ? 78 : 50
  return {
    shadow: { cx: turned ? 660 : 600, cy: 1176, rx: turned ? 400 : 300, ry: 36 },
    focus: { x: 600, y: 700 },
    shapes: [
      turned
        ? ellipse(952, 1120, 150, 52, wood.dark) +
          ellipse(952, 1096, 150, 52, wood.mid) +
          ellipse(952, 1096, 104, 34, wood.light)
        : '',
      path(glass, ramp.mid),
      clipped(
        'glass',
        path(glass, '#000'),
        path('M340 640H500V1200H340Z', ramp.light),
        rect(352, 640, 500, 90 + rim, ramp.pale),
      ),
      ellipse(600, 660, 248, rim, ramp.light),
      ellipse(600, 664, 222, rim - 14, ramp.pale),
      line('M600 666V590', ink, { width: 10, cap: 'round' }),
      flameAt(600, 596, 1),
      rect(470, 850, 260, 220, paper.white, 6),
      emblem(slug, 600, 940, 58, ramp.dark, ramp.pale),
      line('M530 1030H670', ramp.dark, { width: 10 }),
    ],
  }
}

function pillars(ramp: Ramp, turned: boolean): ReturnType<Draw> {
  const heights = turned ? [620, 820, 700] : [700, 520, 860]
  return {
    shadow: { cx: 600, cy: 1180, rx: 370, ry: 34 },
    focus: { x: 600, y: turned ? 820 : 540 },
    shapes: [
      ellipse(600, 1176, 350, 44, wood.dark),
      ellipse(600, 1162, 350, 44, wood.mid),
      ...heights.flatMap((top, index) =>
        pillar(390 + index * 210, top, index === 1 ? ramp : { ...ramp, mid: ramp.dark, light: ramp.mid }),
      ),
    ],
  }
}

const pillar = (x: number, top: number, ramp: Ramp): string[] => [
  path(`M${x - 84} ${top}V1150A84 26 0 0 0 ${x + 84} 1150V${top}Z`, ramp.mid),
  path(`M${x - 84} ${top}V1150A84 26 0 0 0 ${x - 30} 1174V${top}Z`, ramp.light),
  ellipse(x, top, 84, 24, ramp.pale),
  line(`M${x} ${top}V${top - 50}`, ink, { width: 9, cap: 'round' }) + flameAt(x, top - 46, 0.8),
]

function flameAt(x: number, y: number, size: number): string {
  const drop = (scale: number) =>
    `M${x} ${y}c${-62 * scale} 0 ${-62 * scale} ${-74 * scale} 0 ${-176 * scale}c${62 * scale} ${102 * scale} ${62 * scale} ${176 * scale} 0 ${176 * scale}Z`
  return path(drop(size), flame.outer) + path(drop(size * 0.55), flame.inner)
}
