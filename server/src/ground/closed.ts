import { ApiError } from './api-error.ts'
import { holdsScope } from './caller.ts'
import type { Ctx } from './context.ts'
import { type Site, statusOf } from './site.ts'

type Closed = 'DISABLED' | 'PENDING'

/** Undefined while the shop sells. A status of a later version closes nothing. */
export function closedOf(site: Pick<Site, 'settings'>): Closed | undefined {
  const status = statusOf(site)
  return status === 'DISABLED' || status === 'PENDING' ? status : undefined
}

/** A closed shop sells nothing to its buyers; staff enter orders as ever. Throws SITE_IS_CLOSED. */
export function refuseWhenClosed({ site, caller }: Pick<Ctx, 'site' | 'caller'>): void {
  if (closedOf(site) && !holdsScope(caller, 'orders.write')) throw new ApiError({ code: 'SITE_IS_CLOSED' })
}
