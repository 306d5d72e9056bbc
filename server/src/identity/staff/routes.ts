import * as contract from '@fairground/contract/fairground/staff.ts'
import { ApiError } from '../../ground/api-error.ts'
import { staffId } from '../../ground/caller.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Post } from '../../mail/post.ts'
import { nameOfRole } from './given-role.ts'
import { findUser } from './queries.ts'
import { mailLinkTo } from './sign-in-link.ts'

export interface StaffDeps {
  readonly publicUrl: string
  readonly post: Post
}

export function staffRoutes(api: Api, { publicUrl, post }: StaffDeps): void {
  mount(api, contract.whoAmI, async (_request, { caller, db, site, now }) => {
    const user = await db.row(findUser, { id: staffId(caller) })
    if (!user) throw new ApiError({ code: 'UNAUTHENTICATED' })
    const { id, name, currency, locale, timeZone, settings } = site
    return {
      user: { ...user, roleName: nameOfRole(user) },
      site: {
        id,
        name,
        currency,
        locale,
        timeZone,
        testPayments: settings.testPayments,
        testMode: settings.testMode,
        settingUp: settings.setup?.shown === true,
        now: now.toISOString(),
      },
    }
  })

  mount(
    api,
    contract.requestSignInLink,
    async ({ email }, ctx) => {
      await mailLinkTo(ctx.db, publicUrl, ctx, email)
      post.soon(ctx.site.id)
      return {}
    },
    { limit: () => ({ name: 'sign-in-link', per: 'address', perMinute: 5 }) },
  )
}
