import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { findUser } from '../staff/queries.ts'
import { type SignInFrom, tellNewSignIn } from './tell-new-sign-in.ts'

interface StaffSignIn {
  readonly request: FastifyRequest
  readonly publicUrl: string
  /** Of the user. */
  readonly id: string
}

/** What a page's request says of the device, as operations are told it by `Ctx`. */
export const cameFrom = ({ headers, ip }: FastifyRequest): SignInFrom => ({
  agent: headers['user-agent']?.slice(0, 500),
  address: ip,
})

/** The same for a staff user, whose sign-ins are pages and no operations. `Post.soon` is due after the commit. */
export async function tellStaff(db: Queryable, now: Date, { request, publicUrl, id }: StaffSignIn): Promise<void> {
  const user = await db.row(findUser, { id })
  const link = new URL('/admin/', publicUrl).href
  await tellNewSignIn(db, { now, newId: () => newId(new Date()) }, cameFrom(request), {
    id,
    email: user?.email ?? null,
    link,
  })
}
