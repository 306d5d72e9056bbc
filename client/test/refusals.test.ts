import { expect, test } from 'vitest'
import { tokenAuth } from '../src/auth/token.ts'
import { createClient } from '../src/create-client.ts'
import { payments } from '../src/generated/fairground.payments.ts'
import { attempt, isRefusalOf } from '../src/refusals.ts'
import { type Answer, answeringServer, refusal } from './answering-server.ts'

async function shop(answer: Answer) {
  const { url } = await answeringServer(() => answer)
  return createClient({ url, auth: tokenAuth(() => 't'), modules: { payments } })
}
const order = { orderId: 'o1', method: 'manual' as const }

test('an attempt that succeeds is an answer', async () => {
  const { payments } = await shop({ body: { orderId: 'o1', status: 'PAID' } })
  expect(await attempt(payments.payOrder, order)).toEqual({ ok: true, answer: { orderId: 'o1', status: 'PAID' } })
})

test('an attempt that is refused is a refusal', async () => {
  const { payments } = await shop(refusal(404, 'ORDER_NOT_FOUND'))
  const outcome = await attempt(payments.payOrder, order)
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'ORDER_NOT_FOUND', status: 404, requestId: 'r-1' } })
})

test.for([
  ['the server fails', refusal(500, 'SYSTEM_ERROR'), 'SystemError'],
  ['nobody answers', { hangUp: true }, 'ConnectionError'],
] as const)('an attempt throws when %s', async ([, answer, name]) => {
  const { payments } = await shop(answer)
  const error = await attempt(payments.payOrder, order).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name })
  expect(isRefusalOf(payments.payOrder, error)).toBe(false)
})
