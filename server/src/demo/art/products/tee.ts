import type { Draw, Drawing } from '../drawing.ts'
import { emblem } from '../emblem.ts'
import { type Ramp, wood } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { clipped, line, path, rect } from '../svg.ts'

const shirt =
  'M452 430C500 486 700 486 748 430L850 470C900 492 930 540 946 596L1010 820L872 862L840 760V1220Q840 1240 820 1240H380Q360 1240 360 1220V760L328 862L190 820L254 596C270 540 300 492 350 470Z'

export const tee: Draw = ({ slug, ramp, turned }) => (turned ? folded(slug, ramp) : hanging(slug, ramp))

const hanging = (slug: string, ramp: Ramp): Drawing => ({
  shadow: { cx: 600, cy: 1330, rx: 250, ry: 20 },
  focus: { x: 600, y: 720 },
  shapes: [
    line('M600 372V330C600 300 646 298 646 264A46 46 0 0 0 556 250', wood.deep, { width: 14, cap: 'round' }),
    path('M600 352L806 452H394Z', wood.mid),
    path('M600 352L394 452H490Z', wood.light),
    path(shirt, ramp.mid),
    clipped(
      'shirt',
      path(shirt, '#000'),
      path('M180 400H476L470 1260H180Z', ramp.light),
      path('M840 760L872 862L1020 830V560L900 520Z', ramp.dark),
      path('M360 760L328 862L180 830V560L300 520Z', ramp.mid),
      ...chest(slug, ramp),
    ),
    line('M452 430C500 486 700 486 748 430', ramp.dark, { width: 34 }),
    line('M360 1206H840', ramp.dark, { width: 5, opacity: 0.6 }),
  ],
})

function chest(slug: string, ramp: Ramp): string[] {
  switch (pick(slug, 'chest', ['emblem', 'stripes', 'pocket', 'emblem'])) {
    case 'stripes':
      return [600, 680, 760, 840, 920, 1000, 1080].map((y) => rect({ x: 180, y, width: 840, height: 30 }, ramp.pale))
    case 'pocket':
      return [
        path('M650 640H780V790L715 826L650 790Z', ramp.dark),
        rect({ x: 650, y: 640, width: 130, height: 24 }, ramp.pale),
      ]
    default:
      return [emblem(slug, { x: 600, y: 730, radius: 120 }, ramp.dark, ramp.light)]
  }
}

/** The second shot lies folded on a pale shelf edge. */
const folded = (slug: string, ramp: Ramp): Drawing => ({
  shadow: { cx: 600, cy: 1160, rx: 380, ry: 30 },
  focus: { x: 600, y: 560 },
  shapes: [
    path('M270 500Q270 460 310 460H890Q930 460 930 500V1120Q930 1150 900 1150H300Q270 1150 270 1120Z', ramp.mid),
    path('M270 500Q270 460 310 460H450L430 1150H300Q270 1150 270 1120Z', ramp.light),
    path('M784 460H890Q930 460 930 500V1120Q930 1150 900 1150H806Z', ramp.dark, 0.55),
    path('M440 460H760C740 590 460 590 440 460Z', ramp.deep),
    line('M440 456C462 606 738 606 760 456', ramp.dark, { width: 34 }),
    rect({ x: 560, y: 476, width: 80, height: 46 }, ramp.pale, 4),
    clipped('fold', path('M270 640H930V1096H270Z', '#000'), ...chest(slug, ramp)),
    path('M270 1096H930V1120Q930 1150 900 1150H300Q270 1150 270 1120Z', ramp.dark),
    path('M270 1096H440V1150H300Q270 1150 270 1120Z', ramp.mid),
  ],
})
