import { restated } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'
import { message } from '../../ground/texts/message.ts'
import type { DefinitionRow } from './definition-row.ts'
import { definitionsOfEvent, writePrices, writeTierPrices } from './queries.ts'

interface Restating {
  readonly eventId: string
  readonly from: string
  readonly to: string
  /** Wire path of the currency, for the violation. */
  readonly field: string
  readonly now: Date
}

/** Writes the prices of an event's tickets in another currency with the same figures. A price with more decimal places than it has is refused. */
export async function restateDefinitions(tx: Tx, { eventId, from, to, field, now }: Restating): Promise<void> {
  const rows = await tx.rows(definitionsOfEvent, { now, eventId })
  const tooFine = new Set<string>()
  const prices = rows.map((row) =>
    pricesOf(row, (minor) => {
      const price = restated(minor, from, to)
      if (price.ok) return price.minor
      tooFine.add(row.name)
      return 0n
    }),
  )
  if (tooFine.size > 0) {
    const names = [...tooFine].map((name) => `“${name}”`).join(', ')
    const description = message('violations.decimalPlaces', { currency: to, names })
    throw new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])
  }
  if (prices.length === 0) return
  await tx.run(writePrices, {
    ids: rows.map(({ id }) => id),
    lowests: prices.map(({ lowest }) => lowest),
    highests: prices.map(({ highest }) => highest), // a null element is a price without a highest
    docs: prices.map(({ doc }) => JSON.stringify(doc)),
    at: now,
  })
  const tiers = prices.flatMap((price) => price.tiers)
  if (tiers.length > 0)
    await tx.run(writeTierPrices, { ids: tiers.map(({ id }) => id), prices: tiers.map(({ price }) => price) })
}

const pricesOf = ({ lowestPrice, highestPrice, doc, tiers }: DefinitionRow, inOther: (minor: bigint) => bigint) => ({
  lowest: inOther(lowestPrice),
  highest: highestPrice === null ? null : inOther(highestPrice),
  doc: {
    ...doc,
    ...present({
      options: doc.options?.map((o) => ({ ...o, price: String(inOther(BigInt(o.price))) })),
      suggested: doc.suggested?.map((minor) => String(inOther(BigInt(minor)))),
    }),
  },
  tiers: tiers.map(({ id, price }) => ({ id, price: inOther(BigInt(price)) })),
})
