import { takeTurns } from '../../db/row-statements.ts'
import { statement } from '../../db/statement.ts'
import { permissionList, staffColumns, staffSelect } from './staff-row.ts'

export const findStaff = statement({
  name: 'doorStaff.find',
  params: { id: 'uuid' },
  row: staffColumns,
  sql: `select ${staffSelect} from door_staff s where s.site_id = $1 and s.id = $2`,
})

export const lockStaff = statement({
  name: 'doorStaff.lock',
  params: { id: 'uuid' },
  row: staffColumns,
  sql: `select ${staffSelect} from door_staff s where s.site_id = $1 and s.id = $2 for update of s`,
})

export const lockStaffCount = takeTurns('doorStaff.lockCount', 'door staff')

export const countStaff = statement({
  name: 'doorStaff.count',
  row: { count: 'int8' },
  sql: 'select count(*) as count from door_staff where site_id = $1',
})

export const insertStaff = statement({
  name: 'doorStaff.insert',
  params: {
    id: 'uuid',
    name: 'text',
    allEvents: 'bool',
    permissions: permissionList,
    paused: 'bool',
    loginHash: 'text',
    loginSealed: 'text',
    at: 'timestamptz',
  },
  sql: `
    insert into door_staff (site_id, id, name, all_events, permissions, paused, login_hash, login_sealed, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
})

export const writeStaff = statement({
  name: 'doorStaff.write',
  params: {
    id: 'uuid',
    name: 'text',
    allEvents: 'bool',
    permissions: permissionList,
    paused: 'bool',
    at: 'timestamptz',
  },
  sql: `
    update door_staff set name = $3, all_events = $4, permissions = $5, paused = $6, updated_at = $7, revision = revision + 1
    where site_id = $1 and id = $2`,
})

export const deleteStaff = statement({
  name: 'doorStaff.delete',
  params: { id: 'uuid' },
  sql: 'delete from door_staff where site_id = $1 and id = $2',
})

export const clearEvents = statement({
  name: 'doorStaff.clearEvents',
  params: { id: 'uuid' },
  sql: 'delete from door_staff_events where site_id = $1 and staff_member_id = $2',
})

export const insertEvents = statement({
  name: 'doorStaff.insertEvents',
  params: { id: 'uuid', events: 'uuid[]' },
  sql: `
    insert into door_staff_events (site_id, staff_member_id, event_id)
    select $1, $2, u.event_id from unnest($3::uuid[]) as u (event_id)`,
})

export const staffOfLink = statement({
  name: 'doorStaff.ofLink',
  params: { hash: 'text' },
  row: staffColumns,
  sql: `select ${staffSelect} from door_staff s where s.site_id = $1 and s.login_hash = $2 for update of s`,
})

/** The first time counts. */
export const joinStaff = statement({
  name: 'doorStaff.join',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: `
    update door_staff set joined_at = $3, updated_at = $3, revision = revision + 1
    where site_id = $1 and id = $2 and joined_at is null`,
})

export const insertDevice = statement({
  name: 'doorStaff.insertDevice',
  params: { id: 'uuid', staffMemberId: 'uuid', hash: 'text', at: 'timestamptz' },
  sql: `
    insert into door_devices (site_id, id, staff_member_id, access_hash, created_at, seen_at) values ($1, $2, $3, $4, $5, $5)`,
})

/** Keeps so many devices of a member, those that were seen last. */
export const dropDevices = statement({
  name: 'doorStaff.dropDevices',
  params: { staffMemberId: 'uuid', most: 'int4' },
  sql: `
    delete from door_devices where site_id = $1 and id in (
      select id from door_devices where site_id = $1 and staff_member_id = $2 order by seen_at desc, id desc offset $3::int4)`,
})

export const staffOfDevice = statement({
  name: 'doorStaff.ofDevice',
  params: { hash: 'text', seenAfter: 'timestamptz' },
  row: { ...staffColumns, deviceId: 'uuid', seenAt: 'timestamptz' },
  sql: `
    select ${staffSelect}, d.id as "deviceId", d.seen_at as "seenAt"
    from door_devices d join door_staff s on s.site_id = $1 and s.id = d.staff_member_id
    where d.site_id = $1 and d.access_hash = $2 and d.seen_at > $3`,
})

export const seeDevice = statement({
  name: 'doorStaff.seeDevice',
  params: { id: 'uuid', at: 'timestamptz' },
  sql: 'update door_devices set seen_at = $3 where site_id = $1 and id = $2',
})
