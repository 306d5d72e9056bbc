/** Minor-unit digits of every ISO 4217 currency that does not have two. Funds codes and metals without digits are not money here. */
const exponents: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
}

/** Codes of all currencies with so many minor-unit digits; for two digits, those are the others. */
export const currenciesWith = (exponent: number): readonly string[] =>
  Object.keys(exponents).filter((code) => exponents[code] === exponent)

/** Digits after the decimal point of amounts in `currency` (ISO 4217 code, upper case): JPY 0, BHD 3, most 2. */
export function currencyExponent(currency: string): number {
  return Object.hasOwn(exponents, currency) ? (exponents[currency] ?? 2) : 2
}

/** Minor units in one major unit: 100n for EUR, 1n for JPY. */
export function minorPerMajor(currency: string): bigint {
  return 10n ** BigInt(currencyExponent(currency))
}

const inUse: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A currency that is, or was, in use: its amounts can be written. */
export const isCurrency = (code: string): boolean => inUse.has(code)
