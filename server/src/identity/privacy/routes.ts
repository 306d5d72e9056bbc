import * as contract from '@fairground/contract/fairground/privacy.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Post } from '../../mail/post.ts'
import { provenMember } from '../factors/proof.ts'
import { exportData, type PersonalData } from './export-data.ts'

interface Needs {
  readonly parts: readonly PersonalData[]
  /** The one way that an account ends. */
  readonly deleteMember: (tx: Tx, id: string, ctx: Ctx) => Promise<unknown>
  readonly post: Post
}

export function privacyRoutes(api: Api, { parts, deleteMember, post }: Needs): void {
  mount(
    api,
    contract.exportMyData,
    async (_request, ctx) => ({ exportedDate: ctx.now.toISOString(), data: await exportData(ctx, parts) }),
    { limit: () => ({ name: 'my-data', per: 'caller', perMinute: 6 }) },
  )
  mount(
    api,
    contract.deleteMyAccount,
    async ({ proof }, ctx) => {
      const { id } = await provenMember(ctx, proof)
      await ctx.db.inTx((tx) => deleteMember(tx, id, ctx))
      post.soon(ctx.site.id)
      return {}
    },
    { once: true },
  )
}
