import { expect, test } from 'vitest'
import type { FormControl } from './form-queries.ts'
import { BLANK, kindsFor, QUESTION_KINDS, questionOf, valuesOf } from './question-values.ts'

const control = (type: string, input: object): FormControl =>
  ({
    id: 'q1',
    type,
    inputs: [{ name: 'q1', label: 'Diet', mandatory: true, maxLength: 0, options: ['Vegan', 'None'], ...input }],
  }) as never // the parts that are read

test.for([
  ['DROPDOWN', {}, { dropdown: { label: 'Diet', options: ['Vegan', 'None'], mandatory: true } }],
  ['RADIO', {}, { radioButton: { label: 'Diet', options: ['Vegan', 'None'], mandatory: true } }],
  ['CHECKBOX', {}, { checkbox: { label: 'Diet', options: ['Vegan', 'None'], mandatory: true } }],
  ['TEXTAREA', { maxLength: 300 }, { text: { label: 'Diet', mandatory: true, multiLine: true, maxLength: 300 } }],
  ['INPUT', { name: 'phone' }, { phone: { label: 'Diet', mandatory: true } }],
  ['ADDRESS_FULL', {}, { address: { labels: { addressLine: 'Diet' }, full: true, mandatory: true } }],
] as const)('a %s question comes back as it was stored', ([type, input, expected]) => {
  expect(questionOf(valuesOf(control(type, input)))).toEqual(expected)
})

test('a question that a form asks once stays what it is, and no other becomes one', () => {
  expect(kindsFor(undefined)).toEqual(QUESTION_KINDS)
  expect(kindsFor(control('ADDRESS_SHORT', {}))).toEqual(['address'])
  expect(kindsFor(control('RADIO', {}))).not.toContain('phone')
  expect(kindsFor(control('RADIO', {}))).toContain('dropdown')
})

test('options are one a line, without blanks and repeats', () => {
  const typed = { ...BLANK, kind: 'radio' as const, label: 'Seat', options: ' Left \n\nRight\nLeft' }
  expect(questionOf(typed).radioButton?.options).toEqual(['Left', 'Right'])
})
