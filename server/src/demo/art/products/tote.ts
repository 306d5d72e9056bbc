import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import type { Ramp } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { clipped, line, path, rect } from '../svg.ts'

const front = 'M286 600H914L958 1290H242Z'
const turnedFront = 'M246 620H806L838 1296H206Z'

export const tote: Draw = ({ slug, ramp, turned }) => {
  const face = turned ? turnedFront : front
  const x = turned ? 526 : 600
  return {
    shadow: { cx: 600, cy: 1294, rx: turned ? 410 : 366, ry: 34 },
    focus: { x: x - 60, y: 700 },
    shapes: [
      turned ? line('M470 660V470C470 250 830 250 830 470V640', ramp.deep, { width: 40 }) : '',
      turned ? path('M806 620L952 574L986 1216L838 1296Z', ramp.dark) : '',
      turned ? path('M806 620L880 598L900 900L838 1296Z', ramp.deep, 0.5) : '',
      turned ? path('M246 620L420 574H952L806 620Z', ramp.deep) : '',
      path(face, ramp.mid),
      clipped(
        'face',
        path(face, '#000'),
        path(turned ? 'M180 600H392L350 1320H180Z' : 'M220 580H438L410 1320H220Z', ramp.light),
        print(slug, ramp, x),
      ),
      line(
        turned ? 'M372 690V440C372 224 680 224 680 440V690' : 'M432 690V480C432 220 768 220 768 480V690',
        ramp.dark,
        { width: 42 },
      ),
      line(turned ? 'M351 656H393M659 656H701' : 'M411 652H453M747 652H789', ramp.light, { width: 8 }),
    ],
  }
}

function print(slug: string, ramp: Ramp, x: number): string {
  switch (pick(slug, 'tote', ['emblem', 'emblem', 'stripes', 'base', 'pennants'])) {
    case 'stripes':
      return [780, 860, 940, 1020, 1100, 1180]
        .map((y) => rect({ x: 180, y, width: 820, height: 34 }, ramp.pale))
        .join('')
    case 'base':
      return (
        rect({ x: 180, y: 1050, width: 820, height: 280 }, ramp.dark) +
        rect({ x: 180, y: 1022, width: 820, height: 12 }, ramp.pale)
      )
    case 'pennants':
      return [0, 1, 2, 3, 4]
        .map((flag) => path(`M${x - 290 + flag * 118} 900h104l-52 150Z`, flag % 2 ? ramp.dark : ramp.pale))
        .join('')
    default:
      return emblem(slug, { x, y: 960, radius: 128 }, ramp.dark, ramp.light)
  }
}
