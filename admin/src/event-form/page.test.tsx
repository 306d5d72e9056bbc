// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const FORM = '/events/v1/events/e-1/form'
const input = { name: 'firstName', type: 'TEXT', mandatory: true, label: 'First name', array: false, options: [] }
const name = { id: 'name', type: 'NAME', system: true, name: 'name', orderIndex: 0, inputs: [input], deleted: false }
const answers = {
  'GET /events/v3/events/e-1': { event: { id: 'e-1', title: 'Night market' } },
  [`GET ${FORM}`]: { form: { controls: [name], messages: {} } },
  [`POST ${FORM}/control`]: { id: 'q-1', form: { controls: [name], messages: {} } },
}

test('an organiser asks guests a question, which needs its words', async () => {
  const { sent } = await openPage(page, '/events/:eventId/form', '/events/e-1/form', answers)
  press(button('Add a question'))
  press(button('Save question'))
  await settled(() => expect(document.body.textContent).toContain('Enter a question.'))
  type('Question', 'Any allergies?')
  press(button('Save question'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`POST ${FORM}/control`))
  expect(JSON.stringify(sent)).toContain('Any allergies?')
})

test('the preview marks questions that guests may leave open, fields and groups alike', async () => {
  const question = (id: string, type: string, mandatory: boolean, options: string[] = []) => {
    const label = `${id} of the guest`
    return { ...name, id, type, system: false, inputs: [{ ...input, name: id, label, mandatory, options }] }
  }
  const controls = [
    name,
    question('dish', 'INPUT', false),
    question('help', 'CHECKBOX', false, ['Chairs']),
    question('side', 'RADIO', true, ['Left']),
  ]
  await openPage(page, '/events/:eventId/form', '/events/e-1/form', {
    ...answers,
    [`GET ${FORM}`]: { form: { controls, messages: {} } },
  })
  const marked = [...document.querySelectorAll('form label, form legend')].map((one) => one.textContent)
  expect(marked.filter((text) => text?.includes('of the guest'))).toEqual([
    'dish of the guest (optional)',
    'help of the guest (optional)',
    'side of the guest',
  ])
})

const DRAFT = '/fairground/v1/staff/drafts/question-e-1-new'
const blank = {
  kind: 'text',
  label: '',
  required: false,
  options: '',
  placeholder: '',
  most: '',
  full: false,
  maxGuests: '5',
  dependsOn: '',
  forAnswers: [],
}

test('a question is stored while an organiser types it, and forgotten once it is saved', async () => {
  const drafts = {
    [`GET ${DRAFT}`]: {},
    [`PUT ${DRAFT}`]: { savedDate: '2026-03-14T18:00:00Z' },
    [`DELETE ${DRAFT}`]: {},
  }
  const { sent } = await openPage(page, '/events/:eventId/form', '/events/e-1/form', { ...answers, ...drafts })
  press(button('Add a question'))
  type('Question', 'Any allergies?')
  await settled(() => expect(sent.map(([request]) => request)).toContain(`PUT ${DRAFT}`))
  const [, stored] = sent.find(([request]) => request === `PUT ${DRAFT}`)!
  expect(stored).toMatchObject({ content: { base: blank, values: { ...blank, label: 'Any allergies?' } } })
  press(button('Save question'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${DRAFT}`))
})

test('an organiser finds a question as it was typed when the window was closed, and may discard it', async () => {
  const content = { base: blank, values: { ...blank, label: 'Any allergies?' } }
  const drafts = {
    [`GET ${DRAFT}`]: { draft: { content, savedDate: '2026-03-14T18:00:00Z' } },
    [`DELETE ${DRAFT}`]: {},
  }
  const { sent } = await openPage(page, '/events/:eventId/form', '/events/e-1/form', { ...answers, ...drafts })
  press(button('Add a question'))
  await settled(() => expect(document.body.textContent).toContain('This is what you typed before'))
  const fields = () => [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(fields()).toContain('Any allergies?')
  press(button('Discard it'))
  await settled(() => expect(fields()).not.toContain('Any allergies?'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${DRAFT}`))
})
