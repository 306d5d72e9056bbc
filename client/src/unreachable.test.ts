import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { tokenAuth } from './auth/token.ts'
import { createClient } from './create-client.ts'
import { payments } from './generated/fairground.payments.ts'

/** A port of this machine at which nothing listens. */
const closedPort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number } // listening on TCP
      probe.close(() => resolve(port))
    })
  })

test('an error of a server that does not answer names its address and the call', async () => {
  const url = `http://127.0.0.1:${await closedPort()}`
  const shop = createClient({ url, auth: tokenAuth(() => 't'), modules: { payments } })
  await expect(shop.payments.listPaymentMethods({})).rejects.toThrow(
    `GET ${url}/fairground/v1/payment-methods: no answer`,
  )
})
