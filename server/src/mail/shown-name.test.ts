import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.for([
  'Ada Lovelace',
  'J. R. R. Tolkien',
  'Sammy Davis Jr.',
  'St. John',
  'J.Smith',
  'St.John',
  '李',
  'Dr.med. Ida Berg',
  'King, Jr.',
  'Team 24.7',
])('the name %s is shown', (name) => {
  expect(shownName(name)).toBe(name)
})

test.for([
  'Win http://evil.example',
  'Go to www.evil.example now',
  'evil.example',
  'evil.example/prize',
  'see evil.example today',
  'win24.com',
  'EVIL.COM',
  '(evil.example)',
  'evil.example, now',
  'evil.example:8080',
  't.co/prize',
])('the name %s is not', (name) => {
  expect(shownName(name)).toBe('')
})
