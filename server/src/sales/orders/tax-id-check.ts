import { getTaxIdCheck } from '@fairground/contract/fairground/tax-id-checks.ts'
import { present } from '@fairground/domain/present.ts'
import { json, statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { VatCheck } from '../buyers/vat-register.ts'

const checkOfOrder = statement({
  name: 'orders.taxIdCheck',
  params: { id: 'uuid' },
  row: { check: json<VatCheck | null>() },
  sql: `select doc#>'{facts,taxIdCheck}' as check from orders where site_id = $1 and id = $2`,
})

export function taxIdCheckRoutes(api: Api): void {
  mount(api, getTaxIdCheck, async ({ orderId }, { db }) => {
    const row = await db.row(checkOfOrder, { id: orderId })
    if (!row) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    if (!row.check) return {}
    const { status, at, reference } = row.check
    return { taxIdCheck: { status, checkedDate: at, ...present({ reference }) } }
  })
}
