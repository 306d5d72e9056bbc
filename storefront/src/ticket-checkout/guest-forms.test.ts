import { expect, test } from 'vitest'
import { fieldOfViolation, guestForms, sentForms } from './guest-forms.ts'

const input = (name: string) => ({ name, label: name, mandatory: true, maxLength: 0, options: [], type: 'TEXT' })
const event = (guestsAssignedSeparately: boolean) =>
  ({
    registration: { tickets: { guestsAssignedSeparately } },
    form: {
      controls: [
        { type: 'NAME', orderIndex: 0, deleted: false, inputs: [input('firstName'), input('lastName')] },
        { type: 'CHECKBOX', orderIndex: 1, deleted: false, inputs: [input('diet')] },
      ],
    },
  }) as never // the parts that are read

const sent = (entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('one form serves all tickets unless each guest is named', () => {
  expect(guestForms(event(false), 3)).toHaveLength(1)
  expect(guestForms(event(true), 2).map(({ title, questions }) => [title, questions.map(({ name }) => name)])).toEqual([
    ['Guest 1', ['firstName', 'lastName', 'diet']],
    ['Guest 2', ['1.firstName', '1.lastName', '1.diet']],
  ])
})

test('answers keep their guest, and a violation finds its field', () => {
  const answers = sentForms(
    sent([
      ['firstName', ' Ada '],
      ['1.firstName', 'Bo'],
      ['1.diet', 'vegan'],
      ['1.diet', 'no nuts'],
    ]),
    guestForms(event(true), 2),
  )
  expect(answers.guests.map(({ form }) => form.inputValues)).toEqual([
    [{ inputName: 'firstName', value: 'Ada' }],
    [
      { inputName: 'firstName', value: 'Bo' },
      { inputName: 'diet', values: ['vegan', 'no nuts'] },
    ],
  ])
  expect(fieldOfViolation('guests[0].form.inputValues.lastName', answers)).toBe('lastName')
  expect(fieldOfViolation('guests[1].form.inputValues[1].values[0]', answers)).toBe('1.diet')
  expect(fieldOfViolation('guests', answers)).toBe('')
})
