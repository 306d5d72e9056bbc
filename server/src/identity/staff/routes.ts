import * as contract from '@fairground/contract/fairground/staff.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import { findUser } from './queries.ts'
import { signInLinkFor } from './sign-in-link.ts'

export interface StaffDeps {
  readonly publicUrl: string
  /** Hands a sign-in link to whoever may have it. */
  readonly deliver: (link: { readonly email: string; readonly signInLink: string }) => void
}

export function staffRoutes(api: Api, { publicUrl, deliver }: StaffDeps): void {
  mount(api, contract.whoAmI, async (_request, { caller, db, site, now }) => {
    const user = caller.kind === 'staff' ? await db.row(findUser, { id: caller.id }) : undefined
    if (!user) throw new ApiError({ code: 'PERMISSION_DENIED', description: 'This is for staff sessions.' })
    const { id, name, currency, locale, timeZone, settings } = site
    return {
      user,
      site: {
        id,
        name,
        currency,
        locale,
        timeZone,
        testPayments: settings.testPayments,
        testMode: settings.testMode,
        now: now.toISOString(),
      },
    }
  })

  mount(
    api,
    contract.requestSignInLink,
    async ({ email }, { db, now }) => {
      const link = await signInLinkFor(db, publicUrl, now, email)
      if (link) deliver(link)
      return {}
    },
    { limit: () => ({ name: 'sign-in-link', per: 'address', perMinute: 5 }) },
  )
}
