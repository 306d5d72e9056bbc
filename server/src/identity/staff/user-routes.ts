import * as contract from '@fairground/contract/fairground/staff-users.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { type Api, mount } from '../../http/mount.ts'
import { forgetProviders, giveRole, inviteUser, removeUser } from './edit-users.ts'
import { nameOfRole } from './given-role.ts'
import { listUsers, type StaffRow } from './queries.ts'
import type { StaffDeps } from './routes.ts'

type StaffAccount = ResponseOf<typeof contract.listStaffUsers>['users'][number]

export function staffUserRoutes(api: Api, { publicUrl, post }: StaffDeps): void {
  mount(api, contract.listStaffUsers, async (_request, { db }) => ({
    users: (await db.rows(listUsers, {})).map(userToWire),
  }))

  mount(api, contract.inviteStaffUser, async (request, ctx) => {
    const user = await inviteUser(ctx, publicUrl, request)
    post.soon(ctx.site.id)
    return { user: userToWire(user) }
  })

  mount(api, contract.changeStaffRole, async ({ id, role }, ctx) => ({
    user: userToWire(await giveRole(ctx, id, role)),
  }))

  mount(api, contract.forgetSignInProviders, async ({ id }, ctx) => ({
    user: userToWire(await forgetProviders(ctx, id)),
  }))

  mount(api, contract.removeStaffUser, async ({ id }, ctx) => {
    await removeUser(ctx, id)
    return {}
  })
}

const userToWire = ({ createdAt, signedInAt, issuers, ...user }: StaffRow): StaffAccount => ({
  ...user,
  roleName: nameOfRole(user),
  signInProviders: issuers,
  createdDate: createdAt.toISOString(),
  ...present({ lastSignInDate: signedInAt ? signedInAt.toISOString() : undefined }),
})
