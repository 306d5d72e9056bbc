import { expect, test } from 'vitest'
import { tokenAuth } from './auth/token.ts'
import { createClient } from './create-client.ts'
import { payments } from './generated/fairground.payments.ts'

/** Nothing listens there. */
const url = 'http://127.0.0.1:2'

test('an error of a server that does not answer names its address and the call', async () => {
  const shop = createClient({ url, auth: tokenAuth(() => 't'), modules: { payments } })
  const call = shop.payments.listPaymentMethods({})
  await expect(call).rejects.toThrow(`GET ${url}/fairground/v1/payment-methods: no answer`)
})
