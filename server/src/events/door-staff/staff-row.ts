import type { StaffMemberPermission } from '@fairground/contract/enumerations/tickets.ts'
import type { StaffMember } from '@fairground/contract/events/staff-members.ts'
import { present } from '@fairground/domain/present.ts'
import { doorStaffStatus } from '@fairground/domain/tickets/door-staff.ts'
import type { Static } from 'typebox'
import type { Column, ValuesOf } from '../../db/statement.ts'

export const permissionList: Column<StaffMemberPermission[]> = { pg: 'text[]', nullable: false }

/** A member of the door staff with the events that they are limited to. */
export const staffColumns = {
  id: 'uuid',
  name: 'text',
  allEvents: 'bool',
  eventIds: 'uuid[]',
  permissions: permissionList,
  paused: 'bool',
  joinedAt: 'timestamptz?',
  loginSealed: 'text',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const
export type StaffRow = ValuesOf<typeof staffColumns>

/** Select list of `StaffRow`, from `door_staff s`. */
export const staffSelect = `s.id, s.name, s.all_events as "allEvents",
  array(select w.event_id from door_staff_events w join events e on e.site_id = $1 and e.id = w.event_id and e.deleted_at is null
        where w.site_id = $1 and w.staff_member_id = s.id order by e.start_at, e.id) as "eventIds",
  s.permissions, s.paused, s.joined_at as "joinedAt", s.login_sealed as "loginSealed", s.revision,
  s.created_at as "createdAt", s.updated_at as "updatedAt"`

/** The rule of `doorStaffStatus` in the domain, for filters. */
export const statusSql = `case when s.paused then 'ACCESS_PAUSED' when s.joined_at is null then 'PENDING' else 'HAS_ACCESS' end`

export const statusOf = ({ paused, joinedAt }: Pick<StaffRow, 'paused' | 'joinedAt'>) =>
  doorStaffStatus({ paused, joined: joinedAt !== null })

export const staffToWire = (row: StaffRow, loginLink: string | undefined): Static<typeof StaffMember> => ({
  id: row.id,
  revision: String(row.revision),
  createdDate: row.createdAt.toISOString(),
  updatedDate: row.updatedAt.toISOString(),
  name: row.name,
  status: statusOf(row),
  permissions: row.permissions,
  ...(row.allEvents ? { allEvents: {} } : { specificEvents: { events: row.eventIds } }),
  ...present({ loginLink }),
})
