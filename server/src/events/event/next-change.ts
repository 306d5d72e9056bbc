import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'
import type { ReadCache } from '../../http/read-cache.ts'
import { findNextChange } from './queries.ts'

/** Remembers what visitors read. */
export interface Remembering {
  readonly cache: ReadCache
  readonly nowOf: (site: Site) => Date
}

type Moment = Date | string | null | undefined

/** The earliest of these moments that is still to come, by the clock of the process; the site has its own, which tests move. */
export function nextOf(
  { nowOf }: Pick<Remembering, 'nowOf'>,
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  moments: readonly Moment[],
): number {
  const real = Date.now()
  const ahead = real - nowOf(site).getTime()
  const times = moments.flatMap((moment) => (moment ? new Date(moment).getTime() : []))
  return Math.min(...times.filter((time) => time > now.getTime())) + ahead
}

/** The next moment at which any event of the site, or any of its tickets, changes by the clock. */
export async function nextChangeOfSite(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Date | null> {
  return (await ctx.db.row(findNextChange, { now: ctx.now }))!.at // one row, whatever is to come
}
