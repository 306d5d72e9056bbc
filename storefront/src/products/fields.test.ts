import { expect, test } from 'vitest'
import { fieldsIn, without, withoutPrice } from './fields.ts'

const fields = fieldsIn(new URLSearchParams('q=bag&brand=Oak&brand=Loom&min=1&max=2&cur=EUR&sort=price&page=2'))

test('an address says fields, and other things beside', () => {
  expect(fields).toEqual([
    ['brand', 'Oak'],
    ['brand', 'Loom'],
    ['min', '1'],
    ['max', '2'],
    ['cur', 'EUR'],
  ])
})

test('the cross of a chip leaves the others', () => {
  expect(without(fields, 'brand', 'Oak')).toEqual([
    ['brand', 'Loom'],
    ['min', '1'],
    ['max', '2'],
    ['cur', 'EUR'],
  ])
  expect(withoutPrice(fields)).toEqual([
    ['brand', 'Oak'],
    ['brand', 'Loom'],
  ])
})
