import Type from 'typebox'
import { BulkActionMetadata, ItemMetadata } from '../bulk.ts'
import { CouponGroup, CouponNamespace, CouponType } from '../enumerations/coupons.ts'
import { admin, operation } from '../operation.ts'
import { Empty, FieldMask, float, Guid, int, list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { type ConditionKind, CouponCondition, couponConditions } from './coupon-conditions.ts'

const module = 'ecom.coupons'
const at = (rest = '') => ({
  module,
  path: `/v2/coupons${rest}`,
  publicPath: `/stores/v2/coupons${rest}`,
  sitePath: `/_api/coupons-server/v2/coupons${rest}`,
  aliases: [`/coupons-server/v2/coupons${rest}`],
})
const inBulk = (rest: string) => ({
  module,
  path: `/v2/bulk/coupons${rest}`,
  publicPath: `/stores/v2/bulk/coupons${rest}`,
  sitePath: `/_api/coupons-server/v2/bulk/coupons${rest}`,
  aliases: [`/coupons-server/v2/bulk/coupons${rest}`],
})
const read = { who: admin('catalog.read') }
const write = { who: admin('catalog.write') }

/** Units of a coupon, of a customer, of a buy-x-get-y. */
const Count = int(1, 1_000_000)
/** Amount in the site's currency. */
const Amount = float(0, 1_000_000_000)
/** Milliseconds since 1970 as a decimal string. */
const Milliseconds = Type.String({ pattern: '^[0-9]{1,15}$', maxLength: 15 })

/**
 * Scope of a coupon: all goods (`stores`) or all tickets (`events`), or of those a group: `product`, `collection`, `event` or
 * `ticket`, by `entityId`.
 */
const CouponScope = named(
  'Scope',
  Type.Object({
    namespace: oneOf(CouponNamespace),
    group: optional(
      named(
        'Group',
        Type.Object({
          name: oneOf(CouponGroup),
          entityId: optional(nullable(Guid)),
        }),
      ),
    ),
  }),
)

/** Units of which, of every `x` and `y` in scope, the `y` cheapest are free. */
const BuyXGetY = named('BuyXGetY', Type.Object({ x: int(1, 1000), y: int(1, 1000) }))

const optionalBound = (bound: typeof Amount | typeof Count) => optional(nullable(bound))
const bounds = { amount: Amount, count: Count } as const satisfies Record<ConditionKind, unknown>

/** The fields of `couponConditions`, each as its kind travels. */
const conditionFields = Object.fromEntries(
  CouponCondition.map((field) => [field, optionalBound(bounds[couponConditions[field]])]),
) as { [field in CouponCondition]: ReturnType<typeof optionalBound> } // one for each of them

/**
 * Effect of a coupon, and for whom. Exactly one of `moneyOffAmount`, `percentOffRate` (per cent), `freeShipping`, `fixedPriceAmount`
 * and `buyXGetY`; a `scope`, or a `minimumSubtotal` of the whole cart. `null` takes an optional field away.
 */
export const CouponSpecification = named(
  'Specification',
  Type.Object({
    name: optional(text(150, { minLength: 1 })),
    /** Upper and lower case are the same code. */
    code: optional(Type.String({ pattern: '^[^\\s]{1,50}$', maxLength: 50 })),
    startTime: optional(nullable(Milliseconds)),
    expirationTime: optional(nullable(Milliseconds)),
    usageLimit: optional(nullable(Count)),
    limitPerCustomer: optional(nullable(Count)),
    /** It lowers one unit alone, the cheapest. */
    limitedToOneItem: optional(nullable(Type.Boolean())),
    active: optional(nullable(Type.Boolean())),
    scope: optional(nullable(CouponScope)),
    ...conditionFields,
    moneyOffAmount: optional(Amount),
    percentOffRate: optional(float(0, 100)),
    freeShipping: optional(Type.Boolean()),
    /** Price of a unit in scope instead. */
    fixedPriceAmount: optional(Amount),
    buyXGetY: optional(BuyXGetY),
    /** Follows from the field that says what it does. */
    type: optional(oneOf(CouponType)),
  }),
)

export const Coupon = named(
  'Coupon',
  Type.Object({
    id: Guid,
    specification: CouponSpecification,
    /** Milliseconds since 1970 as a decimal string. */
    dateCreated: Milliseconds,
    expired: Type.Boolean(),
    /** Orders that used it; those that were cancelled, or not paid in time, gave it back. */
    numberOfUsages: Type.Integer(),
  }),
)

export const createCoupon = operation({
  ...at(),
  ...write,
  name: 'createCoupon',
  summary: 'Makes a coupon.',
  method: 'POST',
  request: Type.Object({ specification: CouponSpecification }),
  response: Type.Object({ id: Guid }),
  refusals: ['COUPON_CODE_TAKEN', 'COUPON_LIMIT_EXCEEDED'],
})

export const updateCoupon = operation({
  ...at('/{id}'),
  ...write,
  name: 'updateCoupon',
  summary: 'Changes the fields of a coupon; its effect keeps its type.',
  method: 'PATCH',
  request: Type.Object({
    id: Guid,
    specification: optional(CouponSpecification),
    fieldMask: optional(FieldMask),
  }),
  response: Empty,
  refusals: ['COUPON_NOT_FOUND', 'COUPON_CODE_TAKEN'],
})

export const getCoupon = operation({
  ...at('/{id}'),
  ...read,
  name: 'getCoupon',
  summary: 'One coupon.',
  method: 'GET',
  request: Type.Object({ id: Guid }),
  response: Type.Object({ coupon: Coupon }),
  refusals: ['COUPON_NOT_FOUND'],
})

export const deleteCoupon = operation({
  ...at('/{id}'),
  ...write,
  name: 'deleteCoupon',
  summary: 'Deletes a coupon. Orders keep what it took off; carts that hold it show that it is gone.',
  method: 'DELETE',
  request: Type.Object({ id: Guid }),
  response: Empty,
  refusals: ['COUPON_NOT_FOUND'],
})

export const queryCoupons = operation({
  ...at('/query'),
  ...read,
  name: 'queryCoupons',
  summary: 'Coupons that match, the newest first unless sorted; filter and sort are JSON texts.',
  method: 'POST',
  request: Type.Object({
    query: optional(
      named(
        'Query',
        Type.Object({
          paging: optional(
            named('Paging', Type.Object({ limit: optional(int(0, 100)), offset: optional(int(0, 10_000)) })),
          ),
          filter: optional(nullable(text(8000))),
          sort: optional(nullable(text(1000))),
        }),
      ),
    ),
  }),
  response: Type.Object({ coupons: list(Coupon, 100), totalResults: Type.Integer() }),
  refusals: [],
})

export const bulkDeleteCoupons = operation({
  ...inBulk('/delete'),
  ...write,
  name: 'bulkDeleteCoupons',
  summary: 'Deletes coupons, each by itself.',
  method: 'POST',
  request: Type.Object({ ids: list(Guid, 100, 1) }),
  response: Type.Object({ results: list(ItemMetadata, 100), deleteMetadata: BulkActionMetadata }),
  refusals: [],
})

export const bulkCreateCoupons = operation({
  ...inBulk('/create'),
  ...write,
  name: 'bulkCreateCoupons',
  summary: 'Makes coupons, each by itself.',
  method: 'POST',
  request: Type.Object({
    specifications: list(CouponSpecification, 100, 1),
    returnFullEntity: optional(Type.Boolean()),
  }),
  response: Type.Object({
    results: list(
      named('BulkCreateCouponResult', Type.Object({ itemMetadata: ItemMetadata, coupon: optional(Coupon) })),
      100,
    ),
    bulkActionMetadata: BulkActionMetadata,
  }),
  refusals: [],
})

/** Refusals of entering a code. A code that another cart would mend is stored, with its reason. */
export const couponRefusals = [
  'ERROR_COUPON_DOES_NOT_EXIST',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
] as const

export const operations = [
  createCoupon,
  updateCoupon,
  getCoupon,
  deleteCoupon,
  queryCoupons,
  bulkDeleteCoupons,
  bulkCreateCoupons,
] as const
