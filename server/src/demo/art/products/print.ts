import type { Draw } from '../drawing.ts'
import { paper, type Ramp, wood } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { circle, clipped, group, line, path, rect } from '../svg.ts'

export const print: Draw = ({ slug, ramp, turned }) => {
  const frame = pick(slug, 'frame', ['white', 'wood', 'white'])
  const moulding = frame === 'wood' ? wood.mid : paper.white
  const edge = frame === 'wood' ? wood.dark : paper.edge
  const sheet = [
    rect({ x: 280, y: 290, width: 640, height: 900 }, moulding),
    rect({ x: 304, y: 314, width: 592, height: 852 }, frame === 'wood' ? paper.white : paper.white),
    clipped(
      'sheet',
      rect({ x: 346, y: 356, width: 508, height: 768 }, '#000'),
      rect({ x: 346, y: 356, width: 508, height: 768 }, ramp.mid),
      picture(slug, ramp),
    ),
  ]
  return {
    shadow: { cx: turned ? 640 : 600, cy: turned ? 1250 : 1206, rx: turned ? 330 : 350, ry: turned ? 30 : 20 },
    focus: { x: 640, y: 880 },
    shapes: turned
      ? [
          path('M858 342L900 372V1186L858 1236Z', edge),
          group('matrix(0.86 0.1 0 1 66 -38)', ...sheet),
          path('M308 281L858 342', edge),
        ]
      : [path('M302 312H942V1212H302Z', '#3b2f2f', 0.16), ...sheet],
  }
}

function picture(slug: string, ramp: Ramp): string {
  switch (pick(slug, 'picture', ['ripple', 'hills', 'bars', 'tiles', 'arches'])) {
    case 'ripple':
      return [430, 370, 310, 250, 190, 130, 70]
        .map((radius, ring) => circle(600, 960, radius, [ramp.light, ramp.dark, ramp.mid][ring % 3] ?? ramp.mid))
        .concat(circle(600, 960, 26, ramp.pale))
        .join('')
    case 'hills':
      return [
        circle(700, 560, 96, ramp.pale),
        path('M346 780Q470 640 600 760T860 720V1130H346Z', ramp.light),
        path('M346 900Q500 780 640 900T860 880V1130H346Z', ramp.dark),
        path('M346 1030Q460 950 600 1020T860 1000V1130H346Z', ramp.deep),
      ].join('')
    case 'bars':
      return [0, 1, 2, 3, 4, 5]
        .map((bar) =>
          rect(
            { x: 390 + bar * 72, y: 440 + Math.abs(2.5 - bar) * 74, width: 48, height: 640 - Math.abs(2.5 - bar) * 90 },
            bar % 2 ? ramp.dark : ramp.pale,
            24,
          ),
        )
        .join('')
    case 'tiles':
      return [0, 1, 2]
        .flatMap((row) => [0, 1].map((column) => tile(346 + column * 254, 356 + row * 256, (row + column) % 4, ramp)))
        .join('')
    default:
      return [220, 160, 100]
        .map((radius, ring) =>
          line(
            `M${600 - radius} 1124V740A${radius} ${radius} 0 0 1 ${600 + radius} 740V1124`,
            [ramp.pale, ramp.dark, ramp.light][ring] ?? ramp.light,
            { width: 44 },
          ),
        )
        .join('')
  }
}

function tile(x: number, y: number, turn: number, ramp: Ramp): string {
  return group(
    `rotate(${turn * 90} ${x + 127} ${y + 128})`,
    path(`M${x} ${y}h254v256Z`, turn % 2 ? ramp.dark : ramp.light),
    circle(x + 84, y + 172, 46, ramp.pale),
  )
}
