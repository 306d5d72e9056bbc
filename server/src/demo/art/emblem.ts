import { pick } from './seeded.ts'
import { at, circle, line, path, polygon } from './svg.ts'

const kinds = ['plus', 'sun', 'wave', 'pennant', 'moon', 'petals'] as const

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The mark of a workshop: a disc of one colour with a figure of another. Chosen by the slug. */
export function emblem(slug: string, disc: Disc, ground: string, figure: string): string {
  const kind = pick(slug, 'emblem', kinds)
  return circle(disc.x, disc.y, disc.radius, ground) + figures[kind](disc, figure, ground)
}

type Figure = (disc: Disc, colour: string, ground: string) => string

const figures: Record<(typeof kinds)[number], Figure> = {
  plus: ({ x, y, radius: r }, colour) =>
    line(`M${at(x - r * 0.6)} ${at(y)}h${at(r * 1.2)}M${at(x)} ${at(y - r * 0.6)}v${at(r * 1.2)}`, colour, {
      width: r * 0.17,
    }),
  sun: ({ x, y, radius: r }, colour) =>
    circle(x, y, r * 0.3, colour) + line(rays(x, y, r), colour, { width: r * 0.12, cap: 'round' }),
  wave: ({ x, y, radius: r }, colour) =>
    line(
      [-0.28, 0, 0.28]
        .map(
          (row) =>
            `M${at(x - r * 0.54)} ${at(y + r * row)}q${at(r * 0.27)} ${at(-r * 0.24)} ${at(r * 0.54)} 0t${at(r * 0.54)} 0`,
        )
        .join(''),
      colour,
      { width: r * 0.12, cap: 'round' },
    ),
  pennant: ({ x, y, radius: r }, colour) =>
    path(
      polygon([
        [x - r * 0.5, y - r * 0.38],
        [x + r * 0.5, y - r * 0.38],
        [x, y + r * 0.58],
      ]),
      colour,
    ),
  moon: ({ x, y, radius: r }, colour, ground) =>
    circle(x, y, r * 0.52, colour) + circle(x + r * 0.24, y - r * 0.14, r * 0.44, ground),
  petals: ({ x, y, radius: r }, colour, ground) =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="${at(x)}" cy="${at(y - r * 0.36)}" rx="${at(r * 0.19)}" ry="${at(r * 0.3)}" fill="${colour}" transform="rotate(${turn} ${at(x)} ${at(y)})"/>`,
      )
      .join('') + circle(x, y, r * 0.14, ground),
}

function rays(x: number, y: number, radius: number): string {
  return Array.from({ length: 8 }, (_, step) => {
    const [cos, sin] = [Math.cos((step * Math.PI) / 4), Math.sin((step * Math.PI) / 4)]
    return `M${at(x + cos * radius * 0.46)} ${at(y + sin * radius * 0.46)}L${at(x + cos * radius * 0.66)} ${at(y + sin * radius * 0.66)}`
  }).join('')
}
