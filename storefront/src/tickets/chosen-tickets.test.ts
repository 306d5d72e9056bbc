import { present } from '@fairground/domain/present.ts'
import { expect, test } from 'vitest'
import { ACCESS, chosenTickets, fieldOf, TICKETS_APP_ID } from './chosen-tickets.ts'

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const line = (catalogItemId: string, quantity: number, options?: Record<string, string>) => ({
  catalogReference: { appId: TICKETS_APP_ID, catalogItemId, ...present({ options }) },
  quantity,
})

test.for([
  ['none of a kind', { [fieldOf.quantity('a')]: '0' }, []],
  ['two of one, none of another', { [fieldOf.quantity('a')]: '2', [fieldOf.quantity('b')]: '0' }, [line('a', 2)]],
  [
    'an option of the price',
    { [fieldOf.quantity('a')]: '1', [fieldOf.option('a')]: 'x' },
    [line('a', 1, { pricingOptionId: 'x' })],
  ],
  [
    'a price of one’s own, typed with a comma',
    { [fieldOf.quantity('a')]: '1', [fieldOf.amount('a')]: '7,50' },
    [line('a', 1, { guestPrice: '7.50' })],
  ],
  [
    'with the access of a code',
    { [fieldOf.quantity('a')]: '1', [ACCESS]: 'opened' },
    [line('a', 1, { access: 'opened' })],
  ],
  ['a quantity that is no number', { [fieldOf.quantity('a')]: 'two' }, []],
  ['a part of a ticket', { [fieldOf.quantity('a')]: '1.5' }, []],
] as const)('%s', ([, fields, expected]) => {
  expect(chosenTickets(form(fields))).toEqual(expected)
})
