import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { appStates, writeAppState } from './queries.ts'
import type { Apps } from './reference.ts'

interface CollectionState {
  readonly appId: string
  readonly collectingRequests: boolean
}

/** Requests are collected for every app until somebody stops it. */
export async function collectionStates(db: Queryable, { store, tickets }: Apps): Promise<CollectionState[]> {
  const set = new Map((await db.rows(appStates, {})).map(({ appId, collecting }) => [appId, collecting]))
  return [store, tickets].map((appId) => ({ appId, collectingRequests: set.get(appId) ?? true }))
}

export async function setCollecting(ctx: Ctx, apps: Apps, appId: string, collecting: boolean): Promise<void> {
  const id = appId.toLowerCase()
  const app = id === apps.olderStore ? apps.store : id
  if (app !== apps.store && app !== apps.tickets) throw new ApiError({ code: 'NOT_SUPPORTED_APP_DEF_ID', appId })
  await ctx.db.inTx(async (tx) => {
    await tx.run(writeAppState, { appId: app, collecting })
    const payload = { collectingRequests: collecting }
    await happen(tx, [{ entity: 'back_in_stock_settings', entityId: app, slug: 'updated', payload }], ctx)
  })
}
