import { formatRange } from '@fairground/domain/formatting/dates.ts'
import { held } from './texts/held.ts'

type Range = Parameters<typeof formatRange>

const byKey = held((key) => formatRange(...(JSON.parse(key) as Range))) // written below

/** `formatRange`, which all orders of an event call with the same values. */
export const heldRange = (...range: Range): string => byKey(JSON.stringify(range))
