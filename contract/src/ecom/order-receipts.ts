import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, list, named } from '../scalars.ts'
import { module, paths } from './order-billing-paths.ts'

export const receiptRefusals = [
  'ORDER_NOT_FOUND',
  'PAYMENT_NOT_FOUND',
  'RECEIPT_ALREADY_EXIST',
  'INVALID_PAYMENT_STATUS',
] as const

export const generateReceipts = operation({
  module,
  name: 'generateReceipts',
  summary: 'Issues the receipt of a payment whose money came in: once, with the next number.',
  method: 'POST',
  ...paths('/generate-receipts'),
  who: admin('orders.write'),
  request: Type.Object({ orderId: Guid, paymentIds: list(Guid, 1, 1) }),
  response: Type.Object({
    receipts: Type.Array(named('ReceiptInfo', Type.Object({ paymentId: Type.String(), receiptId: Type.String() }))),
  }),
  refusals: receiptRefusals,
})
