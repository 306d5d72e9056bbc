import { expect, test } from 'vitest'
import { brokenCondition, leadingQuestions, questionsFor } from './form-conditions.ts'

const question = (id: string, options: readonly string[] = [], more: object = {}) => ({
  id,
  inputs: [{ name: id, options }],
  ...more,
})
const meal = question('meal', ['Meat', 'Fish', 'None'])
const allergies = question('allergies', [], { condition: { controlId: 'meal', options: ['Meat', 'Fish'] } })
const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

test.for<[string, string[], string[]]>([
  ['an option of the condition asks', ['Fish'], ['meal', 'allergies']],
  ['several chosen options ask once', ['None', 'Meat'], ['meal', 'allergies']],
  ['another option does not ask', ['None'], ['meal']],
  ['no answer does not ask', [], ['meal']],
])('%s', ([, chosen, ids]) => {
  expect(idsOf(questionsFor([meal, allergies], () => chosen))).toEqual(ids)
})

test('a deleted question asks nobody, and takes those along whose conditions name it', () => {
  expect(questionsFor([{ ...meal, deleted: true }, allergies], () => ['Meat'])).toEqual([])
})

test.for<[string, ReturnType<typeof question>[], string | undefined]>([
  ['a condition on an earlier choice holds', [meal, allergies], undefined],
  ['a question cannot come before the one that its condition names', [allergies, meal], 'allergies'],
  ['an option that is gone breaks a condition', [question('meal', ['Meat', 'None']), allergies], 'allergies'],
  ['a question without options breaks a condition', [question('meal'), allergies], 'allergies'],
  [
    'a deleted question breaks a condition',
    [question('meal', ['Meat', 'Fish'], { deleted: true }), allergies],
    'allergies',
  ],
  [
    'a condition on a question with a condition is broken',
    [question('first', ['Yes']), { ...meal, condition: { controlId: 'first', options: ['Yes'] } } as never, allergies],
    'allergies',
  ],
])('%s', ([, questions, broken]) => {
  expect(brokenCondition(questions)?.id).toBe(broken)
})

test('questions with options and without a condition lead those after them', () => {
  expect(idsOf(leadingQuestions([question('name'), meal, allergies], 3))).toEqual(['meal'])
  expect(leadingQuestions([question('name'), meal, allergies], 1)).toEqual([])
})
