import { record } from '../../audit/record.ts'
import { statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site, SiteSettings } from '../../ground/site.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../lock-settings.ts'

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

export const testingOf = ({ settings: { testPayments, testMode } }: Pick<Site, 'settings'>): Testing => ({
  testPayments,
  testMode,
})

/**
 * Changes what is given and leaves the rest as it stands. The domain event makes every other process read the site.
 * `confirmed`: testing may be switched on; without it TESTING_NOT_CONFIRMED.
 */
export const switchTesting = (ctx: Ctx, change: Partial<Testing>, confirmed: boolean): Promise<Testing> =>
  ctx.db.inTx(async (tx) => {
    const before = testingOf((await tx.row(lockSettings, {})) ?? ctx.site)
    const after = { ...before, ...change }
    const switchesOn = (after.testPayments && !before.testPayments) || (after.testMode && !before.testMode)
    if (switchesOn && !confirmed) throw new ApiError({ code: 'TESTING_NOT_CONFIRMED' })
    if (before.testPayments === after.testPayments && before.testMode === after.testMode) return after
    await tx.run(writeTesting, after)
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'testingSet', payload: { ...after } }], ctx)
    await record(tx, ctx, { action: 'testing.set', target: ctx.site, before: { ...before }, after: { ...after } })
    return after
  })
