import { holdsScope } from '../http/caller.ts'
import type { Ctx } from '../http/context.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = 7

/** Until when an order that is paid outside keeps its units; null where staff placed or settled it. */
export const manualTerm = ({ caller, now, site }: Pick<Ctx, 'caller' | 'now' | 'site'>): Date | null =>
  holdsScope(caller, 'orders.write')
    ? null
    : new Date(now.getTime() + (site.settings.manualPaymentDays ?? DAYS) * DAY_MS)
