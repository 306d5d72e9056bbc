import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import { paper } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { clipped, ellipse, line, path, rect } from '../svg.ts'

export const tin: Draw = ({ slug, ramp, turned }) => {
  const body = 'M370 560V1130Q370 1190 600 1190T830 1130V560Z'
  const rim = turned ? 84 : 52
  const bands = pick(slug, 'bands', ['two', 'one', 'none'])
  return {
    shadow: { cx: turned ? 650 : 600, cy: 1184, rx: turned ? 380 : 290, ry: 38 },
    focus: { x: 600, y: 820 },
    shapes: [
      path(body, ramp.mid),
      clipped(
        'body',
        path(body, '#000'),
        rect({ x: 360, y: 540, width: 120, height: 680 }, ramp.light),
        rect({ x: 760, y: 540, width: 90, height: 680 }, ramp.dark),
        ...(bands === 'none' ? [] : [line('M360 1060Q600 1130 840 1060', ramp.pale, { width: 26 })]),
        ...(bands === 'two' ? [line('M360 1110Q600 1180 840 1110', ramp.pale, { width: 12 })] : []),
        path('M420 720Q600 772 780 720V980Q600 1032 420 980Z', paper.cream),
        emblem(slug, { x: 600, y: 862, radius: 66 }, ramp.dark, ramp.pale),
        line('M520 966Q600 984 680 966', ramp.dark, { width: 10 }),
      ),
      path('M356 500V600Q356 650 600 650T844 600V500Z', ramp.dark),
      path('M356 500V600Q356 632 450 644V500Z', ramp.mid),
      ellipse({ cx: 600, cy: 500, rx: 244, ry: rim }, ramp.deep),
      ellipse({ cx: 600, cy: 494, rx: 216, ry: rim - 12 }, ramp.dark),
      turned
        ? ellipse({ cx: 930, cy: 1150, rx: 110, ry: 40 }, ramp.dark) +
          ellipse({ cx: 930, cy: 1136, rx: 110, ry: 40 }, ramp.mid)
        : ellipse({ cx: 600, cy: 486, rx: 40, ry: 12 }, ramp.mid),
    ],
  }
}
