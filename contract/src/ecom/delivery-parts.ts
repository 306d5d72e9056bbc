import Type from 'typebox'
import { LogicalOperator, RateConditionType } from '../enumerations/delivery.ts'
import { Decimal, FreeObject, Guid, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { Address } from './address.ts'

/** A site has at most so many delivery profiles; our choice. */
export const MAX_PROFILES = 50
/** Options of one kind that a site may have; our choice. */
export const MAX_OPTIONS = 200
/** Options of one kind that one region may have, as the published types bound the list of regions of an option. */
export const MAX_OPTIONS_PER_REGION = 50

/** ISO 3166-2 (`US-NY`). */
export const SubdivisionCode = text(6, { minLength: 1 })

const RateCondition = named(
  'Condition',
  Type.Object({
    type: oneOf(RateConditionType),
    /** Weight in the site's unit, price in its currency, or a number of items. */
    value: Decimal(),
    operator: oneOf(LogicalOperator),
  }),
)

/**
 * A price of an option, which applies when every condition holds; without conditions it always does. Of those that apply, the
 * lowest is charged.
 */
export const ConditionalRates = named(
  'ConditionalRates',
  Type.Object({
    amount: Decimal(),
    conditions: optional(list(RateCondition, 10)),
    /** The amount is charged for each item. */
    multiplyByQuantity: optional(Type.Boolean()),
  }),
)
export const Rates = list(ConditionalRates, 50)

export const RegionIds = list(Guid, 50)

export const ExtendedFields = named('ExtendedFields', Type.Object({ namespaces: optional(FreeObject) }))

/** Postal address of a place of the shop. */
export const PlaceAddress = Address

export const extendedFieldsRequest = Type.Object({
  id: Guid,
  namespace: text(100, { minLength: 1 }),
  /** Null takes the namespace away. */
  namespaceData: nullable(FreeObject),
})
