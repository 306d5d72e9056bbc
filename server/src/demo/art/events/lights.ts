import { between } from '../seeded.ts'
import { at, line } from '../svg.ts'
import { type Compose, colourAt, HEIGHT } from './scene.ts'

/** Concentric lights: strings of bulbs in rings around a point at the lower edge. */
export const lights: Compose = ({ slug, palette }) => {
  const x = between(slug, 'lights-x', 600, 1000)
  const y = HEIGHT + between(slug, 'lights-y', -20, 60)
  return Array.from({ length: 14 }, (_, ring) => {
    const radius = 100 + ring * 98
    const bulbs = Math.round((Math.PI * 2 * radius) / (40 + ring * 2.2))
    const pitch = (Math.PI * 2 * radius) / bulbs
    const d = `M${at(x - radius)} ${at(y)}a${radius} ${radius} 0 0 1 ${radius * 2} 0a${radius} ${radius} 0 0 1 ${-radius * 2} 0`
    return line(d, colourAt(palette, ring), {
      width: 13 + ring * 0.35,
      cap: 'round',
      dash: `6 ${(pitch - 6).toFixed(3)}`,
    })
  }).join('')
}
