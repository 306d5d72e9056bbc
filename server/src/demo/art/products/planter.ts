import type { Draw } from '../drawing.ts'
import { leaf, type Ramp } from '../ramp.ts'
import { pick } from '../seeded.ts'
import { at, circle, clipped, ellipse, line, path, rect } from '../svg.ts'

const pot = 'M350 830L400 1210Q406 1240 440 1240H760Q794 1240 800 1210L850 830Z'

export const planter: Draw = ({ slug, ramp, turned }) => ({
  shadow: { cx: 600, cy: 1250, rx: 310, ry: 36 },
  focus: { x: 600, y: 800 },
  shapes: [
    turned ? '' : plants[pick(slug, 'plant', ['blades', 'paddles', 'cactus', 'fern'])](),
    path('M400 1222H800L770 1262H430Z', ramp.deep),
    path(pot, ramp.mid),
    clipped('pot', path(pot, '#000'), path('M340 800H520L530 1260H340Z', ramp.light), glaze(slug, ramp)),
    rect({ x: 330, y: 786, width: 540, height: 74 }, ramp.dark, 10),
    rect({ x: 330, y: 786, width: 190, height: 74 }, ramp.mid, 10),
    turned
      ? ellipse({ cx: 600, cy: 790, rx: 270, ry: 66 }, ramp.dark) +
        ellipse({ cx: 600, cy: 794, rx: 238, ry: 50 }, '#4b3a2c')
      : '',
    turned ? plants[pick(slug, 'plant', ['blades', 'paddles', 'cactus', 'fern'])]() : '',
  ],
})

function glaze(slug: string, ramp: Ramp): string {
  switch (pick(slug, 'glaze', ['plain', 'drip', 'zigzag', 'speckle'])) {
    case 'drip':
      return path(
        'M330 850H870V930q-30 70 -60 0q-40 -50 -80 10q-30 80 -64 6q-44 -60 -90 0q-40 90 -72 4q-40 -50 -80 -4q-40 60 -94 -20Z',
        ramp.pale,
      )
    case 'zigzag':
      return line(
        'M330 1000L390 1060L450 1000L510 1060L570 1000L630 1060L690 1000L750 1060L810 1000L870 1060',
        ramp.pale,
        { width: 26 },
      )
    case 'speckle':
      return Array.from({ length: 16 }, (_, spot) =>
        circle(390 + ((spot * 137) % 430), 900 + ((spot * 71) % 300), 8 + (spot % 3) * 4, ramp.pale),
      ).join('')
    default:
      return ''
  }
}

const plants: Record<'blades' | 'paddles' | 'cactus' | 'fern', () => string> = {
  blades: () =>
    (
      [
        [-190, 420, -0.5],
        [180, 440, 0.5],
        [-110, 300, -0.25],
        [110, 280, 0.28],
        [0, 210, 0],
      ] as const
    )
      .map(([x, top, lean], index) => blade(600 + x * 0.5, 600 + x + lean * 60, top, index))
      .join(''),
  paddles: () =>
    (
      [
        [-210, 520, -52],
        [220, 500, 50],
        [-120, 360, -24],
        [130, 340, 26],
        [0, 280, 0],
      ] as const
    )
      .map(
        ([x, y, turn], index) =>
          line(`M600 800Q${at(600 + x * 0.3)} 660 ${600 + x} ${y}`, leaf.dark, { width: 16 }) +
          paddle(600 + x, y, turn, index),
      )
      .join(''),
  cactus: () =>
    [
      line('M600 800V330', leaf.mid, { width: 170, cap: 'round' }),
      line('M560 790V330', leaf.light, { width: 54, cap: 'round' }),
      line('M640 620H770V470', leaf.dark, { width: 96, cap: 'round' }),
      line('M560 680H430V560', leaf.mid, { width: 88, cap: 'round' }),
      line('M600 300V780M650 330V780', leaf.dark, { width: 8, dash: '4 40', cap: 'round' }),
      circle(600, 236, 44, '#f08aa0') + circle(600, 236, 18, '#fabc32'),
    ].join(''),
  fern: () =>
    [-64, -38, -14, 12, 36, 62]
      .map((turn, index) => `<g transform="rotate(${turn} 600 800)">${frond(index)}</g>`)
      .join(''),
}

function blade(foot: number, tip: number, top: number, index: number): string {
  const fill = [leaf.dark, leaf.dark, leaf.mid, leaf.mid, leaf.light][index] ?? leaf.mid
  return (
    path(
      `M${at(foot - 54)} 810Q${at(foot - 80)} 560 ${at(tip)} ${top}Q${at(foot + 90)} 560 ${at(foot + 54)} 810Z`,
      fill,
    ) + line(`M${at(foot)} 810Q${at(foot)} 560 ${at(tip)} ${top + 40}`, index > 2 ? leaf.dark : leaf.deep, { width: 8 })
  )
}

const paddle = (x: number, y: number, turn: number, index: number): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${ellipse({ cx: x, cy: y, rx: 92, ry: 128 }, index % 2 ? leaf.mid : leaf.dark)}${path(`M${x} ${y - 128}A92 128 0 0 0 ${x} ${y + 128}Z`, index % 2 ? leaf.light : leaf.mid)}</g>`

const frond = (index: number): string =>
  line('M600 800V330', leaf.deep, { width: 10 }) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((pair) => {
      const y = 740 - pair * 62
      const reach = 96 - pair * 9
      return path(
        `M600 ${y}q${-reach} -20 ${-reach - 8} -74q${reach} 0 ${reach + 8} 74q${reach} -20 ${reach + 8} -74q${-reach} 0 ${-reach - 8} 74Z`,
        index % 2 ? leaf.mid : leaf.dark,
      )
    })
    .join('')
