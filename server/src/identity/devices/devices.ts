import type { Queryable } from '../../ground/database.ts'
import { hashSecret, newSecret } from '../../ground/secrets.ts'
import { countDevices, deleteDevices, deleteOldDevices, findDevice, insertDevice } from './queries.ts'

const LIFE_MS = 30 * 24 * 60 * 60_000
export const DEVICE_SECONDS = LIFE_MS / 1000

/** Remembers a browser that then needs no second step, for 30 days or until the password, the factors or their owner end that. */
export async function rememberDevice(db: Queryable, subjectId: string, now: Date): Promise<string> {
  const token = newSecret('fgd')
  await db.run(insertDevice, {
    hash: hashSecret(token),
    subjectId,
    at: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  })
  return token
}

/** A token of another person is worth nothing here. */
export const isRemembered = async (
  db: Queryable,
  subjectId: string,
  token: string | undefined,
  now: Date,
): Promise<boolean> =>
  token !== undefined && (await db.row(findDevice, { hash: hashSecret(token), subjectId, at: now })) !== undefined

export const forgetDevicesOf = (db: Queryable, subjectId: string): Promise<number> =>
  db.run(deleteDevices, { subjectId })

/** True for tokens that `/_session/member` may put into the cookie: our own and nothing else. */
export const isDeviceToken = (value: unknown): value is string =>
  typeof value === 'string' && /^fgd_[\w-]{43}$/.test(value)

/** In how many browsers they are remembered. */
export const devicesOf = async (db: Queryable, subjectId: string, at: Date): Promise<number> =>
  (await db.row(countDevices, { subjectId, at }))?.devices ?? 0

export const forgetOldDevices = (db: Queryable, before: Date): Promise<number> => db.run(deleteOldDevices, { before })
