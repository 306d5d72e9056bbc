import { randomUUID } from 'node:crypto'
import { messagesPath } from '../../sales/payments/provider.ts'
import { signed } from './signed-message.ts'

/** Header of the signature of the bank's messages. */
export const TEST_SIGNATURE = 'x-test-signature'

interface Needs {
  readonly name: string
  readonly publicUrl: string
  readonly secret: string
  readonly onFault: (error: unknown) => void
}

export interface BankMessages {
  /** Reports that a payment changed; resolves once the shop has answered. One that cannot be delivered is lost, as the shop must bear. */
  now(siteId: string, paymentId: string): Promise<void>
  /** The same after so many milliseconds. */
  later(siteId: string, paymentId: string, afterMs: number): void
  stop(): void
}

/** Messages of the test bank, sent as an outside provider sends them: signed, by POST, to the public address. */
export function messagesOfTheBank(send: typeof fetch, { name, publicUrl, secret, onFault }: Needs): BankMessages {
  const waiting = new Set<NodeJS.Timeout>()
  const now = async (siteId: string, paymentId: string): Promise<void> => {
    const body = JSON.stringify({ id: randomUUID(), paymentId })
    const headers = {
      host: new URL(publicUrl).host,
      'content-type': 'application/json',
      [TEST_SIGNATURE]: signed(secret, body, new Date()),
    }
    try {
      const answer = await send(publicUrl + messagesPath(name, siteId), { method: 'POST', headers, body })
      if (!answer.ok) onFault(new Error(`A message of the test bank was answered with ${answer.status}`))
    } catch (error) {
      onFault(error)
    }
  }
  return {
    now,
    later(siteId, paymentId, afterMs) {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void now(siteId, paymentId)
      }, afterMs)
      waiting.add(timer.unref())
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}
