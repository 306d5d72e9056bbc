import { expect, test } from 'vitest'
import { mediumAddress } from './medium-address.ts'

test.for([
  ['wix:image://v1/a~mv2.png/cup.png#originWidth=1&originHeight=2', 'https://static.wixstatic.com/media/a~mv2.png'],
  ['wix:image://v1/a', 'https://static.wixstatic.com/media/a'],
  ['wix:image://v1/a%2Fb/c', 'https://static.wixstatic.com/media/a%2Fb'],
  ['wix:image://v1/%E0/c', 'https://static.wixstatic.com/media/%25E0'],
  ['wix:image://v1/..%2F..%2Fx/c', 'https://static.wixstatic.com/media/..%2F..%2Fx'],
  ['wix:video://v1/f/film#posterUri=p', 'https://video.wixstatic.com/video/f/480p/mp4/file.mp4'],
  ['wix:image://v1/', 'wix:image://v1/'],
  ['wix:vector://v1/a', 'wix:vector://v1/a'],
  ['https://example.com/wix:image://v1/a', 'https://example.com/wix:image://v1/a'],
  ['javascript:wix:image://v1/a', 'javascript:wix:image://v1/a'],
])('%s is %s', ([text, address]) => {
  expect(mediumAddress(text!)).toBe(address)
})
