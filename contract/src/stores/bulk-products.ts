import Type from 'typebox'
import { FreeObject, float, Id, list, named, optional, percentage, text } from '../scalars.ts'
import { Amount, MAX_V1_AMOUNT, Weight } from './price.ts'

const ItemMetadata = named(
  'ItemMetadata',
  Type.Object({
    id: Id,
    originalIndex: Type.Integer(),
    success: Type.Boolean(),
    error: optional(
      named('ApplicationError', Type.Object({ code: text(100), description: text(1000), data: optional(FreeObject) })),
    ),
  }),
)

/** Item by item: one that fails does not keep the others back. */
export const BulkResult = Type.Object({
  results: list(named('BulkProductResult', Type.Object({ itemMetadata: ItemMetadata })), 100),
  bulkActionMetadata: named(
    'BulkActionMetadata',
    Type.Object({
      totalSuccesses: Type.Integer(),
      totalFailures: Type.Integer(),
      undetailedFailures: Type.Integer(),
    }),
  ),
})

/** Sets what is present on every product. */
export const SetValue = named(
  'SetValue',
  Type.Object({
    price: optional(Amount),
    cost: optional(Amount),
    weight: optional(Weight),
    ribbon: optional(text(30)),
    brand: optional(text(50)),
  }),
)

/** `amount` is added as it is; `percentage.rate` is percent of the present value, with `roundToInt` to whole units. */
export const PropertyAdjustmentData = named(
  'PropertyAdjustmentData',
  Type.Object({
    amount: optional(float(-MAX_V1_AMOUNT, MAX_V1_AMOUNT)),
    percentage: optional(
      named('PercentageData', Type.Object({ rate: percentage(-100, 1000), roundToInt: optional(Type.Boolean()) })),
    ),
  }),
)

export const AdjustValue = named(
  'AdjustValue',
  Type.Object({
    price: optional(PropertyAdjustmentData),
    cost: optional(PropertyAdjustmentData),
    weight: optional(PropertyAdjustmentData),
  }),
)

export const BulkIds = list(Id, 100, 1)
