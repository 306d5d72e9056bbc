import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contrast } from '@fairground/domain/formatting/contrast.ts'
import { expect, test } from 'vitest'
import { TOKENS } from './seats/paint.ts'

const css = readFileSync(join(fileURLToPath(import.meta.url), '../tokens.css'), 'utf8')

const pairs = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

function colour(name: string, theme: 'light' | 'dark'): string {
  const pair = pairs.get(name)
  if (!pair) throw new Error(`no token --color-${name}`)
  return pair[theme]
}

/** Text on its ground: at least 4.5 to 1. */
const text: [string, string[]][] = [
  ['ink', ['canvas', 'surface', 'sunken', 'brand-soft', 'marigold-soft', 'candy-soft', 'danger-soft']],
  ['ink-2', ['canvas', 'surface', 'sunken', 'brand-soft', 'danger-soft']],
  ['ink-3', ['canvas', 'surface', 'sunken', 'brand-soft']],
  ['brand', ['canvas', 'surface', 'sunken', 'brand-soft']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-band', ['band']],
  ['on-band-2', ['band']],
  ['on-marigold', ['marigold', 'marigold-hover']],
  ['candy', ['canvas', 'surface', 'sunken', 'candy-soft']],
  ['surface', ['candy', 'danger']],
  ['canvas', ['ink']],
  ['success', ['surface', 'canvas', 'success-soft']],
  ['warning', ['surface', 'canvas', 'warning-soft']],
  ['danger', ['surface', 'canvas', 'sunken', 'danger-soft']],
  ['info', ['surface', 'canvas', 'info-soft']],
  // Numbers on seats; those that are taken have none, and an area that is full is half as strong.
  ...TOKENS.flatMap(({ fill, pen }): [string, string[]][] =>
    fill === '' || fill === 'border-strong' ? [] : [[pen, [fill]]],
  ),
]

/** Outlines of controls, focus rings, chart lines on their ground: at least 3 to 1. */
const outlines: [string, string[]][] = [
  ['border-strong', ['canvas', 'surface', 'sunken']],
  ['focus', ['canvas', 'surface', 'sunken', 'brand-soft']],
  ...[1, 2, 3, 4, 5, 6].map((series): [string, string[]] => [`chart-${series}`, ['surface', 'canvas']]),
]

const rows = (table: [string, string[]][]) =>
  table.flatMap(([front, backs]) =>
    backs.flatMap((back) => (['light', 'dark'] as const).map((theme) => [front, back, theme] as const)),
  )

test.for(rows(text))('%s reads on %s (%s)', ([front, back, theme]) => {
  expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5)
})

test.for(rows(outlines))('%s stands out on %s (%s)', ([front, back, theme]) => {
  expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3)
})

test.for(['light', 'dark'] as const)('the name of an area that is full reads on it (%s)', (theme) => {
  const channels = (name: string) => [1, 3, 5].map((at) => Number.parseInt(colour(name, theme).slice(at, at + 2), 16))
  const under = channels('surface')
  const mixed = channels('border-strong').map((channel, i) => Math.round((channel + under[i]!) / 2)) // as many
  const ground = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  expect(contrast(colour('ink', theme), ground)).toBeGreaterThanOrEqual(4.5)
})

test('every colour but white, black and scrim is a pair of hex values', () => {
  const names = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)
  expect(names.filter((name) => name !== undefined && !pairs.has(name))).toEqual(['white', 'black', 'scrim'])
})

test.for([
  ['black on white', '#000000', '#ffffff', 21],
  ['itself', '#10593e', '#10593e', 1],
  ['the worked example of ink on canvas', '#121f19', '#f8fbf9', 16.3],
] as const)('contrast of %s', ([, one, other, ratio]) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
})
