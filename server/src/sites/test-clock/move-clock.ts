import { type Deed, record } from '../../audit/record.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { happen } from '../../outbox/happenings.ts'
import { writeClock } from '../clock.ts'

/** Ids carry their time since 1970, and the wire writes years in four digits. */
const EARLIEST = Date.parse('1971-01-01T00:00:00Z')
const LATEST = Date.parse('9900-01-01T00:00:00Z')

/** The domain event makes every process read the site again; cached answers are valid by the clock they were made under. */
export async function moveClock(ctx: Pick<Ctx, 'db' | 'site'> & Deed, offsetMs: number): Promise<void> {
  const becomes = ctx.now.getTime() - ctx.site.clockOffsetMs + offsetMs
  if (!(becomes >= EARLIEST && becomes < LATEST)) {
    throw new InvalidArgument([
      { field: 'now', description: message('violations.testClock'), violatedRule: 'VALIDATION' },
    ])
  }
  await ctx.db.inTx(async (tx) => {
    await tx.run(writeClock, { id: ctx.site.id, offsetMs: BigInt(Math.round(offsetMs)) })
    await happen(tx, [{ entity: 'site', entityId: ctx.site.id, slug: 'clockSet', payload: { offsetMs } }], ctx)
    await record(tx, ctx, {
      action: 'testClock.set',
      target: ctx.site,
      before: { offsetMs: ctx.site.clockOffsetMs },
      after: { offsetMs: Math.round(offsetMs) },
    })
  })
}
