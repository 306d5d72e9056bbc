import * as contract from '@fairground/contract/events/staff-members.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { cursorPage, offsetPage } from '../../db/pages.ts'
import type { QuerySpec } from '../../db/query-sql.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { perAddress } from '../../http/rate-limits.ts'
import { enterByLink, staffAtDoor } from './enter.ts'
import { type StaffRow, staffSelect, staffToWire, statusSql } from './staff-row.ts'
import { createStaff, getStaff, removeStaff, updateStaff } from './write-staff.ts'

const spec: QuerySpec = {
  from: 'door_staff s',
  site: 's.site_id',
  columns: staffSelect,
  fields: {
    id: { sql: 's.id', type: 'uuid', sortable: true },
    name: { sql: 's.name', type: 'text', sortable: true },
    status: { sql: statusSql, type: 'text', sortable: true },
    createdDate: { sql: 's.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 's.updated_at', type: 'timestamptz', sortable: true },
  },
  tieBreak: { sql: 's.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'name' }],
}

async function pageOf(ctx: Ctx, query: NonNullable<RequestOf<typeof contract.queryStaffMembers>['query']>) {
  const { db, cursors, now } = ctx
  if (query.paging) {
    const { rows, paging } = await offsetPage<StaffRow>(spec, query, { db })
    return { rows, pagingMetadata: paging }
  }
  const { rows, paging } = await cursorPage<StaffRow>(spec, query, { db, cursors, now })
  return { rows, pagingMetadata: { count: paging.count, cursors: paging.cursors } }
}

/** Door staff as the organiser manages them, and their way in. */
export function staffMemberRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  const toWire = (ctx: Ctx, fieldsets: readonly 'LOGIN_LINK'[] | undefined) => (row: StaffRow) => {
    const isShown = fieldsets?.includes('LOGIN_LINK') && holdsScope(ctx.caller, 'guests.write')
    const token = isShown ? ctx.sealer.open(row.loginSealed, row.id) : undefined
    return staffToWire(row, token && `${publicUrl}/door?token=${token}`)
  }
  mount(api, contract.createStaffMember, async ({ staffMember }, ctx) => ({
    staffMember: toWire(ctx, [])(await createStaff(ctx, staffMember)),
  }))
  mount(api, contract.getStaffMember, async ({ staffMemberId, fieldsets }, ctx) => ({
    staffMember: toWire(ctx, fieldsets)(await getStaff(ctx, staffMemberId)),
  }))
  mount(api, contract.updateStaffMember, async ({ staffMember }, ctx) => ({
    staffMember: toWire(ctx, [])(await updateStaff(ctx, staffMember)),
  }))
  mount(api, contract.deleteStaffMember, async ({ staffMemberId }, ctx) => {
    await removeStaff(ctx, staffMemberId)
    return {}
  })
  mount(api, contract.queryStaffMembers, async ({ query = {}, fieldsets }, ctx) => {
    const { rows, pagingMetadata } = await pageOf(ctx, query)
    return { staffMembers: rows.map(toWire(ctx, fieldsets)), pagingMetadata }
  })

  const entered = async (ctx: Ctx, token: string) => {
    const { staff, ...device } = await enterByLink(ctx, token)
    return { staffMember: staffToWire(staff, undefined), ...device }
  }
  const limit = () => perAddress('door', 60)
  // The answer is the way in: it is stored under no key, where it would outlive a member who is paused.
  const entering = { limit, once: true } as const
  mount(api, contract.joinStaffMember, ({ joinToken }, ctx) => entered(ctx, joinToken), entering)
  mount(api, contract.loginStaffMember, ({ loginToken }, ctx) => entered(ctx, loginToken), entering)
  mount(
    api,
    contract.accessStaffMember,
    async ({ accessToken }, ctx) => ({ staffMember: staffToWire(await staffAtDoor(ctx, accessToken), undefined) }),
    { limit },
  )
}
