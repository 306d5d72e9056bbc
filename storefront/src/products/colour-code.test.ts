import { expect, test } from 'vitest'
import { colourCode } from './colour-code.ts'

test.for(['#c11e4d', '#FFF', 'rgb(10, 20, 30)', 'rgba(10,20,30,.5)', 'oklch(0.7 0.1 150)'])(
  '%s is a colour',
  (value) => {
    expect(colourCode(value)).toBe(value)
  },
)

test.for(['Oak frame', 'Red', '', '#', 'url(x)', undefined])('%s is none', (value) => {
  expect(colourCode(value)).toBeUndefined()
})
