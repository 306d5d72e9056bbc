import Type from 'typebox'
import { CheckoutPolicyKind } from '../enumerations/checkouts.ts'
import { admin, operation } from '../operation.ts'
import { Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'

const AcceptedPolicy = named(
  'AcceptedPolicy',
  Type.Object({
    policyId: Type.String(),
    /** Present for a policy of the checkout page; `policyId` says the same. */
    kind: optional(oneOf(CheckoutPolicyKind)),
    /** Absent: a policy of the checkout page. */
    eventId: optional(Type.String()),
    revision: Type.String(),
    /** Name and body as they were then. */
    name: Type.String(),
    body: Type.String(),
    acceptedDate: Timestamp,
  }),
)

export const listAcceptedPolicies = operation({
  module: 'fairground.accepted-policies',
  name: 'listAcceptedPolicies',
  summary: 'Policies that the buyer of an order accepted, of events and of the checkout page, as they were then.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/accepted-policies',
  publicPath: '/fairground/v1/orders/{orderId}/accepted-policies',
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({ policies: Type.Array(AcceptedPolicy) }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const operations = [listAcceptedPolicies] as const
