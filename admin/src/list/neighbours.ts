/** The entries before and after `id` on the page of the list that led to it. */
export function neighbours(ids: readonly string[], id: string): { previous?: string; next?: string; place?: number } {
  const at = ids.indexOf(id)
  if (at < 0) return {}
  return { ...(ids[at - 1] && { previous: ids[at - 1] }), ...(ids[at + 1] && { next: ids[at + 1] }), place: at + 1 }
}
