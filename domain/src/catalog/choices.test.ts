import { expect, test } from 'vitest'
import { brokenRules, choiceTypeOf, type RuledChoice } from './choices.ts'

const text = (id: string, more: Partial<RuledChoice> = {}): RuledChoice => ({
  id,
  name: `Choice ${id}`,
  choiceType: 'CHOICE_TEXT',
  ...more,
})
const color = (id: string, more: Partial<RuledChoice> = {}): RuledChoice => ({
  id,
  name: `Choice ${id}`,
  choiceType: 'ONE_COLOR',
  colorCode: '#fff',
  ...more,
})

test.for([
  ['texts', 'TEXT_CHOICES', [text('a'), text('b')], []],
  [
    'colours of each kind',
    'SWATCH_CHOICES',
    [color('a'), color('b', { choiceType: 'IMAGE', colorCode: undefined, image: {} })],
    [],
  ],
  ['a colour among texts', 'TEXT_CHOICES', [text('a'), color('b')], ['1 choiceType INVALID_CHOICE_TYPE']],
  ['a text among colours', 'SWATCH_CHOICES', [text('a')], ['0 choiceType INVALID_CHOICE_TYPE']],
  [
    'a colour without one',
    'SWATCH_CHOICES',
    [color('a', { colorCode: undefined })],
    ['0 colorCode INVALID_CHOICE_VALUE'],
  ],
  ['a text with a colour', 'TEXT_CHOICES', [text('a', { colorCode: '#000' })], ['0 colorCode INVALID_CHOICE_VALUE']],
  [
    'two of a name',
    'TEXT_CHOICES',
    [text('a', { name: 'X' }), text('b', { name: 'X' })],
    ['1 name DUPLICATE_CHOICE_NAME'],
  ],
  ['under another', 'TEXT_CHOICES', [text('a'), text('b', { primaryChoiceIds: ['a'] })], []],
  [
    'under itself',
    'TEXT_CHOICES',
    [text('a', { primaryChoiceIds: ['a'] })],
    ['0 primaryChoiceIds PRIMARY_CHOICE_SELF_REFERENCE'],
  ],
  [
    'under nothing',
    'TEXT_CHOICES',
    [text('a', { primaryChoiceIds: ['z'] })],
    ['0 primaryChoiceIds PRIMARY_CHOICE_NOT_FOUND'],
  ],
  [
    'two levels deep',
    'TEXT_CHOICES',
    [text('a'), text('b', { primaryChoiceIds: ['a'] }), text('c', { primaryChoiceIds: ['b'] })],
    ['2 primaryChoiceIds PRIMARY_CHOICE_HIERARCHY_VIOLATION'],
  ],
] as const)('%s', ([, renderType, choices, expected]) => {
  expect(brokenRules(renderType, choices).map(({ index, field, rule }) => `${index} ${field} ${rule}`)).toEqual(
    expected,
  )
})

test.for([
  ['TEXT_CHOICES', {}, 'CHOICE_TEXT'],
  ['SWATCH_CHOICES', {}, 'ONE_COLOR'],
  ['SWATCH_CHOICES', { colorCodes: ['#000', '#fff'] }, 'MULTIPLE_COLORS'],
  ['SWATCH_CHOICES', { image: {} }, 'IMAGE'],
] as const)('a choice of %s with %o is %s', ([renderType, shows, expected]) => {
  expect(choiceTypeOf(renderType, shows)).toBe(expected)
})
