import type { MeasurementUnit } from '@fairground/contract/enumerations/catalog.ts'
import { roundHalfUp } from '../rounding.ts'

/** So much of a measure. `quantity` has at most two digits after the point, 0.01 to 999,999,999.99. */
export interface Measure {
  readonly quantity: number
  readonly unit: MeasurementUnit
}

type Kind = 'volume' | 'mass' | 'length' | 'area'

/** Each unit in the smallest part that makes all of its kind whole numbers; US customary measures (NIST Handbook 44, appendix C). */
const units: Readonly<Record<Exclude<MeasurementUnit, 'UNSPECIFIED'>, readonly [Kind, bigint]>> = {
  // ten-thousand-millionths of a millilitre
  ML: ['volume', 10_000_000_000n],
  CL: ['volume', 100_000_000_000n],
  L: ['volume', 10_000_000_000_000n],
  CBM: ['volume', 10_000_000_000_000_000n],
  FLOZ: ['volume', 295_735_295_625n],
  PT: ['volume', 4_731_764_730_000n],
  QT: ['volume', 9_463_529_460_000n],
  GAL: ['volume', 37_854_117_840_000n],
  // millionths of a milligram
  MG: ['mass', 1_000_000n],
  G: ['mass', 1_000_000_000n],
  KG: ['mass', 1_000_000_000_000n],
  OZ: ['mass', 28_349_523_125n],
  LB: ['mass', 453_592_370_000n],
  // tenths of a millimetre
  MM: ['length', 10n],
  CM: ['length', 100n],
  M: ['length', 10_000n],
  IN: ['length', 254n],
  FT: ['length', 3_048n],
  YD: ['length', 9_144n],
  // square millimetres, in hundredths
  SQM: ['area', 100_000_000n],
  SQFT: ['area', 9_290_304n],
}

const HUNDREDTHS = 100

function amountOf({ quantity, unit }: Measure): { kind: Kind; parts: bigint } | undefined {
  if (unit === 'UNSPECIFIED') return undefined
  const [kind, factor] = units[unit]
  return { kind, parts: BigInt(Math.round(quantity * HUNDREDTHS)) * factor }
}

/** True when one converts to the other: both volumes, masses, lengths or areas. */
export function isComparable(a: MeasurementUnit, b: MeasurementUnit): boolean {
  return a !== 'UNSPECIFIED' && b !== 'UNSPECIFIED' && units[a][0] === units[b][0]
}

/**
 * Price of `per` of the goods when an item of `price` holds `contents`: minor units, rounded half up once.
 * Undefined where the two measure different things.
 */
export function pricePerUnit(price: bigint, contents: Measure, per: Measure): bigint | undefined {
  const held = amountOf(contents)
  const base = amountOf(per)
  if (!held || !base || held.kind !== base.kind || held.parts <= 0n) return undefined
  return roundHalfUp(price * base.parts, held.parts)
}
