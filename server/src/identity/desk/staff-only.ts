import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'

/** The staff user who calls; a key is nobody who has views and drafts. */
export function staffUserOf({ caller }: Ctx): string {
  if (caller.kind === 'staff') return caller.id
  throw new ApiError({ code: 'PERMISSION_DENIED', description: 'This is for staff sessions.' })
}
