import type { createStaffMember, updateStaffMember } from '@fairground/contract/events/staff-members.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { pausedWith } from '@fairground/domain/tickets/door-staff.ts'
import { record } from '../../audit/record.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { message } from '../../ground/texts/message.ts'
import { eventsById } from '../event/find-events.ts'
import {
  clearEvents,
  countStaff,
  deleteStaff,
  findStaff,
  insertEvents,
  insertStaff,
  lockStaff,
  lockStaffCount,
  writeStaff,
} from './queries.ts'
import type { StaffRow } from './staff-row.ts'

/** Door staff of one site; our choice. */
const MOST = 200

export const staffNotFound = (staffMemberId?: string): ApiError =>
  new ApiError({ code: 'STAFF_MEMBER_NOT_FOUND', ...(staffMemberId === undefined ? {} : { staffMemberId }) })

export async function getStaff({ db }: Pick<Ctx, 'db'>, id: string): Promise<StaffRow> {
  const row = await db.row(findStaff, { id })
  if (!row) throw staffNotFound(id)
  return row
}

type Given = Partial<RequestOf<typeof createStaffMember>['staffMember']>

const violation = (field: string, description: ReturnType<typeof message>): InvalidArgument =>
  new InvalidArgument([{ field: `staffMember.${field}`, description, violatedRule: 'VALIDATION' }])

/** Name and access as they are stored: those of the request, else those of before. */
async function accessOf(
  tx: Tx,
  { name, allEvents, specificEvents, permissions, status }: Given,
  before: Pick<StaffRow, 'name' | 'allEvents' | 'eventIds' | 'permissions' | 'paused' | 'joinedAt'>,
) {
  if (allEvents && specificEvents) throw violation('specificEvents', message('violations.allOrSpecificEvents'))
  const named = name?.trim() ?? before.name
  if (named === '') throw violation('name', message('violations.blank'))
  const { paused: isPaused, joinedAt } = before
  const paused = status === undefined ? isPaused : pausedWith({ paused: isPaused, joined: joinedAt !== null }, status)
  if (paused === undefined) throw violation('status', message('violations.notPendingAgain'))
  const eventIds = [...new Set((specificEvents?.events ?? before.eventIds).map((id) => id.toLowerCase()))]
  const known = await eventsById(tx, eventIds)
  const unknown = eventIds.find((id) => !known.has(id))
  if (unknown !== undefined) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId: unknown })
  const isForAll = allEvents !== undefined || (specificEvents === undefined && before.allEvents)
  return {
    name: named,
    allEvents: isForAll,
    eventIds: isForAll ? [] : eventIds,
    permissions: [...new Set(permissions ?? before.permissions)],
    paused,
  }
}

const summaryOf = ({ name, permissions, paused, allEvents, eventIds }: StaffRow) => ({
  name,
  permissions: permissions.join(', '),
  paused,
  events: allEvents ? 'all' : eventIds.length,
})

/** With nothing allowed at no event, unless it is given. */
const NOBODY = { name: '', allEvents: false, eventIds: [], permissions: [], paused: false, joinedAt: null }

export const createStaff = (ctx: Ctx, given: Given): Promise<StaffRow> =>
  ctx.db.inTx(async (tx) => {
    const { eventIds, ...access } = await accessOf(tx, given, NOBODY)
    await tx.run(lockStaffCount, {})
    if (Number((await tx.row(countStaff, {}))?.count ?? 0) >= MOST)
      throw new ApiError({ code: 'LIMIT_REACHED', threshold: MOST })
    const id = ctx.newId()
    const secret = newSecret('fgj')
    const sealed = { loginHash: hashSecret(secret), loginSealed: ctx.sealer.seal(secret, id) }
    await tx.run(insertStaff, { id, ...access, ...sealed, at: ctx.now })
    await tx.run(insertEvents, { id, events: eventIds })
    const row = (await tx.row(findStaff, { id }))! // written above
    await record(tx, ctx, { action: 'doorStaff.added', target: { id, name: row.name }, after: summaryOf(row) })
    return row
  })

export const updateStaff = (
  ctx: Ctx,
  { id, revision, ...given }: RequestOf<typeof updateStaffMember>['staffMember'],
): Promise<StaffRow> =>
  ctx.db.inTx(async (tx) => {
    const before = await tx.row(lockStaff, { id })
    if (!before) throw staffNotFound(id)
    sameRevision(before, revision)
    const { eventIds, ...access } = await accessOf(tx, given, before)
    await tx.run(writeStaff, { id: before.id, ...access, at: ctx.now })
    await tx.run(clearEvents, { id: before.id })
    await tx.run(insertEvents, { id: before.id, events: eventIds })
    const row = (await tx.row(findStaff, { id: before.id }))! // locked above
    await record(tx, ctx, {
      action: 'doorStaff.changed',
      target: { id: row.id, name: row.name },
      before: summaryOf(before),
      after: summaryOf(row),
    })
    return row
  })

export const removeStaff = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const row = await tx.row(lockStaff, { id })
    if (!row) throw staffNotFound(id)
    await tx.run(deleteStaff, { id: row.id })
    await record(tx, ctx, {
      action: 'doorStaff.removed',
      target: { id: row.id, name: row.name },
      before: summaryOf(row),
    })
  })
