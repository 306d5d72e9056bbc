import { expect, test } from 'vitest'
import { lowContrast } from './color-contrast.ts'

test.for([
  ['headText', { headText: '#ffffff', headBackground: '#10593e' }, undefined],
  ['headText', { headText: '#777777', headBackground: '#000' }, 4.6],
  ['headText', { headText: '#767676' }, 3.7],
  ['headBackground', { headText: '#767676', headBackground: '#777777' }, undefined],
  ['formBackground', { formBackground: '#808080' }, 2],
  ['formBackground', { formBackground: '#fff8e0' }, undefined],
  ['tintedBox', { formBackground: '#000000', tintedBox: '#ffffff' }, 1.9],
  ['selectionColor', { selectionColor: 'nothing' }, undefined],
  ['footDivider', { footDivider: '#ffffff' }, undefined],
] as const)('%s of %j', ([name, colors, ratio]) => {
  const low = lowContrast(name, colors)
  if (ratio === undefined || ratio >= 4.5) expect(low).toBeUndefined()
  else expect(low?.ratio).toBeCloseTo(ratio, 0)
})
