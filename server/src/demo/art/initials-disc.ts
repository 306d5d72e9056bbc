import { letterPath } from './letters.ts'
import { rampOf } from './ramp.ts'
import { pick } from './seeded.ts'
import { circle, clipped, group, line, path, svg } from './svg.ts'

const colours = ['#2e7d5b', '#3b62ab', '#b92d55', '#b8791b', '#6f5aa8', '#1d8791', '#8a6b4f', '#5a6a74'] as const

/** A person's picture, 1:1: one or two initials on a disc of two tones. Letters are drawn, so that no font is needed. */
export function initialsDisc(name: string): string {
  const ramp = rampOf(pick(name, 'disc', colours))
  const letters = initials(name)
  const wide = letters.length * 60 + (letters.length - 1) * 26
  return svg(
    400,
    400,
    clipped(
      'disc',
      circle(200, 200, 200, '#000'),
      circle(200, 200, 200, ramp.mid),
      path('M0 400L400 0V400Z', ramp.dark),
    ),
    ...letters.map((letter, index) =>
      group(
        `translate(${200 - wide / 2 + index * 86} 150)`,
        line(letterPath(letter), '#fffdf8', { width: 17, cap: 'round' }),
      ),
    ),
  )
}

/** The first letters of the first and the last word, without marks, in upper case. */
function initials(name: string): string[] {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => (word ?? '').normalize('NFD').replace(/\p{M}/gu, '').charAt(0).toUpperCase())
}
