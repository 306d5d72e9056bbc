import { expect, test } from 'vitest'
import { toyProvider } from '../../../test/toy-provider.ts'
import { DatabaseBusy } from '../../db/faults.ts'
import { guardedProvider } from './guarded-provider.ts'
import type { Payment, PaymentProvider } from './provider.ts'

const payment = { id: 'p1', siteId: 's1', amount: 100n, returnUrl: '' } as Payment // the toy reads no more

/** A provider that fails as `fault` says, on a clock that the test turns. */
function failing() {
  const state = { fault: undefined as Error | undefined, calls: 0, now: 0 }
  const { provider } = toyProvider()
  const begin: PaymentProvider['begin'] = (about) => {
    state.calls += 1
    return state.fault ? Promise.reject(state.fault) : provider.begin(about)
  }
  return { state, guarded: guardedProvider({ ...provider, begin }, () => state.now) }
}

const codeOf = (guarded: PaymentProvider, siteId = 's1') =>
  guarded.begin({ ...payment, siteId }).then(
    ({ status }) => status,
    (error) => error.code ?? error.name,
  )

async function failTimes(guarded: PaymentProvider, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await codeOf(guarded)).toBe('PAYMENT_PROVIDER_UNREACHABLE')
}

test('five failures in a row open the circuit of one site; one call tries it after 30 seconds', async () => {
  const { state, guarded } = failing()
  state.fault = new Error('The line broke')
  await failTimes(guarded, 6)
  expect(state.calls).toBe(5)
  expect(await codeOf(guarded, 's2')).toBe('PAYMENT_PROVIDER_UNREACHABLE')
  expect(state.calls).toBe(6)

  state.now = 30_000
  await Promise.all([codeOf(guarded), codeOf(guarded)])
  expect(state.calls).toBe(7)
  state.now = 60_000
  state.fault = undefined
  expect(await codeOf(guarded)).toBe('OPEN')
  state.fault = new Error('The line broke')
  await failTimes(guarded, 4)
  expect(state.calls).toBe(12)
})

test('a call that the provider refuses says nothing about others, and neither does our database', async () => {
  const { state, guarded } = failing()
  state.fault = Object.assign(new Error('No such customer'), { statusCode: 400 })
  await failTimes(guarded, 6)
  expect(state.calls).toBe(6)
  state.fault = new DatabaseBusy('statementTimeout', new Error('late'))
  for (let i = 0; i < 6; i += 1) expect(await codeOf(guarded)).toBe('DatabaseBusy')
  expect(state.calls).toBe(12)
})
