import { statement } from '../../db/statement.ts'

export const insertDevice = statement({
  name: 'rememberedDevices.insert',
  params: { hash: 'text', subjectId: 'uuid', at: 'timestamptz', expiresAt: 'timestamptz' },
  sql: `
    insert into remembered_devices (site_id, token_hash, subject_id, created_at, expires_at)
    values ($1, $2, $3, $4, $5)`,
})

export const findDevice = statement({
  name: 'rememberedDevices.find',
  params: { hash: 'text', subjectId: 'uuid', at: 'timestamptz' },
  row: { subjectId: 'uuid' },
  sql: `
    select subject_id as "subjectId" from remembered_devices
    where site_id = $1 and token_hash = $2 and subject_id = $3 and expires_at > $4`,
})

export const countDevices = statement({
  name: 'rememberedDevices.count',
  params: { subjectId: 'uuid', at: 'timestamptz' },
  row: { devices: 'int4' },
  sql: `
    select count(*)::int4 as devices from remembered_devices
    where site_id = $1 and subject_id = $2 and expires_at > $3`,
})

export const deleteDevices = statement({
  name: 'rememberedDevices.delete',
  params: { subjectId: 'uuid' },
  sql: `delete from remembered_devices where site_id = $1 and subject_id = $2`,
})

export const deleteOldDevices = statement({
  name: 'rememberedDevices.deleteOld',
  params: { before: 'timestamptz' },
  sql: `delete from remembered_devices where site_id = $1 and expires_at < $2`,
})
