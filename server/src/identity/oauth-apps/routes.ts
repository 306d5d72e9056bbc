import * as contract from '@fairground/contract/fairground/oauth-apps.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import type { Ctx } from '../../ground/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Directory } from '../../sites/directory.ts'
import { createApp, removeApp, updateApp } from './edit-app.ts'
import { type AppRow, listApps } from './queries.ts'

type OAuthApp = ResponseOf<typeof contract.listOAuthApps>['oauthApps'][number]

/** This process knows of a change when it answers; the others hear of it through the outbox. */
export function oauthAppRoutes(api: Api, { directory }: { readonly directory: Directory }): void {
  const answer = ({ site }: Ctx, app: AppRow) => ({ oauthApp: appToWire(app, directory.clientOf(site.id)?.id) })

  mount(api, contract.listOAuthApps, async (_request, { db, site }) => {
    const apps = await db.rows(listApps, { siteId: site.id })
    return { oauthApps: apps.map((app) => appToWire(app, apps[0]?.id)) }
  })
  const changes = { changesSite: true } as const
  mount(api, contract.createOAuthApp, async (request, ctx) => answer(ctx, await createApp(ctx, request)), changes)
  mount(api, contract.updateOAuthApp, async (request, ctx) => answer(ctx, await updateApp(ctx, request)), changes)
  mount(
    api,
    contract.deleteOAuthApp,
    async ({ id }, ctx) => {
      await removeApp(ctx, id)
      return {}
    },
    changes,
  )
}

const appToWire = ({ createdAt, ...app }: AppRow, storefrontId: string | undefined): OAuthApp => ({
  ...app,
  createdDate: createdAt.toISOString(),
  storefront: app.id === storefrontId,
})
