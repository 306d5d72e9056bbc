import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'

export type OwnerKind = 'VISITOR' | 'MEMBER' | 'USER' | 'APP'

/** Owner of a cart, checkout or order. */
export interface Owner {
  readonly id: string
  readonly kind: OwnerKind
}

/** Every caller with credentials can own a cart; 401 for the others. */
export function ownerOf(caller: Caller): Owner {
  switch (caller.kind) {
    case 'visitor':
      return { id: caller.id, kind: 'VISITOR' }
    case 'member':
      return { id: caller.id, kind: 'MEMBER' }
    case 'staff':
      return { id: caller.id, kind: 'USER' }
    case 'apiKey':
      return { id: caller.id, kind: 'APP' }
    case 'anonymous':
    case 'doorStaff':
      throw new ApiError({ code: 'UNAUTHENTICATED' })
    default:
      return caller satisfies never
  }
}
