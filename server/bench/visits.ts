import { listPath, type Shop, slugPath } from './shop.ts'
import { addLine, checkOut, newVisitor, orderIdOf, payOnline, Refused, read } from './visitor.ts'
import { openConnection } from './wire-connection.ts'

/** Visits at once. */
const VISITORS = 64
/** Reads of a visitor before and between what they buy: of ten requests five are the purchase. */
const READS = 5
const REQUESTS_OF_A_VISIT = READS + 5

interface Pace {
  readonly seconds: number
  readonly requestsASecond: number
}

/** Open loop: a visit begins when its time has come, with a connection of its own, if fewer than 64 are under way. Returns the number of requests that were answered in which time, and of visits that ended at a refusal: other work on this machine may take all of it for a while. */
export async function visits(
  shop: Shop,
  { seconds, requestsASecond }: Pace,
): Promise<{ requests: number; refused: number; took: number }> {
  const began = performance.now()
  let next = 0
  let requests = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (;;) {
        const n = next++
        const due = (n * 1000 * REQUESTS_OF_A_VISIT) / requestsASecond
        if (due > seconds * 1000) return
        const early = due - (performance.now() - began)
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        try {
          await visit(shop, n)
          requests += REQUESTS_OF_A_VISIT
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refused++
        }
      }
    }),
  )
  return { requests, refused, took: (performance.now() - began) / 1000 }
}

/** A visitor looks around, and buys something that is paid by card. */
async function visit(shop: Shop, n: number): Promise<void> {
  const connection = await openConnection(shop.port)
  try {
    const token = await newVisitor(connection, shop)
    for (let i = 0; i < READS; i++)
      await read(connection, token, i % 2 === 0 ? listPath(i) : slugPath(itemAt(shop, n + i).slug))
    await addLine(connection, token, itemAt(shop, n))
    await payOnline(connection, token, await orderIdOf(connection, token, await checkOut(connection, token)))
  } finally {
    connection.end()
  }
}

const itemAt = ({ items }: Shop, n: number) => items[n % items.length]! // there are items
