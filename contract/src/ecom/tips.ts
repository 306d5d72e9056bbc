import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { TipChoiceType, TipSource } from '../enumerations/tips.ts'
import { admin, operation, own } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter } from '../paging.ts'
import { Decimal, Guid, Id, int, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'
import { Price } from './price.ts'

const at = addresses({ module: 'ecom.tips', under: '/v1/tips', api: '/tips', site: '/_api/tips-service' })
const read = { who: admin('orders.read') }
const write = { who: admin('orders.write') }

/** A tip is shared out in at most so many parts. */
export const MAX_TIP_DISTRIBUTIONS = 50

const TipChoice = named('TipChoice', Type.Object({ tipType: oneOf(TipChoiceType), value: Decimal() }))

const LineItemInfo = named(
  'LineItemInfo',
  Type.Object({
    lineItemId: optional(nullable(Id)),
    catalogReference: optional(Type.Object({ catalogItemId: Guid, appId: Guid })),
    /** Price of one. */
    price: optional(nullable(Decimal())),
    name: optional(nullable(text(200, { minLength: 1 }))),
    quantity: optional(nullable(int(1, 100_000))),
  }),
)

const TipStaff = named(
  'TipStaff',
  Type.Object({
    id: optional(Guid),
    name: optional(Type.String()),
    staffMemberId: optional(nullable(Guid)),
  }),
)

const NewTipDistribution = named(
  'NewTipDistribution',
  Type.Object({
    staff: Type.Object({ staffMemberId: Guid }),
    amount: Decimal(),
    lineItemInfo: optional(list(LineItemInfo, 12)),
    /** Payment by which the money came. */
    transaction: Type.Object({ id: Guid, date: Timestamp }),
    source: optional(oneOf(TipSource)),
  }),
)

const TipDistribution = named(
  'TipDistribution',
  Type.Object({
    id: Guid,
    tipId: Guid,
    orderId: Guid,
    staff: TipStaff,
    amount: Type.String(),
    lineItemInfo: list(LineItemInfo, 12),
    transaction: Type.Object({ id: Guid, date: Timestamp }),
    createdDate: Timestamp,
    source: oneOf(TipSource),
  }),
)

const Tip = named(
  'Tip',
  Type.Object({
    /** Absent in a preview. */
    id: optional(Guid),
    /** Lines at their listed prices: shares are shares of it. */
    lineItemSubtotal: Type.String(),
    amount: Type.String(),
    distributions: list(TipDistribution, MAX_TIP_DISTRIBUTIONS),
    /** Part that nobody was given; absent where there is none. */
    undistributedAmount: optional(Type.String()),
  }),
)

/** The fee of the order that the tip is. */
const OrderInfo = named(
  'TipOrderInfo',
  Type.Object({ orderId: Guid, additionalFeeId: optional(Guid), additionalFeePrice: optional(Price) }),
)

export const previewTip = operation({
  ...at('/preview'),
  ...read,
  name: 'previewTip',
  summary: 'Amount of a chosen tip on lines, without storing anything.',
  method: 'POST',
  request: Type.Object({
    lineItemInfo: list(
      named(
        'PreviewedLine',
        Type.Object({
          ...LineItemInfo.properties,
          catalogReference: Type.Object({ catalogItemId: Guid, appId: Guid }),
          price: Decimal(),
        }),
      ),
      50,
      1,
    ),
    tipChoice: TipChoice,
    /** Absent: the site's default ones. */
    tipSettingsId: optional(nullable(Guid)),
  }),
  response: Type.Object({ tip: Tip }),
  refusals: ['TIP_SETTINGS_NOT_FOUND', 'CATALOG_ITEMS_NOT_FOUND', 'INVALID_TIP'],
})

export const getTipByOrderId = operation({
  ...at('/order/{orderId}'),
  ...read,
  name: 'getTipByOrderId',
  summary: 'The tip of an order.',
  method: 'GET',
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ tip: Tip }),
  refusals: ['ORDER_NOT_FOUND', 'TIP_NOT_FOUND'],
})

export const getTipByDraftOrderId = operation({
  ...at('/draft-order/{draftOrderId}'),
  ...read,
  name: 'getTipByDraftOrderId',
  summary: 'Refuses every id: orders have no drafts here. `getTipByOrderId` reads the tip of an order.',
  method: 'GET',
  request: Type.Object({ draftOrderId: Guid }),
  response: Type.Object({ tip: Tip }),
  refusals: ['DRAFT_ORDER_NOT_FOUND'],
})

export const getTipChoice = operation({
  ...at('/choice/{purchaseFlowId}'),
  who: own('orders.read'),
  name: 'getTipChoice',
  summary: 'Tip that the buyer chose at the checkout; nothing where none was chosen.',
  method: 'GET',
  request: Type.Object({ purchaseFlowId: Guid }),
  response: Type.Object({ tipChoice: optional(TipChoice) }),
  refusals: ['CHECKOUT_NOT_FOUND'],
})

export const updateTipChoice = operation({
  ...at('/choice'),
  who: own('orders.write'),
  name: 'updateTipChoice',
  summary:
    "Chooses a tip at the checkout, in place of the one before; a value of 0 takes it away. The checkout's total follows.",
  method: 'PATCH',
  request: Type.Object({ purchaseFlowId: Guid, tipChoice: TipChoice }),
  response: Type.Object({ tipChoice: optional(TipChoice) }),
  refusals: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_IS_COMPLETE', 'INVALID_TIP'],
})

export const setTipOnOrder = operation({
  ...at('/set'),
  ...write,
  name: 'setTipOnOrder',
  summary:
    'Sets the tip of an approved order and how it is shared out; its total follows, and what is not paid is owed.',
  method: 'POST',
  request: Type.Object({
    orderId: Guid,
    tip: Type.Object({ amount: Decimal(), distributions: optional(list(NewTipDistribution, MAX_TIP_DISTRIBUTIONS)) }),
  }),
  response: Type.Object({ tip: Tip, orderInfo: OrderInfo }),
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_CANNOT_BE_EDITED',
    'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
    'INVALID_TIP',
    'STAFF_USER_NOT_FOUND',
  ],
})

export const removeTipFromOrder = operation({
  ...at('/remove'),
  ...write,
  name: 'removeTipFromOrder',
  summary: 'Takes the tip off an order where it is neither paid nor shared out; its total follows.',
  method: 'POST',
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ orderInfo: OrderInfo }),
  refusals: [
    'ORDER_NOT_FOUND',
    'TIP_NOT_FOUND',
    'ORDER_CANNOT_BE_EDITED',
    'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
    'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION',
  ],
})

export const addTipDistributionsToOrder = operation({
  ...at('/tip-distributions/add'),
  ...write,
  name: 'addTipDistributionsToOrder',
  summary: 'Gives parts of a tip to staff: first what nobody was given, and beyond it the tip rises.',
  method: 'POST',
  request: Type.Object({ orderId: Guid, tipDistributions: list(NewTipDistribution, MAX_TIP_DISTRIBUTIONS, 1) }),
  response: Type.Object({ tipDistributions: list(TipDistribution, MAX_TIP_DISTRIBUTIONS), orderInfo: OrderInfo }),
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_CANNOT_BE_EDITED',
    'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
    'INVALID_TIP_DISTRIBUTION',
    'STAFF_USER_NOT_FOUND',
  ],
})

export const queryTipDistributions = operation({
  ...at('/tip-distributions/query'),
  ...read,
  name: 'queryTipDistributions',
  summary: 'Parts of tips that match, the newest first unless sorted.',
  method: 'POST',
  request: Type.Object({ query: optional(CursorQuery) }),
  response: Type.Object({ tipDistributions: list(TipDistribution, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const sumTipDistributionAmounts = operation({
  ...at('/tip-distributions/sum-amounts'),
  ...read,
  name: 'sumTipDistributionAmounts',
  summary: 'Sum of the parts of tips that match.',
  method: 'POST',
  request: Type.Object({ filter: Filter }),
  response: Type.Object({ totalAmount: Type.String() }),
  refusals: [],
})

export const operations = [
  previewTip,
  getTipByOrderId,
  getTipByDraftOrderId,
  getTipChoice,
  updateTipChoice,
  setTipOnOrder,
  removeTipFromOrder,
  addTipDistributionsToOrder,
  queryTipDistributions,
  sumTipDistributionAmounts,
] as const
