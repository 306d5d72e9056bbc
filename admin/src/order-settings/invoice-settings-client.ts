import { ordersSettings, type UpdateOrdersSettingsRequest } from '@fairground/client/generated/ecom.orders-settings.ts'
import {
  orderDocuments,
  type SetDocumentSettingsRequest,
} from '@fairground/client/generated/fairground.order-documents.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

const client = staffClient({ ordersSettings, orderDocuments })

export const ordersSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'orders'],
    queryFn: async ({ signal }) => (await client.ordersSettings.getOrdersSettings({}, { signal })).ordersSettings,
  })

export const saveOrdersSettings = (change: UpdateOrdersSettingsRequest['ordersSettings']) =>
  client.ordersSettings.updateOrdersSettings({ ordersSettings: change })

export const documentSettingsQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'documents'],
    queryFn: ({ signal }) => client.orderDocuments.getDocumentSettings({}, { signal }),
  })

export const saveDocumentSettings = (change: SetDocumentSettingsRequest) =>
  client.orderDocuments.setDocumentSettings(change)
