import type { Scope } from '@fairground/client/generated/ecom.coupons.ts'

/** Groups that are one thing by name, and not all of a kind. */
export type NamedTarget = 'product' | 'collection' | 'event' | 'ticket'
/** Target of a coupon. */
export type Target = 'cart' | 'goods' | 'tickets' | NamedTarget

export const isNamed = (target: Target): target is NamedTarget => !['cart', 'goods', 'tickets'].includes(target)

const namespaces = {
  goods: 'stores',
  product: 'stores',
  collection: 'stores',
  tickets: 'events',
  event: 'events',
  ticket: 'events',
} as const satisfies Record<Exclude<Target, 'cart'>, Scope['namespace']>

interface ScopeRead {
  readonly target: Target
  /** Empty unless the target is a named one. */
  readonly entityId: string
}

/** Nothing is the whole cart; a group of which none is named is all of its kind. */
export function readScope(scope: Scope | null | undefined): ScopeRead {
  if (!scope) return { target: 'cart', entityId: '' }
  const { namespace, group } = scope
  if (!group?.entityId) return { target: namespace === 'stores' ? 'goods' : 'tickets', entityId: '' }
  return { target: group.name, entityId: group.entityId }
}

export function scopeOf({ target, entityId }: ScopeRead): Scope | null {
  if (target === 'cart') return null
  const namespace = namespaces[target]
  return isNamed(target) ? { namespace, group: { name: target, entityId } } : { namespace }
}
