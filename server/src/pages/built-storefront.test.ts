import { expect, test } from 'vitest'
import { pageAssets } from './built-storefront.ts'

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    assets: [
      'assets/instrument-sans-western-B1.woff2',
      'assets/bricolage-grotesque-western-D2.woff2',
      'assets/bricolage-grotesque-latin-D3.woff2',
    ],
    imports: ['_react.js', '_shell.js'],
  },
  'src/start.ts': { file: 'assets/start.js' },
  '_react.js': { file: 'assets/react.js' },
  '_shell.js': { file: 'assets/shell.js', imports: ['_react.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_react.js', '_shell.js'] },
  'src/shop/page.tsx': { file: 'assets/shop.js', imports: ['_cards.js', '_shell.js', 'src/entry-client.tsx'] },
}

test('the start names the entry and what it and the page import, each once', () => {
  expect(pageAssets(manifest, 'src/shop/page.tsx')).toEqual({
    scripts: ['/assets/start.js'],
    later: ['/assets/entry.js', '/assets/react.js', '/assets/shell.js', '/assets/shop.js', '/assets/cards.js'],
    styles: ['/assets/entry.css'],
    fonts: ['/assets/instrument-sans-western-B1.woff2', '/assets/bricolage-grotesque-western-D2.woff2'],
  })
})

test('a page that the build does not know still gets the entry', () => {
  expect(pageAssets(manifest, 'src/new/page.tsx').later).toEqual([
    '/assets/entry.js',
    '/assets/react.js',
    '/assets/shell.js',
  ])
})
