import { currencyExponent } from '@fairground/domain/currency.ts'

/** Currencies without minor units there, whatever ISO 4217 says. */
const WITHOUT_MINOR = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
])
const WITH_THREE = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
/** Written with two digits that must be zero. */
const WHOLE_OF_TWO = new Set(['ISK', 'UGX'])

const digitsOf = (currency: string): number => (WITHOUT_MINOR.has(currency) ? 0 : WITH_THREE.has(currency) ? 3 : 2)

/** Unit of the amounts that are taken, in those that are written: amounts of three digits end in zero. */
const stepOf = (currency: string): bigint => (WITH_THREE.has(currency) ? 10n : WHOLE_OF_TWO.has(currency) ? 100n : 1n)

const shiftOf = (currency: string): number => digitsOf(currency) - currencyExponent(currency)

/** An amount as Stripe writes it, in our minor units. */
export function fromStripe(amount: number, currency: string): bigint {
  const shift = shiftOf(currency)
  return shift >= 0 ? BigInt(amount) / 10n ** BigInt(shift) : BigInt(amount) * 10n ** BigInt(-shift)
}

/** Our minor units as Stripe writes an amount that nobody is charged; less than its unit is left out. */
export function writtenToStripe(minor: bigint, currency: string): bigint {
  const shift = shiftOf(currency)
  return shift >= 0 ? minor * 10n ** BigInt(shift) : minor / 10n ** BigInt(-shift)
}

/** Our minor units as Stripe writes an amount to charge; undefined for one that it cannot take exactly. */
export function toStripe(minor: bigint, currency: string): number | undefined {
  const shift = shiftOf(currency)
  const scaled = writtenToStripe(minor, currency)
  const isExact = (shift >= 0 || minor % 10n ** BigInt(-shift) === 0n) && scaled % stepOf(currency) === 0n
  return isExact ? Number(scaled) : undefined
}
