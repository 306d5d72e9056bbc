import { expect, test } from 'vitest'
import { sealer } from './sealer.ts'

const one = sealer(['one'])
const sealed = one.seal('JBSWY3DPEHPK3PXP', 'ada')

test('a sealed text opens for its owner, and looks different every time', () => {
  expect(one.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(one.seal('JBSWY3DPEHPK3PXP', 'ada')).not.toBe(sealed)
})

test.for([
  ['another’s', sealed, 'grace', one],
  ['of another secret', sealed, 'ada', sealer(['two'])],
  ['changed', `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`, 'ada', one],
  ['cut short', sealed.slice(0, 10), 'ada', one],
] as const)('%s does not open', ([, text, of, by]) => {
  expect(() => by.open(text, of)).toThrow('SECRET_KEY')
})

test('a secret that is put before another opens what the other sealed', () => {
  const both = sealer(['two', 'one'])
  expect(both.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => one.open(both.seal('x', 'ada'), 'ada')).toThrow('SECRET_KEY')
})

test('an unsealed text is left as it is', () => {
  expect(one.open('JBSWY3DPEHPK3PXP', 'ada')).toBe('JBSWY3DPEHPK3PXP')
})
