import Type from 'typebox'
import { InventoryUpdateTrigger } from '../enumerations/orders.ts'
import { admin, operation } from '../operation.ts'
import { Empty, FieldMask, named, nullable, oneOf, optional, Timestamp } from '../scalars.ts'

const at = {
  module: 'ecom.orders-settings',
  path: '/v1/orders-settings',
  publicPath: '/ecom/v1/orders-settings',
}

const OrdersSettings = named(
  'OrdersSettings',
  Type.Object({
    /** Event that lowers stock: always ON_ORDER_PLACED. */
    inventoryUpdateTrigger: oneOf(InventoryUpdateTrigger),
    /** True when an invoice is issued of each order as soon as it stands. */
    createInvoice: Type.Boolean(),
    /** True when an invoice is issued of each order as soon as it is paid. */
    autoGenerateInvoiceOnPaidOrder: Type.Boolean(),
    /** Absent while nobody has changed them. */
    createdDate: optional(Timestamp),
    updatedDate: optional(Timestamp),
  }),
)
const One = Type.Object({ ordersSettings: OrdersSettings })

export const OrdersSettingsChanges = named(
  'OrdersSettingsChanges',
  Type.Object({
    /** ON_ORDER_PAID is refused: what is paid later would be paid for units that somebody else has bought. */
    inventoryUpdateTrigger: optional(oneOf(InventoryUpdateTrigger)),
    createInvoice: optional(nullable(Type.Boolean())),
    autoGenerateInvoiceOnPaidOrder: optional(nullable(Type.Boolean())),
  }),
)

export const getOrdersSettings = operation({
  ...at,
  name: 'getOrdersSettings',
  summary: 'Reads when stock falls (with the order, always) and when invoices are issued by themselves.',
  method: 'GET',
  who: admin('settings.read'),
  request: Empty,
  response: One,
  refusals: [],
})

export const updateOrdersSettings = operation({
  ...at,
  name: 'updateOrdersSettings',
  summary: 'Changes when invoices are issued by themselves. Orders that stand already get theirs by `generateInvoice`.',
  method: 'PATCH',
  who: admin('settings.write'),
  request: Type.Object({ ordersSettings: OrdersSettingsChanges, fieldMask: optional(FieldMask) }),
  response: One,
  refusals: ['SELLER_ADDRESS_MISSING'],
})

export const operations = [getOrdersSettings, updateOrdersSettings] as const
