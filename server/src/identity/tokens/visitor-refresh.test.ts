import { expect, test } from 'vitest'
import { visitorRefresh } from './visitor-refresh.ts'

const SITE = '0190ffff-0000-7000-8000-00000000000a'
const OTHER_SITE = '0190ffff-0000-7000-8000-00000000000b'
const session = {
  clientId: '0190ffff-0000-7000-8000-00000000000c',
  subjectId: '0190ffff-0000-7000-8000-00000000000d',
  family: '0190ffff-0000-7000-8000-00000000000e',
  createdAt: new Date('2026-05-01T10:00:00.123Z'),
}
const ours = visitorRefresh(['newer', 'older'])
const token = ours.seal(SITE, session)
/** The first character of the content, and the last of the MAC, changed. */
const changed = (place: number) => {
  const other = token.at(place) === 'A' ? 'B' : 'A'
  return place < 0 ? token.slice(0, place) + other : token.slice(0, place) + other + token.slice(place + 1)
}

test('a token opens to the session that it was sealed for', () => {
  expect(ours.open(SITE, token)).toEqual(session)
  expect(ours.open(SITE, visitorRefresh(['older']).seal(SITE, session))).toEqual(session)
})

test.for([
  ['at another site', () => ours.open(OTHER_SITE, token)],
  ['under another secret', () => visitorRefresh(['foreign']).open(SITE, token)],
  ['with other content', () => ours.open(SITE, changed(6))],
  ['with another seal', () => ours.open(SITE, changed(-1))],
  ['with a character more', () => ours.open(SITE, `${token}A`)],
  ['with padding', () => ours.open(SITE, `${token}=`)],
  ['that is empty', () => ours.open(SITE, 'fgv_')],
] as const)('a token %s is refused', ([, opened]) => {
  expect(opened()).toBeUndefined()
})
