import { recordEach } from '../../audit/record.ts'
import { json, statement } from '../../db/statement.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { PaymentAccount, SiteSettings } from '../../ground/site.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockSettings } from '../../sites/lock-settings.ts'
import { summaryOf } from './accounts.ts'

const writeReserves = statement({
  name: 'paymentAccounts.reserveAll',
  params: { settings: json<Partial<SiteSettings>>() },
  sql: `update sites set settings = settings || $2::jsonb
        from (select $1::uuid as site_id) s where id = s.site_id and s.site_id = $1`,
})

interface Wanted {
  readonly enabled?: boolean | undefined
  readonly end?: 'capture' | 'void' | undefined
  readonly hours?: number | undefined
}

/** The longest that every provider keeps an amount reserved. */
const LONGEST_HOURS = 144

function reserveOf(before: PaymentAccount['reserve'], { enabled, end, hours }: Wanted): PaymentAccount['reserve'] {
  if (!(enabled ?? before !== undefined)) return undefined
  return { hours: hours ?? before?.hours ?? LONGEST_HOURS, end: end ?? before?.end ?? 'capture' }
}

/**
 * Has the payments of all accounts reserved first, or taken at once; `field` names the setting in violations. Payments that are under way stay as
 * they began. Throws STALE_REVISION.
 */
export const reserveAll = (
  ctx: Ctx,
  wanted: Wanted,
  { revision, field }: { readonly revision: string; readonly field: string },
): Promise<SiteSettings> =>
  ctx.db.inTx(async (tx) => {
    const settings = (await tx.row(lockSettings, {}))?.settings ?? ctx.site.settings
    const present = settings.revision ?? 1
    sameRevision({ revision: BigInt(present) }, revision)
    const before = Object.entries(settings.paymentAccounts ?? {})
    if (wanted.enabled && before.length === 0)
      throw new InvalidArgument([
        { field, description: message('violations.noAccountReserves'), violatedRule: 'VALIDATION' },
      ])
    const after = before.map(([method, { reserve, ...account }]) => {
      const next = reserveOf(reserve, wanted)
      return [method, next ? { ...account, reserve: next } : account] as const
    })
    const changes = after.flatMap(([method, account], i) => {
      const [was, is] = [summaryOf(method, before[i]![1]), summaryOf(method, account)] // as many
      return was.reserveHours === is.reserveHours && was.reserveEnd === is.reserveEnd ? [] : [{ was, is }]
    })
    if (changes.length === 0) return settings
    const changed = {
      paymentAccounts: Object.fromEntries(after),
      revision: present + 1,
      settingsSetAt: ctx.now.toISOString(),
    }
    await tx.run(writeReserves, { settings: changed })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'paymentAccountSet', payload: {} }], ctx)
    await recordEach(
      tx,
      ctx,
      changes.map(({ was, is }) => ({ action: 'payments.accountSet', target: ctx.site, before: was, after: is })),
    )
    return { ...settings, ...changed }
  })
