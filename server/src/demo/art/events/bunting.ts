import { oklchOf } from '../oklch.ts'
import { fractionOf } from '../seeded.ts'
import { at, line, path } from '../svg.ts'
import { type Compose, colourAt, type Palette, WIDTH } from './scene.ts'

/** Bunting in perspective: sagging rows of pennants that grow towards the viewer. */
export const bunting: Compose = ({ slug, palette }) => {
  const shift = fractionOf(`bunting:${slug}`)
  const rows = [0, 1, 2, 3, 4].map((row) => ({ row, top: [-70, 84, 262, 470, 716][row] ?? 0, wide: 132 + row * 50 }))
  return rows.map(({ row, top, wide }) => pennants(palette, { row, top, wide, shift })).join('')
}

function pennants(
  palette: Palette,
  { row, top, wide, shift }: { row: number; top: number; wide: number; shift: number },
): string {
  const sag = (x: number) => top + (26 + row * 12) * (1 - ((x - WIDTH / 2) / (WIDTH / 2)) ** 2)
  const first = -wide * (1 + ((shift + row * 0.37) % 1))
  const count = Math.ceil((WIDTH - first) / wide) + 1
  const flags = Array.from({ length: count }, (_, index) => {
    const left = first + index * wide
    const [y1, y2] = [sag(left), sag(left + wide)]
    return path(
      `M${at(left)} ${at(y1)}L${at(left + wide)} ${at(y2)}L${at(left + wide / 2)} ${at((y1 + y2) / 2 + wide * 1.04)}Z`,
      cloth(palette, index + row),
    )
  })
  const cord = Array.from({ length: 33 }, (_, step) => `${step ? 'L' : 'M'}${step * 50} ${at(sag(step * 50))}`).join('')
  return flags.join('') + line(cord, cordColour(palette), { width: 5 + row, cap: 'round' })
}

const cloth = (palette: Palette, index: number): string => (index % 4 === 3 ? '#fdf3e1' : colourAt(palette, index % 4))

const cordColour = ({ ground }: Palette): string => (oklchOf(ground).l > 0.6 ? '#3a2f24' : '#fdf3e1')
