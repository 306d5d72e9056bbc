import type { MeasurementUnit } from '@fairground/contract/enumerations/catalog.ts'
import { pricePerUnit } from '@fairground/domain/catalog/price-per-unit.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { held } from '../../../ground/texts/held.ts'
import type { Measure, ProductDoc, VariantDoc } from './product.ts'

/** As labels write them; units are no words of a language. */
const symbols: Readonly<Record<MeasurementUnit, string>> = {
  UNSPECIFIED: '',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CBM: 'm³',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  SQM: 'm²',
  OZ: 'oz',
  LB: 'lb',
  FLOZ: 'fl oz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  SQFT: 'ft²',
}

export interface UnitPriceTag {
  readonly contents: Measure
  readonly per: Measure
  /** Minor units. */
  readonly value: bigint
  /** `€1.60 / 100 g`. */
  readonly description: string
}

interface Money {
  readonly currency: string
  readonly locale: string
}

/** The price per unit of an item that costs `price`; undefined where the merchant gave no contents. */
export function unitPriceTag(
  price: bigint,
  product: Pick<ProductDoc, 'pricePerUnit' | 'contents'>,
  variant: Pick<VariantDoc, 'contents'>,
  money: Money,
): UnitPriceTag | undefined {
  const per = product.pricePerUnit
  const contents = variant.contents ?? product.contents
  const value = per && contents ? pricePerUnit(price, contents, per) : undefined
  if (!per || !contents || value === undefined) return undefined
  return { contents, per, value, description: describe(value, per, money) }
}

const numbersOf = held((locale) => new Intl.NumberFormat(locale))

function describe(value: bigint, { quantity, unit }: Measure, { currency, locale }: Money): string {
  const count = quantity === 1 ? '' : `${numbersOf(locale).format(quantity)} `
  return `${displayAmount(value, currency, locale)} / ${count}${symbols[unit]}`
}
