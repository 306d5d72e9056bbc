import { expect, test } from 'vitest'
import { type CpuProfile, flameGraph } from './flame.ts'

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 4 })
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 5] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('price', 'file:///shop/server/src/price.ts'), children: [4] },
    { id: 4, callFrame: frame('send', 'file:///shop/node_modules/pg/lib/client.js') },
    { id: 5, callFrame: frame('<start>', 'file:///shop/server/src/main.ts') },
  ],
  samples: [5, 2, 3, 4, 4],
  timeDeltas: [1_000_000, 5_000_000, 1_000_000, 1_000_000, 2_000_000],
}
const bars = (svg: string) =>
  [...svg.matchAll(/<title>(.*?)<\/title><rect class="(\w+)" x="([\d.]+)" y="(\d+)" width="([\d.]+)"/g)].map(
    ([, name, origin, x, y, width]) => ({ name, origin, x: Number(x), y: Number(y), width: Number(width) }),
  )

test('a flame graph has a bar for each function, as wide as its time and what it called, without idle time', () => {
  expect(bars(flameGraph(profile, 'Purchase'))).toEqual([
    { name: 'price server/src/price.ts:5 80.0 %', origin: 'ours', x: 0, y: 0, width: 960 },
    { name: 'send node_modules/pg/lib/client.js:5 60.0 %', origin: 'library', x: 0, y: 18, width: 720 },
    { name: '&lt;start&gt; server/src/main.ts:5 20.0 %', origin: 'ours', x: 960, y: 0, width: 240 },
  ])
})

test('a flame graph can show the end of a profile alone', () => {
  expect(bars(flameGraph(profile, 'Purchase', 3)).map(({ name }) => name)).toEqual([
    'price server/src/price.ts:5 100.0 %',
    'send node_modules/pg/lib/client.js:5 100.0 %',
  ])
})

test('a function that calls itself through others is drawn once, with the time of all its calls', () => {
  const tree: CpuProfile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2] },
      { id: 2, callFrame: frame('draw'), children: [3] },
      { id: 3, callFrame: frame('children'), children: [4, 5] },
      { id: 4, callFrame: frame('draw'), children: [6] },
      { id: 5, callFrame: frame('text') },
      { id: 6, callFrame: frame('children'), children: [7] },
      { id: 7, callFrame: frame('text') },
    ],
    samples: [4, 7, 5],
    timeDeltas: [1_000_000, 1_000_000, 2_000_000],
  }
  expect(bars(flameGraph(tree, 'Page')).map(({ name }) => name)).toEqual([
    'draw 100.0 %',
    'children 75.0 %',
    'text 75.0 %',
  ])
})
