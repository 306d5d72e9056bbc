/** Goods that a coupon is for; without a group, everything of the namespace. A group without an id is all of that kind. */
export type CouponScope = {
  namespace: 'stores' | 'events'
  group?: { name: 'product' | 'collection' | 'event' | 'ticket'; entityId?: string | null }
}

/** Facts about a line that a scope depends on. `ids` are the line's own under each group's name. */
export type ScopedItem = {
  namespace: CouponScope['namespace'] | null
  ids: { product?: string; collection?: readonly string[]; event?: string; ticket?: string }
}

export function isInScope(scope: CouponScope | null, { namespace, ids }: ScopedItem): boolean {
  if (!scope) return true
  if (scope.namespace !== namespace) return false
  if (!scope.group?.entityId) return true
  const { name, entityId } = scope.group
  return [ids[name] ?? []].flat().includes(entityId.toLowerCase())
}
