import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Site } from '../../ground/site.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days that an order which is paid in person keeps its units; the site's setting. */
export const manualDays = ({ settings }: Pick<Site, 'settings'>): number => settings.manualPaymentDays ?? 7

/** Until when an order that is paid outside keeps its units; null where staff placed or settled it. */
export const manualTerm = ({ caller, now, site }: Pick<Ctx, 'caller' | 'now' | 'site'>): Date | null =>
  holdsScope(caller, 'orders.write') ? null : new Date(now.getTime() + manualDays(site) * DAY_MS)
