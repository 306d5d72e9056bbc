import * as contract from '@fairground/contract/fairground/drafts.ts'
import { staffId } from '../../ground/caller.ts'
import { type Api, mount } from '../../http/mount.ts'
import { deleteDraft, findDraft, writeDraft } from './queries.ts'

export function draftRoutes(api: Api): void {
  mount(api, contract.getDraft, async ({ key }, ctx) => {
    const draft = await ctx.db.row(findDraft, { userId: staffId(ctx.caller), key })
    return draft ? { draft: { content: draft.content, savedDate: draft.savedAt.toISOString() } } : {}
  })
  mount(api, contract.saveDraft, async ({ key, content }, ctx) => {
    await ctx.db.run(writeDraft, { userId: staffId(ctx.caller), key, content, at: ctx.now })
    return { savedDate: ctx.now.toISOString() }
  })
  mount(api, contract.forgetDraft, async ({ key }, ctx) => {
    await ctx.db.run(deleteDraft, { userId: staffId(ctx.caller), key })
    return {}
  })
}
