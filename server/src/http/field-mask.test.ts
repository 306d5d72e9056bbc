import { nullable, optional, text } from '@fairground/contract/scalars.ts'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { masked } from './field-mask.ts'

const Change = Type.Object({
  title: optional(text(10)),
  note: optional(nullable(text(10))),
  place: optional(Type.Object({ name: optional(text(10)), city: optional(text(10)) })),
})
const change = { title: 'T', place: { name: 'N', city: 'C' } }

test.for([
  ['no mask', undefined, change],
  ['one field', 'title', { title: 'T' }],
  ['several', 'title, place', change],
  ['a part', 'place.city', { place: { city: 'C' } }],
  ['two parts', 'place.city,place.name', { place: { name: 'N', city: 'C' } }],
  ['the entity in front', 'event.title', { title: 'T' }],
  ['an absent one that may be empty', 'note', { note: null }],
  ['an absent one that may not', 'title.more,colour', { title: 'T' }],
  ['nothing', '', {}],
  ['inherited names', 'constructor,__proto__', {}],
] as const)('%s', ([, mask, expected]) => {
  expect(masked(change, mask, Change, 'event')).toEqual(expected)
})
