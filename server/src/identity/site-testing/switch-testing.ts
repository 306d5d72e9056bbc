import { statement } from '../../db/statement.ts'
import type { Ctx } from '../../http/context.ts'
import { happen } from '../../outbox/happenings.ts'
import { record } from '../audit/record.ts'
import type { SiteSettings } from '../site.ts'

export type Testing = Pick<SiteSettings, 'testPayments' | 'testMode'>

/** A site that leaves test mode goes back to the real time. */
const writeTesting = statement({
  name: 'siteTesting.write',
  params: { testPayments: 'bool', testMode: 'bool' },
  sql: `
    update sites
    set settings = settings || jsonb_build_object('testPayments', $2::bool, 'testMode', $3::bool),
        clock_offset_ms = case when $3 then clock_offset_ms else 0 end
    from (select $1::uuid as site_id) s
    where s.site_id = $1 and sites.id = s.site_id`,
})

/** The domain event makes every other process read the site. */
export async function switchTesting(ctx: Ctx, before: Testing, after: Testing): Promise<void> {
  if (before.testPayments === after.testPayments && before.testMode === after.testMode) return
  await ctx.db.inTx(async (tx) => {
    await tx.run(writeTesting, after)
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'testingSet', payload: { ...after } }], ctx)
    await record(tx, ctx, {
      action: 'testing.set',
      target: ctx.site,
      before: { ...before },
      after: { ...after },
    })
  })
}
