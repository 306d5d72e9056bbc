// @vitest-environment happy-dom
import { mount } from '@fairground/ui/testing/mount.ts'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { plainFields } from './shared-edits.ts'
import { useSharedValues } from './use-shared-values.ts'

interface Tea {
  readonly name: string
  readonly tags: readonly string[]
}
const fields = plainFields<Tea>({ name: 'Name', tags: 'Tags' })

interface Seen {
  form?: ReturnType<typeof useSharedValues<Tea>>
  put?: (stored: Tea) => void
}

/** A form over stored values; without an id there is no author of a change. */
function Form({ first, seen }: { first: Tea; seen: Seen }) {
  const [stored, setStored] = useState(first)
  seen.put = setStored
  seen.form = useSharedValues({ edited: undefined, stored: { ...stored }, fields, pending: false })
  return null
}

function open(first: Tea) {
  const seen: Seen = {}
  mount(<Form first={first} seen={seen} />)
  return {
    form: () => seen.form!, // rendered
    change: (stored: Tea) => act(() => seen.put?.(stored)),
    edit: (one: Partial<Tea>) => act(() => seen.form?.edit(one)),
  }
}

const tea: Tea = { name: 'Tea', tags: ['hot'] }

test('an open form takes over what somebody else changed, beside what was entered', () => {
  const { form, change, edit } = open(tea)
  edit({ name: 'Black tea' })
  change({ ...tea, tags: [] })
  expect(form().values).toEqual({ name: 'Black tea', tags: [] })
  expect(form().reason).toBeUndefined()
})

test('a field that both changed keeps what was entered, and has to be decided', () => {
  const { form, change, edit } = open(tea)
  edit({ name: 'Black tea' })
  change({ ...tea, name: 'Green tea' })
  expect(form().values.name).toBe('Black tea')
  expect(form().reason).toBe('Choose which value to keep for 1 field first')
})

test('the form shows its own saved values as they were stored', () => {
  const { form, change, edit } = open(tea)
  edit({ name: ' Black tea' })
  form().markSaved()
  change({ ...tea, name: 'Black tea' })
  expect(form().values.name).toBe('Black tea')
  expect(form().reason).toBeUndefined()
})
