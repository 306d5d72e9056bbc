import { ApiError } from '../../ground/api-error.ts'
import type { Sentence } from '../../ground/texts/sentence.ts'
import { shortageSentence } from '../../ground/texts/shortage.ts'
import { availabilityOf, buyersName } from '../lines/availability.ts'
import type { ResolvedLine } from '../lines/resolve-lines.ts'

/** A line of which there are fewer than the checkout asks for; `quantityAvailable` is absent where units are not counted. */
interface ShortLine {
  readonly lineItemId: string
  readonly quantityAvailable?: number
}

/**
 * The refusal that checkouts declare for a shortage, made of the one that the ledger or the catalogue gives: FULL_OUT_OF_STOCK when no
 * line has a unit left, else PARTIAL_OUT_OF_STOCK, with the lines that are short. Undefined for any other error.
 */
export function outOfStock(error: unknown, lines: readonly ResolvedLine[]): ApiError | undefined {
  if (!(error instanceof ApiError) || !['INSUFFICIENT_INVENTORY', 'NOT_ENOUGH_TICKETS'].includes(error.code))
    return undefined
  const short = shortLines(error)
  const gone = new Set(short.filter(({ quantityAvailable = 0 }) => quantityAvailable <= 0).map((s) => s.lineItemId))
  const all = lines.every((line) => gone.has(line.line.id) || availabilityOf(line).status === 'NOT_AVAILABLE')
  return new ApiError(
    { code: all ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK', lineItems: short },
    sentenceOf(short, lines),
  )
}

/** Undefined where a line is short of units that are not counted. */
function sentenceOf(short: readonly ShortLine[], lines: readonly ResolvedLine[]): Sentence | undefined {
  const known = short.flatMap(({ lineItemId, quantityAvailable: left }) => {
    const found = lines.find(({ line }) => line.id === lineItemId)
    return found && left !== undefined ? [{ item: buyersName(found.sellable), left }] : []
  })
  return known.length === short.length ? shortageSentence(known, 'change') : undefined
}

/** The ledger names every line that is short, the catalogue the first that is not on sale. */
const shortLines = ({ data }: ApiError): readonly ShortLine[] =>
  Array.isArray(data.lineItems) ? (data.lineItems as ShortLine[]) : [data as unknown as ShortLine]
