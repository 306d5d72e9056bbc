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

/** A form over stored values; without an id it makes a new one. */
function Form({ first, id, seen }: { first: Tea; id: string | undefined; seen: Seen }) {
  const [stored, setStored] = useState(first)
  seen.put = setStored
  const edited = id === undefined ? undefined : ({ kind: 'unrecorded', id } as const)
  seen.form = useSharedValues({ edited, stored: { ...stored }, fields, pending: false })
  return null
}

function open(first: Tea, { id }: { id?: string } = { id: 't-1' }) {
  const seen: Seen = {}
  mount(<Form first={first} id={id} seen={seen} />)
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

test('a new one keeps what was entered where its first values change, and nothing has to be decided', () => {
  const { form, change, edit } = open(tea, {})
  edit({ name: 'Black tea' })
  change({ name: 'Green tea', tags: [] })
  expect(form().values).toEqual({ name: 'Black tea', tags: [] })
  expect(form().reason).toBeUndefined()
})

test('the form shows its own saved values as they were stored', () => {
  const { form, change, edit } = open(tea)
  edit({ name: ' Black tea' })
  form().markSaved()
  change({ ...tea, name: 'Black tea' })
  expect(form().values.name).toBe('Black tea')
  expect(form().reason).toBeUndefined()
})
