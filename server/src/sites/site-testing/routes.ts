import * as contract from '@fairground/contract/fairground/site-testing.ts'
import { type Api, mount } from '../../http/mount.ts'
import { switchTesting, testingOf } from './switch-testing.ts'

/** An https site is one that strangers buy at: there testing is switched on knowingly or not at all. */
export function siteTestingRoutes(api: Api, { publicUrl }: { readonly publicUrl: string }): void {
  const isPublic = publicUrl.startsWith('https:')
  mount(api, contract.getSiteTesting, async (_request, { site }) => testingOf(site))
  mount(
    api,
    contract.setSiteTesting,
    ({ confirmed = false, ...change }, ctx) => switchTesting(ctx, change, confirmed || !isPublic),
    { changesSite: true },
  )
}
