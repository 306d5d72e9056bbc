import Type from 'typebox'
import { Price } from '../ecom/price.ts'
import { ComparisonOutcome, PaymentDifferenceKind } from '../enumerations/payments.ts'
import { admin, operation, staff } from '../operation.ts'
import { Empty, Guid, int, list, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { PaymentMethodName } from './payment-method-name.ts'

const module = 'fairground.payment-comparisons'
const PATH = '/fairground/v1/payment-comparisons'

/** A day of one provider. */
const Comparison = named(
  'PaymentComparison',
  Type.Object({
    method: PaymentMethodName,
    title: Type.String(),
    /** In UTC: 2026-11-28. */
    day: Type.String(),
    comparedDate: Timestamp,
    outcome: oneOf(ComparisonOutcome),
    /** Charges and refunds of the day in the provider's lists. */
    charges: Type.Integer(),
    refunds: Type.Integer(),
    /** Payments and refunds of the day that were not compared: they are of an account whose keys were replaced. */
    formerAccount: Type.Integer(),
  }),
)

const Difference = named(
  'PaymentDifference',
  Type.Object({
    id: Guid,
    method: PaymentMethodName,
    title: Type.String(),
    kind: oneOf(PaymentDifferenceKind),
    /** The provider's own id of the charge or refund; of one that it does not have, ours. */
    reference: Type.String(),
    /** Amount in the provider's lists; absent where it has none. */
    amount: optional(Price),
    /** Amount here; absent where there is none. */
    bookedAmount: optional(Price),
    happenedDate: Timestamp,
    foundDate: Timestamp,
    settledDate: optional(Timestamp),
    order: optional(named('DifferingOrder', Type.Object({ id: Guid, number: Type.String() }))),
  }),
)

export const listPaymentComparisons = operation({
  module,
  name: 'listPaymentComparisons',
  summary: 'The latest compared day of each payment provider, and the number of differences that nobody has settled.',
  method: 'GET',
  path: PATH,
  who: admin('orders.read'),
  request: Empty,
  response: Type.Object({ comparisons: Type.Array(Comparison), openDifferences: Type.Integer() }),
  refusals: [],
})

export const listPaymentDifferences = operation({
  module,
  name: 'listPaymentDifferences',
  summary: 'Differences between payments here and the lists of their providers, newest first; settled ones on request.',
  method: 'GET',
  path: `${PATH}/differences`,
  who: admin('orders.read'),
  request: Type.Object({
    settled: optional(Type.Boolean()),
    limit: optional(int(1, 100)),
    /** Id of the last difference of the page before. */
    after: optional(Guid),
  }),
  response: Type.Object({ differences: list(Difference, 100), hasNext: Type.Boolean() }),
  refusals: [],
})

export const settlePaymentDifference = operation({
  module,
  name: 'settlePaymentDifference',
  summary: 'Marks a difference as settled by a person. Repeating it changes nothing more.',
  method: 'POST',
  path: `${PATH}/differences/{differenceId}/settle`,
  who: admin('orders.write'),
  request: Type.Object({ differenceId: Guid }),
  response: Type.Object({ difference: Difference }),
  refusals: ['PAYMENT_DIFFERENCE_NOT_FOUND'],
})

const Notice = Type.Object({ wanted: Type.Boolean() })

export const getDifferenceNotice = operation({
  module,
  name: 'getDifferenceNotice',
  summary: 'True when the calling staff user is mailed about differences; the owner is unless they decline.',
  method: 'GET',
  path: `${PATH}/notice`,
  who: staff,
  request: Empty,
  response: Notice,
  refusals: [],
})

export const setDifferenceNotice = operation({
  module,
  name: 'setDifferenceNotice',
  summary: 'The calling staff user wants mails about differences, or not. Those who may not read orders get none.',
  method: 'PUT',
  path: `${PATH}/notice`,
  who: staff,
  request: Notice,
  response: Notice,
  refusals: [],
})

export const operations = [
  listPaymentComparisons,
  listPaymentDifferences,
  settlePaymentDifference,
  getDifferenceNotice,
  setDifferenceNotice,
] as const
