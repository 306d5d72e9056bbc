import type { OrderStatus } from '@fairground/contract/enumerations/orders.ts'
import { orderTransitions } from './order-status.ts'

/** Statuses that staff set. The others follow from payments, or from what the shop decides. */
const SET_BY_STAFF = ['APPROVED', 'CANCELED'] as const satisfies readonly OrderStatus[]
export type SetByStaff = (typeof SET_BY_STAFF)[number]

type Decision =
  | { readonly ok: true; readonly to: SetByStaff }
  | { readonly ok: false; readonly code: 'STATUS_ALREADY_SET' | 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' }

/** Decides if staff may set the status of an order that has another. */
export function setStatus(from: OrderStatus, to: OrderStatus): Decision {
  if (from === to) return { ok: false, code: 'STATUS_ALREADY_SET' }
  const set = SET_BY_STAFF.find((status) => status === to)
  if (!set) return { ok: false, code: 'STATUS_NOT_SUPPORTED' }
  const next: readonly OrderStatus[] = orderTransitions[from]
  return next.includes(set) ? { ok: true, to: set } : { ok: false, code: 'UNSUPPORTED_TRANSITION' }
}
