import { RichContentEnumerations } from '@fairground/contract/enumerations/rich-content.ts'
import { expect, test } from 'vitest'
import { richParts } from './rich-parts.ts'
import { richSamples } from './rich-samples.fixture.ts'

test('every type of node that is accepted has a sample, by which its drawing is tested', () => {
  const accepted = RichContentEnumerations.nodes?.type ?? []
  expect(accepted.length).toBeGreaterThan(30)
  expect(Object.keys(richSamples).sort()).toEqual([...accepted].sort())
})

const ID = '0b6f7a52-3c1d-4e8f-9a0b-1c2d3e4f5a6b'
const image = (src: unknown, more: object = {}) => ({ type: 'IMAGE', imageData: { image: { src }, ...more } })

test.for([
  ['its address', { url: `https://shop.example/media/${ID}` }, `https://shop.example/media/${ID}`],
  ['a path', { url: `/media/${ID}` }, `/media/${ID}`],
  ['an id', { id: ID }, `/media/${ID}`],
  ['the name of the published clients', { url: `wix:image://v1/${ID}/bowl.jpg#originWidth=4` }, `/media/${ID}`],
] as const)('a picture of the library is found by %s', ([, source, src]) => {
  expect(richParts(image(source))).toEqual([{ kind: 'picture', src, alt: '' }])
})

test.for([
  [
    'a picture elsewhere',
    image({ url: 'https://a.example/b.png' }, { altText: 'A bowl' }),
    'https://a.example/b.png',
    'A bowl',
  ],
  ['one without words', image({ url: 'https://www.a.example/b.png' }), 'https://www.a.example/b.png', 'a.example'],
  [
    'a place without a position',
    { type: 'MAP', mapData: { mapSettings: { address: 'Quay 1, Hull' } } },
    'https://www.openstreetmap.org/search?query=Quay%201%2C%20Hull',
    'Quay 1, Hull',
  ],
] as const)('%s is a link', ([, node, href, title]) => {
  expect(richParts(node)).toEqual([{ kind: 'card', href, title }])
})

test.for([
  ['a button that leads to a program', { type: 'BUTTON', buttonData: { text: 'Go', link: { url: 'javascript:x' } } }],
  ['a file without an address', { type: 'FILE', fileData: { name: 'Go', src: { url: 'data:text/html,x' } } }],
  ['a page of another scheme', { type: 'EMBED', embedData: { src: 'javascript:x', oembed: { title: 'Go' } } }],
] as const)('%s leaves its words', ([, node]) => {
  expect(richParts(node)).toEqual([{ kind: 'words', text: 'Go' }])
})

test.for([
  ['nothing', null],
  ['a text', 'IMAGE'],
  ['a type that is a number', { type: 7 }],
  ['a picture without data', { type: 'IMAGE' }],
  ['a gallery whose items are none', { type: 'GALLERY', galleryData: { items: { length: 1 } } }],
  ['items that are nothing', { type: 'GALLERY', galleryData: { items: [null, 3] } }],
  ['a map of nowhere', { type: 'MAP', mapData: {} }],
] as const)('%s shows nothing', ([, node]) => {
  expect(richParts(node)).toEqual([])
})
