import { ApiError } from '@fairground/client/errors.ts'
import { expect, test } from 'vitest'
import { placeViolations } from './field-violations.ts'

const refusal = (...fields: string[]) =>
  new ApiError(400, new Headers(), {
    message: '',
    details: {
      validationError: {
        fieldViolations: fields.map((field) => ({ field, description: 'must be shorter', violatedRule: 'MAX_LENGTH' })),
      },
    },
  })

const map = [
  [/^product\.name$/, 'name'],
  [/^product\.productOptions\[(\d+)\]\.choices.*$/, 'options.$1.choices'],
] as const

test.for([
  ['a field', 'product.name', [{ name: 'name', message: 'Must be shorter.' }], undefined],
  [
    'a field in a list',
    'product.productOptions[2].choices[0].value',
    [{ name: 'options.2.choices', message: 'Must be shorter.' }],
    undefined,
  ],
  ['a field that the form does not show', 'product.weight', [], 'Weight must be shorter.'],
] as const)('%s', ([, field, fields, rest]) => {
  expect(placeViolations(refusal(field), map)).toEqual({ fields, rest })
})

test('a text that is no violation belongs to no field', () => {
  expect(placeViolations(new Error('offline'), map)).toEqual({ fields: [], rest: undefined })
})
