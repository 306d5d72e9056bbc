import type { Draw } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import type { Ramp } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { circle, clipped, ellipse, line, path, rect } from '../svg.ts'

const body = 'M328 604L352 1104Q356 1172 430 1172H770Q844 1172 848 1104L872 604Z'
const handle = 'M862 686H902C1016 686 1096 752 1092 850C1088 948 1010 1000 900 1000H846'
const turnedHandle = 'M760 716C900 690 1004 752 998 860C992 968 890 1044 742 1040'

export const mug: Draw = ({ slug, ramp, turned }) => {
  const rim = turned ? 86 : 60
  const grip = line(turned ? turnedHandle : handle, ramp.dark, { width: 74, cap: turned ? 'round' : 'butt' })
  return {
    shadow: { cx: 560, cy: 1172, rx: 330, ry: 40 },
    focus: { x: 780, y: 830 },
    shapes: [
      turned ? '' : grip,
      path(body, ramp.mid),
      clipped('body', path(body, '#000'), path('M300 560H512L530 1200H300Z', ramp.light), decoration(slug, ramp)),
      ellipse({ cx: 600, cy: 604, rx: 272, ry: rim }, ramp.dark),
      clipped(
        'rim',
        ellipse({ cx: 600, cy: 604, rx: 236, ry: rim - 18 }, '#000'),
        ellipse({ cx: 600, cy: 640, rx: 240, ry: rim }, ramp.deep),
      ),
      turned ? line(turnedHandle, ramp.deep, { width: 74, cap: 'round' }) : '',
      turned ? line('M760 708C890 684 986 744 982 852', ramp.dark, { width: 56, cap: 'round' }) : '',
    ],
  }
}

function decoration(slug: string, ramp: Ramp): string {
  const pale = (shape: string) => `<g opacity="0.62">${shape}</g>`
  switch (pick(slug, 'mug', ['band', 'stripes', 'dots', 'dip', 'emblem'])) {
    case 'band':
      return pale(rect({ x: 300, y: 872, width: 600, height: 92 }, ramp.pale))
    case 'stripes':
      return pale([800, 868, 936, 1004].map((y) => rect({ x: 300, y, width: 600, height: 26 }, ramp.pale)).join(''))
    case 'dots':
      return pale(
        [800, 912, 1024]
          .flatMap((y, row) =>
            [0, 1, 2, 3, 4, 5].map((column) => circle(330 + column * 112 + (row % 2) * 56, y, 24, ramp.pale)),
          )
          .join(''),
      )
    case 'dip':
      return path('M300 990q75 -46 150 0t150 0t150 0t150 0V1200H300Z', ramp.dark)
    default:
      return emblem(slug, { x: 640, y: 890, radius: 104 }, ramp.dark, ramp.light)
  }
}
