import { rampOf } from '../ramp.ts'
import { between, fractionOf } from '../seeded.ts'
import { at, circle, path, rect } from '../svg.ts'
import { type Compose, colourAt, HEIGHT, WIDTH } from './scene.ts'

type Block = { x: number; width: number; top: number; roof: number; index: number }

/** A street's roofs against the evening: three depths of houses, windows lit, a moon. */
export const roofline: Compose = (scene) => {
  const { slug, palette } = scene
  const ramp = rampOf(palette.ground)
  const moon = between(slug, 'moon', 260, 1340)
  return [
    circle(moon, 220, 118, colourAt(palette, 0)),
    row(slug, 'far', 430, 150)
      .map((block) => house(block, ramp.light))
      .join(''),
    row(slug, 'middle', 560, 190)
      .map((block) => house(block, colourAt(palette, block.index)) + windows(block, ramp.deep, 0.5))
      .join(''),
    row(slug, 'near', 700, 250)
      .map((block) => house(block, ramp.deep) + windows(block, '#ffd979', 1))
      .join(''),
  ].join('')
}

function row(slug: string, depth: string, height: number, wide: number): Block[] {
  const blocks: Block[] = []
  let x = -between(slug, depth, 0, wide)
  for (let index = 0; x < WIDTH; index += 1) {
    const part = (purpose: string) => fractionOf(`${depth}-${purpose}-${index}:${slug}`)
    const width = wide * (0.75 + part('width') * 0.6)
    blocks.push({ x, width, top: height + (part('top') - 0.5) * 130, roof: Math.floor(part('roof') * 4), index })
    x += width
  }
  return blocks
}

function house({ x, width, top, roof }: Block, fill: string): string {
  const [left, right, middle] = [at(x), at(x + width + 1), at(x + width / 2)]
  const edge = [
    `L${middle} ${at(top - width * 0.42)}L${right} ${at(top)}`,
    `V${at(top - 40)}H${right}V${at(top)}`,
    `Q${middle} ${at(top - width * 0.7)} ${right} ${at(top)}`,
    `L${at(x + width * 0.2)} ${at(top - 76)}H${at(x + width * 0.8)}L${right} ${at(top)}`,
  ][roof]
  const chimney =
    roof === 0 || roof === 3
      ? rect({ x: x + width * 0.7, y: top - width * 0.36, width: width * 0.1, height: width * 0.36 }, fill)
      : ''
  return `${path(`M${left} ${HEIGHT}V${at(top)}${edge}V${HEIGHT}Z`, fill)}${chimney}`
}

function windows({ x, width, top, index }: Block, colour: string, share: number): string {
  const columns = Math.max(2, Math.floor(width / 74))
  const pitch = width / columns
  return Array.from({ length: columns * 4 }, (_, window) => {
    const [column, floor] = [window % columns, Math.floor(window / columns)]
    const lit = fractionOf(`window-${index}-${window}-${at(x)}`) < share * 0.62
    return lit
      ? rect({ x: x + pitch * (column + 0.5) - 13, y: top + 44 + floor * 78, width: 26, height: 40 }, colour, 3)
      : ''
  }).join('')
}
