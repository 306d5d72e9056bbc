import type { Draw } from '../drawing.ts'
import { flame, type Ramp, wood } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { circle, clipped, ellipse, line, path, rect } from '../svg.ts'

export const lamp: Draw = ({ slug, ramp, turned }) => {
  const foot = pick(slug, 'foot', ['own', 'wood']) === 'own' ? ramp : wood
  return {
    shadow: { cx: 600, cy: 1286, rx: 270, ry: 34 },
    focus: { x: 600, y: 640 },
    shapes: [
      rect({ x: 576, y: 700, width: 48, height: 500 }, foot.dark),
      rect({ x: 576, y: 700, width: 18, height: 500 }, foot.mid),
      path('M420 1284V1268C420 1214 500 1184 600 1184S780 1214 780 1268V1284Z', foot.dark),
      path('M420 1284V1268C420 1214 490 1188 560 1185C516 1200 492 1234 492 1284Z', foot.mid),
      turned ? '' : line('M668 716V852', foot.deep, { width: 6 }),
      turned ? '' : circle(668, 862, 13, foot.deep),
      ...shade(slug, ramp, turned),
    ],
  }
}

function shade(slug: string, ramp: Ramp, turned: boolean): string[] {
  const kind = pick(slug, 'shade', ['drum', 'cone', 'dome', 'globe'])
  if (kind === 'globe') return globe(ramp)
  const lip = turned ? 58 : 0
  const outline = outlines[kind]
  const shape = turned ? `${outline.sides}Q600 ${722 + lip * 2} ${outline.left} 720Z` : `${outline.sides}Z`
  return [
    turned ? ellipse({ cx: 600, cy: 720, rx: (1200 - outline.left * 2) / 2, ry: lip }, flame.inner) : '',
    path(shape, ramp.mid),
    clipped('shade', path(shape, '#000'), path(outline.lit, ramp.light), pleats(slug, ramp)),
    turned && kind !== 'dome' ? ellipse({ cx: 600, cy: 330, rx: outline.top, ry: 26 }, ramp.dark) : '',
    turned ? ellipse({ cx: 600, cy: 722, rx: (1200 - outline.left * 2) / 2, ry: lip }, ramp.deep) : '',
    turned ? ellipse({ cx: 600, cy: 728, rx: (1200 - outline.left * 2) / 2 - 26, ry: lip - 14 }, flame.inner) : '',
    turned ? ellipse({ cx: 600, cy: 738, rx: 96, ry: 26 }, flame.outer) : '',
  ]
}

const outlines = {
  drum: { sides: 'M372 330H828L880 720H320', left: 320, top: 228, lit: 'M300 300H520L500 800H300Z' },
  cone: { sides: 'M450 330H750L902 720H298', left: 298, top: 150, lit: 'M280 300H560L490 800H280Z' },
  dome: {
    sides: 'M298 720C298 480 420 336 600 336S902 480 902 720',
    left: 298,
    top: 0,
    lit: 'M280 800V300H560C490 420 470 560 480 800Z',
  },
} as const

function pleats(slug: string, ramp: Ramp): string {
  switch (pick(slug, 'pleats', ['plain', 'hem', 'pleats'])) {
    case 'hem':
      return `<g opacity="0.55">${rect({ x: 280, y: 640, width: 640, height: 34 }, ramp.pale)}</g>`
    case 'pleats':
      return line(
        [0, 1, 2, 3, 4, 5, 6].map((fold) => `M${510 + fold * 30} 320L${330 + fold * 90} 730`).join(''),
        ramp.dark,
        { width: 7, opacity: 0.5 },
      )
    default:
      return ''
  }
}

const globe = (ramp: Ramp): string[] => [
  circle(600, 520, 214, ramp.mid),
  clipped('globe', circle(600, 520, 214, '#000'), circle(520, 440, 250, ramp.light), circle(500, 410, 150, ramp.pale)),
  rect({ x: 540, y: 716, width: 120, height: 40 }, ramp.dark),
]
