import { setupTable } from '../../../db/document-table.ts'
import type { SetupDocs } from './documents.ts'

export const deliveryTable = setupTable<SetupDocs>({ name: 'delivery', table: 'delivery_setup' })
