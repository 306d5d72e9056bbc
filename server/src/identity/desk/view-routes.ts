import * as contract from '@fairground/contract/fairground/saved-views.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { ApiError } from '../../ground/api-error.ts'
import { staffId } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { filled } from '../../ground/filled.ts'
import { type Api, mount } from '../../http/mount.ts'
import { deleteOwnView, listViews, lockViewsOf, ownViewNames, type ViewRow, writeView } from './queries.ts'

type SavedView = ResponseOf<typeof contract.saveView>['view']

const MOST = 20

export function savedViewRoutes(api: Api): void {
  mount(api, contract.listSavedViews, async ({ list }, ctx) => {
    const rows = await ctx.db.rows(listViews, { userId: staffId(ctx.caller), list })
    return { views: rows.map(viewToWire) }
  })
  mount(api, contract.saveView, async ({ view }, ctx) => ({ view: await save(ctx, view) }))
  mount(api, contract.deleteView, async ({ viewId: id }, ctx) => {
    if (!(await ctx.db.row(deleteOwnView, { id, userId: staffId(ctx.caller) })))
      throw new ApiError({ code: 'VIEW_NOT_FOUND', id })
    return {}
  })
}

async function save(ctx: Ctx, view: RequestOf<typeof contract.saveView>['view']): Promise<SavedView> {
  const userId = staffId(ctx.caller)
  const { list, query, shared = false } = view
  const name = filled(view.name, 'view.name')
  return ctx.db.inTx(async (tx) => {
    const user = await tx.row(lockViewsOf, { userId })
    const names = await tx.rows(ownViewNames, { userId, list })
    const isNew = names.every((taken) => taken.name !== name.toLowerCase())
    if (isNew && names.length >= MOST)
      throw new ApiError({ code: 'LIMIT_REACHED', limit: MOST }, (t) => t('refusals.manyViews'))
    const written = await tx.row(writeView, { id: ctx.newId(), userId, list, name, query, shared, at: ctx.now })
    const id = written?.id ?? ''
    return viewToWire({ id, list, name, query, shared, mine: true, ownerName: user?.name ?? '', updatedAt: ctx.now })
  })
}

const viewToWire = ({ updatedAt, ...view }: ViewRow): SavedView => ({ ...view, updatedDate: updatedAt.toISOString() })
