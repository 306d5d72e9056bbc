// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { mount } from './testing/mount.ts'
import { type TypedText, useTypedText } from './typed-text.ts'

function Field({ value, onRender }: { value: string; onRender: (field: TypedText) => void }) {
  onRender(useTypedText(value))
  return null
}

/** A field at an address. */
function fieldAt(first: string) {
  let field: TypedText | undefined
  mount(null)
  const root = createRoot(document.createElement('div'))
  const onRender = (now: TypedText) => {
    field = now
  }
  const arrive = (value: string) => act(() => root.render(<Field value={value} onRender={onRender} />))
  arrive(first)
  const now = () => field as TypedText // rendered above
  return {
    arrive,
    type: (text: string) => act(() => now().type(text)),
    send: (words: string) => act(() => now().send(words)),
    rest: () => act(() => now().rest()),
    text: () => now().text,
  }
}

test('words that come back from the address leave newer letters alone', () => {
  const field = fieldAt('')
  field.type('mu')
  field.send('mu')
  field.type('mug')
  field.arrive('mu')
  expect(field.text()).toBe('mug')
})

test('an address that comes back after newer words were sent is passed over, too', () => {
  const field = fieldAt('')
  for (const words of ['m', 'mu']) {
    field.type(words)
    field.send(words)
  }
  field.arrive('m')
  expect(field.text()).toBe('mu')
  field.arrive('mu')
  expect(field.text()).toBe('mu')
})

test('words that were overtaken on the way are forgotten', () => {
  const field = fieldAt('')
  for (const words of ['m', 'mu']) {
    field.type(words)
    field.send(words)
  }
  field.arrive('mu')
  field.arrive('m')
  expect(field.text()).toBe('m')
})

test('an address from elsewhere waits while somebody types, and fills a field that rests', () => {
  const field = fieldAt('lamp')
  field.type('lamps')
  field.arrive('')
  expect(field.text()).toBe('lamps')
  field.rest()
  field.arrive('mug')
  expect(field.text()).toBe('mug')
})

test('words whose address was given up for another fill the field when they come later', () => {
  const field = fieldAt('')
  field.type('lamp')
  field.send('lamp')
  field.arrive('mug')
  field.arrive('lamp')
  expect(field.text()).toBe('lamp')
})
