import type { createOAuthApp, updateOAuthApp } from '@fairground/contract/fairground/oauth-apps.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { insertClient } from '../../sites/oauth-clients.ts'
import { checkAddresses } from './addresses.ts'
import { type AppRow, deleteApp, listApps, lockApp, lockApps, revokeAppTokens, writeApp } from './queries.ts'

const MAX_APPS = 100

const summary = ({ name, redirectUris, postFlowOrigins }: AppRow) => ({ name, redirectUris, postFlowOrigins })

/** Every process reads the site and its apps again. */
const appsChanged = (tx: Tx, ctx: Ctx) =>
  happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'appsChanged', payload: {} }], ctx)

export async function createApp(ctx: Ctx, request: RequestOf<typeof createOAuthApp>): Promise<AppRow> {
  checkAddresses(request)
  const { name, redirectUris = [], postFlowOrigins = [] } = request
  const app: AppRow = { id: ctx.newId(), name, redirectUris, postFlowOrigins, createdAt: ctx.now }
  const siteId = ctx.site.id
  await ctx.db.inTx(async (tx) => {
    await tx.run(lockApps, {})
    if ((await tx.rows(listApps, { siteId })).length >= MAX_APPS)
      throw new ApiError({ code: 'LIMIT_REACHED', limit: MAX_APPS })
    await tx.run(insertClient, { ...app, siteId, at: ctx.now })
    await appsChanged(tx, ctx)
    await record(tx, ctx, { action: 'oauthApp.created', target: app, after: summary(app) })
  })
  return app
}

export async function updateApp(ctx: Ctx, request: RequestOf<typeof updateOAuthApp>): Promise<AppRow> {
  checkAddresses(request)
  const { id } = request
  const siteId = ctx.site.id
  return ctx.db.inTx(async (tx) => {
    const app = await tx.row(lockApp, { siteId, id })
    if (!app) throw new ApiError({ code: 'APP_NOT_FOUND', id })
    const { name = app.name, redirectUris = app.redirectUris, postFlowOrigins = app.postFlowOrigins } = request
    const changed: AppRow = { ...app, name, redirectUris, postFlowOrigins }
    await tx.run(writeApp, { siteId, id, name, redirectUris, postFlowOrigins })
    await appsChanged(tx, ctx)
    const entry = { before: summary(app), after: summary(changed) }
    await record(tx, ctx, { action: 'oauthApp.updated', target: changed, ...entry })
    return changed
  })
}

/** Its refresh tokens end here; its access tokens are refused for want of the app. */
export async function removeApp(ctx: Ctx, id: string): Promise<void> {
  const siteId = ctx.site.id
  await ctx.db.inTx(async (tx) => {
    const app = await tx.row(lockApp, { siteId, id })
    if (!app) throw new ApiError({ code: 'APP_NOT_FOUND', id })
    const [first] = await tx.rows(listApps, { siteId })
    if (first?.id === id) throw new ApiError({ code: 'APP_IN_USE', id })
    await tx.run(deleteApp, { siteId, id })
    await tx.run(revokeAppTokens, { clientId: id, at: ctx.now })
    await appsChanged(tx, ctx)
    await record(tx, ctx, { action: 'oauthApp.deleted', target: app, before: summary(app) })
  })
}
