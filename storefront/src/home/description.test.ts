import { expect, test } from 'vitest'
import { descriptionOf } from './description.ts'

const shop = { name: 'Kiln Lane', demo: false }

test.for([
  ['its own words', { ...shop, texts: { heroText: 'Mugs by the canal.' } }, 'Mugs by the canal.'],
  ['both halves', shop, 'Kiln Lane: shop, events and tickets.'],
  ['goods alone', { ...shop, sells: 'GOODS' }, 'Kiln Lane: shop online.'],
  ['tickets alone', { ...shop, sells: 'TICKETS' }, 'Kiln Lane: events and tickets.'],
  ['the demo', { ...shop, demo: true }, 'Kiln Lane: things to keep and nights to remember.'],
] as const)('search engines list a shop by %s', ([, site, words]) => {
  expect(descriptionOf(site)).toBe(words)
})
