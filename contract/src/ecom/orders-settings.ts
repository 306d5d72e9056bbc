import Type from 'typebox'
import { InventoryUpdateTrigger } from '../enumerations/orders.ts'
import { admin, operation } from '../operation.ts'
import { Empty, named, oneOf } from '../scalars.ts'

export const getOrdersSettings = operation({
  module: 'ecom.orders-settings',
  name: 'getOrdersSettings',
  summary: 'Reads when stock falls (with the order, always) and if invoices are made (they are not).',
  method: 'GET',
  path: '/v1/orders-settings',
  publicPath: '/ecom/v1/orders-settings',
  who: admin('settings.read'),
  request: Empty,
  response: Type.Object({
    ordersSettings: named(
      'OrdersSettings',
      Type.Object({
        /** Event that lowers stock: always ON_ORDER_PLACED. */
        inventoryUpdateTrigger: oneOf(InventoryUpdateTrigger),
        /** Always false. */
        createInvoice: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const operations = [getOrdersSettings] as const
