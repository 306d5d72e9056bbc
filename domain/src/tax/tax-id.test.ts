import { expect, test } from 'vitest'
import { isCnpj, isCpf } from './tax-id.ts'

test.for([
  ['529.982.247-25', true],
  ['52998224725', true],
  [' 111.444.777-35 ', true],
  ['529.982.247-24', false],
  ['529.982.247-2', false],
  ['111.111.111-11', false],
  ['5299822472A', false],
  ['', false],
] as const)('CPF %s is right: %s', ([id, isRight]) => {
  expect(isCpf(id)).toBe(isRight)
})

test.for([
  ['11.222.333/0001-81', true],
  ['11222333000181', true],
  ['12.ABC.345/01DE-35', true],
  ['12abc34501de35', true],
  ['11.222.333/0001-82', false],
  ['12.ABD.345/01DE-35', false],
  ['00.000.000/0000-00', false],
  ['11.222.333/0001-8A', false],
] as const)('CNPJ %s is right: %s', ([id, isRight]) => {
  expect(isCnpj(id)).toBe(isRight)
})
