import Type from 'typebox'
import { VatRegisterStatus } from '../enumerations/taxes.ts'
import { admin, operation } from '../operation.ts'
import { Guid, named, oneOf, optional, Timestamp } from '../scalars.ts'

export const getTaxIdCheck = operation({
  module: 'fairground.tax-id-checks',
  name: 'getTaxIdCheck',
  summary:
    'Answer of the register of businesses about the tax id on the bill of an order, as it was when the buyer entered it.',
  method: 'GET',
  path: '/fairground/v1/orders/{orderId}/tax-id-check',
  who: admin('orders.read'),
  request: Type.Object({ orderId: Guid }),
  response: Type.Object({
    /** Absent: no register was looked at. */
    taxIdCheck: optional(
      named(
        'TaxIdCheck',
        Type.Object({
          status: oneOf(VatRegisterStatus),
          checkedDate: Timestamp,
          /** Number by which the register confirms the lookup. */
          reference: optional(Type.String()),
        }),
      ),
    ),
  }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const operations = [getTaxIdCheck] as const
