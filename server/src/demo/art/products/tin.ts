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
        rect(360, 540, 120, 680, ramp.light),
        rect(760, 540, 90, 680, ramp.dark),
        ...(bands === 'none' ? [] : [line('M360 1060Q600 1130 840 1060', ramp.pale, { width: 26 })]),
        ...(bands === 'two' ? [line('M360 1110Q600 1180 840 1110', ramp.pale, { width: 12 })] : []),
        path('M420 720Q600 772 780 720V980Q600 1032 420 980Z', paper.cream),
        emblem(slug, 600, 862, 66, ramp.dark, ramp.pale),
        line('M520 966Q600 984 680 966', ramp.dark, { width: 10 }),
      ),
      path('M356 500V600Q356 650 600 650T844 600V500Z', ramp.dark),
      path('M356 500V600Q356 632 450 644V500Z', ramp.mid),
      ellipse(600, 500, 244, rim, ramp.deep),
      ellipse(600, 494, 216, rim - 12, ramp.dark),
      turned
        ? ellipse(930, 1150, 110, 40, ramp.dark) + ellipse(930, 1136, 110, 40, ramp.mid)
        : ellipse(600, 486, 40, 12, ramp.mid),
    ],
  }
}
