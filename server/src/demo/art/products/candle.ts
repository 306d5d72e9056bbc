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
        ? ellipse({ cx: 952, cy: 1120, rx: 150, ry: 52 }, wood.dark) +
          ellipse({ cx: 952, cy: 1096, rx: 150, ry: 52 }, wood.mid) +
          ellipse({ cx: 952, cy: 1096, rx: 104, ry: 34 }, wood.light)
        : '',
      path(glass, ramp.mid),
      clipped(
        'glass',
        path(glass, '#000'),
        path('M340 640H500V1200H340Z', ramp.light),
        rect({ x: 352, y: 640, width: 500, height: 90 + rim }, ramp.pale),
      ),
      ellipse({ cx: 600, cy: 660, rx: 248, ry: rim }, ramp.light),
      ellipse({ cx: 600, cy: 664, rx: 222, ry: rim - 14 }, ramp.pale),
      line('M600 666V590', ink, { width: 10, cap: 'round' }),
      flameAt(600, 596, 1),
      rect({ x: 470, y: 850, width: 260, height: 220 }, paper.white, 6),
      emblem(slug, { x: 600, y: 940, radius: 58 }, ramp.dark, ramp.pale),
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
      ellipse({ cx: 600, cy: 1176, rx: 350, ry: 44 }, wood.dark),
      ellipse({ cx: 600, cy: 1162, rx: 350, ry: 44 }, wood.mid),
      ...heights.flatMap((top, index) =>
        pillar(390 + index * 210, top, index === 1 ? ramp : { ...ramp, mid: ramp.dark, light: ramp.mid }),
      ),
    ],
  }
}

const pillar = (x: number, top: number, ramp: Ramp): string[] => [
  path(`M${x - 84} ${top}V1150A84 26 0 0 0 ${x + 84} 1150V${top}Z`, ramp.mid),
  path(`M${x - 84} ${top}V1150A84 26 0 0 0 ${x - 30} 1174V${top}Z`, ramp.light),
  ellipse({ cx: x, cy: top, rx: 84, ry: 24 }, ramp.pale),
  line(`M${x} ${top}V${top - 50}`, ink, { width: 9, cap: 'round' }) + flameAt(x, top - 46, 0.8),
]

function flameAt(x: number, y: number, size: number): string {
  const drop = (scale: number) =>
    `M${x} ${y}c${-62 * scale} 0 ${-62 * scale} ${-74 * scale} 0 ${-176 * scale}c${62 * scale} ${102 * scale} ${62 * scale} ${176 * scale} 0 ${176 * scale}Z`
  return path(drop(size), flame.outer) + path(drop(size * 0.55), flame.inner)
}
