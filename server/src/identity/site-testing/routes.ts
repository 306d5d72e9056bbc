import * as contract from '@fairground/contract/fairground/site-testing.ts'
import { ApiError } from '../../http/api-error.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Site } from '../site.ts'
import { switchTesting, type Testing } from './switch-testing.ts'

const testingOf = ({ settings: { testPayments, testMode } }: Site): Testing => ({ testPayments, testMode })

/** An https site is one that strangers buy at: there testing is switched on knowingly or not at all. */
export function siteTestingRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  const isPublic = publicUrl.startsWith('https:')
  mount(api, contract.getSiteTesting, async (_request, { site }) => testingOf(site))
  mount(
    api,
    contract.setSiteTesting,
    async ({ confirmed = false, ...change }, ctx) => {
      const before = testingOf(ctx.site)
      const after: Testing = { ...before, ...change }
      const switchesOn = (after.testPayments && !before.testPayments) || (after.testMode && !before.testMode)
      if (switchesOn && isPublic && !confirmed) throw new ApiError({ code: 'TESTING_NOT_CONFIRMED' })
      await switchTesting(ctx, before, after)
      return after
    },
    { changesSite: true },
  )
}
