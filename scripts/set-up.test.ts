import { expect, test } from 'vitest'
import { refuseOldNode } from './set-up.mjs'

test.for([
  ['18.20.4', 'Fairground needs Node 20.19 or later, and this is 18.20.4.'],
  ['20.18.3', 'Fairground needs Node 20.19 or later, and this is 20.18.3.'],
  ['20.19.0', undefined],
  ['24.0.0', undefined],
])('Node %s', ([version, sentence]) => {
  const attempt = () => refuseOldNode(version)
  if (sentence) expect(attempt).toThrow(sentence)
  else expect(attempt).not.toThrow()
})
