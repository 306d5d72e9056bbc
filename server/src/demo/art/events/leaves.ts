import { rampOf } from '../ramp.ts'
import { fractionOf } from '../seeded.ts'
import { at, group, line, path } from '../svg.ts'
import { type Compose, colourAt, HEIGHT } from './scene.ts'

const STEMS = 9

/** Tall stems with paired leaves, growing from the lower edge past the upper one, in three depths. */
export const leaves: Compose = ({ slug, palette }) => {
  const ramp = rampOf(palette.ground)
  return Array.from({ length: STEMS }, (_, index) => {
    const part = (purpose: string) => fractionOf(`stem-${purpose}-${index}:${slug}`)
    const x = index * 195 + part('x') * 90 - 10
    const lean = (part('lean') - 0.5) * 22
    const colour = index % 3 === 1 ? ramp.light : colourAt(palette, index)
    return stem(x, lean, { colour, shade: ramp.deep, pairs: 5 + Math.floor(part('pairs') * 3) })
  }).join('')
}

function stem(
  x: number,
  lean: number,
  { colour, shade, pairs }: { colour: string; shade: string; pairs: number },
): string {
  const step = 820 / pairs
  const leaf = (side: 1 | -1, size: number) =>
    path(
      `M0 0Q${at(side * size * 0.5)} ${at(-size * 0.9)} ${at(side * size)} ${at(-size * 0.55)}Q${at(side * size * 0.85)} ${at(size * 0.2)} 0 0Z`,
      colour,
    )
  return group(
    `translate(${at(x)} ${HEIGHT + 20}) rotate(${at(lean)})`,
    line('M0 0V-900', shade, { width: 9 }),
    ...Array.from({ length: pairs }, (_, pair) => {
      const size = 150 - (pair * 90) / pairs
      return group(`translate(0 ${at(-70 - pair * step)})`, leaf(1, size), leaf(-1, size))
    }),
  )
}
