import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { cameFrom } from '../new-sign-ins/came-from.ts'
import { notifyNewSignIn } from '../new-sign-ins/notify-new-sign-in.ts'
import { findUser } from './queries.ts'

export interface StaffSignIn {
  readonly request: FastifyRequest
  readonly publicUrl: string
  /** Id of the user. */
  readonly id: string
}

/** Notifies a staff user of a sign-in from a new device: they sign in by pages, not by operations. `Post.soon` is due after the commit. */
export async function notifyStaff(db: Queryable, now: Date, { request, publicUrl, id }: StaffSignIn): Promise<void> {
  const user = await db.row(findUser, { id })
  const link = new URL('/admin/', publicUrl).href
  await notifyNewSignIn(db, { now, newId: () => newId(new Date()) }, cameFrom(request), {
    id,
    email: user?.email ?? null,
    link,
  })
}
